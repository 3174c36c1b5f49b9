import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Paragraph, Run } from './model.ts';

type Node = ReturnType<typeof fromMarkdown>['children'][number] | { type: string };
interface AnyNode {
  type: string;
  value?: string;
  url?: string;
  alt?: string | null;
  ordered?: boolean | null;
  start?: number | null;
  checked?: boolean | null;
  children?: AnyNode[];
}

/** Without any of these a text is the same with and without markdown, and parsing takes a hundred times longer. */
const MARKED = /[*_`#>~|[\]<&\\]|^\s*(?:[-+]|\d+[.)])\s|\n\s*(?:-{2,}|={2,})|^ {4}|\t|https?:|www\.|@/m;

type Marks = Omit<Run, 'text'>;
const MARKS: Record<string, Marks> = {
  strong: { bold: true },
  emphasis: { italic: true },
  delete: { strike: true },
};

function inline(nodes: readonly AnyNode[], marks: Marks = {}): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (node.type === 'break') return [{ text: '\n', ...marks }];
    if (node.type === 'inlineCode') return [{ text: node.value ?? '', ...marks, code: true }];
    if (node.type === 'image') return [{ text: `${node.alt ?? ''} (${node.url})`.trim(), ...marks }];
    if (node.type === 'link') {
      const told = inline(node.children ?? [], marks);
      const words = told.map(({ text }) => text).join('');
      const address = node.url ?? '';
      // The address is written out: what is printed has nothing to click on, and nobody is led elsewhere by a word.
      return address === words || address === `mailto:${words}` || address === `http://${words}`
        ? told
        : [...told, { text: ` (${address})`, ...marks }];
    }
    if (node.children) return inline(node.children, { ...marks, ...MARKS[node.type] });
    return [{ text: node.value ?? '', ...marks }];
  });
}

function blocks(nodes: readonly AnyNode[], depth: number): Paragraph[] {
  return nodes.flatMap((node): Paragraph[] => {
    const children = node.children ?? [];
    switch (node.type) {
      case 'paragraph':
        return [{ text: inline(children) }];
      case 'heading':
        return [{ text: inline(children, { bold: true }) }];
      case 'code':
        return [{ text: [{ text: node.value ?? '', code: true }] }];
      case 'list':
        return children.flatMap((item, index) => {
          const number = (node.start ?? 1) + index;
          const box = item.checked === true ? '☑' : item.checked === false ? '☐' : '•';
          const bullet = { sign: node.ordered ? `${number}.` : box, depth: depth + 1 };
          const [first, ...rest] = blocks(item.children ?? [], depth + 1);
          return [{ ...(first ?? { text: '' }), bullet }, ...rest];
        });
      case 'table':
        return children.map((row, index) => ({
          text: (row.children ?? []).flatMap((cell, at) => [
            ...(at > 0 ? [{ text: ' | ' }] : []),
            ...inline(cell.children ?? [], index === 0 ? { bold: true } : {}),
          ]),
        }));
      case 'thematicBreak':
        return [{ text: '———' }];
      case 'definition':
        return [{ text: node.url ?? '' }];
      default:
        return children.length > 0 ? blocks(children, depth) : [{ text: node.value ?? '' }];
    }
  });
}

/**
 * Markdown as paragraphs with marks. HTML in it stays the text that was typed, pictures and links show their address.
 */
export function markdownParagraphs(text: string): Paragraph[] {
  if (text.trim() === '') return [];
  if (!MARKED.test(text)) return text.split(/\n{2,}/).map(part => ({ text: part.trim() }));
  const tree: { children: Node[] } = fromMarkdown(text, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  return blocks(tree.children as AnyNode[], 0);
}
