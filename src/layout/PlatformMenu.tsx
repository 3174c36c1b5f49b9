import AppsRounded from '@mui/icons-material/AppsRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { PlatformNavigation } from '@/api/navigation';
import { useTexts } from '@/glossary/useText';
import { Menu, MenuHeading, MenuLink, MenuSeparator } from '@/ui/menu';
import { menuTarget } from './menuTarget';
import { useOpenProject } from './useOpenProject';

/** The tools of the platform by name, tagline and link, and above them the open project with its label. */
export function PlatformMenu({ entries }: { entries: PlatformNavigation['navigation'] }) {
  const text = useTexts('header');
  const project = useOpenProject();
  const label = text('platform', 'Platform navigation');
  if (entries.length === 0 && !project) return null;
  return (
    <Menu
      align="start"
      tooltip={label}
      trigger={
        <IconButton size="extraSmall" aria-label={label}>
          <AppsRounded fontSize="small" />
        </IconButton>
      }
    >
      {project && (
        <>
          <MenuHeading>
            <Typography component="span" sx={{ display: 'block', fontWeight: 600, color: 'text.primary' }}>
              {project.name}
            </Typography>
            {project.label}
          </MenuHeading>
          {entries.length > 0 && <MenuSeparator />}
        </>
      )}
      {entries.map(({ name, tagline, link }) => (
        <MenuLink
          key={`${name} ${link}`}
          target={menuTarget(link, window.location.origin)}
          secondary={tagline}
        >
          <Box component="span" sx={{ fontWeight: 500 }}>
            {name}
          </Box>
        </MenuLink>
      ))}
    </Menu>
  );
}
