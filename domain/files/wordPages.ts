const CHARACTERS: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

const decoded = (xml: string) =>
  xml.replace(/&(?:#(\d+)|#x([\da-f]+)|(lt|gt|quot|apos|amp));/gi, (whole, decimal, hex, name) => {
    if (name) return CHARACTERS[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

const PIECES = /<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:(tab|br|cr|lastRenderedPageBreak)\b([^>]*)\/>|<\/w:(p)>/g;

/**
 * The running text of a Word document: a line for each paragraph, cells of a table one after another (ECMA-376 part 1,
 * 17.3 and 17.4). What is drawn, deleted or commented is left out. Pages are those that Word laid out when it saved the file,
 * else those that its author began; a document of other programs may have one alone.
 * @param xml content of word/document.xml
 */
export function wordPages(xml: string): string[] {
  const isLaidOut = xml.includes('<w:lastRenderedPageBreak');
  const pages = [''];
  const add = (text: string) => {
    pages[pages.length - 1] += text;
  };
  for (const [, run, blank, attributes, paragraph] of xml.matchAll(PIECES)) {
    const isBreak =
      blank === 'lastRenderedPageBreak' ||
      (!isLaidOut && blank === 'br' && /w:type="page"/.test(attributes ?? ''));
    if (isBreak) pages.push('');
    else if (run !== undefined) add(decoded(run));
    else add(paragraph || blank !== 'tab' ? '\n' : '\t');
  }
  return pages;
}
