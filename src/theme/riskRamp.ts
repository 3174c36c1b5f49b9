/** One step of the risk ramp: the fill and a text colour that is readable on it. */
export interface RiskColor {
  readonly background: string;
  readonly text: string;
}

/** Number of steps of the ramp: rank 0 (no measures needed) to 5 (worst). */
export const riskStepCount = 6;

const dark = '#1B2126';
const white = '#FFFFFF';

/** The ramp of both schemes. Ordered in lightness, so that it is also ordered for colour-blind eyes. */
export const riskRamp: Readonly<Record<'light' | 'dark', readonly RiskColor[]>> = {
  light: [
    { background: '#EEF0F2', text: dark },
    { background: '#FDE9A9', text: dark },
    { background: '#FBC15E', text: dark },
    { background: '#F28C38', text: dark },
    { background: '#C93A2E', text: white },
    { background: '#8E1B3A', text: white },
  ],
  // Rank 0 recedes into the dark surface; the others are the same hues, a little less bright.
  dark: [
    { background: '#343C43', text: '#DCE2E7' },
    { background: '#EBD791', text: dark },
    { background: '#EBB152', text: dark },
    { background: '#E28233', text: dark },
    { background: '#C93A2E', text: white },
    { background: '#9B2145', text: white },
  ],
};

/**
 * Step of the ramp for a rank of a rating set.
 * @param rank place of the level in its set, 0 = least
 * @param maxRank rank of the worst level of the set; a set with fewer levels takes the ramp spread out
 * @returns 0 to 5
 */
export function riskStep(rank: number, maxRank: number): number {
  if (maxRank <= 0) return 0;
  const share = Math.min(Math.max(rank / maxRank, 0), 1);
  return Math.round(share * (riskStepCount - 1));
}

/**
 * Colours of a risk level as CSS variables of the theme: they follow the colour scheme by themselves.
 * For a canvas or an export take {@link riskRamp} and {@link riskStep}.
 */
export function riskColor(rank: number, maxRank: number): RiskColor {
  const step = riskStep(rank, maxRank);
  return {
    background: `var(--badger-palette-risk-step${step}-main)`,
    text: `var(--badger-palette-risk-step${step}-contrastText)`,
  };
}
