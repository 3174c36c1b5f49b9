/** Limits of a file; it is read in the browser and sent nowhere. */
export const REQIF_LIMITS = { bytes: 10 * 1024 * 1024, objects: 10_000 } as const;

export type ReqifProblem =
  | 'empty'
  | 'too-large'
  | 'zipped'
  | 'declarations'
  | 'damaged'
  | 'wrong-type'
  | 'too-many';

export interface ReqifObject {
  readonly identifier: string;
  readonly kind: 'target' | 'requirement' | 'other';
  /** By the long name of the attribute, such as ReqIF.Text. */
  readonly values: ReadonlyMap<string, string>;
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
  const root = parsed(decoded(bytes)).documentElement;
  if (root.localName !== 'REQ-IF') throw new ReqifRefusal('wrong-type');
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
  const identifier = all(root, 'REQ-IF-HEADER')[0]?.getAttribute('IDENTIFIER') ?? '';
  return { identifier, objects, relations };
}

function decoded(bytes: Uint8Array): string {
  if (bytes.length === 0) throw new ReqifRefusal('empty');
  if (bytes.length > REQIF_LIMITS.bytes) throw new ReqifRefusal('too-large');
  const [first, second] = bytes;
  if (first === 0x50 && second === 0x4b) throw new ReqifRefusal('zipped');
  const utf16 = first === 0xff && second === 0xfe ? 'utf-16le' : undefined;
  const encoding = utf16 ?? (first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8');
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new ReqifRefusal('damaged');
  }
}

function parsed(text: string): Document {
  // Before anything parses it: entities could grow without end, or name files. ReqIF has no document type.
  if (/<!\s*(doctype|entity)/i.test(text)) throw new ReqifRefusal('declarations');
  if (!/^\s*</.test(text)) throw new ReqifRefusal('wrong-type');
  const parsedFile = new DOMParser().parseFromString(text, 'application/xml');
  if (parsedFile.getElementsByTagName('parsererror').length > 0) throw new ReqifRefusal('damaged');
  return parsedFile;
}

const all = (element: Element, name: string) => [...element.getElementsByTagNameNS('*', name)];
const child = (element: Element | undefined, name: string) =>
  [...(element?.children ?? [])].find(({ localName }) => localName === name);

function textOf(element: Element, ...path: string[]): string {
  const found = path.reduce<Element | undefined>((at, name) => child(at, name), element);
  return (found?.textContent ?? '').trim();
}

/** Long names by identifier: of types, attributes and values. */
function namesOf(root: Element): ReadonlyMap<string, string> {
  const types = ['DATATYPES', 'SPEC-TYPES'].flatMap(name => all(root, name));
  return new Map(
    types.flatMap(type =>
      [...type.getElementsByTagNameNS('*', '*')].flatMap((element): [string, string][] => {
        const [identifier, name] = ['IDENTIFIER', 'LONG-NAME'].map(key => element.getAttribute(key));
        return identifier && name ? [[identifier, name]] : [];
      }),
    ),
  );
}

function objectOf(element: Element, named: ReadonlyMap<string, string>): ReqifObject {
  const values = new Map<string, string>();
  for (const value of child(element, 'VALUES')?.children ?? []) {
    const reference = child(value, 'DEFINITION')?.firstElementChild?.textContent?.trim() ?? '';
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
  return { identifier: element.getAttribute('IDENTIFIER') ?? '', kind, values };
}

/** A value as text: as it stands, of XHTML the words, of an enumeration the names. */
function readValue(value: Element, named: ReadonlyMap<string, string>): string {
  if (value.localName === 'ATTRIBUTE-VALUE-ENUMERATION')
    return all(value, 'ENUM-VALUE-REF')
      .map(({ textContent }) => named.get(textContent?.trim() ?? '') ?? '')
      .filter(Boolean)
      .join(', ');
  if (value.localName === 'ATTRIBUTE-VALUE-XHTML') {
    const content = child(value, 'THE-VALUE');
    for (const part of content ? all(content, 'br').concat(all(content, 'p')).concat(all(content, 'li')) : [])
      part.append('\n');
    return (content?.textContent ?? '').replaceAll(/[ \t]*\n\s*/g, '\n').trim();
  }
  return value.getAttribute('THE-VALUE') ?? '';
}
