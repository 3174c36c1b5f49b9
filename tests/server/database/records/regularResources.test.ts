import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordTypes } from '../../../../server/modules/recordTypes.ts';
import { type Analysis, analysisOf, type ProjectRecord } from '../../../support/analysis.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { auditOf } from '../../../support/auditTrail.ts';
import { insertSmallest, someRecords } from '../../../support/someRecords.ts';
import { levels } from '../../../support/voting.ts';

// The life of a record of each regular kind, step by step, with a look into its table after every step. Rules of a
// kind have tests of their own; this one says that the five operations do what their names say.

let app: TestApp;
let analysis: Analysis;
let known: Record<string, string>;

beforeAll(async () => {
  app = await createTestApp();
  analysis = await analysisOf(app, 'remote');
  known = await someRecords(app);
});
afterAll(() => app.close());

interface Kind {
  /** Address below /v1/user-api. */
  area: string;
  /** Fields of a new record; `known` holds a uuid for each name. */
  item: (uuids: Record<string, string>) => Record<string, unknown>;
  /** What is changed afterwards; a name where nothing else is said. */
  change?: Record<string, unknown>;
  /** Made in the table itself, because this kind comes into being by another operation. */
  isInserted?: true;
  /** Steps that the contract does not have, or whose rules have tests of their own. */
  without?: ('tree' | 'change' | 'remove')[];
}

const named = () => ({ name: 'A new one' });

const KINDS: Kind[] = [
  { area: 'cea-types', item: () => ({ ...named(), kind: 'CONDITION' }) },
  { area: 'ceas', item: ({ ceaTypeUuid }) => ({ ...named(), ceaTypeUuid }) },
  { area: 'functions', item: named },
  { area: 'malfunctions', item: ({ functionUuid }) => ({ ...named(), functionUuid }) },
  { area: 'hazardous-events', item: named },
  { area: 'exposure-situations', item: named },
  {
    area: 'exposure-estimate-types',
    item: () => ({ ...named(), unit: 'FRACTION', combine: 'MULTIPLY' }),
  },
  {
    area: 'exposure-estimates',
    item: ({ exposureSituationUuid, exposureEstimateTypeUuid }) => ({
      ...named(),
      exposureSituationUuid,
      exposureEstimateTypeUuid,
      numericValue: 0.5,
    }),
  },
  { area: 'machines', item: named },
  { area: 'tasks', item: named },
  { area: 'human-tasks', item: named },
  { area: 'misuses', item: named },
  {
    area: 'machine-hazards',
    item: ({ machineUuid, hazardTypeUuid }) => ({ ...named(), machineUuid, hazardTypeUuid }),
  },
  { area: 'rrms', item: ({ rrmTypeUuid }) => ({ ...named(), rrmTypeUuid }) },
  { area: 'srems', item: named },
  { area: 'solution-sets', item: named },
  { area: 'assumptions', item: () => ({ ...named(), text: 'The driver looks ahead' }) },
  { area: 'areas', item: named, without: ['tree', 'remove'] },
  { area: 'zones', item: named, without: ['tree', 'remove'] },
  { area: 'personnel', item: named, without: ['tree', 'remove'] },
  { area: 'documents', item: () => ({ kind: 'PROJECT' }), isInserted: true, without: ['tree'] },
  {
    area: 'project-attribute-types',
    item: () => ({ data_type: 'CHOICE' }),
    isInserted: true,
    without: ['tree'],
  },
  {
    area: 'project-attribute-type-values',
    item: ({ choiceTypeUuid }) => ({ project_attribute_type_uuid: choiceTypeUuid }),
    isInserted: true,
    without: ['tree'],
  },
  {
    area: 'project-attributes',
    item: ({ textTypeUuid }) => ({ project_attribute_type_uuid: textTypeUuid, value: 'Before' }),
    change: { value: 'After' },
    isInserted: true,
    without: ['tree'],
  },
  {
    area: 'exposure-estimate-type-values',
    item: ({ exposureEstimateTypeUuid }) => ({
      exposure_estimate_type_uuid: exposureEstimateTypeUuid,
      min: '0.1',
    }),
    isInserted: true,
  },
  {
    area: 'hara-figures',
    item: () => ({}),
    isInserted: true,
    without: ['tree', 'change', 'remove'],
  },
];

/** The table behind an address, by the name that both have. */
const tableOf = (area: string) => area.replaceAll('-', '_');
const typeOf = (area: string) => {
  const type = recordTypes.all.find(({ tableName }) => tableName === tableOf(area));
  if (!type) throw new Error(`No kind of record has the table ${tableOf(area)}`);
  return type;
};

async function stored(area: string, uuid: string): Promise<Record<string, unknown> | undefined> {
  const { rows } = await app.pool.query<Record<string, unknown>>(
    `select * from ${tableOf(area)} where uuid = $1`,
    [uuid],
  );
  return rows[0];
}

async function make({ area, item, isInserted }: Kind): Promise<ProjectRecord> {
  if (!isInserted) return analysis.one(area, item(known));
  const scope = { project_uuid: analysis.projectUuid, ...(item(known) as Record<string, string>) };
  return analysis.read(area, await insertSmallest(app.pool, tableOf(area), scope));
}

// A project has one attribute of each type.
beforeEach(async () => {
  for (const dataType of ['CHOICE', 'TEXT'])
    known[`${dataType.toLowerCase()}TypeUuid`] = await insertSmallest(app.pool, 'project_attribute_types', {
      project_uuid: analysis.projectUuid,
      data_type: dataType,
    });
});

