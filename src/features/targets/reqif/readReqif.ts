import { allNamed as all, elementsOf, wordsOf, type XmlElement, xmlTree } from './xmlTree';

/** Limits of a file; it is read in the browser and sent nowhere. */
export const REQIF_LIMITS = { bytes: 10 * 1024 * 1024, objects: 10_000 } as const;

export type ReqifProblem =
  | 'empty'
  | 'too-large'
  | 'no-reqif'
  | 'zip-bomb'
  | 'declarations'
  | 'damaged'
  | 'wrong-type'
  | 'too-many'
  | 'no-table';

/** Where an object of a table stands, which has no identifier of its own. */
export interface TablePlace {
  /** "Requirements 5" */
  readonly row: string;
  /** What another tool calls it; empty where the table does not say. */
  readonly id: string;
  /** The record that it is, by its code or name. */
  readonly uuid: string | undefined;
  /** A record that it names and that nobody knows. */
  readonly unknown: string | undefined;
}

export interface ReqifObject {
  readonly identifier: string;
  readonly place?: TablePlace;
  readonly kind: 'target' | 'requirement' | 'other';
  /** By the long name of the attribute, such as ReqIF.Text. As JSON, for a session that ends (`ReqifPage`). */
  readonly values: Readonly<Record<string, string>>;
}

export interface ReqifFile {
  /** Identifier of the header: of a file of this tool, the project it was made from. */
  readonly identifier: string;
  readonly objects: readonly ReqifObject[];
  readonly relations: readonly { kind: 'satisfies' | 'refines'; from: string; to: string }[];
}

export class ReqifRefusal extends Error {
  readonly problem: ReqifProblem;

  constructor(problem: ReqifProblem) {
    super(problem);
    this.problem = problem;
  }
}

const TARGET_TYPE = /safety\s*(target|goal)|sicherheitsziel/i;
const OTHER_TYPE = /heading|folder|information|überschrift|chapter/i;

/** Reads targets and requirements of a ReqIF file (OMG formal/16-07-01). @throws ReqifRefusal */
export function readReqif(bytes: Uint8Array): ReqifFile {
  const root = parsed(decoded(bytes));
  if (root.name !== 'REQ-IF') throw new ReqifRefusal('wrong-type');
  const named = namesOf(root);
  const objects = all(root, 'SPEC-OBJECT').map(element => objectOf(element, named));
  if (objects.length > REQIF_LIMITS.objects) throw new ReqifRefusal('too-many');
  const relations = all(root, 'SPEC-RELATION').flatMap(element => {
    const type = named.get(textOf(element, 'TYPE', 'SPEC-RELATION-TYPE-REF')) ?? '';
    const kind = /satisf|erfüll/i.test(type)
      ? 'satisfies'
      : /refine|verfeiner/i.test(type)
        ? 'refines'
        : undefined;
    const [from, to] = ['SOURCE', 'TARGET'].map(end => textOf(element, end, 'SPEC-OBJECT-REF'));
    return kind && from && to ? [{ kind, from, to } as const] : [];
  });
  const identifier = all(root, 'REQ-IF-HEADER')[0]?.attributes.get('IDENTIFIER') ?? '';
  return { identifier, objects, relations };
}

function decoded(bytes: Uint8Array): string {
  if (bytes.length === 0) throw new ReqifRefusal('empty');
  if (bytes.length > REQIF_LIMITS.bytes) throw new ReqifRefusal('too-large');
  const [first, second] = bytes;
  const utf16 = first === 0xff && second === 0xfe ? 'utf-16le' : undefined;
  const encoding = utf16 ?? (first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8');
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new ReqifRefusal('damaged');
  }
}

function parsed(text: string): XmlElement {
  // Before anything parses it: entities could grow without end, or name files. ReqIF has no document type.
  if (/<!\s*(doctype|entity)/i.test(text)) throw new ReqifRefusal('declarations');
  if (!/^\s*</.test(text)) throw new ReqifRefusal('wrong-type');
  try {
    return xmlTree(text);
  } catch {
    throw new ReqifRefusal('damaged');
  }
}

const child = (element: XmlElement | undefined, name: string) =>
  element && elementsOf(element).find(one => one.name === name);

function textOf(element: XmlElement, ...path: string[]): string {
  const found = path.reduce<XmlElement | undefined>((at, name) => child(at, name), element);
  return found ? wordsOf(found).trim() : '';
}

/** Long names by identifier: of types, attributes and values. */
function namesOf(root: XmlElement): ReadonlyMap<string, string> {
  const types = ['DATATYPES', 'SPEC-TYPES'].flatMap(name => all(root, name));
  return new Map(
    types.flatMap(type =>
      all(type, undefined).flatMap((element): [string, string][] => {
        const [identifier, name] = ['IDENTIFIER', 'LONG-NAME'].map(key => element.attributes.get(key));
        return identifier && name ? [[identifier, name]] : [];
      }),
    ),
  );
}

function objectOf(element: XmlElement, named: ReadonlyMap<string, string>): ReqifObject {
  const values = new Map<string, string>();
  const held = child(element, 'VALUES');
  for (const value of held ? elementsOf(held) : []) {
    const definition = child(value, 'DEFINITION');
    const reference = definition ? wordsOf(definition).trim() : '';
    const name = named.get(reference);
    const text = readValue(value, named);
    if (name && text !== '') values.set(name, text);
  }
  const type = named.get(textOf(element, 'TYPE', 'SPEC-OBJECT-TYPE-REF')) ?? '';
  const kind = TARGET_TYPE.test(type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '))
    ? 'target'
    : OTHER_TYPE.test(type)
      ? 'other'
      : 'requirement';
  return { identifier: element.attributes.get('IDENTIFIER') ?? '', kind, values: Object.fromEntries(values) };
}

/** A value as text: as it stands, of XHTML the words, of an enumeration the names. */
function readValue(value: XmlElement, named: ReadonlyMap<string, string>): string {
  if (value.name === 'ATTRIBUTE-VALUE-ENUMERATION')
    return all(value, 'ENUM-VALUE-REF')
      .map(reference => named.get(wordsOf(reference).trim()) ?? '')
      .filter(Boolean)
      .join(', ');
  if (value.name === 'ATTRIBUTE-VALUE-XHTML') {
    const content = child(value, 'THE-VALUE');
    return (content ? wordsOf(content) : '').replaceAll(/[ \t]*\n\s*/g, '\n').trim();
  }
  return value.attributes.get('THE-VALUE') ?? '';
}
