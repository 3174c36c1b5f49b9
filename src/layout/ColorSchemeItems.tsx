import CheckRounded from '@mui/icons-material/CheckRounded';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { useTexts } from '@/glossary/useText';

const SCHEMES = [
  { mode: 'system', label: 'System colours' },
  { mode: 'light', label: 'Light colours' },
  { mode: 'dark', label: 'Dark colours' },
] as const;

/** The choice of colour scheme, as entries of a menu. */
export function ColorSchemeItems() {
  const text = useTexts('user-menu');
  const { mode, setMode } = useColorScheme();
  return SCHEMES.map(scheme => (
    <MenuItem
      key={scheme.mode}
      role="menuitemradio"
      aria-checked={mode === scheme.mode}
      onClick={() => setMode(scheme.mode)}
    >
      <ListItemIcon>{mode === scheme.mode && <CheckRounded fontSize="small" />}</ListItemIcon>
      <ListItemText>{text(`scheme-${scheme.mode}`, scheme.label)}</ListItemText>
    </MenuItem>
  ));
}
