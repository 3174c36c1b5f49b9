import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import type { UserPreferences } from '@/api/user-preferences';
import { type Density, useDensity } from '@/theme';
import { useKeepPreferences } from './useKeepPreferences';
import { useUserPreferences } from './useUserPreferences';

type ColorScheme = UserPreferences['colorScheme'];
type DensityPreference = UserPreferences['density'];

export interface DisplayPreferences {
  colorScheme: ColorScheme;
  density: DensityPreference;
  /** Shows at once and is kept in the account; a toast says when it could not be kept. */
  setColorScheme: (colorScheme: ColorScheme) => void;
  setDensity: (density: DensityPreference) => void;
}

const toMode = (scheme: ColorScheme) => scheme.toLowerCase() as 'system' | 'light' | 'dark';
const toDensity = (density: DensityPreference) => density.toLowerCase() as Density;

/** How this person wants the app to look: colour scheme and density, with the way to change them. */
export function useDisplayPreferences(): DisplayPreferences {
  const { mode, setMode } = useColorScheme();
  const { density, setDensity } = useDensity();
  const keep = useKeepPreferences();
  return {
    colorScheme: (mode ?? 'system').toUpperCase() as ColorScheme,
    density: density.toUpperCase() as DensityPreference,
    setColorScheme: colorScheme => {
      setMode(toMode(colorScheme));
      keep({ colorScheme }, () => setMode(mode ?? 'system'));
    },
    setDensity: next => {
      setDensity(toDensity(next));
      keep({ density: next }, () => setDensity(density));
    },
  };
}

/** Makes this browser look as the account says, when that is known and whenever it changes. Once, in the shell. */
export function useApplyDisplayPreferences(): void {
  const { preferences } = useUserPreferences();
  const { setMode } = useColorScheme();
  const { setDensity } = useDensity();
  const { colorScheme, density } = preferences ?? {};
  // Each on its own: a choice that is being kept must not go back because another one has arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the account's word counts when it changes, not on every render
  useEffect(() => {
    if (colorScheme) setMode(toMode(colorScheme));
  }, [colorScheme]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: likewise
  useEffect(() => {
    if (density) setDensity(toDensity(density));
  }, [density]);
}
