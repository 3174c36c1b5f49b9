import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { UNTIL } from '../../../support/until.ts';
import { download } from '../../../support/uploads.ts';

// The file is read by another parser than the one that writes it, and compared with the tables ReqIF 1.2 (OMG formal/16-07-01),
// chapter 10, and with the database.

const NAMESPACE = 'http://www.omg.org/spec/ReqIF/20110401/reqif.xsd';

interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
}

function read(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', error => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('a document type');
  });
  parser.on('opentag', tag => {
    expect(tag.uri).toBe(NAMESPACE);
    const attributes = Object.fromEntries(
      Object.values(tag.attributes)
        .filter(({ name }) => !name.startsWith('xmlns'))
        .map(({ name, value }) => [name, value]),
    );
    const element = { name: tag.local, attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', text => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  const [document] = root.children;
  if (!document) throw new Error('no document');
  return document;
}

function* all(element: Element): Generator<Element> {
  yield element;
  for (const child of element.children) yield* all(child);
}

const IDENTIFIED = ['IDENTIFIER', 'LAST-CHANGE'];

/** Children and attributes that an element may have, with those that it must have. */
const STRUCTURE: Record<string, { children: string[]; attributes?: string[]; needs?: string[] }> = {
  'REQ-IF': {
    children: ['THE-HEADER', 'CORE-CONTENT', 'TOOL-EXTENSIONS'],
    needs: ['THE-HEADER', 'CORE-CONTENT'],
  },
  'THE-HEADER': { children: ['REQ-IF-HEADER'], needs: ['REQ-IF-HEADER'] },
  'REQ-IF-HEADER': {
    children: [
      'COMMENT',
      'CREATION-TIME',
      'REPOSITORY-ID',
      'REQ-IF-TOOL-ID',
      'REQ-IF-VERSION',
      'SOURCE-TOOL-ID',
      'TITLE',
    ],
    attributes: ['IDENTIFIER'],
    needs: ['CREATION-TIME', 'REQ-IF-TOOL-ID', 'REQ-IF-VERSION', 'SOURCE-TOOL-ID', 'TITLE'],
  },
  'CORE-CONTENT': { children: ['REQ-IF-CONTENT'], needs: ['REQ-IF-CONTENT'] },
  'REQ-IF-CONTENT': {
    children: [
      'DATATYPES',
      'SPEC-TYPES',
      'SPEC-OBJECTS',
      'SPEC-RELATIONS',
      'SPECIFICATIONS',
      'SPEC-RELATION-GROUPS',
    ],
  },
  DATATYPES: { children: ['DATATYPE-DEFINITION-STRING'] },
  'DATATYPE-DEFINITION-STRING': { children: ['ALTERNATIVE-ID'], attributes: [...IDENTIFIED, 'MAX-LENGTH'] },
  'SPEC-TYPES': {
    children: ['SPEC-OBJECT-TYPE', 'SPEC-RELATION-TYPE', 'SPECIFICATION-TYPE', 'RELATION-GROUP-TYPE'],
  },
  'SPEC-OBJECT-TYPE': { children: ['ALTERNATIVE-ID', 'SPEC-ATTRIBUTES'], attributes: IDENTIFIED },
  'SPEC-RELATION-TYPE': { children: ['ALTERNATIVE-ID', 'SPEC-ATTRIBUTES'], attributes: IDENTIFIED },
  'SPECIFICATION-TYPE': { children: ['ALTERNATIVE-ID', 'SPEC-ATTRIBUTES'], attributes: IDENTIFIED },
  'SPEC-ATTRIBUTES': { children: ['ATTRIBUTE-DEFINITION-STRING'] },
  'ATTRIBUTE-DEFINITION-STRING': {
    children: ['ALTERNATIVE-ID', 'DEFAULT-VALUE', 'TYPE'],
    attributes: IDENTIFIED,
    needs: ['TYPE'],
  },
  'SPEC-OBJECTS': { children: ['SPEC-OBJECT'] },
  'SPEC-OBJECT': { children: ['ALTERNATIVE-ID', 'VALUES', 'TYPE'], attributes: IDENTIFIED, needs: ['TYPE'] },
  VALUES: { children: ['ATTRIBUTE-VALUE-STRING'] },
  'ATTRIBUTE-VALUE-STRING': { children: ['DEFINITION'], attributes: ['THE-VALUE'], needs: ['DEFINITION'] },
  'SPEC-RELATIONS': { children: ['SPEC-RELATION'] },
  'SPEC-RELATION': {
    children: ['ALTERNATIVE-ID', 'VALUES', 'SOURCE', 'TARGET', 'TYPE'],
    attributes: IDENTIFIED,
    needs: ['SOURCE', 'TARGET', 'TYPE'],
  },
  SPECIFICATIONS: { children: ['SPECIFICATION'] },
  SPECIFICATION: {
    children: ['ALTERNATIVE-ID', 'CHILDREN', 'VALUES', 'TYPE'],
    attributes: IDENTIFIED,
    needs: ['TYPE'],
  },
  CHILDREN: { children: ['SPEC-HIERARCHY'] },
  'SPEC-HIERARCHY': {
    children: ['ALTERNATIVE-ID', 'CHILDREN', 'EDITABLE-ATTS', 'OBJECT'],
    attributes: IDENTIFIED,
    needs: ['OBJECT'],
  },
};

/** Elements that hold one reference, and what it may lead to. */
const REFERENCES: Record<string, string> = {
  'DATATYPE-DEFINITION-STRING-REF': 'DATATYPE-DEFINITION-STRING',
  'ATTRIBUTE-DEFINITION-STRING-REF': 'ATTRIBUTE-DEFINITION-STRING',
  'SPEC-OBJECT-TYPE-REF': 'SPEC-OBJECT-TYPE',
  'SPEC-RELATION-TYPE-REF': 'SPEC-RELATION-TYPE',
  'SPECIFICATION-TYPE-REF': 'SPECIFICATION-TYPE',
  'SPEC-OBJECT-REF': 'SPEC-OBJECT',
};

function problemsIn(document: Element): string[] {
  const identified = new Map<string, string>();
  const problems: string[] = [];
  for (const { name, attributes } of all(document)) {
    const id = attributes.IDENTIFIER;
    if (id === undefined) continue;
    if (identified.has(id)) problems.push(`${id} is there twice`);
    if (!/^[A-Za-z_][\w.-]*$/.test(id)) problems.push(`${id} is no xsd:ID`);
    identified.set(id, name);
  }
  for (const { name, attributes, children, text } of all(document)) {
    const target = REFERENCES[name];
    if (target && identified.get(text) !== target) problems.push(`${name} leads to ${text}`);
    const rule = STRUCTURE[name];
    if (!rule) continue;
    for (const child of children)
      if (!rule.children.includes(child.name)) problems.push(`${child.name} in ${name}`);
    for (const attribute of rule.attributes ?? [])
      if (!attributes[attribute] && attributes[attribute] !== '')
        problems.push(`${name} without ${attribute}`);
    for (const needed of rule.needs ?? [])
      if (children.filter(child => child.name === needed).length !== 1)
        problems.push(`${name} without ${needed}`);
    const change = attributes['LAST-CHANGE'];
    if (change !== undefined && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(change))
      problems.push(`${change} is no xsd:dateTime`);
  }
  return problems;
}

let app: TestApp;
let project: string;
let document: Element;

const child = (element: Element | undefined, ...path: string[]) =>
  path.reduce((found: Element | undefined, name) => found?.children.find(one => one.name === name), element);

beforeAll(async () => {
  app = await createTestApp();
  const { rows } = await app.pool.query<{ uuid: string; organization: string }>(
    `select uuid from projects where name ilike '%remote%'`,
  );
  project = rows[0]?.uuid ?? '';
  const made = await app.call<{ data: { records: { uuid: string }[] } }>(
    'lead',
    'POST',
    `/user-api/projects/${project}/srems/batch`,
    {
      body: {
        items: [
          {
            name: 'Parent <b>&amp; "quoted"',
            text: 'The link shall 1 < 2\nand ]]> end.',
            kind: 'REQUIREMENT',
          },
        ],
      },
    },
  );
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const [parent] = made.body.data.records;
  await app.call('lead', 'POST', `/user-api/projects/${project}/srems/batch`, {
    body: { items: [{ name: 'Part', text: 'Half of it.', kind: 'REQUIREMENT', parentUuid: parent?.uuid }] },
  });
  await app.pool.query(
    `insert into srem_safety_targets (project_uuid, srem_uuid, safety_target_uuid) select $1, $2, uuid from safety_targets where project_uuid = $1 limit 2`,
    [project, parent?.uuid],
  );
  app.startJobs();
  const path = `/user-api/projects/${project}/exports`;
  const asked = await app.call<{ data: { uuid: string } }>('viewer', 'POST', path, {
    body: { kind: 'REQIF' },
  });
  const state = async () =>
    (await app.call<{ data: { state: string } }>('viewer', 'GET', `${path}/${asked.body.data.uuid}`)).body
      .data.state;
  await vi.waitFor(async () => expect(await state()).toBe('DONE'), UNTIL);
  const { content, headers } = await download(app, 'viewer', `${path}/${asked.body.data.uuid}/file`);
  expect(headers['content-disposition']).toContain('.reqif');
  document = read(content.toString('utf8'));
});
afterAll(() => app.close());

describe('targets and requirements as ReqIF', () => {
  it('have the structure of ReqIF 1.2', () => {
    expect(problemsIn(document)).toEqual([]);
    expect(child(document, 'THE-HEADER', 'REQ-IF-HEADER', 'REQ-IF-VERSION')?.text).toBe('1.2');
  });

  it('are those of the database, each with its text', async () => {
    const { rows } = await app.pool.query<{ uuid: string; code: string; name: string; text: string }>(
      `select uuid, code, name, description as text from safety_targets where project_uuid = $1
       union all select uuid, code, name, text from srems where project_uuid = $1 order by code`,
      [project],
    );
    const content = child(document, 'CORE-CONTENT', 'REQ-IF-CONTENT');
    const longNames = new Map(
      [...all(document)]
        .filter(({ name }) => name === 'ATTRIBUTE-DEFINITION-STRING')
        .map(({ attributes }) => [attributes.IDENTIFIER, attributes['LONG-NAME']]),
    );
    const objects = (child(content, 'SPEC-OBJECTS')?.children ?? []).map(object => {
      const values = Object.fromEntries(
        (child(object, 'VALUES')?.children ?? []).map(value => [
          longNames.get(child(value, 'DEFINITION', 'ATTRIBUTE-DEFINITION-STRING-REF')?.text ?? ''),
          value.attributes['THE-VALUE'],
        ]),
      );
      return {
        uuid: object.attributes.IDENTIFIER?.slice(1),
        code: values['ReqIF.ForeignID'],
        name: values['ReqIF.Name'],
        text: values['ReqIF.Text'] ?? '',
      };
    });
    expect(objects.sort((a, b) => String(a.code).localeCompare(String(b.code)))).toEqual(
      rows.sort((a, b) => a.code.localeCompare(b.code)),
    );
  });

  it('say what satisfies and what refines what, and where a part stands', async () => {
    const { rows } = await app.pool.query<{ kind: string; source: string; target: string }>(
      `select 'satisfies' as kind, srem_uuid as source, safety_target_uuid as target from srem_safety_targets where project_uuid = $1
       union all select 'refines', uuid, parent_uuid from srems where project_uuid = $1 and parent_uuid is not null`,
      [project],
    );
    const told = (child(document, 'CORE-CONTENT', 'REQ-IF-CONTENT', 'SPEC-RELATIONS')?.children ?? []).map(
      relation => ({
        kind: child(relation, 'TYPE', 'SPEC-RELATION-TYPE-REF')?.text.slice(1),
        source: child(relation, 'SOURCE', 'SPEC-OBJECT-REF')?.text.slice(1),
        target: child(relation, 'TARGET', 'SPEC-OBJECT-REF')?.text.slice(1),
      }),
    );
    const sorted = (list: object[]) => list.map(one => JSON.stringify(one)).sort();
    expect(sorted(told)).toEqual(sorted(rows));
    expect(rows.filter(({ kind }) => kind === 'refines')).toHaveLength(1);
    const nested = [...all(document)].filter(
      ({ name, children }) => name === 'SPEC-HIERARCHY' && children.some(inner => inner.name === 'CHILDREN'),
    );
    expect(nested).toHaveLength(1);
  });
});
