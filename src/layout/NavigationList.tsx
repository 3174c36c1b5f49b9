import ExpandLessRounded from '@mui/icons-material/ExpandLessRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Collapse from '@mui/material/Collapse';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import { useId } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useAppDispatch } from '@/api/hooks';
import { useTexts } from '@/glossary/useText';
import { tokens } from '@/theme';
import { usePageAddress } from '@/ui/PageAddress';
import { accordionItemToggled, selectAccordionItemOpen } from './accordionSlice';
import {
  abbreviation,
  isOpenPage,
  type NavigationEntry,
  type NavigationGroup,
  type NavigationLink,
} from './navigationEntries';

/** How an entry shows: in full, as its icon (new layout, collapsed) or as two letters (old layout, collapsed). */
export type EntryStyle = 'full' | 'icon' | 'abbreviation';

interface NavigationListProps {
  entries: readonly NavigationEntry[];
  entryStyle: EntryStyle;
}

const MARGIN = 8;
const ICON = 20;
/** In the middle of the collapsed sidebar, and at the same place of the expanded one: nothing jumps between the two. */
const ICON_INSET = (tokens.sidebar.collapsed - ICON) / 2 - MARGIN;
const NESTED_INSET = 18;

/** As wide as the menu, whatever stands in it: what is too long is cut with dots. */
export const navigationListSx = { py: 1, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.25 };

export const navigationButtonSx = (entryStyle: EntryStyle, nested = false) => ({
  minHeight: tokens.sidebar.row,
  // A finger needs more.
  '@media (pointer: coarse)': { minHeight: tokens.button.default },
  borderRadius: 1,
  mx: `${MARGIN}px`,
  py: 0,
  pr: 1,
  pl: `${entryStyle === 'abbreviation' ? 8 : ICON_INSET + (nested && entryStyle === 'full' ? NESTED_INSET : 0)}px`,
  justifyContent: entryStyle === 'abbreviation' ? 'center' : 'flex-start',
  '&.Mui-selected': { bgcolor: 'action.selected', color: 'primary.main', fontWeight: 600 },
  '&.Mui-selected .MuiListItemIcon-root': { color: 'primary.main' },
});

function useIsOpenPage(): (entry: NavigationLink) => boolean {
  const { pathname, params } = usePageAddress();
  return entry => isOpenPage(entry, pathname, params);
}

function EntryContent({
  label,
  icon,
  entryStyle,
}: {
  label: string;
  icon: React.ReactNode;
  entryStyle: EntryStyle;
}) {
  if (entryStyle === 'abbreviation') return <span aria-hidden="true">{abbreviation(label)}</span>;
  return (
    <>
      {icon && (
        <ListItemIcon sx={{ minWidth: entryStyle === 'full' ? ICON + 12 : 0, '& svg': { fontSize: ICON } }}>
          {icon}
        </ListItemIcon>
      )}
      {entryStyle === 'full' && (
        <ListItemText
          primary={label}
          sx={{ my: 0 }}
          slotProps={{ primary: { noWrap: true, sx: { fontWeight: 'inherit' } } }}
        />
      )}
    </>
  );
}

function LinkEntry({
  entry,
  entryStyle,
  nested,
}: {
  entry: NavigationLink;
  entryStyle: EntryStyle;
  nested?: boolean;
}) {
  const text = useTexts('navigation');
  const label = text(entry.label);
  const isOpen = useIsOpenPage()(entry);
  return (
    <ListItem disablePadding>
      <Tooltip title={entryStyle === 'full' ? '' : label} placement="right">
        <ListItemButton
          component={Link}
          to={entry.to}
          selected={isOpen}
          aria-current={isOpen ? 'page' : undefined}
          aria-label={entryStyle === 'full' ? undefined : label}
          sx={navigationButtonSx(entryStyle, nested)}
        >
          <EntryContent label={label} icon={entry.icon} entryStyle={entryStyle} />
        </ListItemButton>
      </Tooltip>
    </ListItem>
  );
}

function GroupEntry({ entry, entryStyle }: { entry: NavigationGroup; entryStyle: EntryStyle }) {
  const text = useTexts('navigation');
  const dispatch = useAppDispatch();
  const listId = useId();
  const open = useSelector((state: Parameters<typeof selectAccordionItemOpen>[0]) =>
    selectAccordionItemOpen(state, entry.id),
  );
  const label = text(entry.label);
  // The open page's entry is hidden in a closed group, which then stands for it.
  const holdsOpenPage = entry.items.some(useIsOpenPage()) && !open;
  return (
    <>
      <ListItem disablePadding>
        <Tooltip title={entryStyle === 'full' ? '' : label} placement="right">
          <ListItemButton
            aria-expanded={open}
            aria-controls={listId}
            aria-label={entryStyle === 'full' ? undefined : label}
            selected={holdsOpenPage}
            aria-current={holdsOpenPage ? 'true' : undefined}
            onClick={() => dispatch(accordionItemToggled(entry.id))}
            sx={navigationButtonSx(entryStyle)}
          >
            <EntryContent label={label} icon={entry.icon} entryStyle={entryStyle} />
            {entryStyle === 'full' &&
              (open ? <ExpandLessRounded fontSize="small" /> : <ExpandMoreRounded fontSize="small" />)}
          </ListItemButton>
        </Tooltip>
      </ListItem>
      <li>
        <Collapse in={open} unmountOnExit>
          <List id={listId} disablePadding aria-label={label}>
            {entry.items.map(item => (
              <LinkEntry key={item.id} entry={item} entryStyle={entryStyle} nested />
            ))}
          </List>
        </Collapse>
      </li>
    </>
  );
}

/** The entries of the sidebar or the side menu. */
export function NavigationList({ entries, entryStyle }: NavigationListProps) {
  return (
    <List sx={navigationListSx}>
      {entries.map(entry => {
        if (entry.kind === 'separator')
          return (
            <li key={entry.id}>
              <Divider component="div" role="separator" sx={{ my: 1 }} />
            </li>
          );
        if (entry.kind === 'group')
          return <GroupEntry key={entry.id} entry={entry} entryStyle={entryStyle} />;
        return <LinkEntry key={entry.id} entry={entry} entryStyle={entryStyle} />;
      })}
    </List>
  );
}
