import type { CssVarsTheme } from '@mui/material/styles';
import { describe, expect, test } from 'vitest';
import { createBadgerTheme, riskColor, riskRamp, riskStep, tokens } from '@/theme';

/** Contrast as WCAG 2.2 defines it. */
function contrast(a: string, b: string): number {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, blue = 0] = [1, 3, 5].map(at => {
      const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue;
  };
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe('tokens', () => {
  test('are the sizes of specification §9', () => {
    expect(tokens).toMatchObject({
      header: { height: 39 },
      sidebar: { collapsed: 75, expanded: 224, expandedFrom: 1024 },
      sideMenu: { width: 250, closeDuration: 500 },
      breakpoint: { desktop: 768 },
      page: { maxWidth: 1700, marginInline: 16, marginTop: 16, marginBottom: 20, marginBottomHover: 32 },
      input: { default: 42, small: 36, slim: 32, extraSmall: 30 },
      button: { default: 42, small: 36, extraSmall: 30 },
      organizationList: { maxHeight: 200 },
      menu: { typeAheadReset: 1000, submenuHoverDelay: 100, submenuPointerGrace: 300 },
      spinner: { delay: 800 },
      toast: { autoClose: 5000, dragThreshold: 0.8 },
    });
  });
});

describe('risk ramp', () => {
  test.each([
    [5, [0, 1, 2, 3, 4, 5]],
    [4, [0, 1, 3, 4, 5]],
    [3, [0, 2, 3, 5]],
    [1, [0, 5]],
    [0, [0]],
  ])('a set whose worst rank is %i is spread over the ramp', (maxRank, steps) => {
    expect(Array.from({ length: maxRank + 1 }, (_, rank) => riskStep(rank, maxRank))).toEqual(steps);
  });

  test('is a variable of the theme, so that it follows the scheme', () => {
    expect(riskColor(4, 4).background).toBe('var(--badger-palette-risk-step5-main)');
    expect(createBadgerTheme().vars?.palette.risk.step5.main).toContain('--badger-palette-risk-step5-main');
  });

  test.each(['light', 'dark'] as const)('every letter is readable on its colour (%s, WCAG 1.4.3)', scheme => {
    for (const { background, text } of riskRamp[scheme])
      expect(contrast(background, text)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('both schemes', () => {
  const { colorSchemes } = createBadgerTheme() as unknown as CssVarsTheme;
  test.each(['light', 'dark'] as const)('%s: texts and accents are readable on both surfaces', scheme => {
    const palette = colorSchemes?.[scheme]?.palette;
    if (!palette) throw new Error(`No ${scheme} scheme`);
    const { text, primary, error, warning, success, info, background } = palette;
    for (const surface of [background.paper, background.default])
      for (const ink of [
        text.primary,
        text.secondary,
        primary.main,
        error.main,
        warning.main,
        success.main,
        info.main,
      ])
        expect(contrast(ink, surface), `${ink} on ${surface}`).toBeGreaterThanOrEqual(4.5);
    expect(contrast(primary.contrastText, primary.main)).toBeGreaterThanOrEqual(4.5);
  });
});