describe.each(KINDS)('a record of $area', kind => {
  const { area, change = { name: 'Another name' }, isInserted, without = [] } = kind;

  it('is stored as it is answered, and read again', async () => {
    const made = await make(kind);
    const row = await stored(area, made.uuid);
    expect(row).toMatchObject({ uuid: made.uuid, revision: 1 });
    if ('name' in made) expect(row?.name).toBe(made.name);
    expect(await analysis.read(area, made.uuid)).toMatchObject(made);
    if (!isInserted)
      expect((await auditOf(app.pool, made.uuid)).map(({ action }) => action)).toEqual(['CREATE']);
  });
  if (!without.includes('change'))
    it('is changed where its revision says so', async () => {
      const made = await make(kind);
      const answer = await analysis.change(area, made.uuid, { revision: made.revision, ...change });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      expect(await stored(area, made.uuid)).toMatchObject({ revision: 2, ...change });
      expect((await analysis.change(area, made.uuid, { revision: 1, ...change })).status).toBe(409);
      expect((await auditOf(app.pool, made.uuid)).at(-1)).toMatchObject({ action: 'UPDATE', after: change });
    });
  if (!without.includes('tree'))
    it('says what points at it', async () => {
      const made = await make(kind);
      const tree = await app.call<{ data: { total: number; groups: unknown[] } }>(
        'lead',
        'GET',
        `/user-api/${area}/${made.uuid}/dependency-tree`,
      );
      expect(tree).toMatchObject({ status: 200, body: { data: { total: 0, groups: [] } } });
    });
  if (!without.includes('remove'))
    it('is deleted and recorded in the audit trail', async () => {
      const made = await make(kind);
      const { status, body } = await analysis.remove(area, made.uuid);
      expect(status, JSON.stringify(body)).toBe(204);
      expect(await stored(area, made.uuid)).toBeUndefined();
      expect((await auditOf(app.pool, made.uuid)).at(-1)).toMatchObject({
        action: 'DELETE',
        entity: typeOf(area).entity,
      });
    });
});

describe('elements of a situation', () => {
  it('are added in one go and taken out one by one', async () => {
    const [{ uuid: situation }, ...ceas] = await Promise.all([
      analysis.one('exposure-situations', named()),
      ...['Wet road', 'Darkness'].map(name => analysis.one('ceas', { name, ceaTypeUuid: known.ceaTypeUuid })),
    ]);
    const linked = async () => {
      const { rows } = await app.pool.query<{ uuid: string }>(
        'select cea_uuid as uuid from exposure_situation_ceas where exposure_situation_uuid = $1 order by position',
        [situation],
      );
      return rows.map(row => row.uuid);
    };
    const uuids = ceas.map(({ uuid }) => uuid);
    const path = `/user-api/exposure-situations/${situation}/ceas`;
    const added = await app.call('lead', 'POST', `${path}/batch`, {
      body: { items: uuids.map(ceaUuid => ({ ceaUuid })) },
    });
    expect(added.status, JSON.stringify(added.body)).toBeLessThan(300);
    expect(await linked()).toEqual(uuids);
    const removed = await app.call('lead', 'DELETE', `${path}/${uuids[0]}`);
    expect(removed.status, JSON.stringify(removed.body)).toBeLessThan(300);
    expect(await linked()).toEqual(uuids.slice(1));
  });
});

describe('levels', () => {
  // ISO 26262-3:2018, table 4: S3 with E4 and C3 is ASIL D.
  it('are looked up in the table of their set, and nothing is stored', async () => {
    const { rows } = await app.pool.query<{ uuid: string; set: string }>(
      `select r.uuid, s.uuid as set from risk_ratings r join risk_rating_sets s on s.uuid = r.risk_rating_set_uuid
       where s.code = 'ISO26262-3-2018' and r.target_level = 'D'`,
    );
    const { body } = await app.call<{ data: Record<string, unknown> }>(
      'lead',
      'POST',
      `/user-api/risk-ratings/${rows[0]?.set}/calculate`,
      { body: levels('S3 E4 C3') },
    );
    expect(body.data).toMatchObject({ ratingUuid: rows[0]?.uuid, isComplete: true });
  });
});

describe('a hazard', () => {
  it('has an evaluation that is changed on its own', async () => {
    const hazard = await analysis.one('hazards', { ...named(), style: 'FUNCTION' });
    const { body: rated } = await analysis.rate(hazard.uuid, {
      revision: 1,
      rationale: { severity: 'Before' },
    });
    const [evaluation] = rated.data.evaluations as { uuid: string; revision: number }[];
    const rationale = { severity: 'Measured on the road' };
    const answer = await analysis.change('hazard-evaluations', evaluation?.uuid ?? '', {
      revision: evaluation?.revision,
      rationale,
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(await stored('hazard-evaluations', evaluation?.uuid ?? '')).toMatchObject({ rationale });
  });
  it('has comments that nothing but answers point at', async () => {
    const uuid = known.hazardCommentUuid;
    const tree = await app.call<{ data: { total: number } }>(
      'lead',
      'GET',
      `/user-api/hazard-comments/${uuid}/dependency-tree`,
    );
    const { rows } = await app.pool.query('select 1 from hazard_comments where parent_comment_uuid = $1', [
      uuid,
    ]);
    expect(tree.body.data.total).toBe(rows.length);
  });
});
