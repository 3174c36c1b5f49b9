import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { usePrinting } from '../printing';

interface ShownFieldProps {
  label: string;
  /** As a reader reads it, Markdown as what it means; nothing shows as a dash. */
  value: ReactNode;
}

/** A field that is only read, on paper or by somebody who may not change it: all of its text, without a frame that cuts it. */
export function ShownField({ label, value }: ShownFieldProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} variant="caption" color="textSecondary" component="div">
        {label}
      </Typography>
      {typeof value === 'string' ? (
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{value || '–'}</Typography>
      ) : (
        value
      )}
    </Box>
  );
}

/** Whether a field is only shown. @param isReadOnly whoever reads may not change it */
export const useIsOnlyShown = (isReadOnly: boolean): boolean => {
  const isPrinting = usePrinting();
  return isPrinting || isReadOnly;
};
