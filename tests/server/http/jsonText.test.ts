import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonText } from '../../../server/http/handler.ts';

/** Pieces as they come from the database: JSON values with texts of any script, of one line or of many megabytes. */
const pieces = fc.array(
  fc
    .tuple(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), fc.constantFrom(1, 1000, 20_000))
    .map(([text, times]) => JSON.stringify(text.repeat(times))),
  { maxLength: 6 },
);

const bytesOf = (parts: (string | Buffer)[]) => Buffer.concat(parts.map(part => Buffer.from(part)));

describe('the text of an answer', () => {
  it('is sent byte for byte as its pieces follow each other: small, large, and in several parts', async () => {
    const seen = { text: 0, bytes: 0, parts: 0 };
    await fc.assert(
      fc.asyncProperty(pieces, async list => {
        const parts = await new JsonText(list).content();
        seen[parts.length > 1 ? 'parts' : typeof parts[0] === 'string' ? 'text' : 'bytes'] += 1;
        expect(bytesOf(parts).equals(Buffer.from(list.join('')))).toBe(true);
      }),
    );
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(0);
  });

  it('is one piece where a handler has one', async () => {
    expect(await new JsonText('{"data":"größer"}').content()).toEqual(['{"data":"größer"}']);
  });

  it('lets others have their turn between parts', async () => {
    const turns: string[] = [];
    const other = new Promise<void>(done => {
      setImmediate(() => {
        turns.push('other');
        done();
      });
    });
    const parts = await new JsonText(Array.from({ length: 40 }, () => `"${'x'.repeat(50_000)}"`)).content();
    turns.push('answer');
    await other;
    expect(parts.length).toBeGreaterThan(3);
    expect(turns).toEqual(['other', 'answer']);
  });
});
