import { afterAll, beforeAll, expect, it } from 'vitest';
import { doubledType } from '../../../../domain/exposure/exclusiveTypes.ts';
import { type Analysis, analysisOf } from '../../../support/analysis.ts';
import { createTestApp, type TestApp } from '../../../support/app.ts';
import { Chance, insertRows, newUuid } from '../../../support/randomRows.ts';

// Changes of element types, elements and situations made at random: each is refused exactly when the rule in domain/ says that a
// situation would have two elements of an exclusive type (13.11).

let app: TestApp;
let analysis: Analysis;
beforeAll(async () => {
  app = await createTestApp();
  analysis = await analysisOf(app, 'Remote');
});
afterAll(() => app.close());

const STEPS = 200;

it('refuses a change of a type, an element or a situation when the rule does', async () => {
  const chance = new Chance(11);
  const place = { project_uuid: analysis.projectUuid };
  const types = chance.many(4, index => ({
    uuid: newUuid(),
    exclusive: chance.is(0.5),
    revision: 1,
    code: `T-${index}`,
  }));
  const elements = chance.many(9, index => ({
    uuid: newUuid(),
    type: chance.one(types),
    revision: 1,
    code: `E-${index}`,
  }));
  const situations = chance.many(6, index => ({
    uuid: newUuid(),
    elements: [] as (typeof elements)[number][],
    revision: 1,
    code: `S-${index}`,
  }));
  await insertRows(
    app.pool,
    'cea_types',
    types.map(({ uuid, code, exclusive }) => ({
      ...place,
      uuid,
      code,
      name: code,
      kind: 'CONDITION',
      exclusive,
    })),
  );
  await insertRows(
    app.pool,
    'ceas',
    elements.map(({ uuid, code, type }) => ({ ...place, uuid, code, name: code, cea_type_uuid: type.uuid })),
  );
  await insertRows(
    app.pool,
    'exposure_situations',
    situations.map(({ uuid, code }) => ({ ...place, uuid, code, name: code })),
  );

  const isBroken = () =>
    situations.some(
      situation =>
        doubledType(
          situation.elements.map(({ type }) => ({ typeUuid: type.uuid, isExclusive: type.exclusive })),
        ) !== undefined,
    );
  const counts = { made: 0, refused: 0 };
  /** Makes the change in the model, asks the product for it, and takes it back where the product has to refuse. */
  const attempt = async (
    what: string,
    area: string,
    record: { uuid: string; revision: number },
    body: object,
    change: () => () => void,
  ) => {
    const undo = change();
    const isRefused = isBroken();
    if (isRefused) undo();
    const answer = await app.call<{ data: { revision: number } }>(
      'lead',
      'PATCH',
      `/user-api/${area}/${record.uuid}`,
      {
        body: { revision: record.revision, ...body },
      },
    );
    expect(answer.status, `${what}: ${JSON.stringify(answer.body)}`).toBe(isRefused ? 422 : 200);
    if (!isRefused) record.revision = answer.body.data.revision;
    counts[isRefused ? 'refused' : 'made'] += 1;
  };
  for (let step = 0; step < STEPS; step += 1) {
    const steps = [
      () => {
        const type = chance.one(types);
        const { exclusive } = type;
        return attempt(`${step} type`, 'cea-types', type, { exclusive: !exclusive }, () => {
          type.exclusive = !exclusive;
          return () => {
            type.exclusive = exclusive;
          };
        });
      },
      () => {
        const [element, type] = [chance.one(elements), chance.one(types)];
        const before = element.type;
        return attempt(`${step} element`, 'ceas', element, { ceaTypeUuid: type.uuid }, () => {
          element.type = type;
          return () => {
            element.type = before;
          };
        });
      },
      () => {
        const situation = chance.one(situations);
        const [before, wanted] = [situation.elements, chance.some(elements, 0.4)];
        const body = { ceaUuids: wanted.map(({ uuid }) => uuid) };
        return attempt(`${step} situation`, 'exposure-situations', situation, body, () => {
          situation.elements = wanted;
          return () => {
            situation.elements = before;
          };
        });
      },
    ];
    await chance.one(steps)();
  }
  expect(counts.made).toBeGreaterThan(STEPS / 5);
  expect(counts.refused).toBeGreaterThan(STEPS / 5);
});
