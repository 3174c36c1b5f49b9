import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { type Density, tokens } from './tokens';

type BadgerComponents = Components<Omit<Theme, 'components'> & CssVarsTheme>;

const inputHeights = {
  medium: tokens.input.default,
  small: tokens.input.small,
  slim: tokens.input.slim,
  extraSmall: tokens.input.extraSmall,
} as const;

const buttonHeights = {
  medium: tokens.button.default,
  small: tokens.button.small,
  extraSmall: tokens.button.extraSmall,
} as const;

type InputSize = keyof typeof inputHeights;
const inputSizes = Object.keys(inputHeights) as InputSize[];

/** MUI shrinks a label that floats above its input to three quarters. */
const floatingLabel = tokens.font.label / 0.75;

const inputFontSize = (size: InputSize) => (size === 'medium' ? tokens.font.body : tokens.grid.fontSize);

/** A resting label sits in the middle of its input, whatever its height: 1.4375em is MUI's line of a label. */
const restingLabel = (size: InputSize) =>
  `translate(12px, calc((${inputHeights[size]}px - 1.4375em) / 2)) scale(1)`;

/**
 * How MUI's inputs learn what the browser filled in, so that their labels make room: an animation begins. As MUI has it, but
 * once in the page: by itself each input, and each cell that is opened, brings a style element with it. The step says
 * nothing, but keyframes without one are left out.
 */
const filled = 'mui-auto-fill';
const notFilled = 'mui-auto-fill-cancel';
const autoFill = {
  [`@keyframes ${filled}`]: { from: { animationName: filled } },
  [`@keyframes ${notFilled}`]: { from: { animationName: notFilled } },
  '.MuiInputBase-input': {
    animationName: notFilled,
    animationDuration: '10ms',
    '&:-webkit-autofill': { animationName: filled, animationDuration: '5000s' },
  },
};

