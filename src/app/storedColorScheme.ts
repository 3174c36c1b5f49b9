/** Where MUI keeps the chosen scheme (`useColorScheme`). */
const MODE_KEY = 'mui-mode';

/**
 * Gives the empty page the colour that was chosen in this browser, before any of the app is loaded: who wants it dark
 * on a light system sees no white flash. Once the theme is there, its own rule wins over the page's meta element.
 */
export function applyStoredColorScheme(): void {
  let mode: string | null = null;
  try {
    mode = window.localStorage.getItem(MODE_KEY);
  } catch {
    // The browser forbids its storage: the system's scheme it is.
  }
  const meta = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]');
  if (meta && (mode === 'light' || mode === 'dark')) meta.content = mode;
}
