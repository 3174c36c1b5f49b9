import { type Operation, resolved } from './contractReader.ts';
import type { Kit } from './kit.ts';

/** Lists: shape, paging, order, search, limits; each record as its own operation shows it. */

interface Entry {
  uuid: string;
  [field: string]: unknown;
}

const MAX_SHOWN = 5;
const uuidsOf = (entries: Entry[]) => entries.map(({ uuid }) => uuid).join(' ');

export const isProjectList = ({ method, path, parameters }: Operation): boolean =>
  method === 'GET' &&
  !path.includes('{') &&
  ['limit', 'offset', 'projectUuid'].every(name =>
    parameters.some(parameter => parameter.name === name && parameter.in === 'query'),
  );

export async function checkList(kit: Kit, operation: Operation): Promise<void> {
  const { projectUuid } = kit.backend;
  const read = async (check: string, query: Record<string, unknown>) => {
    const { body } = await kit.expectStatus(operation, check, 200, { query: { projectUuid, ...query } });
    const { results = [], total = -1 } = (body?.data ?? {}) as { results?: Entry[]; total?: number };
    return { results, total };
  };
  const all = await read('the list', { limit: 1000 });
  kit.expect(operation, 'the list', all.total >= all.results.length, 'total is less than what is listed');
  const half = Math.max(1, Math.ceil(all.results.length / 2));
  const pages = [
    await read('the first page', { limit: half }),
    await read('the second page', { limit: half, offset: half }),
  ];
  const paged = pages.flatMap(({ results }) => results);
  const expected = all.results.slice(0, half * 2);
  kit.expect(operation, 'paging', uuidsOf(paged) === uuidsOf(expected), 'pages leave out or repeat records');
  for (const { total } of pages)
    kit.expect(
      operation,
      'paging',
      total === all.total,
      `total is ${total} on a page and ${all.total} on all`,
    );
  await checkOrders(kit, operation, read);
  await checkSearch(kit, operation, all.results, read);
  for (const query of [{ limit: 0 }, { limit: 'x' }, { offset: -1 }, { order: 'up' }])
    if (operation.parameters.some(({ name }) => name in query))
      await kit.expectStatus(
        operation,
        `a wrong ${Object.keys(query)[0]}`,
        400,
        { query },
        'VALIDATION_FAILED',
      );
  await checkRecords(kit, operation, all.results);
}

type Read = (check: string, query: Record<string, unknown>) => Promise<{ results: Entry[]; total: number }>;

async function checkOrders(kit: Kit, operation: Operation, read: Read): Promise<void> {
  const choices = resolved(operation.parameters.find(({ name }) => name === 'orderBy')?.schema)?.enum ?? [];
  for (const orderBy of choices) {
    const check = `ordered by ${orderBy}`;
    const up = await read(check, { limit: 1000, orderBy, order: 'asc' });
    const down = await read(check, { limit: 1000, orderBy, order: 'desc' });
    const isReverse = uuidsOf(down.results) === uuidsOf([...up.results].reverse());
    kit.expect(operation, check, isReverse, 'descending is not ascending turned around');
    const numbers = up.results
      .map(record => record[String(orderBy)])
      .filter(value => typeof value === 'number');
    const isSorted = numbers.every((value, index) => index === 0 || (numbers[index - 1] ?? 0) <= value);
    kit.expect(operation, check, isSorted, 'the values are not in this order');
  }
}

async function checkSearch(kit: Kit, operation: Operation, entries: Entry[], read: Read): Promise<void> {
  if (!operation.parameters.some(({ name }) => name === 'search')) return;
  for (const { uuid, code, name } of entries.slice(0, 2)) {
    const text = String(code ?? name ?? '');
    // Found by something that the record does not show itself, such as the name of its person.
    if (text === '') continue;
    for (const search of [text.toUpperCase(), text.toLowerCase()]) {
      const { results } = await read('search', { search, limit: 1000 });
      kit.expect(
        operation,
        'search',
        results.some(found => found.uuid === uuid),
        `"${search}" does not find ${text}`,
      );
    }
  }
  for (const search of ['%%%', '___', 'no-such-text-anywhere']) {
    const { total } = await read('search', { search });
    kit.expect(operation, 'search', total === 0, `"${search}" finds ${total}`);
  }
}

async function checkRecords(kit: Kit, list: Operation, entries: Entry[]): Promise<void> {
  const one = kit.backend.operations.find(
    ({ method, path }) => method === 'GET' && path.startsWith(`${list.path}/{`) && path.endsWith('}'),
  );
  const name = one?.parameters.find(({ in: place }) => place === 'path')?.name;
  if (!one || !name) return;
  for (const entry of entries.slice(0, MAX_SHOWN)) {
    const { body } = await kit.expectStatus(one, 'a listed record', 200, { at: { [name]: entry.uuid } });
    for (const [field, value] of Object.entries(entry))
      if (JSON.stringify(body?.data?.[field]) !== JSON.stringify(value))
        kit.report(one, 'a listed record', `${field} differs from what the list shows`);
  }
}
