import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { createBadgerTheme } from './createBadgerTheme';

const theme = createBadgerTheme();

/**
 * Theme, colour scheme and base styles for everything inside. The scheme starts with the system's and is chosen
 * with `useColorScheme()` of `@mui/material/styles`. No script in the page: `noSsr` reads the choice at first render.
 * Not `disableTransitionOnChange`: it adds a style element without a nonce, which the page's policy refuses.
 */
export function BadgerThemeProvider({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" noSsr>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
