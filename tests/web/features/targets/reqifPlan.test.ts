import { describe, expect, it } from 'vitest';
import { SafetyTargetCreateLimits } from '@/api/limits';
import type { SafetyTarget } from '@/api/lookups';
import type { Srem } from '@/api/srems';
import { AUDIT_FIELD_LABELS } from '@/features/shared/audit-log/auditTexts';
import { openReqif } from '@/features/targets/reqif/openReqif';
import { planReqif } from '@/features/targets/reqif/planReqif';
import { REQIF_LIMITS, ReqifRefusal, readReqif } from '@/features/targets/reqif/readReqif';
import { FIELDS as KNOWN_FIELDS } from '@/features/targets/reqif/reqifFields';
import { type ZipPart, zip } from '../../../support/import/zip.ts';

const PROJECT = '0190b3c4-5d6e-7f80-9a1b-00000000000a';
const uuid = (number: number) => `0190b3c4-5d6e-7f80-9a1b-${String(number).padStart(12, '0')}`;

interface Given {
  id: string;
  kind?: 'target' | 'requirement';
  values?: Record<string, string>;
}
const string = (name: string, value: string) =>
  `<ATTRIBUTE-VALUE-STRING THE-VALUE="${value}"><DEFINITION><ATTRIBUTE-DEFINITION-STRING-REF>${name}</ATTRIBUTE-DEFINITION-STRING-REF></DEFINITION></ATTRIBUTE-VALUE-STRING>`;
const FIELDS = ['name', 'text', 'status', 'hazards', 'externalId', 'ReqIF.ForeignID', 'fttiMs', 'safeState'];

/** A file by ReqIF 1.2 (OMG formal/16-07-01), 10.8. */
function file(objects: readonly Given[], relations: readonly [string, string, string][] = [], header = 'h') {
  const types = FIELDS.map(name => `<ATTRIBUTE-DEFINITION-STRING IDENTIFIER="${name}" LONG-NAME="${name}"/>`);
  return `<?xml version="1.0" encoding="UTF-8"?><REQ-IF xmlns="http://www.omg.org/spec/ReqIF/20110401/reqif.xsd">
<THE-HEADER><REQ-IF-HEADER IDENTIFIER="${header}"/></THE-HEADER><CORE-CONTENT><REQ-IF-CONTENT>
<SPEC-TYPES><SPEC-OBJECT-TYPE IDENTIFIER="target" LONG-NAME="SafetyTarget"><SPEC-ATTRIBUTES>${types.join('')}</SPEC-ATTRIBUTES></SPEC-OBJECT-TYPE>
<SPEC-OBJECT-TYPE IDENTIFIER="requirement" LONG-NAME="Requirement"/><SPEC-RELATION-TYPE IDENTIFIER="satisfies" LONG-NAME="satisfies"/>
<SPEC-RELATION-TYPE IDENTIFIER="refines" LONG-NAME="refines"/></SPEC-TYPES>
<SPEC-OBJECTS>${objects
    .map(
      ({ id, kind = 'requirement', values = { name: id } }) =>
        `<SPEC-OBJECT IDENTIFIER="${id}"><VALUES>${Object.entries(values)
          .map(([name, value]) => string(name, value))
          .join('')}</VALUES><TYPE><SPEC-OBJECT-TYPE-REF>${kind}</SPEC-OBJECT-TYPE-REF></TYPE></SPEC-OBJECT>`,
    )
    .join('')}</SPEC-OBJECTS>
<SPEC-RELATIONS>${relations
    .map(
      ([kind, from, to]) =>
        `<SPEC-RELATION IDENTIFIER="${kind}${from}${to}"><SOURCE><SPEC-OBJECT-REF>${from}</SPEC-OBJECT-REF></SOURCE><TARGET><SPEC-OBJECT-REF>${to}</SPEC-OBJECT-REF></TARGET><TYPE><SPEC-RELATION-TYPE-REF>${kind}</SPEC-RELATION-TYPE-REF></TYPE></SPEC-RELATION>`,
    )
    .join('')}</SPEC-RELATIONS></REQ-IF-CONTENT></CORE-CONTENT></REQ-IF>`;
}

