export { BadgerThemeProvider } from './BadgerThemeProvider';
export { createBadgerTheme } from './createBadgerTheme';
export { type DensityChoice, useDensity } from './density';
export { type RiskColor, riskColor, riskRamp, riskStep, riskStepCount } from './riskRamp';
export type { RiskPalette, RiskPaletteColor } from './themeTypes';
export { type Density, desktopQuery, hoverDesktopQuery, tokens } from './tokens';
