import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

/** A tag: its name, and its colour as a dot beside it, since any colour may have been chosen. */
export function TagChip({ tag }: { tag: { name: string; color: string | null } }) {
  return (
    <Chip
      size="small"
      variant="outlined"
      label={tag.name}
      icon={
        tag.color ? (
          <Box
            component="span"
            sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: tag.color, flexShrink: 0 }}
          />
        ) : undefined
      }
      sx={{ maxWidth: '100%', '& .MuiChip-icon': { ml: 0.75 } }}
    />
  );
}
