import '@fontsource-variable/inter';
import { createTheme, type Theme } from '@mui/material/styles';
import { componentsFor } from './components';
import { darkPalette, lightPalette } from './palette';
import { type Density, tokens } from './tokens';

const shadowOfFloating = '0 4px 16px rgb(0 0 0 / 0.16), 0 1px 3px rgb(0 0 0 / 0.12)';

/** Surfaces carry borders; only what floats (menus, dialogs: elevation 8 and more) casts a shadow. */
const shadows = Array.from({ length: 25 }, (_, elevation) =>
  elevation < 8 ? 'none' : shadowOfFloating,
) as unknown as Theme['shadows'];

/**
 * The theme of the whole app: both colour schemes as CSS variables (`--badger-…`), switched by the attribute
 * `data-color-scheme` on the root element through MUI's `useColorScheme()` (light, dark, system).
 * @param density decides the size of inputs, buttons and rows that state none of their own
 */
export function createBadgerTheme(density: Density = 'comfortable'): Theme {
  return createTheme({
    cssVariables: { cssVarPrefix: 'badger', colorSchemeSelector: 'data-color-scheme' },
    colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
    breakpoints: {
      values: {
        xs: 0,
        sm: 600,
        md: tokens.breakpoint.desktop,
        lg: tokens.sidebar.expandedFrom,
        xl: tokens.page.maxWidth,
      },
    },
    shape: { borderRadius: tokens.radius },
    shadows,
    transitions: {
      duration: {
        shortest: tokens.motion.short,
        shorter: tokens.motion.short,
        short: tokens.motion.long,
        standard: tokens.motion.long,
        complex: tokens.motion.long,
        enteringScreen: tokens.motion.long,
        leavingScreen: tokens.motion.short,
      },
    },
    typography: {
      fontFamily: "'Inter Variable', Inter, system-ui, sans-serif",
      fontSize: tokens.font.body,
      h1: { fontSize: tokens.font.heading, fontWeight: 600, lineHeight: 1.3 },
      h2: { fontSize: tokens.font.subheading, fontWeight: 600, lineHeight: 1.35 },
      h3: { fontSize: tokens.font.body, fontWeight: 600, lineHeight: 1.4 },
      body1: { fontSize: tokens.font.body, lineHeight: 1.45 },
      body2: { fontSize: tokens.grid.fontSize, lineHeight: 1.45 },
      caption: { fontSize: tokens.font.label, lineHeight: 1.4 },
      button: { fontSize: tokens.font.body, textTransform: 'none' },
    },
    components: componentsFor(density),
  });
}
