import { describe, expect, it } from 'vitest';
import { isTooComplicated } from '../../../../server/modules/hara-figures/svgSize.ts';

const nested = (depth: number, open = '<g>') => `${open.repeat(depth)}${'</g>'.repeat(depth)}`;

describe('a drawing', () => {
  it.each([
    ['100 groups in one another', nested(100)],
    ['50,000 rectangles', '<rect/>'.repeat(50_000)],
    [
      'tags in comments, data and instructions',
      `<svg><!--${'<g>'.repeat(500)}--><style><![CDATA[${'<g>'.repeat(500)}]]></style><?x ${'<g>'.repeat(500)}?></svg>`,
    ],
    ['1,000 groups beside one another', nested(1).repeat(1000)],
    [
      'a document type',
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">${nested(99)}`,
    ],
    ['nothing', ''],
  ])('with %s is read', (_, text) => expect(isTooComplicated(text)).toBe(false));

  it.each([
    ['101 groups in one another', nested(101)],
    ['groups that never end', '<g>'.repeat(101)],
    ['groups that look as if they ended in a value', nested(101, '<g id="/>">')],
    ['the same in single quotes', nested(101, "<g id='/>'>")],
    ['groups after a comment that hides nothing', `<!-- -->${nested(101)}`],
    ['50,001 elements', '<rect/>'.repeat(50_001)],
  ])('with %s is not', (_, text) => expect(isTooComplicated(text)).toBe(true));

  /** Milliseconds that some work takes; the least of three runs. */
  const timeOf = (work: () => unknown) =>
    Math.min(
      ...[1, 2, 3].map(() => {
        const start = process.cpuUsage();
        work();
        return process.cpuUsage(start).user / 1000;
      }),
    );
  const read = (text: string) => {
    let sum = 0;
    for (const character of text) sum += character.length;
    return sum;
  };

  it.each(['<', '<g a="', '<!--', '<![CDATA[', '<g ', '<?'])(
    'is read once from its start to its end, also one of %s alone',
    piece => {
      const text = piece.repeat(2_000_000 / piece.length);
      // With the square of its length it would be a hundred thousand times as long.
      expect(timeOf(() => isTooComplicated(text)) / timeOf(() => read(text))).toBeLessThan(50);
    },
  );
});
