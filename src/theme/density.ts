import { createContext, useContext } from 'react';
import type { Density } from './tokens';

/** Where the density of this browser is kept, so that the first paint has it already. */
const DENSITY_KEY = 'badger-density';

export interface DensityChoice {
  density: Density;
  setDensity: (density: Density) => void;
}

/** Without a provider (a part shown alone) everything is as dense as it can be. */
export const DensityContext = createContext<DensityChoice>({
  density: 'compact',
  setDensity: () => undefined,
});

/** How dense grids, lists and inputs are drawn, and the way to change it at once. */
export const useDensity = (): DensityChoice => useContext(DensityContext);

/** The density that this browser last showed; comfortable for one that has none, or forbids its storage. */
export function storedDensity(): Density {
  try {
    return window.localStorage.getItem(DENSITY_KEY) === 'compact' ? 'compact' : 'comfortable';
  } catch {
    return 'comfortable';
  }
}

/** Keeps it for the next first paint; a browser without storage asks the account instead. */
export function storeDensity(density: Density): void {
  try {
    window.localStorage.setItem(DENSITY_KEY, density);
  } catch {
    // Nothing to keep it in.
  }
}
