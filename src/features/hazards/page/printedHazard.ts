/** A hazard on paper: what only a screen can do is left out, and nothing is torn apart that belongs together. */
export const PRINTED = {
  gap: 3,
  '& .MuiButtonBase-root, & form': { display: 'none' },
  '& h2, & h3': { breakAfter: 'avoid' },
  '& tr, & li, & fieldset': { breakInside: 'avoid' },
  '& p': { orphans: 3, widows: 3 },
  '& section': { maxWidth: 'none' },
  // The colours of levels mean something.
  '& *': { printColorAdjust: 'exact', WebkitPrintColorAdjust: 'exact' },
} as const;
