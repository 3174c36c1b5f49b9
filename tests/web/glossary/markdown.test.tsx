import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bucketImageAddress } from '@/glossary/bucketImages';
import { encodeMark, marksIn, withoutMarks, withoutMarksDeep } from '@/lib/textMark';
import { Markdown } from '@/ui/Markdown';
import { takeComplaints } from '../../support/web/complaints.ts';

const BUCKETS = [
  {
    name: 'texts-staging',
    address: 'https://storage.example/texts-staging',
    apiBaseUrl: 'https://staging.example',
  },
  {
    name: 'texts-production',
    address: 'https://storage.example/texts-production',
    apiBaseUrl: 'https://api.example',
  },
  { name: 'texts-external', address: 'https://external.example', apiBaseUrl: 'https://api.external.example' },
];
const ORIGIN = 'https://badger.example';

describe('images of the glossary buckets (specification §5)', () => {
  it.each([
    [
      'https://storage.example/texts-staging/a/b.png',
      'https://staging.example/v1/user-api/buckets/texts-staging/proxy-images/a/b.png?accessToken=to%20ken',
    ],
    [
      'https://storage.example/texts-production/x.png?old=1',
      'https://api.example/v1/user-api/buckets/texts-production/proxy-images/x.png?accessToken=to%20ken',
    ],
    [
      'https://external.example/x.png',
      'https://api.external.example/v1/user-api/buckets/texts-external/proxy-images/x.png?accessToken=to%20ken',
    ],
    ['https://storage.example/texts-stagingx/a.png', undefined],
    ['https://elsewhere.example/a.png', undefined],
    ['https://external.example.evil.example/a.png', undefined],
    ['data:image/png;base64,AAAA', undefined],
    ['/badger/logo.png', '/badger/logo.png'],
  ])('%s is loaded from %s', (source, address) =>
    expect(bucketImageAddress(source, BUCKETS, 'to ken', ORIGIN)).toBe(address),
  );
});

describe('Markdown (specification §5)', () => {
  const links = () => screen.queryAllByRole('link').map(link => link.getAttribute('href'));

  it('links http, https and www addresses by themselves, and no others', () => {
    render(
      <Markdown>
        {'https://a.example http://b.example www.c.example d@e.example ftp://f.example <mailto:g@h.example>'}
      </Markdown>,
    );
    expect(links()).toEqual(['https://a.example', 'http://b.example', 'http://www.c.example']);
    expect(document.body).toHaveTextContent('d@e.example ftp://f.example');
  });

  it('opens links safely', () => {
    render(<Markdown>{'[x](https://a.example)'}</Markdown>);
    const link = screen.getByRole('link');
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '![x](data:image/svg+xml,<svg onload=alert(1)>)',
    '![x](javascript:alert(1))',
    '<https://a.example/"onmouseover="alert(1)>',
    '[x]: javascript:alert(1)\n\n[x]',
  ])('runs nothing of %s', source => {
    const { container } = render(<Markdown>{source}</Markdown>);
    expect(
      container.querySelector('script, iframe, object, img, [onerror], [onmouseover], [onload]'),
    ).toBeNull();
    for (const link of links()) expect(link).toMatch(/^https:/);
  });

  it('draws tables, lists and images of this site', () => {
    render(
      <Markdown>
        {
          '| a | b |\n|---|---|\n| 1 | 2 |\n\n- [x] done\n\n![logo](/badger/logo.png) ![far](https://far.example/x.png)'
        }
      </Markdown>,
    );
    expect(screen.getByRole('table')).toBeInTheDocument();
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(screen.getByRole('img', { name: 'logo' })).toHaveAttribute('src', '/badger/logo.png');
    expect(screen.getByRole('link', { name: 'far' })).toHaveAttribute('href', 'https://far.example/x.png');
  });

  it('fails on a node of unknown type', () => {
    const unknown = () => (tree: unknown) => {
      (tree as { children: object[] }).children.push({ type: 'riddle' });
    };
    expect(() => render(<Markdown remarkPlugins={[unknown]}>x</Markdown>)).toThrow(
      'Cannot compile riddle node',
    );
    takeComplaints();
  });
});

describe('marks', () => {
  it('come back as they were written, and leave the text as it was', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat(100_000), { maxLength: 5 }), (text, indexes) => {
        const plain = withoutMarks(text);
        const marked = plain + indexes.map(encodeMark).join('x');
        expect(marksIn(marked)).toEqual(indexes);
        expect(withoutMarks(marked)).toBe(plain + 'x'.repeat(Math.max(0, indexes.length - 1)));
      }),
    );
  });
  it('leave what is sent to a server', () => {
    const file = new Blob();
    expect(withoutMarksDeep({ a: [`x${encodeMark(7)}`, 1, null], file })).toEqual({
      a: ['x', 1, null],
      file,
    });
  });
});
