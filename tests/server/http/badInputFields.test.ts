import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { RefusedBodies } from '../../support/authorization/refusedBodies.ts';
import {
  fieldsOf,
  operations,
  resolved,
  type Schema,
  STRANGE_UUID,
  smallestValue,
  withValue,
} from '../../support/contract.ts';

interface ErrorAnswer {
  code: string;
  fields: { path: string; message: string }[];
}

let app: TestApp;
let bodies: RefusedBodies;

beforeAll(async () => {
  app = await createTestApp();
  bodies = await RefusedBodies.open(app);
});
afterAll(() => app.close());

const writes = operations.filter(({ body }) => body);
const fields = writes.flatMap(operation =>
  fieldsOf(operation.body ?? {}).map(({ path, schema }) => ({ operation, id: operation.id, path, schema })),
);
const types = (type: string | string[] | undefined) => [type].flat();
const isName = ({ pattern }: Schema) => pattern?.includes('\\p{Cc}') === true;
const names = fields.filter(({ schema }) => isName(schema));
const texts = fields.filter(
  ({ schema }) =>
    types(schema.type).includes('string') &&
    !schema.enum &&
    !schema.format &&
    (!schema.pattern || isName(schema)),
);
const numbers = fields.filter(({ schema }) =>
  types(schema.type).some(type => type === 'integer' || type === 'number'),
);
const lists = fields.filter(({ schema }) => types(schema.type).includes('array'));

type Field = (typeof fields)[number];

/** Whether the contract's check found fault with this very field of the smallest body. */
async function isRefused({ operation, path }: Field, value: unknown): Promise<boolean> {
  const body = withValue(bodies.smallest(operation), path, value, operation.body);
  const { status, body: told } = await bodies.send<ErrorAnswer>(operation, body);
  expect(status, JSON.stringify(told)).toBeLessThan(500);
  return status === 400 && told.fields.some(field => field.path === path.join('.'));
}

describe('texts', () => {
  it('are limited, every one of them', () => {
    expect(
      texts.filter(({ schema }) => schema.maxLength === undefined).map(({ id, path }) => `${id} ${path}`),
    ).toEqual([]);
    expect(texts.length).toBeGreaterThan(80);
  });
  it.each(texts)('$id $path: at its limit it may pass, one over it may not', async field => {
    const limit = field.schema.maxLength ?? 0;
    expect(await isRefused(field, 'x'.repeat(limit))).toBe(false);
    expect(await isRefused(field, 'x'.repeat(limit + 1))).toBe(true);
    // Characters are counted, not the halves that JavaScript counts.
    expect(await isRefused(field, '🦡'.repeat(limit))).toBe(false);
    expect(await isRefused(field, '🦡'.repeat(limit + 1))).toBe(true);
  });
  it.each(texts)('$id $path: neither NUL nor half a character', async field => {
    for (const text of ['a\0b', '\0', 'a\ud800b', '\udc00']) expect(await isRefused(field, text)).toBe(true);
  });
  it.each(texts)('$id $path: nothing but text', async field => {
    for (const value of [1, true, ['x'], { a: 1 }]) expect(await isRefused(field, value)).toBe(true);
  });
});

describe('names', () => {
  // Unicode 16: category Cc, the embeddings, overrides and isolates of UAX #9, and line and paragraph separators.
  const HARMFUL = [
    ...['a\tb', 'a\nb', 'a\rb', 'a\u001bb', 'a\u007fb', 'a\u0085b'],
    ...['a\u202eb', 'a\u202ab', 'a\u2066b', 'a\u2069b', 'a\u2028b', 'a\u2029b'],
  ];
  const INVISIBLE = [
    ' ',
    '   ',
    '\u00a0',
    '\u3000',
    '\u200b',
    '\u200d\ufeff',
    '\u2060',
    '\u00ad',
    '\u3164',
    '\u2800',
  ];
  const VISIBLE = ['Ä', '中', '🦡', 'می‌خواهم', '👩‍🔬', "O'Neill – “x” <b>", 'a b', '-', '0'];

  it('are known as such', () => {
    expect(names.length).toBeGreaterThan(60);
    const others = fields.filter(
      ({ path, schema }) => path.at(-1) === 'name' && !isName(schema) && !schema.enum,
    );
    expect(others.map(({ id }) => id)).toEqual([]);
  });
  it.each(names)('$id $path: one line that shows something', async field => {
    for (const text of [...HARMFUL, ...INVISIBLE])
      expect([JSON.stringify(text), await isRefused(field, text)]).toEqual([JSON.stringify(text), true]);
    for (const text of VISIBLE) expect([text, await isRefused(field, text)]).toEqual([text, false]);
  });
});

