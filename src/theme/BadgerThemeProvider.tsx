import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo, useState } from 'react';
import { createBadgerTheme } from './createBadgerTheme';
import { DensityContext, storeDensity, storedDensity } from './density';
import type { Density } from './tokens';

const themes = {
  comfortable: createBadgerTheme('comfortable'),
  compact: createBadgerTheme('compact'),
};

/**
 * Theme, density, colour scheme and base styles for everything inside. The scheme starts with the system's and is
 * chosen with `useColorScheme()` of `@mui/material/styles`, the density with `useDensity()`; both are kept in this
 * browser. No script in the page: `noSsr` reads the choice at first render.
 * Not `disableTransitionOnChange`: it adds a style element without a nonce, which the page's policy refuses.
 */
export function BadgerThemeProvider({ children }: { children: ReactNode }) {
  const [density, setDensity] = useState(storedDensity);
  const choice = useMemo(
    () => ({
      density,
      setDensity: (next: Density) => {
        storeDensity(next);
        setDensity(next);
      },
    }),
    [density],
  );
  return (
    <DensityContext value={choice}>
      <ThemeProvider theme={themes[density]} defaultMode="system" noSsr>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </DensityContext>
  );
}
