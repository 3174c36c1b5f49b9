import ts from 'typescript';
import { type Program, visit } from './openProgram.ts';

/** Attributes and properties whose texts people read or hear. */
const READ = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
  'alt',
  'label',
  'helperText',
]);

/** Files whose texts are not in the glossary, and why. */
const ALLOWED: readonly [file: RegExp, why: string][] = [
  [/^server\/documentation\/pages\.ts$/, 'shows the contract, which is written in English'],
  [/^src\/app\/ConfigurationFailure\.tsx$/, 'shown when there is no configuration, and so no glossary'],
  [/^src\/app\/OtherAddress\.tsx$/, 'shown where the glossary cannot be reached'],
];

/** A name of the product, keys of the keyboard, symbols and single letters are the same in every language. */
const SAME_EVERYWHERE = [
  /^[^\p{L}]*Badger[^\p{L}]*$/u,
  /^(CSV|JSON)$/,
  /^(Ctrl|Alt|Shift|Esc|Enter|Tab|Space|Delete|⌘|⌥|⇧|F\d+|K|[\s+,/()–-])+$/,
  /^[^\p{L}]*$/u,
  /^\p{L}$/u,
];

const isText = (text: string) => {
  const trimmed = text.trim();
  return trimmed !== '' && !SAME_EVERYWHERE.some(pattern => pattern.test(trimmed));
};

/** A template that adds attributes to a tag; it begins with the blank before them. */
const ATTRIBUTES_ALONE = /^( [a-z-]+(="[^"]*")?)+$/;

/** What people read or hear in a page's template: between its tags and in its attributes, without the values. */
function textsOfMarkup(template: ts.TemplateLiteral): string[] {
  const VALUE = '\uFFFC';
  const markup = ts.isTemplateExpression(template)
    ? [template.head, ...template.templateSpans.map(({ literal }) => literal)]
        .map(({ text }) => text)
        .join(VALUE)
    : template.text;
  if (ATTRIBUTES_ALONE.test(markup)) return [];
  const attributes = [...markup.matchAll(/\s([\w-]+)="([^"]*)"/g)].filter(([, name = '']) => READ.has(name));
  const between = markup.replaceAll(/<[^>]*>/g, VALUE).replaceAll(/&\w+;/g, ' ');
  return [between, ...attributes.map(([, , text = '']) => text)].flatMap(text => text.split(VALUE));
}

/** Texts that are written into components and pages by hand instead of coming from the glossary. */
export function findHandWritten({ sources, placeOf }: Program): string[] {
  const problems: string[] = [];
  const report = (node: ts.Node, text: string) =>
    problems.push(`${placeOf(node)}: ${JSON.stringify(text.trim())} is written by hand; give it a key.`);

  const literals = (node: ts.Expression | undefined): ts.StringLiteralLike[] => {
    if (!node) return [];
    if (ts.isStringLiteralLike(node)) return [node];
    if (ts.isParenthesizedExpression(node)) return literals(node.expression);
    if (ts.isConditionalExpression(node)) return [...literals(node.whenTrue), ...literals(node.whenFalse)];
    if (ts.isBinaryExpression(node)) return literals(node.right);
    return [];
  };

  for (const source of sources) {
    const file = placeOf(source).replace(/:\d+$/, '');
    if (ALLOWED.some(([pattern]) => pattern.test(file))) continue;
    visit(source, node => {
      if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'html') {
        for (const text of textsOfMarkup(node.template)) if (isText(text)) report(node, text);
      } else if (ts.isJsxText(node)) {
        const tag = ts.isJsxElement(node.parent) ? node.parent.openingElement.tagName.getText() : '';
        if (tag !== 'Text' && isText(node.text)) report(node, node.text);
      } else if (ts.isJsxExpression(node) && ts.isJsxElement(node.parent)) {
        const tag = node.parent.openingElement.tagName.getText();
        if (tag === 'Text') return;
        for (const literal of literals(node.expression))
          if (isText(literal.text)) report(literal, literal.text);
      } else if (ts.isJsxAttribute(node) && READ.has(node.name.getText())) {
        const value = node.initializer;
        const found =
          value && ts.isStringLiteral(value)
            ? [value]
            : literals(value && ts.isJsxExpression(value) ? value.expression : undefined);
        for (const literal of found) if (isText(literal.text)) report(literal, literal.text);
      }
    });
  }
  return problems;
}
