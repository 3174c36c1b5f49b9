import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useLayoutEffect, useState } from 'react';
import { tokens } from '@/theme';
import { beginWait, waitedFor } from './loadingClock';
import { useUiTexts } from './UiTexts';

interface LoadingSpinnerProps {
  /**
   * Milliseconds before anything shows: most loads are over by then. Default 800 (specification §9). They count from the
   * first of several layers that load one after another.
   */
  delay?: number;
  /** What a screen reader says. */
  label?: string;
}

/** Full-screen spinner that appears only after a delay. */
export function LoadingSpinner({ delay = tokens.spinner.delay, label }: LoadingSpinnerProps) {
  const { loading } = useUiTexts();
  const [visible, setVisible] = useState(() => waitedFor() >= delay);
  // In the frame in which the layer before goes: nothing may flicker between the two.
  useLayoutEffect(() => {
    const end = beginWait();
    const timer = setTimeout(() => setVisible(true), Math.max(0, delay - waitedFor()));
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [delay]);
  if (!visible) return null;
  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'modal',
        display: 'grid',
        placeItems: 'center',
        pointerEvents: 'none',
      }}
    >
      <CircularProgress aria-label={label ?? loading} />
    </Box>
  );
}
