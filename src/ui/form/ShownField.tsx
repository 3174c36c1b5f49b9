import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { usePrinting } from '../printing';

interface ShownFieldProps {
  label: string;
  /** As a reader reads it; nothing shows as a dash. */
  value: string;
}

/** A field that is only read, on paper or by somebody who may not change it: all of its text, without a frame that cuts it. */
export function ShownField({ label, value }: ShownFieldProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} variant="caption" color="textSecondary" component="div">
        {label}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{value || '–'}</Typography>
    </Box>
  );
}

/** Whether a field is only shown. @param isReadOnly whoever reads may not change it */
export const useIsOnlyShown = (isReadOnly: boolean): boolean => {
  const isPrinting = usePrinting();
  return isPrinting || isReadOnly;
};
