import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTexts } from '@/glossary/useText';
import { keysText } from '@/ui/shortcuts';

/** Opens the command palette; tells its key to whoever has one. */
export function PaletteButton({ onClick }: { onClick: () => void }) {
  const text = useTexts('header');
  const label = text('palette', 'Search and commands');
  const keys = keysText('mod+K');
  return (
    <ButtonBase
      // With what is seen on it, for whoever speaks to it.
      aria-label={`${label} ${keys}`}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onClick}
      sx={{
        height: 28,
        minWidth: 28,
        px: 0.75,
        gap: 0.75,
        borderRadius: 1,
        border: 1,
        borderColor: { xs: 'transparent', md: 'divider' },
        color: 'text.secondary',
        fontSize: 12,
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <SearchRounded sx={{ fontSize: 18 }} />
      <Box component="kbd" sx={{ display: { xs: 'none', md: 'inline' }, font: 'inherit' }}>
        {keys}
      </Box>
    </ButtonBase>
  );
}
