import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Markdown } from '@/ui/Markdown';
import { dangersIn, PAYLOADS } from '../../support/hostile/payloads.ts';

/** S7, the part of the app: the one place that makes elements of texts. */
describe('Markdown of somebody else', () => {
  it('makes nothing that runs or is loaded from elsewhere, of 500 texts', () => {
    for (const payload of PAYLOADS) {
      const { container, unmount } = render(<Markdown>{payload}</Markdown>);
      expect(dangersIn(container), payload).toEqual([]);
      unmount();
    }
  });
});
