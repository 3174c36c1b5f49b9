import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** Folders whose sentences may reach the caller of an operation as the reason of a refusal. */
const FILES = [
  'domain/**/*.ts',
  'server/{access,contract,http,modules}/**/*.ts',
  'server/database/records/*.ts',
];
/**
 * What is no refusal: suggestions, reports and words of files, which speak the language of their reader themselves, and
 * what only operators and programs see.
 */
const OTHER =
  /generated|recommend|suggestionRules|coverageChecks|getAnswer|languageModel|pointedOut|messageWords|administrators|providerDiscovery|tokenVerifier|reports\/|vocabulary|Words\.ts|explainRating|permissionRules|webApp|\/users\/index|generationRules/;
/** Calls whose texts are of the glossary, the log or the operator. */
const OTHER_CALL =
  /^(text|text\.prose|defineTexts|say|TokenError|Error|InterruptedError|process\.send)$|log\.|\.query/;

const isSentence = (text: string) => /[a-z}] [a-z{].*[.!?]$/.test(text) && !text.includes('\n');

/** A sentence with `{1}`, `{2}` … in the place of values. */
const sentenceOf = (node: ts.StringLiteralLike | ts.TemplateExpression): string =>
  ts.isTemplateExpression(node)
    ? node.head.text +
      node.templateSpans.map(({ literal }, place) => `{${place + 1}}${literal.text}`).join('')
    : node.text;

function callAround(node: ts.Node, file: ts.SourceFile): string {
  for (let outer = node.parent; outer && !ts.isStatement(outer); outer = outer.parent)
    if ((ts.isCallExpression(outer) || ts.isNewExpression(outer)) && outer.expression.end < node.pos)
      return outer.expression.getText(file);
  return '';
}

/** Every sentence with which the server may refuse a call, as it stands in the code. */
export function refusalSentences(): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of FILES.flatMap(pattern => globSync(pattern)).filter(path => !OTHER.test(path))) {
    const file = ts.createSourceFile(name, readFileSync(name, 'utf8'), ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
        const sentence = sentenceOf(node);
        if (isSentence(sentence) && !OTHER_CALL.test(callAround(node, file))) found.set(sentence, name);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}
