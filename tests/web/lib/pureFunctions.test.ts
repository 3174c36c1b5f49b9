import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { delay } from '@/lib/delay';
import { dragProgress } from '@/lib/dragToDismiss';
import { initials } from '@/lib/initials';
import { safeHref } from '@/lib/safeHref';
import { fileNameFromHeader } from '@/lib/saveBlob';
import { serializeQuery } from '@/lib/serializeQuery';
import { throttleLeading } from '@/lib/throttleLeading';
import { hasBlob, toFormData } from '@/lib/toFormData';

describe('serializeQuery', () => {
  it('writes an array as repeated keys (specification §7)', () => {
    expect(serializeQuery({ status: ['a', 'b'], limit: 5 })).toBe('status=a&status=b&limit=5');
  });
  it('leaves out what is undefined or null, keeps false, 0 and empty texts', () => {
    expect(serializeQuery({ a: undefined, b: null, c: false, d: 0, e: '' })).toBe('c=false&d=0&e=');
    expect(serializeQuery({ a: undefined })).toBe('');
  });
  it("writes nested objects in the content service's brackets", () => {
    expect(decodeURIComponent(serializeQuery({ filters: { uiKey: { $startsWith: 'badger' } } }))).toBe(
      'filters[uiKey][$startsWith]=badger',
    );
  });
  it('keeps every text as it was, whatever is in it', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), values => {
        expect(new URLSearchParams(serializeQuery({ v: values })).getAll('v')).toEqual(values);
      }),
    );
  });
});

describe('throttleLeading', () => {
  it('lets the first call through and drops the others for the interval, without a trailing call', () => {
    let time = 5_000;
    const action = vi.fn();
    const throttled = throttleLeading(action, 1_000, () => time);
    throttled('first');
    time = 5_999;
    throttled('dropped');
    expect(action.mock.calls).toEqual([['first']]);
    time = 6_000;
    throttled('second');
    expect(action.mock.calls).toEqual([['first'], ['second']]);
  });
});

describe('delay', () => {
  it('stops waiting when it is aborted', async () => {
    const abort = new AbortController();
    const waiting = delay(60_000, abort.signal);
    abort.abort(new Error('left the page'));
    await expect(waiting).rejects.toThrow('left the page');
  });
});

describe('initials (specification §3)', () => {
  it.each([
    ['Ana', 'Keller', 'AK'],
    ['ana', '', 'A'],
    ['', '', 'U'],
    ['  ', null, 'U'],
    [undefined, undefined, 'U'],
    ['😀na', 'ß', '😀SS'],
  ])('%o %o → %s', (first, last, expected) => expect(initials(first, last)).toBe(expected));
});

describe('safeHref', () => {
  const origin = 'https://badger.example';
  it.each(['https://example.org', '/help', 'http://a/b?c'])('keeps %s', link =>
    expect(safeHref(link, origin)).toBe(link),
  );
  it.each(['javascript:alert(1)', 'data:text/html,x', ' java\nscript:alert(1)', 'https://[bad'])(
    'drops %o',
    link => expect(safeHref(link, origin)).toBeUndefined(),
  );
});

describe('fileNameFromHeader', () => {
  it.each([
    ['attachment; filename="report.docx"', 'report.docx'],
    ['attachment; filename=plain.csv', 'plain.csv'],
    ['attachment; filename="a.txt"; filename*=UTF-8\'\'%C3%BCbersicht.xlsx', 'übersicht.xlsx'],
    ['attachment; filename="a.txt"; filename*=UTF-8\'\'%E0%A4%A', 'a.txt'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="C:\\\\temp\\\\x.pdf"', 'x.pdf'],
    ['attachment', undefined],
    [null, undefined],
  ])('%o → %o', (header, name) => expect(fileNameFromHeader(header)).toBe(name));
});

describe('toFormData', () => {
  it('is needed for a body with a file only', () => {
    expect(hasBlob({ file: new Blob(['x']) })).toBe(true);
    expect(hasBlob({ files: [new Blob(['x'])] })).toBe(true);
    expect(hasBlob({ name: 'x', list: [1], inner: {} })).toBe(false);
    expect(hasBlob(null)).toBe(false);
    expect(hasBlob('text')).toBe(false);
  });
  it('carries the file with its name, lists as repeated fields, objects as JSON', () => {
    const form = toFormData({
      file: new File(['x'], 'plan.png'),
      tag: ['a', 'b'],
      at: { x: 1 },
      none: undefined,
    });
    expect((form.get('file') as File).name).toBe('plan.png');
    expect(form.getAll('tag')).toEqual(['a', 'b']);
    expect(form.get('at')).toBe('{"x":1}');
    expect(form.has('none')).toBe(false);
  });
});

describe('dragProgress (specification §9: 80 percent)', () => {
  it.each([
    [100, 179, false],
    [100, 180, true],
    [100, 20, true],
    [100, 21, false],
  ])('from %i to %i of a 100 px wide toast dismisses: %s', (from, to, dismisses) =>
    expect(dragProgress(from, to, 100, 0.8).dismisses).toBe(dismisses),
  );
  it('never dismisses what has no width yet', () =>
    expect(dragProgress(0, 50, 0, 0.8).dismisses).toBe(false));
});
