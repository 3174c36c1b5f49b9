import type { PaletteOptions } from '@mui/material/styles';
import { riskRamp } from './riskRamp';
import type { RiskPalette } from './themeTypes';

function riskPalette(scheme: 'light' | 'dark'): RiskPalette {
  const steps = riskRamp[scheme].map(({ background, text }, step) => [
    `step${step}`,
    { main: background, contrastText: text },
  ]);
  return Object.fromEntries(steps) as RiskPalette;
}

/** Neutral greys and one accent, deep teal. Other colours only for risk, state and validation. */
export const lightPalette: PaletteOptions = {
  primary: { main: '#0B6E6E', dark: '#085454', light: '#3D8F8F', contrastText: '#FFFFFF' },
  secondary: { main: '#4A5560', contrastText: '#FFFFFF' },
  error: { main: '#B3261E' },
  warning: { main: '#8A5300' },
  success: { main: '#1F7A3D' },
  info: { main: '#1E5FA8' },
  background: { default: '#F7F8F9', paper: '#FFFFFF' },
  text: { primary: '#1B2126', secondary: '#56616B', disabled: '#8D969E' },
  action: { active: '#56616B' },
  divider: '#DDE1E5',
  risk: riskPalette('light'),
};

export const darkPalette: PaletteOptions = {
  primary: { main: '#4FC3BE', dark: '#37A29D', light: '#7AD6D2', contrastText: '#06201F' },
  secondary: { main: '#A9B4BD', contrastText: '#14191D' },
  error: { main: '#FF8A80' },
  warning: { main: '#F0B350' },
  success: { main: '#6CC987' },
  info: { main: '#82B4F0' },
  background: { default: '#14181B', paper: '#1A1F23' },
  text: { primary: '#E4E8EB', secondary: '#A3ADB5', disabled: '#6C767E' },
  action: { active: '#B9C2C9' },
  divider: '#30373D',
  risk: riskPalette('dark'),
};
