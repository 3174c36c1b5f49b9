import KeyboardDoubleArrowLeftRounded from '@mui/icons-material/KeyboardDoubleArrowLeftRounded';
import KeyboardDoubleArrowRightRounded from '@mui/icons-material/KeyboardDoubleArrowRightRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useAppDispatch } from '@/api/hooks';
import { useConfiguration } from '@/config/ConfigurationContext';
import { paths } from '@/config/paths';
import { useTexts } from '@/glossary/useText';
import { tokens } from '@/theme';
import { Logo } from './Logo';
import { NavigationList } from './NavigationList';
import type { NavigationEntry } from './navigationEntries';
import { selectSidebarExpanded, sidebarToggled } from './sidebarSlice';

interface SidebarProps {
  variant: 'new' | 'old';
  entries: readonly NavigationEntry[];
}

/** The left-hand side of wide screens: 224 px open, 75 px collapsed. */
export function Sidebar({ variant, entries }: SidebarProps) {
  const text = useTexts('navigation');
  const { company } = useConfiguration();
  const dispatch = useAppDispatch();
  const hasRoom = useMediaQuery(`(min-width: ${tokens.sidebar.expandedFrom}px)`, { noSsr: true });
  // The new layout is open by default, the old one where there is room for it (specification §2).
  const expanded = useSelector(selectSidebarExpanded) ?? (variant === 'new' || hasRoom);
  const collapsedStyle = variant === 'new' ? 'icon' : 'abbreviation';
  const toggleLabel = expanded
    ? text('collapse', 'Collapse navigation')
    : text('expand', 'Expand navigation');
  return (
    <Box
      component="nav"
      aria-label={text('main', 'Main navigation')}
      sx={{
        width: expanded ? tokens.sidebar.expanded : tokens.sidebar.collapsed,
        flexShrink: 0,
        position: 'sticky',
        top: variant === 'new' ? 0 : tokens.header.height,
        height: variant === 'new' ? '100vh' : `calc(100vh - ${tokens.header.height}px)`,
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        borderRight: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        transition: theme => theme.transitions.create('width'),
        overflow: 'hidden',
        '@media print': { display: 'none' },
      }}
    >
      {variant === 'new' && (
        <Box
          component={Link}
          to={paths.welcome()}
          aria-label={text('home', 'Badger, to the welcome page')}
          sx={{
            height: tokens.header.height,
            flexShrink: 0,
            display: 'flex',
            alignItems: 'center',
            justifyContent: expanded ? 'flex-start' : 'center',
            px: expanded ? 2 : 0,
            borderBottom: 1,
            borderColor: 'divider',
            textDecoration: 'none',
          }}
        >
          <Logo withName={expanded} />
        </Box>
      )}
      <Box sx={{ flex: 1, overflowY: 'auto', overflowX: 'hidden' }}>
        <NavigationList entries={entries} entryStyle={expanded ? 'full' : collapsedStyle} />
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: expanded ? 'space-between' : 'center',
          gap: 1,
          px: expanded ? 2 : 0,
          py: 0.75,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        {expanded && (
          <Typography variant="caption" color="textSecondary" noWrap>
            {text.prose('by-company', 'by {1}', { values: [company] })}
          </Typography>
        )}
        <Tooltip title={toggleLabel} placement="right">
          <IconButton
            size="extraSmall"
            aria-label={toggleLabel}
            aria-expanded={expanded}
            onClick={() => dispatch(sidebarToggled(!expanded))}
          >
            {expanded ? (
              <KeyboardDoubleArrowLeftRounded fontSize="small" />
            ) : (
              <KeyboardDoubleArrowRightRounded fontSize="small" />
            )}
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
  );
}
