import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsFirstLoading } from '@/api/useIsFirstLoading';
import { LOAD_TOGETHER_MAX_MS, LOAD_TOGETHER_QUIET_MS } from '@/config/constants';

interface LoadedTogetherProps {
  /** Says what is loading. */
  label: string;
  children: ReactNode;
}

/**
 * Parts of a page that ask for their own data come into view together: one that grew later would move the button that
 * somebody is about to click. What takes very long holds nobody up.
 */
export function LoadedTogether({ label, children }: LoadedTogetherProps) {
  const isLoading = useIsFirstLoading();
  const [isShown, setShown] = useState(false);
  const { hash } = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), LOAD_TOGETHER_MAX_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isLoading) return;
    // What has come may ask for more.
    const timer = setTimeout(() => setShown(true), LOAD_TOGETHER_QUIET_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);
  // The part that the address names stands where it stays only now.
  useEffect(() => {
    if (isShown && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isShown, hash]);
  return (
    <Box sx={{ position: 'relative', minWidth: 0 }}>
      {!isShown && (
        <Skeleton
          variant="rounded"
          role="status"
          aria-label={label}
          sx={{ position: 'absolute', inset: '0 0 auto', height: 240, displayPrint: 'none' }}
        />
      )}
      <Box sx={isShown ? undefined : { visibility: 'hidden' }}>{children}</Box>
    </Box>
  );
}
