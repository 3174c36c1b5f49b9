import { globSync, readFileSync } from 'node:fs';
import { deDE } from '@mui/material/locale';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

// Some parts of MUI say English words by themselves. Ours come from the glossary, so whoever shows such a part gives it
// its texts. Which parts and which texts: MUI's own list of what it translates.

type Props = ReadonlyMap<string, string>;

/** Texts that are never shown, as the other props of the part say. */
const UNSEEN: Record<string, (props: Props, text: string) => boolean> = {
  Autocomplete: (props, text) =>
    (text === 'loadingText' && !props.has('loading')) ||
    (text === 'clearText' && props.has('disableClearable') && props.get('disableClearable') !== '{false}') ||
    (text === 'noOptionsText' && props.has('freeSolo')) ||
    (/^(open|close)Text$/.test(text) && (props.get('forcePopupIcon') === '{false}' || props.has('freeSolo'))),
  Alert: props => !props.has('onClose'),
  // It folds what is more than maxItems; ours have fewer than the eight that it begins with.
  Breadcrumbs: props => !props.has('maxItems'),
};

/** Parts that draw their own insides, and so none of MUI's buttons. */
const OWN_INPUT = ['src/ui/worksheet/kinds/ListEditor.tsx clearText'];

function missingTexts(file: string, code: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const parts = new Map<string, string>();
  const missing: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const [, part] = /^@mui\/material\/(\w+)$/.exec(node.moduleSpecifier.text) ?? [];
      if (part && node.importClause?.name) parts.set(node.importClause.name.text, part);
    }
    if (ts.isJsxOpeningLikeElement(node)) {
      const part = parts.get(node.tagName.getText());
      const { defaultProps } =
        (part && deDE.components?.[`Mui${part}` as keyof typeof deDE.components]) || {};
      const props = new Map(
        node.attributes.properties.flatMap(attribute =>
          ts.isJsxAttribute(attribute)
            ? [[attribute.name.getText(), attribute.initializer?.getText() ?? ''] as const]
            : [],
        ),
      );
      for (const text of Object.keys(defaultProps ?? {}))
        if (!props.has(text) && !UNSEEN[part ?? '']?.(props, text)) missing.push(`${file} ${text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return missing;
}

describe('texts that parts of MUI would say in English', () => {
  it('are found', () => {
    const shown =
      "import Autocomplete from '@mui/material/Autocomplete'; const x = <Autocomplete disableClearable />;";
    expect(missingTexts('x.tsx', shown)).toEqual([
      'x.tsx closeText',
      'x.tsx noOptionsText',
      'x.tsx openText',
    ]);
    const closed =
      "import Alert from '@mui/material/Alert'; const x = <><Alert /><Alert onClose={close} /></>;";
    expect(missingTexts('x.tsx', closed)).toEqual(['x.tsx closeText']);
  });

  it('come from the glossary wherever such a part is shown', () => {
    const files = globSync('src/**/*.tsx');
    expect(files.length).toBeGreaterThan(100);
    const missing = files.flatMap(file => missingTexts(file, readFileSync(file, 'utf8')));
    expect(missing.filter(one => !OWN_INPUT.includes(one))).toEqual([]);
  });
});
