import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BatchResult, batchesIn, type Fields } from '../../../support/batches.ts';
import { operationOf, problemsOfAnswer } from '../../../support/contract.ts';
import { recordStatements } from '../../../support/statements.ts';
import { type Hazard, levels, VotingRoom } from '../../../support/voting.ts';

let room: VotingRoom;
const { create, change } = batchesIn(() => room);

beforeAll(async () => {
  room = await VotingRoom.open();
  await room.newProject();
});
afterAll(() => room.app.close());

describe('a batch of hazards', () => {
  it('saves fields and ratings of a hazard together, or neither', async () => {
    const [good, wrong, rated] = [await room.newHazard(), await room.newHazard(), await room.newHazard()];
    const iso = levels('S2 E3 C2');
    const { body, status } = await change('hazards', [
      {
        uuid: good,
        change: { revision: 1, name: 'Rated' },
        ratings: [{ ...iso, rationale: { severity: 'Why' } }],
      },
      { uuid: wrong, change: { revision: 1, name: 'Lost' }, ratings: [{ severityUuid: iso.exposureUuid }] },
      { uuid: rated, change: { revision: 1 }, ratings: [levels('S3 E4 C3')] },
    ]);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(problemsOfAnswer(operationOf('updateHazardsBatch'), 200, body)).toEqual([]);
    expect(body.data.results.map(result => result.status)).toEqual(['SAVED', 'FAILED', 'SAVED']);
    const [first, , third] = body.data.results;
    expect(first?.record).toMatchObject({ name: 'Rated', revision: 3, status: expect.any(String) });
    const evaluationOf = (result: BatchResult | undefined) =>
      (result?.record as unknown as Hazard | undefined)?.evaluations[0];
    expect(evaluationOf(first)).toMatchObject({
      ...iso,
      stage: 'INITIAL',
      origin: 'MANUAL',
      rationale: { severity: 'Why' },
    });
    // S3 E4 C3 is ASIL D by table 4 of ISO 26262-3:2018.
    const asil = await room.app.pool.query<{ code: string }>(
      'select code from risk_ratings where uuid = $1',
      [evaluationOf(third)?.ratingUuid],
    );
    expect([third?.record?.revision, asil.rows[0]?.code]).toEqual([2, 'D']);
    expect(await room.hazard(wrong)).toMatchObject({ name: 'Brakes fail', revision: 1, evaluations: [] });
  });

  it('asks before votes are reset, each hazard for itself', async () => {
    const hazards = [await room.newHazard(), await room.newHazard(), await room.newHazard()];
    const [situation] = await create('exposure-situations', [{ name: 'On ice' }]);
    for (const hazard of hazards.slice(0, 2)) {
      await room.round(hazard, ['engineer', 'voter']);
      await room.castAll(hazard, { engineer: 'S3 E4 C3', voter: 'S1 E2 C1' });
    }
    const items = await Promise.all(
      hazards.map(async (uuid, index) => ({
        uuid,
        change: {
          revision: (await room.hazard(uuid)).revision,
          exposureSituationUuid: situation?.uuid,
          ...(index === 1 && { resetVotes: true }),
        },
      })),
    );
    const { body } = await change('hazards', items);
    expect(body.data.results.map(({ status, error }) => [status, error?.fields[0]?.path])).toEqual([
      ['FAILED', 'resetVotes'],
      ['SAVED', undefined],
      ['SAVED', undefined],
    ]);
    const { rows } = await room.app.pool.query<{ hazard_uuid: string; status: string }>(
      `select hazard_uuid, status from hazard_vote_events where hazard_uuid = any($1) and round = 1`,
      [hazards],
    );
    expect(Object.fromEntries(rows.map(row => [hazards.indexOf(row.hazard_uuid), row.status]))).toEqual({
      0: 'OPEN',
      1: 'RESET',
    });
  });

  it('leaves frozen and locked hazards as they are', async () => {
    const [frozen, locked, free] = [await room.newHazard(), await room.newHazard(), await room.newHazard()];
    await room.app.pool.query('update hazards set is_risk_frozen = true where uuid = $1', [frozen]);
    await room.app.pool.query('update hazards set is_consensus_voting_locked = true where uuid = $1', [
      locked,
    ]);
    const { body } = await change('hazards', [
      { uuid: frozen, change: { revision: 1, name: 'X' } },
      { uuid: locked, change: { revision: 1 }, ratings: [levels('S1 E1 C1')] },
      { uuid: free, change: { revision: 1, name: 'X' } },
    ]);
    expect(body.data.results.map(({ status, error }) => [status, error?.code])).toEqual([
      ['FAILED', 'RULE_VIOLATED'],
      ['FAILED', 'RULE_VIOLATED'],
      ['SAVED', undefined],
    ]);
  });

  it('does what the same changes do one by one', async () => {
    let seed = 11;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    const functions = await create('functions', [{ name: 'F1' }, { name: 'F2' }]);
    const malfunctions = await create(
      'malfunctions',
      functions.map(({ uuid }) => ({ name: 'M', functionUuid: uuid })),
    );
    const any = (list: { uuid: string }[]) => list[random(list.length)]?.uuid ?? null;
    const change1 = (): Fields => {
      const all: Fields = {
        name: `Name ${random(100)}`,
        description: `Text ${random(100)}`,
        functionUuid: random(3) === 0 ? null : any(functions),
        malfunctionUuid: random(3) === 0 ? null : any(malfunctions),
        fttiMs: random(1000),
        statusOverride: random(2) === 0 ? 'REJECTED' : null,
        statusReason: random(2) === 0 ? '' : 'No such axis.',
        ownerUserUuid: room.app.userUuid(random(2) === 0 ? 'guest' : 'voter'),
        position: random(50),
      };
      return Object.fromEntries(Object.entries(all).filter(() => random(3) === 0));
    };
    const COUNT = 40;
    const made = await create(
      'hazards',
      Array.from({ length: 2 * COUNT }, () => ({ style: 'FUNCTION', name: 'H' })),
    );
    const [together, single] = [made.slice(0, COUNT), made.slice(COUNT)];
    const keep = ({ uuid: _, code: _c, position: _p, createdAt: _1, updatedAt: _2, ...rest }: Fields) => rest;
    for (let round = 0; round < 4; round += 1) {
      const changes = together.map(() => change1());
      const ratings = together.map(() =>
        random(3) === 0 ? [levels(`S${1 + random(3)} E${1 + random(4)} C${1 + random(3)}`)] : [],
      );
      const revisions = await Promise.all(together.map(({ uuid }) => room.hazard(uuid)));
      const { body } = await change(
        'hazards',
        together.map(({ uuid }, index) => ({
          uuid,
          change: { revision: revisions[index]?.revision, ...changes[index] },
          ...(ratings[index]?.length && { ratings: ratings[index] }),
        })),
      );
      for (const [index, { uuid }] of single.entries()) {
        const before = await room.hazard(uuid);
        const answer = await room.call('lead', 'PATCH', `/hazards/${uuid}`, {
          revision: before.revision,
          ...changes[index],
        });
        const result = body.data.results[index];
        expect(
          [result?.status, result?.error?.code, result?.error?.fields],
          JSON.stringify(changes[index]),
        ).toEqual(
          answer.status === 200
            ? ['SAVED', undefined, undefined]
            : ['FAILED', answer.body.code, answer.body.fields],
        );
        const [rating] = ratings[index] ?? [];
        if (answer.status === 200 && rating)
          await room.call('lead', 'PATCH', `/hazards/${uuid}/initial-risk`, {
            revision: (await room.hazard(uuid)).revision,
            ...rating,
          });
        const [left, right] = [await room.hazard(together[index]?.uuid ?? ''), await room.hazard(uuid)];
        const bare = ({ evaluations, revision: _, ...hazard }: Hazard) => ({
          ...keep(hazard as unknown as Fields),
          evaluations: evaluations.map(({ ratingUuid, severityUuid, exposureUuid, avoidabilityUuid }) => [
            ratingUuid,
            severityUuid,
            exposureUuid,
            avoidabilityUuid,
          ]),
        });
        expect(bare(left)).toEqual(bare(right));
      }
    }
  });

  it('takes eight statements with fields, references and ratings, however many hazards there are', async () => {
    const functions = await create('functions', [{ name: 'F1' }, { name: 'F2' }]);
    const malfunctions = await create(
      'malfunctions',
      functions.map(({ uuid }) => ({ name: 'M', functionUuid: uuid })),
    );
    const [situation] = await create('exposure-situations', [{ name: 'In rain' }]);
    const [personnel] = await create('personnel', [{ name: 'Drivers' }]);
    const statements = recordStatements();
    const counts: number[] = [];
    for (const count of [5, 5, 200]) {
      const made = await create(
        'hazards',
        Array.from({ length: count }, () => ({ style: 'FUNCTION', name: 'H' })),
      );
      statements.take();
      const { body } = await change(
        'hazards',
        made.map(({ uuid }, index) => ({
          uuid,
          change: {
            revision: 1,
            name: 'N',
            description: 'D',
            fttiMs: 5,
            malfunctionUuid: malfunctions[index % 2]?.uuid,
            exposureSituationUuid: situation?.uuid,
            personnelUuids: [personnel?.uuid],
            ownerUserUuid: room.app.userUuid('voter'),
            statusOverride: 'REJECTED',
            statusReason: 'No such axis.',
          },
          ratings: [levels('S2 E3 C2')],
        })),
      );
      expect(body.data.saved, JSON.stringify(body.data.results[0])).toBe(count);
      // A malfunction brings its function along.
      expect(body.data.results.map(({ record }) => record?.functionUuid)).toEqual(
        made.map((_, index) => functions[index % 2]?.uuid),
      );
      counts.push(statements.take().length);
    }
    statements.stop();
    // The first one also reads the rating set, which is remembered by its revision.
    expect(counts.slice(1)).toEqual([8, 8]);
  });
});