const bytes = (text: string) => new TextEncoder().encode(text);
const CONTEXT = {
  projectUuid: PROJECT,
  riskRatingSetUuid: uuid(900),
  targets: [] as SafetyTarget[],
  requirements: [] as Srem[],
  hazards: [{ uuid: uuid(1), code: 'HZ-001' }],
};
const plan = (text: string, context: Partial<typeof CONTEXT> = {}) =>
  planReqif(readReqif(bytes(text)), { ...CONTEXT, ...context });
const told = ({ rows }: ReturnType<typeof plan>) =>
  rows.map(({ identifier, result, reason, fields }) =>
    [identifier, result, reason, ...fields].filter(Boolean).join(' '),
  );
const known = (number: number, fields: object) =>
  ({
    uuid: uuid(number),
    code: `X-${number}`,
    name: 'Known',
    externalId: '',
    hazardUuids: [],
    safetyTargetUuids: [],
    parentUuid: null,
    ...fields,
  }) as unknown as SafetyTarget & Srem;

describe('what a ReqIF file comes to', () => {
  it('the same object twice is taken once', () => {
    expect(told(plan(file([{ id: 'a' }, { id: 'a' }])))).toEqual(['a new', 'a refused twice']);
  });

  it('two objects that mean one record: the second one is refused', () => {
    const requirements = [known(5, { externalId: 'R-1' })];
    const values = { name: 'Known', 'ReqIF.ForeignID': 'R-1' };
    const two = file([
      { id: 'a', values },
      { id: 'b', values },
    ]);
    expect(told(plan(two, { requirements }))).toEqual(['a unchanged', 'b refused twice']);
  });

  it('an id that several records keep says none of them', () => {
    const requirements = [known(5, { externalId: 'R-1' }), known(6, { externalId: 'R-1' })];
    const one = file([{ id: 'a', values: { name: 'N', 'ReqIF.ForeignID': 'R-1' } }]);
    expect(told(plan(one, { requirements }))).toEqual(['a refused ambiguous']);
  });

  it('a record is found by its uuid, whatever its id elsewhere is', () => {
    const requirements = [known(5, {}), known(6, { externalId: 'R-1' })];
    const one = file([{ id: `_${uuid(5)}`, values: { name: 'Other', 'ReqIF.ForeignID': 'R-1' } }]);
    const { edits } = plan(one, { requirements });
    expect(edits.map(({ record, patch }) => [record.uuid, patch])).toEqual([[uuid(5), { name: 'Other' }]]);
  });

  it('what refines what becomes a part of it; the target comes before its requirement', () => {
    const { added } = plan(
      file(
        [{ id: 'part' }, { id: 'whole' }, { id: 'goal', kind: 'target' }],
        [
          ['refines', 'part', 'whole'],
          ['satisfies', 'whole', 'goal'],
        ],
      ),
    );
    const named = (name: string) =>
      added.map(({ record }) => record as Srem).find(record => record.name === name) as Srem;
    expect(added[0]?.record).toMatchObject({ name: 'goal' });
    expect(named('part').parentUuid).toBe(named('whole').uuid);
    expect(named('whole').safetyTargetUuids).toEqual([named('goal').uuid]);
  });

  it('requirements in a circle are refused, those below them are not', () => {
    const circle = file(
      [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
      [
        ['refines', 'a', 'b'],
        ['refines', 'b', 'a'],
        ['refines', 'c', 'a'],
      ],
    );
    const made = plan(circle);
    expect(told(made)).toEqual(['a refused cycle', 'b refused cycle', 'c new']);
    expect(made.added.map(({ record }) => (record as Srem).parentUuid)).toEqual([null]);
  });

  it('a circle through a record that is there is seen too', () => {
    const requirements = [known(5, { name: 'part', parentUuid: uuid(6) }), known(6, { name: 'whole' })];
    const circle = file(
      [
        { id: `_${uuid(6)}`, values: { name: 'whole' } },
        { id: `_${uuid(5)}`, values: { name: 'part' } },
      ],
      [['refines', `_${uuid(6)}`, `_${uuid(5)}`]],
    );
    const { edits } = plan(circle, { requirements });
    expect(edits).toEqual([]);
  });

  it('codes of hazards mean those of this project only in its own file', () => {
    const objects: Given[] = [{ id: 'a', kind: 'target', values: { name: 'N', hazards: 'HZ-001, HZ-077' } }];
    const hazardsOf = (header: string) =>
      plan(file(objects, [], header)).added.map(({ record }) => (record as SafetyTarget).hazardUuids);
    expect(hazardsOf(`_${PROJECT}`)).toEqual([[uuid(1)]]);
    expect(hazardsOf('somebody else')).toEqual([[]]);
  });

  it('that a target is in a baseline is never taken from a file', () => {
    const values = { name: 'N', status: 'BASELINED', safeState: 'Off' };
    const { rows, added } = plan(file([{ id: 'a', kind: 'target', values }]));
    expect(rows[0]).toMatchObject({ result: 'new' });
    expect(added[0]?.record).toMatchObject({ status: 'DRAFT', safeState: 'Off' });
  });

  it('words of a list are known in any case, as an enumeration of another tool has them', () => {
    const { added } = plan(file([{ id: 'a', values: { name: 'N', status: 'Agreed' } }]));
    expect(added[0]?.record).toMatchObject({ status: 'AGREED' });
  });

  it.each([
    [
      'a text that is too long',
      'safeState',
      'x'.repeat((SafetyTargetCreateLimits.safeState.maxLength ?? 0) + 1),
    ],
    ['a number that is a word', 'fttiMs', 'soon'],
    ['a negative time', 'fttiMs', '-1'],
    ['a state that there is not', 'status', 'Whatever'],
  ])('refuses %s by its field', (_what, field, value) => {
    const { rows, added } = plan(file([{ id: 'a', kind: 'target', values: { name: 'N', [field]: value } }]));
    expect(rows[0]).toMatchObject({ result: 'refused', reason: 'field', fields: [field] });
    expect(added).toEqual([]);
  });
});

describe('the bytes of a ReqIF file', () => {
  const problemOf = (content: Uint8Array) => {
    try {
      readReqif(content);
      return 'read';
    } catch (error) {
      return error instanceof ReqifRefusal ? error.problem : error;
    }
  };
  const utf16 = (text: string, isBig: boolean) => {
    const little = Buffer.from(`\uFEFF${text}`, 'utf16le');
    return new Uint8Array(isBig ? little.swap16() : little);
  };
  const one = file([{ id: 'a', values: { name: 'Größe' } }]);

  it.each([
    ['UTF-8', bytes(one)],
    ['UTF-8 with a mark', bytes(`\uFEFF${one}`)],
    ['UTF-16, little end first', utf16(one, false)],
    ['UTF-16, big end first', utf16(one, true)],
  ])('are read in %s', (_encoding, content) => {
    expect(readReqif(content).objects.map(({ values }) => values.name)).toEqual(['Größe']);
  });

  it.each([
    ['Latin-1', new Uint8Array(Buffer.from(one, 'latin1')), 'damaged'],
    ['entities in UTF-16', utf16('<!DOCTYPE a [<!ENTITY b "c">]><REQ-IF/>', false), 'declarations'],
    ['an entity in capitals and blanks', bytes('<! ENTITY b "c"><REQ-IF/>'), 'declarations'],
    ['an entity that nobody declared', bytes('<REQ-IF>&xxe;</REQ-IF>'), 'damaged'],
    [
      'elements nested without end',
      bytes(`<REQ-IF>${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}</REQ-IF>`),
      'damaged',
    ],
    [
      'more objects than are read',
      bytes(file(Array.from({ length: REQIF_LIMITS.objects + 1 }, (_, at) => ({ id: `o${at}` })))),
      'too-many',
    ],
    ['more bytes than are read', new Uint8Array(REQIF_LIMITS.bytes + 1).fill(32), 'too-large'],
    ['an attribute twice', bytes('<REQ-IF a="1" a="2"/>'), 'damaged'],
    ['two roots', bytes('<REQ-IF/><REQ-IF/>'), 'damaged'],
    ['a namespace that nobody declared', bytes('<r:REQ-IF/>'), 'damaged'],
    ['control characters', bytes('<REQ-IF>\u0001</REQ-IF>'), 'damaged'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]), 'damaged'],
    ['a script in SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'wrong-type'],
  ])('%s: refused by name', (_what, content, problem) => {
    expect(problemOf(content)).toBe(problem);
  });
});