describe('numbers', () => {
  it('are bounded, every one of them', () => {
    const open = numbers.filter(({ schema }) => schema.minimum === undefined);
    expect(open.map(({ id, path }) => `${id} ${path}`)).toEqual([]);
  });
  it.each(numbers)('$id $path: within its bounds, else refused', async field => {
    const { minimum = 0, maximum } = field.schema;
    expect(await isRefused(field, minimum)).toBe(false);
    expect(await isRefused(field, minimum - 1)).toBe(true);
    if (maximum !== undefined) {
      expect(await isRefused(field, maximum)).toBe(false);
      expect(await isRefused(field, maximum + 1)).toBe(true);
    }
    for (const value of ['1', true, {}]) expect(await isRefused(field, value)).toBe(true);
  });
  it.each(numbers.filter(({ schema }) => schema.type === 'integer'))('$id $path: whole', async field => {
    expect(await isRefused(field, 1.5)).toBe(true);
  });
});

describe('lists', () => {
  it.each(lists)('$id $path: no longer than allowed', async field => {
    const { maxItems, items } = field.schema;
    expect(maxItems).toBeDefined();
    // As many uuids or texts as wanted, each another one.
    const entry = (index: number) => {
      const value = smallestValue(items ?? {});
      return typeof value === 'string' && value === STRANGE_UUID
        ? `${STRANGE_UUID.slice(0, -4)}${index.toString(16).padStart(4, '0')}`
        : typeof value === 'string'
          ? (items?.enum?.[index] ?? `${value}${index}`)
          : value;
    };
    expect(
      await isRefused(
        field,
        Array.from({ length: (maxItems ?? 0) + 1 }, (_, index) => entry(index)),
      ),
    ).toBe(true);
    expect(await isRefused(field, 'x')).toBe(true);
  });
});

describe('references and choices', () => {
  const uuids = fields.filter(({ schema }) => schema.format === 'uuid');
  const choices = fields.filter(({ schema }) => schema.enum);
  it.each(uuids)('$id $path: a plain uuid', async field => {
    for (const text of [
      '',
      'x',
      `urn:uuid:${STRANGE_UUID}`,
      `{${STRANGE_UUID}}`,
      STRANGE_UUID.replaceAll('-', ''),
    ])
      expect(await isRefused(field, text)).toBe(true);
    expect(await isRefused(field, STRANGE_UUID.toUpperCase())).toBe(false);
  });
  it.each(choices)('$id $path: one of its values', async field => {
    for (const value of ['', 'NO_SUCH_VALUE', 1, `${field.schema.enum?.[0]}x`])
      expect(await isRefused(field, value)).toBe(true);
  });
});

