/**
 * What the theme of Badger adds to MUI's types: the heights of specification §9 as sizes and the risk ramp.
 * `medium` stays the name of the default size (42 px).
 */
interface ExtraInputSizes {
  slim: true;
  extraSmall: true;
}

interface ExtraButtonSizes {
  extraSmall: true;
}

interface RiskPaletteColor {
  main: string;
  contrastText: string;
}

type RiskPalette = Record<`step${0 | 1 | 2 | 3 | 4 | 5}`, RiskPaletteColor>;

declare module '@mui/material/styles' {
  interface Palette {
    risk: RiskPalette;
  }
  interface PaletteOptions {
    risk?: RiskPalette;
  }
}
declare module '@mui/material/Button' {
  interface ButtonPropsSizeOverrides extends ExtraButtonSizes {}
}
declare module '@mui/material/IconButton' {
  interface IconButtonPropsSizeOverrides extends ExtraButtonSizes {}
}
declare module '@mui/material/TextField' {
  interface TextFieldPropsSizeOverrides extends ExtraInputSizes {}
}
declare module '@mui/material/InputBase' {
  interface InputBasePropsSizeOverrides extends ExtraInputSizes {}
}
declare module '@mui/material/InputLabel' {
  interface InputLabelPropsSizeOverrides extends ExtraInputSizes {}
}
declare module '@mui/material/FormControl' {
  interface FormControlPropsSizeOverrides extends ExtraInputSizes {}
}
declare module '@mui/material/Autocomplete' {
  interface AutocompletePropsSizeOverrides extends ExtraInputSizes {}
}

export type { RiskPalette, RiskPaletteColor };
