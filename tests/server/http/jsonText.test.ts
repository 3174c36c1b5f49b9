import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonText } from '../../../server/http/handler.ts';

/** Pieces as they come from the database: JSON values with texts of any script, of one line or of many megabytes. */
const pieces = fc.array(
  fc
    .tuple(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.nat({ max: 2000 }))
    .map(([text, times]) => JSON.stringify(text.repeat(times))),
  { maxLength: 12 },
);

describe('the text of an answer', () => {
  it('is sent byte for byte as its pieces follow each other, small and large', () => {
    const seen = { text: 0, bytes: 0 };
    fc.assert(
      fc.property(pieces, list => {
        const content = new JsonText(list).content();
        seen[typeof content === 'string' ? 'text' : 'bytes'] += 1;
        expect(Buffer.from(content as string).equals(Buffer.from(list.join('')))).toBe(true);
      }),
    );
    expect(seen.text).toBeGreaterThan(0);
    expect(seen.bytes).toBeGreaterThan(0);
  });

  it('is one piece where a handler has one', () => {
    expect(new JsonText('{"data":"größer"}').content()).toBe('{"data":"größer"}');
  });
});
