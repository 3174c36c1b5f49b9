import ts from 'typescript';
import { idOfText } from '../../glossary/idOfText.ts';
import { type Program, visit } from './openProgram.ts';

/** A text of the product; the key is section and id, without the app's name. */
export interface AppText {
  key: string;
  fallback: string;
  /** Files that show it. */
  where: string[];
}

const UNREADABLE =
  'id and fallback must be written out; texts that are chosen at run time come from defineTexts';

/** `text(…)` and `text.prose(…)`: types of the functions that give the texts of a section. */
const TEXT_FUNCTIONS = new Set(['TextFunction', 'Texts']);

/** Reads every text from the calls of the glossary: text functions of a section, useText, <Text>, defineTexts. */
export function collectTexts({ checker, sources, placeOf }: Program): {
  texts: AppText[];
  problems: string[];
} {
  const texts = new Map<string, AppText>();
  const problems: string[] = [];

  const literalOf = (node: ts.Expression | undefined): string | undefined => {
    if (!node) return undefined;
    const type = checker.getTypeAtLocation(node);
    return type.isStringLiteral() ? type.value : undefined;
  };
  const add = (node: ts.Node, section: string, id: string, fallback: string) => {
    const key = section === '' ? id : `${section}/${id}`;
    const where = placeOf(node).replace(/:\d+$/, '');
    const known = texts.get(key);
    if (!known) texts.set(key, { key, fallback, where: [where] });
    else if (known.fallback !== fallback)
      problems.push(
        `${placeOf(node)}: "${key}" has the fallback ${JSON.stringify(fallback)} here and ${JSON.stringify(known.fallback)} in ${known.where[0]}.`,
      );
    else if (!known.where.includes(where)) known.where.push(where);
  };
  const addCall = (
    node: ts.Node,
    section: string,
    [first, second, options]: readonly (ts.Expression | undefined)[],
  ) => {
    const one = literalOf(first);
    const isAlone = second === undefined || isUndefined(second);
    const two = isAlone ? one : literalOf(second);
    if (one === undefined || two === undefined) problems.push(`${placeOf(node)}: ${UNREADABLE}.`);
    else {
      const id = isAlone ? idOfText(one) : one;
      add(node, section, id, two);
      const singular = option(options, 'one');
      if (singular !== undefined) add(node, section, `${id}_one`, singular);
    }
  };

  const readCall = (call: ts.CallExpression) => {
    const [first, , third] = call.arguments;
    const name = ts.isIdentifier(call.expression) ? call.expression.text : '';
    if (name === 'defineTexts') {
      readDefinitions(call);
      return;
    }
    if (name === 'useText') {
      addCall(call, option(third, 'section') ?? '', call.arguments);
      return;
    }
    const section = sectionOfFunction(checker.getTypeAtLocation(call.expression));
    if (section === undefined || (first && isDefinition(first))) return;
    if (section === null) problems.push(`${placeOf(call)}: name the section: TextFunction<'…'>.`);
    else addCall(call, option(third, 'section') ?? section, call.arguments);
  };

  /** Undefined for other functions, null for a text function of any section. */
  const sectionOfFunction = (type: ts.Type): string | null | undefined => {
    if (!TEXT_FUNCTIONS.has(type.symbol?.name ?? '')) return undefined;
    const [section] = checker.getTypeArguments(type as ts.TypeReference);
    return section?.isStringLiteral() ? section.value : null;
  };
  const isDefinition = (node: ts.Expression) => {
    const type = checker.getTypeAtLocation(node);
    return (checker.getBaseConstraintOfType(type) ?? type).symbol?.name === 'TextDefinition';
  };
  const option = (options: ts.Expression | undefined, name: 'section' | 'one'): string | undefined => {
    const property =
      options && ts.isObjectLiteralExpression(options)
        ? options.properties.find(entry => entry.name?.getText() === name)
        : undefined;
    return property && ts.isPropertyAssignment(property) ? literalOf(property.initializer) : undefined;
  };
  const readDefinitions = (call: ts.CallExpression) => {
    const [sectionNode, list, prefixNode] = call.arguments;
    const section = literalOf(sectionNode);
    const prefix = prefixNode ? literalOf(prefixNode) : '';
    if (section === undefined || prefix === undefined || !list || !ts.isObjectLiteralExpression(list)) {
      problems.push(`${placeOf(call)}: section and texts must be written out.`);
      return;
    }
    for (const entry of list.properties) {
      const fallback = ts.isPropertyAssignment(entry) ? literalOf(entry.initializer) : undefined;
      if (!ts.isPropertyAssignment(entry) || fallback === undefined || ts.isComputedPropertyName(entry.name))
        problems.push(`${placeOf(entry)}: ${UNREADABLE}.`);
      else add(entry, section, `${prefix}${entry.name.text}`, fallback);
    }
  };
  const readElement = (element: ts.JsxElement) => {
    const { tagName, attributes } = element.openingElement;
    if (tagName.getText() !== 'Text') return;
    const attribute = (name: string): string | undefined => {
      const found = attributes.properties.find(entry => entry.name?.getText() === name);
      const initializer = found && ts.isJsxAttribute(found) ? found.initializer : undefined;
      if (!initializer) return undefined;
      return ts.isStringLiteral(initializer)
        ? initializer.text
        : literalOf(ts.isJsxExpression(initializer) ? initializer.expression : undefined);
    };
    const children = element.children.filter(
      child => !ts.isJsxText(child) || !child.containsOnlyTriviaWhiteSpaces,
    );
    const [child] = children;
    const fallback =
      child && ts.isJsxText(child)
        ? child.text.trim().replaceAll(/\s*\n\s*/g, ' ')
        : child && ts.isJsxExpression(child)
          ? literalOf(child.expression)
          : undefined;
    if (children.length !== 1 || fallback === undefined) problems.push(`${placeOf(element)}: ${UNREADABLE}.`);
    else add(element, attribute('section') ?? '', attribute('id') ?? idOfText(fallback), fallback);
  };

  /** A text function passed on under another type could no longer be tracked. */
  const checkHandedOn = (node: ts.Identifier) => {
    if (ts.isCallExpression(node.parent) && node.parent.expression === node) return;
    if (!ts.isCallExpression(node.parent) && !ts.isShorthandPropertyAssignment(node.parent)) return;
    if (sectionOfFunction(checker.getTypeAtLocation(node)) === undefined) return;
    const wanted = checker.getContextualType(node);
    const isOpen = !wanted || (wanted.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
    if (!isOpen && sectionOfFunction(wanted) === undefined)
      problems.push(`${placeOf(node)}: hand the texts on as TextFunction<'…'>.`);
  };

  for (const source of sources) {
    // The glossary's own functions in the web app only forward their arguments.
    if (/src\/glossary\/(Text|useText)\.tsx?$/.test(source.fileName)) continue;
    visit(source, node => {
      if (ts.isCallExpression(node)) readCall(node);
      else if (ts.isJsxElement(node)) readElement(node);
      else if (ts.isIdentifier(node)) checkHandedOn(node);
    });
  }
  return { texts: [...texts.values()].sort((a, b) => (a.key < b.key ? -1 : 1)), problems };
}

const isUndefined = (node: ts.Expression) => ts.isIdentifier(node) && node.text === 'undefined';
