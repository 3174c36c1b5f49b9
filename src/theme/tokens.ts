/**
 * Every size, time and count that the screens share, named once (specification §9, docs of the look).
 * Lengths are in px, times in ms.
 */
export const tokens = {
  header: { height: 39 },
  sidebar: { collapsed: 75, expanded: 224, expandedFrom: 1024, row: 32 },
  sideMenu: { width: 250, closeDuration: 500 },
  breakpoint: { desktop: 768 },
  page: { maxWidth: 1700, marginInline: 16, marginTop: 16, marginBottom: 20, marginBottomHover: 32 },
  /** Settings, forms and their sections: a line that is still read easily. */
  /** Width of settings; room for the bar that saves them and a distance, px. */
  settings: { maxWidth: 760, saveBar: 76 },
  input: { default: 42, small: 36, slim: 32, extraSmall: 30 },
  button: { default: 42, small: 36, extraSmall: 30 },
  /** Least width of what an alert says before its action goes below; width of its icon with the gap behind it. */
  alert: { leastText: 220, icon: 34 },
  organizationList: { maxHeight: 200 },
  menu: { typeAheadReset: 1000, submenuHoverDelay: 100, submenuPointerGrace: 300 },
  spinner: { delay: 800 },
  toast: { autoClose: 5000, dragThreshold: 0.8 },
  /** Details beside a sheet from this width of the window on, else below it, so that the texts keep their width. */
  panel: {
    besideFrom: 1600,
    ...{ width: 400, minWidth: 360, maxWidth: 560 },
    // Level, levels and reasons; the rest is scrolled to, so that a window of 900 px keeps six rows of a machine.
    ...{ height: 220, minHeight: 160, maxHeight: 640 },
    step: 20,
  },
  grid: { compact: 32, comfortable: 40, header: 32, fontSize: 13 },
  font: { body: 14, label: 12, heading: 20, subheading: 16 },
  radius: 6,
  motion: { short: 120, long: 180 },
} as const;

/** Height of the rows of a grid: 32 px compact, 40 px comfortable. */
export type Density = 'compact' | 'comfortable';

/** Page margins differ where a pointer can hover on a desktop-wide screen (specification §9). */
export const hoverDesktopQuery = `@media (hover: hover) and (min-width: ${tokens.breakpoint.desktop}px)`;

/** Media query of desktop width: the sidebar is shown, the side menu is not. */
export const desktopQuery = `@media (min-width: ${tokens.breakpoint.desktop}px)`;
