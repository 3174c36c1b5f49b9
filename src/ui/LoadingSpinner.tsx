import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useState } from 'react';
import { tokens } from '@/theme';
import { useUiTexts } from './UiTexts';

interface LoadingSpinnerProps {
  /** Milliseconds before anything shows: most loads are over by then. Default 800 (specification §9). */
  delay?: number;
  /** What a screen reader says. */
  label?: string;
}

/** Full-screen spinner that appears only after a delay. */
export function LoadingSpinner({ delay = tokens.spinner.delay, label }: LoadingSpinnerProps) {
  const { loading } = useUiTexts();
  const [visible, setVisible] = useState(delay === 0);
  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), delay);
    return () => clearTimeout(timer);
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