describe('what only the server writes', () => {
  const OWNED = [
    'uuid',
    'code',
    'createdAt',
    'createdBy',
    'updatedAt',
    'updatedBy',
    'organizationUuid',
    'projectUuid',
    'status',
    'evaluations',
    'isRiskFrozen',
    'isConsensusVotingLocked',
    'ratingUuid',
    'classUuid',
    'score',
    'ratingSetVersion',
    'origin',
    'calculatedAt',
    'isSystem',
    'archivedAt',
    'roles',
    'userUuid',
  ];
  /**
   * Where a caller chooses such a field: people and projects are named, functions have a status of their own, and what
   * sheets add has its uuid from the client (decision 34).
   */
  const CHOSEN: Record<string, string[]> = {
    createApiToken: ['organizationUuid'],
    createExposureSituationsBatch: ['uuid'],
    createFunctionsBatch: ['status', 'uuid'],
    createHazardousEventsBatch: ['uuid'],
    createHazardsBatch: ['uuid'],
    createHumanTasksBatch: ['uuid'],
    createRrmsBatch: ['uuid'],
    createCeasBatch: ['uuid'],
    createMisusesBatch: ['uuid'],
    createMachinesBatch: ['uuid'],
    createMalfunctionsBatch: ['uuid'],
    createTasksBatch: ['uuid'],
    updateFunction: ['status'],
    createAssumptionsBatch: ['status', 'uuid'],
    updateAssumption: ['status'],
    createMachineHazardsBatch: ['status', 'uuid'],
    updateMachineHazard: ['status'],
    addHazardRrm: ['status'],
    createHazardRrmsBatch: ['status', 'uuid'],
    updateHazardRrm: ['status'],
    createSafetyTargetsBatch: ['status', 'uuid'],
    createSolutionSetsBatch: ['uuid'],
    updateSafetyTarget: ['status'],
    createSremsBatch: ['status', 'uuid'],
    updateSrem: ['status'],
    // Of the requirement, as it was seen.
    decomposeSrem: ['revision'],
    createSafetyFunctionsBatch: ['status', 'uuid'],
    updateSafetyFunction: ['status'],
    createRiskRatingSetDraft: ['code', 'organizationUuid'],
    publishRiskRatingSetDraft: ['revision'],
    // Of the project, as it was seen.
    moveRatingSet: ['revision'],
    linkRiskRatingSetToOrganization: ['organizationUuid'],
    createAreasBatch: ['code'],
    createEnergySourcesBatch: ['code'],
    createGuidewordsBatch: ['code'],
    createHazardEffectTypesBatch: ['code'],
    createHazardTypesBatch: ['code'],
    createInjuryTypesBatch: ['code'],
    createLifecyclePhasesBatch: ['code'],
    createTaskTypesBatch: ['code'],
    createZonesBatch: ['code', 'uuid'],
    createPersonnelBatch: ['code'],
    createCeaTypesBatch: ['code'],
    createExposureEstimateTypesBatch: ['code'],
    createExposureEstimateTypeValuesBatch: ['code'],
    updateCeaType: ['code'],
    addHazardUser: ['userUuid'],
    inviteNewOrganizationUser: ['organizationUuid'],
    updateProjectAccessRequest: ['status'],
    createToolConnection: ['projectUuid'],
    updateToolStatus: ['status'],
    getAnswer: ['projectUuid'],
    addOrganizationUser: ['userUuid'],
    addProjectMember: ['userUuid'],
    getUserTestToken: ['userUuid'],
    adminSetUserRoles: ['roles'],
    // Changes an account as it was seen.
    adminResetUserSecondFactor: ['revision'],
    createProjectMembersBatch: ['projectUuid', 'userUuid'],
    setProjectPresence: ['uuid'],
  };
  /** `updateHazard` for `updateHazardsBatch`: what an item changes is what the single update changes. */
  const singleOf = (id: string) => operations.find(({ id: single }) => `${single}sBatch` === id)?.id ?? id;
  const objects = writes.map(operation => {
    const isBatch = operation.body?.properties?.items !== undefined;
    const isChange = isBatch && operation.id.startsWith('update');
    const path = isBatch ? ['items', 0, ...(isChange ? ['change'] : [])] : [];
    return { operation, id: operation.id, path, isBatch, isChange };
  });

  it.each(objects)('$id refuses it', async ({ operation, id, path, isBatch, isChange }) => {
    const owned = [...OWNED, ...(operation.method === 'POST' && !isChange ? ['revision'] : [])];
    for (const name of owned) {
      const place = id === 'createProjectMembersBatch' && name === 'projectUuid' ? [] : path;
      const refused = await isRefused({ operation, id, path: [...place, name], schema: {} }, 'x');
      if (CHOSEN[singleOf(id)]?.includes(name)) continue;
      expect(refused, `${id} takes ${name}${isBatch ? ' in an item' : ''}`).toBe(true);
      // Refused because it is no field of the request, not because of its value.
      const item = isBatch ? resolved(operation.body?.properties?.items?.items) : operation.body;
      const schema = isChange ? resolved(item?.properties?.change) : item;
      const known = Object.keys((schema && smallestProperties(schema)) ?? {});
      expect(known).not.toContain(name);
    }
  });
});

/** Names of the fields that a request's schema has. */
function smallestProperties(schema: object): Record<string, unknown> {
  return Object.fromEntries(fieldsOf(schema).map(({ path }) => [String(path[0]), true]));
}
