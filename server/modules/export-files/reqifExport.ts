import { JSDOM } from 'jsdom';
import { type ExportedRequirements, exportedRequirements, type ReqifRecord } from './exportedRequirements.ts';
import type { ExportContext, ExportMaker } from './exportTypes.ts';
import { fileNameOf } from './fileNameOf.ts';

/** ReqIF 1.2 (OMG formal/16-07-01) keeps the namespace of its first version. */
const NAMESPACE = 'http://www.omg.org/spec/ReqIF/20110401/reqif.xsd';

/** Texts may be as long as the longest of a record. */
const MAX_LENGTH = 8000;

const TEXT = '_badger-text';
const SPECIFICATION_TYPE = '_badger-specification-type';

/** Attributes by which tools know number, title and text of an object. */
const NAMED: Readonly<Record<string, string>> = {
  code: 'ReqIF.ForeignID',
  name: 'ReqIF.Name',
  text: 'ReqIF.Text',
};

/** Identifiers are XML names, which no digit begins. */
const identifier = (uuid: string) => `_${uuid}`;

class ReqifWriter {
  readonly #document: Document;
  readonly #changedAt: string;

  constructor(document: Document, changedAt: string) {
    this.#document = document;
    this.#changedAt = changedAt;
  }

  /** An element with attributes and children. */
  element(name: string, attributes: Readonly<Record<string, string>>, ...children: (Element | string)[]) {
    const made = this.#document.createElementNS(NAMESPACE, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  }

  #identified(name: string, uuid: string, longName: string, ...children: Element[]) {
    const attributes = { IDENTIFIER: uuid, 'LAST-CHANGE': this.#changedAt, 'LONG-NAME': longName };
    return this.element(name, attributes, ...children);
  }

  #typed(reference: string, uuid: string) {
    return this.element('TYPE', {}, this.element(reference, {}, uuid));
  }

  dataTypes() {
    const text = this.#identified('DATATYPE-DEFINITION-STRING', TEXT, 'Text');
    text.setAttribute('MAX-LENGTH', String(MAX_LENGTH));
    return this.element('DATATYPES', {}, text);
  }

  /** A type of objects with one attribute of text for each field. */
  objectType(kind: string, fields: readonly string[]) {
    const attributes = fields.map(field =>
      this.#identified(
        'ATTRIBUTE-DEFINITION-STRING',
        `_${kind}-${field}`,
        NAMED[field] ?? field,
        this.#typed('DATATYPE-DEFINITION-STRING-REF', TEXT),
      ),
    );
    return this.#identified(
      'SPEC-OBJECT-TYPE',
      `_${kind}`,
      kind,
      this.element('SPEC-ATTRIBUTES', {}, ...attributes),
    );
  }

  plainType(name: string, uuid: string, longName: string) {
    return this.#identified(name, uuid, longName);
  }

  object({ uuid, kind, updatedAt, values }: ReqifRecord) {
    const made = Object.entries(values).map(([field, value]) =>
      this.element(
        'ATTRIBUTE-VALUE-STRING',
        { 'THE-VALUE': value },
        this.element(
          'DEFINITION',
          {},
          this.element('ATTRIBUTE-DEFINITION-STRING-REF', {}, `_${kind}-${field}`),
        ),
      ),
    );
    return this.element(
      'SPEC-OBJECT',
      { IDENTIFIER: identifier(uuid), 'LAST-CHANGE': updatedAt, 'LONG-NAME': values.code ?? '' },
      this.element('VALUES', {}, ...made),
      this.#typed('SPEC-OBJECT-TYPE-REF', `_${kind}`),
    );
  }

  relation({ kind, from, to }: ExportedRequirements['relations'][number]) {
    const end = (name: string, uuid: string) =>
      this.element(name, {}, this.element('SPEC-OBJECT-REF', {}, identifier(uuid)));
    return this.element(
      'SPEC-RELATION',
      { IDENTIFIER: `_${kind}-${from}-${to}`, 'LAST-CHANGE': this.#changedAt },
      end('SOURCE', from),
      end('TARGET', to),
      this.#typed('SPEC-RELATION-TYPE-REF', `_${kind}`),
    );
  }

  /** The objects of one kind as a document, each requirement below the one that it is a part of. */
  specification(projectUuid: string, title: string, records: readonly ReqifRecord[]) {
    const below = Map.groupBy(records, ({ parentUuid }) => parentUuid);
    const children = (parent: string | null): Element[] =>
      (below.get(parent) ?? []).map(({ uuid, updatedAt }) => {
        const inner = children(uuid);
        return this.element(
          'SPEC-HIERARCHY',
          { IDENTIFIER: `_place-${uuid}`, 'LAST-CHANGE': updatedAt },
          ...(inner.length > 0 ? [this.element('CHILDREN', {}, ...inner)] : []),
          this.element('OBJECT', {}, this.element('SPEC-OBJECT-REF', {}, identifier(uuid))),
        );
      });
    return this.#identified(
      'SPECIFICATION',
      `_specification-${title}-${projectUuid}`,
      title,
      this.element('CHILDREN', {}, ...children(null)),
      this.#typed('SPECIFICATION-TYPE-REF', SPECIFICATION_TYPE),
    );
  }
}

/** The document: header, types, objects, what carries out what, and where each stands. */
function write(projectUuid: string, exported: ExportedRequirements): string {
  const { window } = new JSDOM(`<REQ-IF xmlns="${NAMESPACE}"/>`, { contentType: 'application/xml' });
  const { document } = window;
  const writer = new ReqifWriter(document, exported.changedAt);
  const element: ReqifWriter['element'] = (...parts) => writer.element(...parts);
  const kinds = Object.entries(exported.fields);
  const relationKinds = ['satisfies', 'refines'];
  const header = element(
    'REQ-IF-HEADER',
    { IDENTIFIER: identifier(projectUuid) },
    element('CREATION-TIME', {}, exported.changedAt),
    element('REQ-IF-TOOL-ID', {}, 'Badger'),
    element('REQ-IF-VERSION', {}, '1.2'),
    element('SOURCE-TOOL-ID', {}, 'Badger'),
    element('TITLE', {}, exported.name),
  );
  const content = element(
    'REQ-IF-CONTENT',
    {},
    writer.dataTypes(),
    element(
      'SPEC-TYPES',
      {},
      ...kinds.map(([kind, fields]) => writer.objectType(kind, fields)),
      ...relationKinds.map(kind => writer.plainType('SPEC-RELATION-TYPE', `_${kind}`, kind)),
      writer.plainType('SPECIFICATION-TYPE', SPECIFICATION_TYPE, 'Specification'),
    ),
    element('SPEC-OBJECTS', {}, ...exported.records.map(record => writer.object(record))),
    element('SPEC-RELATIONS', {}, ...exported.relations.map(relation => writer.relation(relation))),
    element(
      'SPECIFICATIONS',
      {},
      ...kinds.map(([kind]) =>
        writer.specification(
          projectUuid,
          kind,
          exported.records.filter(record => record.kind === kind),
        ),
      ),
    ),
  );
  document.documentElement.append(element('THE-HEADER', {}, header), element('CORE-CONTENT', {}, content));
  const text = new window.XMLSerializer().serializeToString(document);
  window.close();
  return `<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`;
}

/** Targets and requirements as tools for requirements exchange them. */
export const makeReqif: ExportMaker = async (context: ExportContext) => {
  const exported = await exportedRequirements(context);
  return {
    fileName: fileNameOf(exported.name, { en: 'requirements', de: 'Anforderungen' }, context),
    mimeType: 'application/xml; charset=utf-8',
    content: write(context.projectUuid, exported),
  };
};
