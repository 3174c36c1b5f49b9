import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VotingRoom } from '../../../support/voting.ts';

interface Listed {
  uuid: string;
  name: string;
  code: string;
}

let room: VotingRoom;
/** As people read them, from first to last; they are created the other way round. */
const NAMES = ['älter', 'Alu', 'line 1', 'Line 2', 'Line 10', 'Line 10 b', 'zebra', 'Zone 3.9', 'Zone 3.11'];

const list = async (query: Record<string, unknown>, area = 'functions') => {
  const { status, body } = await room.app.call<{ data: { results: Listed[]; total: number } }>(
    'engineer',
    'GET',
    `/user-api/${area}`,
    { query: { projectUuid: room.project, ...query } },
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const namesOf = ({ results }: { results: Listed[] }) => results.map(({ name }) => name);

beforeAll(async () => {
  room = await VotingRoom.open();
  await room.newProject();
  const { status } = await room.app.call(
    'engineer',
    'POST',
    `/user-api/projects/${room.project}/functions/batch`,
    {
      body: { items: [...NAMES].reverse().map(name => ({ name })) },
    },
  );
  expect(status).toBe(201);
});
afterAll(() => room.app.close());

describe('lists sorted by a name', () => {
  it('count as people do and do not look at the case, both ways', async () => {
    expect(namesOf(await list({ orderBy: 'name' }))).toEqual(NAMES);
    expect(namesOf(await list({ orderBy: 'name', order: 'desc' }))).toEqual([...NAMES].reverse());
  });

  it('hang together page by page', async () => {
    const pages = [];
    for (let offset = 0; offset < NAMES.length; offset += 2)
      pages.push(...namesOf(await list({ orderBy: 'name', limit: 2, offset })));
    expect(pages).toEqual(NAMES);
  });

  it('of people are sorted by what is shown of them', async () => {
    const { status, body } = await room.app.call<{ data: { results: { user: { firstName: string } }[] } }>(
      'engineer',
      'GET',
      '/user-api/project-members',
      { query: { projectUuid: room.project, orderBy: 'name' } },
    );
    expect(status).toBe(200);
    const names = body.data.results.map(({ user }) => user.firstName);
    expect(names.length).toBeGreaterThan(2);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare));
  });
});

it('codes are sorted by their number once they have more digits', async () => {
  const { rows } = await room.app.pool.query<{ code: string }>(
    `select code from unnest(array['HZ-1000', 'HZ-999', 'HZ-010', 'HZ-2']) c(code) order by code collate natural_order`,
  );
  expect(rows.map(({ code }) => code)).toEqual(['HZ-2', 'HZ-010', 'HZ-999', 'HZ-1000']);
});

it('no column and no index has the collation: a newer ICU changes nothing that is stored', async () => {
  const { rows } = await room.app.pool.query<{ name: string }>(
    `select a.attrelid::regclass::text as name from pg_attribute a join pg_collation c on c.oid = a.attcollation
     where c.collname = 'natural_order'`,
  );
  expect(rows).toEqual([]);
});
