import { vi } from 'vitest';

/** Lets media queries of widths, and those named in `also`, see a screen `width` px wide. jsdom has none of its own. */
export function stubScreen(width: number, also: readonly string[] = []): void {
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, bound, pixels] = /\((min|max)-width:\s*([\d.]+)px\)/.exec(query) ?? [];
    const fits = bound === 'min' ? width >= Number(pixels) : bound === 'max' && width <= Number(pixels);
    return {
      matches: fits || also.some(part => query.includes(part)),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      // MUI's colour schemes still use the old names.
      addListener: () => undefined,
      removeListener: () => undefined,
    };
  });
}