describe('an archive of ReqIF files (.reqifz)', () => {
  const problemOf = (parts: readonly ZipPart[]) =>
    openReqif(zip(parts)).then(
      () => 'read',
      error => (error instanceof ReqifRefusal ? error.problem : error),
    );
  const one = file([{ id: 'a' }]);

  it('is read as one, without its attachments; relations go from file to file', async () => {
    const read = await openReqif(
      zip([
        { name: 'pictures/a.png', content: new Uint8Array([0x89, 0x50]) },
        { name: 'two.REQIF', content: file([{ id: 'b', kind: 'target' }], [['satisfies', 'a', 'b']]) },
        { name: '../../one.reqif', content: one },
      ]),
    );
    expect(read.objects.map(({ identifier }) => identifier)).toEqual(['a', 'b']);
    expect(read.relations).toEqual([{ kind: 'satisfies', from: 'a', to: 'b' }]);
  });

  const spaces = (bytesLong: number) => ' '.repeat(bytesLong);
  it.each<[string, string, readonly ZipPart[]]>([
    ['has none in it', 'no-reqif', [{ name: 'readme.txt', content: 'x' }]],
    [
      'unpacks to more than is read',
      'zip-bomb',
      [{ name: 'a.reqif', content: spaces(REQIF_LIMITS.bytes + 1) }],
    ],
    ['claims to need 4 GB', 'zip-bomb', [{ name: 'a.reqif', content: one, claims: 0xfffffff0 }]],
    [
      'is large in many small files',
      'zip-bomb',
      Array.from({ length: 6 }, (_, at) => ({ name: `${at}.reqif`, content: spaces(2_000_000) })),
    ],
    [
      'has an attachment that is a bomb',
      'zip-bomb',
      [
        { name: 'a.reqif', content: one },
        { name: 'b.png', content: spaces(60_000_000) },
      ],
    ],
    [
      'has more parts than any',
      'zip-bomb',
      Array.from({ length: 2001 }, (_, at) => ({ name: `${at}`, content: '' })),
    ],
    [
      'declares entities',
      'declarations',
      [{ name: 'a.reqif', content: '<!DOCTYPE a [<!ENTITY b "c">]><REQ-IF/>' }],
    ],
    [
      'declares them in an attachment',
      'declarations',
      [
        { name: 'a.reqif', content: one },
        { name: 'b.xml', content: '<!DOCTYPE a><a/>' },
      ],
    ],
    ['is encrypted', 'damaged', [{ name: 'a.reqif', content: one, flags: 1 }]],
    ['is packed by a method nobody knows', 'damaged', [{ name: 'a.reqif', content: one, method: 99 }]],
    ['holds something else by that name', 'wrong-type', [{ name: 'a.reqif', content: 'SG-1;Avoid' }]],
  ])('that %s is refused by name', async (_what, problem, parts) => {
    expect(await problemOf(parts)).toBe(problem);
  });

  it.each([0.1, 0.5, 0.9])('that is cut off after %d of it is damaged', async share => {
    const whole = zip([{ name: 'a.reqif', content: one }]);
    const cut = whole.slice(0, Math.floor(whole.length * share));
    expect(await openReqif(cut).catch((error: ReqifRefusal) => error.problem)).toBe('damaged');
  });
});

it('every field that a file may carry has a name for people', () => {
  const keys = [...KNOWN_FIELDS.target, ...KNOWN_FIELDS.requirement].map(({ key }) => key);
  const linked = ['safetyTargetUuids', 'parentUuid', 'hazardUuids'];
  expect([...keys, ...linked].filter(key => !AUDIT_FIELD_LABELS[key])).toEqual([]);
});
