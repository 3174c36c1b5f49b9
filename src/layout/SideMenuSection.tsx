import ExpandLessRounded from '@mui/icons-material/ExpandLessRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { type ReactNode, useId, useState } from 'react';
import { navigationButtonSx } from './NavigationList';

interface SectionProps {
  label: string;
  /** A second line: what is chosen in it. */
  value?: string;
  maxHeight?: number;
  /** Above the list, while it is open. */
  above?: ReactNode;
  children: ReactNode;
}

/** A part of the side menu that opens with a click on its name. */
export function SideMenuSection({ label, value, maxHeight, above, children }: SectionProps) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  return (
    <>
      <ListItem disablePadding>
        <ListItemButton
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
          sx={navigationButtonSx('full')}
        >
          <ListItemText
            primary={label}
            secondary={value}
            slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true } }}
          />
          {open ? <ExpandLessRounded fontSize="small" /> : <ExpandMoreRounded fontSize="small" />}
        </ListItemButton>
      </ListItem>
      <li>
        <Collapse in={open} unmountOnExit>
          {above}
          <List id={listId} disablePadding aria-label={label} sx={{ maxHeight, overflowY: 'auto' }}>
            {children}
          </List>
        </Collapse>
      </li>
    </>
  );
}
