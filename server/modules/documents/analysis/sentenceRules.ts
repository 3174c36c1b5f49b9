/** What may stand before a full stop that ends no sentence. */
const ABBREVIATIONS = new Set(
  'max min e.g i.e etc vs ca approx no fig tab sec cf resp incl excl dr mr ms st art para vol ed z.b d.h u.a o.ä bzw ggf evtl nr abb abs kap vgl inkl exkl zzgl usw mind höchst gem lt bspw bsp'.split(
    ' ',
  ),
);

/** Bullets and numbers of lists and headings. */
const LIST_MARK = /^\s*(?:[-–—•‣▪●○*+]|#{1,6}|\d{1,3}(?:\.\d{1,3}){0,5}[.)]?|[a-z]\)|\([a-z\d]{1,3}\))\s+/i;

/** A line this much shorter than the longest of its text ends there, as headings and cells do. */
const SHORT_LINE = 0.6;

/**
 * The sentences of a text, in its order. Lines that were broken to fit a page are put together; headings, list items and
 * cells stand for themselves.
 */
export const sentencesOf = (text: string): string[] => blocksOf(text).flatMap(splitSentences);

function blocksOf(text: string): string[] {
  const lines = text.split('\n');
  const longest = Math.max(...lines.map(({ length }) => length));
  const blocks: string[] = [];
  let open = '';
  const close = () => {
    if (open !== '') blocks.push(open);
    open = '';
  };
  for (const line of lines) {
    const content = line.replace(LIST_MARK, '').trim();
    if (content === '' || LIST_MARK.test(line) || endsBefore(open, content, longest)) close();
    if (line.includes('\t')) {
      close();
      blocks.push(
        ...line
          .split(/\t+/)
          .map(cell => cell.trim())
          .filter(cell => cell !== ''),
      );
    } else if (open.endsWith('-') && /^\p{Ll}/u.test(content)) open = open.slice(0, -1) + content;
    else open = open === '' ? content : `${open} ${content}`;
  }
  close();
  return blocks;
}

/** Whether the next line begins something new although nothing says so but its look. */
const endsBefore = (open: string, next: string, longest: number) =>
  /[.!?:]$/.test(open) ? true : open.length < SHORT_LINE * longest && /^\p{Lu}/u.test(next);

function splitSentences(block: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { 0: mark, index } of block.matchAll(/[.!?]["”“»)]?\s+(?=[\p{Lu}\d"„“«(])/gu)) {
    const before = block.slice(start, index);
    const lastWord = (before.match(/[\p{L}.\d]+$/u)?.[0] ?? '').toLowerCase();
    const isAbbreviation = ABBREVIATIONS.has(lastWord) || /^(?:\p{L}|\d{1,2})$/u.test(lastWord);
    if (mark.startsWith('.') && isAbbreviation) continue;
    sentences.push(block.slice(start, index + mark.length).trim());
    start = index + mark.length;
  }
  sentences.push(block.slice(start).trim());
  return sentences.filter(sentence => sentence !== '');
}