/** MUI's parts in the language of Badger: heights of specification §9, borders instead of shadows, a visible focus. */
const components: BadgerComponents = {
  MuiCssBaseline: {
    styleOverrides: {
      'table, [role="grid"]': { fontVariantNumeric: 'tabular-nums' },
      // What is scrolled to, such as what takes the focus, stands below the header and above a bar that saves.
      html: { scrollPaddingTop: tokens.header.height + tokens.page.marginTop },
      'html:has([data-save-bar])': { scrollPaddingBottom: tokens.settings.saveBar },
      // Without weight: a part that draws its own focus frame wins.
      ':where(:focus-visible)': { outline: '2px solid var(--badger-palette-primary-main)', outlineOffset: 2 },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
        // A duration makes every change of a property a transition, and the grid measures its columns before that ends.
        '[role="grid"], [role="grid"] *': { transition: 'none !important' },
      },
      ...autoFill,
    },
  },
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  // On a phone what can be done stands below what is said, where there is no room for both.
  MuiAlert: {
    styleOverrides: {
      root: { flexWrap: 'wrap' },
      message: { flex: '1 1 0', minWidth: `min(${tokens.alert.leastText}px, 100% - ${tokens.alert.icon}px)` },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        '&.Mui-focusVisible': { outline: '2px solid var(--badger-palette-primary-main)', outlineOffset: 2 },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { textTransform: 'none', fontWeight: 500, paddingBlock: 0, whiteSpace: 'nowrap' },
    },
    variants: [
      { props: { size: 'medium' }, style: { height: buttonHeights.medium, paddingInline: 16 } },
      { props: { size: 'small' }, style: { height: buttonHeights.small, paddingInline: 12, fontSize: 14 } },
      {
        props: { size: 'extraSmall' },
        style: { height: buttonHeights.extraSmall, paddingInline: 10, fontSize: 13 },
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: { root: { borderRadius: tokens.radius, padding: 0 } },
    variants: [
      { props: { size: 'medium' }, style: { width: buttonHeights.medium, height: buttonHeights.medium } },
      { props: { size: 'small' }, style: { width: buttonHeights.small, height: buttonHeights.small } },
      {
        props: { size: 'extraSmall' },
        style: { width: buttonHeights.extraSmall, height: buttonHeights.extraSmall },
      },
    ],
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        '&:not(.MuiInputBase-multiline)': { paddingBlock: 0 },
        // The text area has the padding already.
        '&.MuiInputBase-multiline': { paddingInline: 0 },
        // An icon and its text belong together.
        '&.MuiInputBase-adornedStart': {
          paddingInlineStart: 12,
          '& .MuiOutlinedInput-input': { paddingInlineStart: 0 },
        },
      },
      // The gap for the label in the frame is as wide as the label.
      notchedOutline: { '& legend': { fontSize: tokens.font.label } },
      input: { paddingBlock: 0, paddingInline: 12, height: '100%' },
    },
    variants: inputSizes.map(size => ({
      props: { size },
      style: {
        fontSize: inputFontSize(size),
        minHeight: inputHeights[size],
        '&:not(.MuiInputBase-multiline):not(.MuiAutocomplete-inputRoot)': { height: inputHeights[size] },
      },
    })),
  },
  MuiInputLabel: {
    styleOverrides: {
      root: { fontSize: tokens.font.body, '&.MuiInputLabel-shrink': { fontSize: floatingLabel } },
    },
    variants: inputSizes.map(size => ({
      props: { size: size === 'medium' ? undefined : size, variant: 'outlined' as const },
      style: { '&:not(.MuiInputLabel-shrink)': { transform: restingLabel(size) } },
    })),
  },
  // What is seen of a switch beside its label stands flush with the fields above it.
  MuiSwitch: {
    styleOverrides: {
      sizeSmall: { marginInlineStart: 4 },
      // White on a light page says nothing.
      switchBase: {
        '&:not(.Mui-checked):not(.Mui-disabled)': { color: 'var(--badger-palette-action-active)' },
      },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 12 } } },
  MuiAutocomplete: {
    // Leaves the label above a little air.
    defaultProps: { slotProps: { chip: { size: 'small' } } },
    styleOverrides: {
      // Text and arrow stand where those of a select stand.
      // What was chosen keeps clear of the label in the frame.
      inputRoot: {
        paddingBlock: 0,
        '&&': { paddingInlineStart: 7 },
        '&:has(.MuiChip-root)': { paddingBlock: '6px !important' },
      },
      popupIndicator: { width: 28, height: 28, marginInlineEnd: -4 },
      clearIndicator: { width: 28, height: 28 },
      input: { paddingBlock: '4px !important' },
      option: { fontSize: tokens.grid.fontSize },
      paper: { boxShadow: 'var(--badger-shadows-8)' },
    },
  },
  // MUI keeps the side on which a box ended as a state, for children that nobody here has, and sets it after each render.
  // Where somebody types faster than the page draws, that is an update after an update: React breaks off at the fiftieth
  // in a row, and a letter is lost.
  MuiPopper: { defaultProps: { popperOptions: { modifiers: [{ name: 'onUpdate', enabled: false }] } } },
  MuiSelect: {
    // A block, because the text of a flex box gets no ellipsis: a long one would run below the arrow.
    styleOverrides: { select: { display: 'block', alignContent: 'center', minHeight: '0 !important' } },
  },
  // What only screen readers see is placed by its table: it would make the page as wide as a table that scrolls.
  MuiTableContainer: { styleOverrides: { root: { position: 'relative' } } },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
    variants: [{ props: { elevation: 0 }, style: { border: '1px solid var(--badger-palette-divider)' } }],
  },
  // A long name without spaces is no reason to lose its end.
  MuiDialogTitle: { styleOverrides: { root: { overflowWrap: 'anywhere' } } },
  MuiDialogContent: { styleOverrides: { root: { overflowWrap: 'anywhere' } } },
  // Three answers on a phone need two lines rather than lose their ends.
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: { root: { flexWrap: 'wrap', gap: 8 } },
  },
  MuiAppBar: { styleOverrides: { root: { boxShadow: 'none' } } },
  MuiTooltip: {
    defaultProps: { enterDelay: 400 },
    styleOverrides: { tooltip: { fontSize: tokens.font.label, lineHeight: 1.45, maxWidth: 360 } },
  },
  MuiTab: {
    styleOverrides: {
      root: { textTransform: 'none', minHeight: tokens.button.small, minWidth: 0, paddingInline: 10 },
    },
  },
  MuiTabs: { styleOverrides: { root: { minHeight: tokens.button.small } } },
};

/**
 * What changes with the density: parts that state no size of their own take the default heights of specification §9
 * when comfortable (42 px) and the small ones when compact (36 px); rows are those of the grids, 40 and 32 px.
 */
export function componentsFor(density: Density): BadgerComponents {
  const row = {
    MuiTableCell: {
      styleOverrides: { root: { fontSize: tokens.grid.fontSize, height: tokens.grid[density] } },
    },
    MuiMenuItem: {
      styleOverrides: { root: { fontSize: tokens.font.body, minHeight: tokens.grid[density] } },
    },
  } satisfies BadgerComponents;
  if (density === 'comfortable') return { ...components, ...row };
  const small = { size: 'small' } as const;
  return {
    ...components,
    ...row,
    MuiButton: { ...components.MuiButton, defaultProps: { ...components.MuiButton?.defaultProps, ...small } },
    MuiIconButton: { ...components.MuiIconButton, defaultProps: small },
    MuiTextField: { defaultProps: small },
    MuiFormControl: { defaultProps: small },
    MuiAutocomplete: {
      ...components.MuiAutocomplete,
      defaultProps: { ...components.MuiAutocomplete?.defaultProps, ...small },
    },
    MuiTable: { defaultProps: small },
    MuiList: { defaultProps: { dense: true } },
  };
}
