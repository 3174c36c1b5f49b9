import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Authorizer } from '../../../server/access/authorizer.ts';
import { listOperations, type Operation, readContract } from '../../../server/contract/contract.ts';
import { ApiError } from '../../../server/contract/errors.ts';
import { Prepared } from '../../../server/database/records/prepared.ts';
import { quoted } from '../../../server/database/records/recordType.ts';
import { PROJECT_ROLE_PERMISSIONS } from '../../../server/modules/permissions/permissionRules.ts';
import { recordTypes } from '../../../server/modules/recordTypes.ts';
import { DEMO_ACCOUNTS } from '../../../server/seed/demoPeople.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';

// The question that is asked before, whose answers the table of all answers holds, and the condition in a change's own
// statement are two texts. Here both are put for every operation that changes something, for every demo person.
let app: TestApp;
const authorizer = new Authorizer(recordTypes, PROJECT_ROLE_PERMISSIONS);
const operations = listOperations(readContract()).filter(
  ({ method, permission }) => method !== 'GET' && permission.scope !== 'public',
);

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** A request of the operation that names this uuid where its permission looks for one. */
const requestFor = ({ permission }: Operation, uuid: string | undefined): FastifyRequest => {
  const [place, key = ''] = permission.from?.split('.') ?? [];
  const named = { [key]: uuid, resourceType: 'Hazard' };
  return { params: {}, query: {}, body: {}, [place === 'path' ? 'params' : String(place)]: named } as never;
};

/** Records that the operation may be asked for: of projects that the demo people have different roles in. */
async function subjectsOf({ permission }: Operation): Promise<(string | undefined)[]> {
  const key = permission.from?.split('.')[1];
  if (!key) return [undefined];
  const type = recordTypes.all.find(other => other.key === (key === 'resourceUuid' ? 'hazardUuid' : key));
  const scope = type?.stored.has('projectUuid') ? 'project_uuid' : 'uuid';
  const { rows } = await app.pool.query<{ uuid: string }>(
    `select distinct on (${scope}) uuid from ${quoted(type?.tableName ?? '')} order by ${scope}, uuid limit 4`,
  );
  return rows.map(({ uuid }) => uuid);
}

async function mayByQuestion(userUuid: string, operation: Operation, request: FastifyRequest) {
  try {
    await authorizer.authorize(app.pool, userUuid, operation.permission, request);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

async function mayByCondition(userUuid: string, operation: Operation, request: FastifyRequest) {
  const { sql, values } = authorizer.condition(userUuid, operation.permission, request);
  return (await new Prepared(sql).run(app.pool, values)).length > 0;
}

/** Everything that the two answer differently, and how often each answer was given. */
async function compare() {
  const different: string[] = [];
  const count = { allowed: 0, refused: 0 };
  for (const operation of operations)
    for (const uuid of await subjectsOf(operation))
      for (const { userUuid, email } of DEMO_ACCOUNTS) {
        const request = requestFor(operation, uuid);
        const question = await mayByQuestion(userUuid, operation, request);
        count[question ? 'allowed' : 'refused'] += 1;
        if (question !== (await mayByCondition(userUuid, operation, request)))
          different.push(
            `${operation.id} ${uuid} by ${email}: ${question ? 'allowed' : 'refused'} when asked`,
          );
      }
  return { different, count };
}

describe('the condition in the statement of a change', () => {
  it('holds for whoever would be allowed when asked, and for nobody else', async () => {
    const { different, count } = await compare();
    expect(different).toEqual([]);
    expect(count.allowed).toBeGreaterThan(500);
    expect(count.refused).toBeGreaterThan(500);
  });

  it('does so in archived projects', async () => {
    await app.pool.query('update projects set archived_at = now()');
    try {
      expect((await compare()).different).toEqual([]);
    } finally {
      await app.pool.query('update projects set archived_at = null');
    }
  });

  it('does so for accounts that are disabled', async () => {
    await app.pool.query('update users set is_active = false');
    try {
      const { different, count } = await compare();
      expect(different).toEqual([]);
      expect(count.allowed).toBe(0);
    } finally {
      await app.pool.query('update users set is_active = true');
    }
  });
});
