import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '@/records/editEntry';
import type { ProjectRecord, RecordModel } from '@/records/recordModel';
import { regularModel } from '@/records/regularModel';
import { queueByHand, type TabStorage } from '../../support/web/editQueue.ts';

interface Row extends ProjectRecord {
  readonly a: string;
  readonly b: string;
}

const FIELDS = ['a', 'b'] as const;
const UUIDS = ['r1', 'r2', 'r3'];
const model: RecordModel<Row> = regularModel<Row>({
  entity: 'Row',
  requests: {
    single: () => Promise.reject(new Error('The test answers')),
    batch: () => Promise.reject(new Error('The test answers')),
  },
});
const rowOf = (uuid: string): Row => ({
  uuid,
  projectUuid: 'p',
  code: uuid,
  revision: 1,
  updatedBy: null,
  a: `${uuid}-a0`,
  b: `${uuid}-b0`,
});

/** What the contract says of a server: a stale change is refused with the record, any other one is a new revision. */
class Server {
  readonly rows = new Map(UUIDS.map(uuid => [uuid, rowOf(uuid)]));
  change(uuid: string, revision: number, fields: Partial<Row>): Outcome {
    const row = this.rows.get(uuid);
    if (!row) throw new Error(`There is no ${uuid}`);
    if (revision !== row.revision) return { kind: 'stale', current: row };
    const record = { ...row, ...fields, revision: revision + 1 };
    this.rows.set(uuid, record);
    return { kind: 'saved', record };
  }
}

/** The app: it reloads, it knows what the lists of the cache hold, and sees others' changes when they are told. */
function app(server: Server) {
  const open = (before?: TabStorage) => {
    const hand = queueByHand(() => model as RecordModel, before);
    for (const [uuid, row] of server.rows) hand.saved.set(uuid, row);
    return { ...hand, next: 0 };
  };
  let page = open();
  const read = (uuid: string, field: (typeof FIELDS)[number]) =>
    (page.queue.find('Row', uuid) as Row | undefined)?.[field];
  return {
    page: () => page,
    read,
    rows: () => UUIDS.map(uuid => FIELDS.map(field => read(uuid, field))),
    edit: (uuids: readonly string[], patch: Partial<Row>) =>
      page.queue.edit(
        model,
        uuids.map(uuid => ({ record: page.queue.find('Row', uuid) as Row, patch })),
      ),
    /** The server gets the oldest open call, and its answer comes back or is lost. */
    answer: async (how: 'saved' | 'lostOnTheWay' | 'answerLost') => {
      const call = page.calls[page.next];
      if (!call) return false;
      page.next += 1;
      const outcomes =
        how === 'lostOnTheWay'
          ? []
          : call.changes.map(({ uuid, revision, patch }) => server.change(uuid, revision, patch));
      await call.answer(
        how === 'saved' ? outcomes : call.changes.map((): Outcome => ({ kind: 'unreachable' })),
      );
      return true;
    },
    reload: () => {
      page = open(page.storage);
    },
    online: () => page.queue.retryNow(),
  };
}

/** Answers everything; a person who is asked keeps their own. */
async function finish(subject: ReturnType<typeof app>) {
  for (let round = 0; round < 200; round += 1) {
    subject.online();
    while (await subject.answer('saved'));
    const { entries } = subject.page().queue.getSnapshot();
    if (entries.size === 0) return;
    for (const entry of entries.values())
      if (entry.conflict) subject.page().queue.decisions.keepMine(entry.uuid);
  }
  throw new Error('The queue never comes to an end');
}

const uuids = fc.uniqueArray(fc.constantFrom(...UUIDS), { minLength: 1 });
const field = fc.constantFrom(...FIELDS);
let typed = 0;
const operation = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('edit' as const), uuids, field }) },
  { weight: 4, arbitrary: fc.constant({ type: 'saved' as const }) },
  fc.record({ type: fc.constantFrom('lostOnTheWay', 'answerLost', 'online', 'reload') }),
  fc.record({ type: fc.constant('theirs' as const), uuid: fc.constantFrom(...UUIDS), field }),
);

describe('whatever happens to calls, pages and colleagues', () => {
  it('no text typed last into a field is lost, and nobody else loses one that was not typed over', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { maxLength: 40 }), async operations => {
        const server = new Server();
        const subject = app(server);
        const mine = new Map<string, string>();
        const theirs = new Map<string, string>();
        /** What colleagues typed over mine since: the page may know the last of it or an earlier one. */
        const since = new Map<string, string[]>();
        for (const step of operations) {
          if (step.type === 'edit' && 'uuids' in step) {
            typed += 1;
            subject.edit(step.uuids, { [step.field]: `mine ${typed}` });
            for (const uuid of step.uuids) {
              mine.set(`${uuid}/${step.field}`, `mine ${typed}`);
              since.delete(`${uuid}/${step.field}`);
              expect(subject.read(uuid, step.field)).toBe(`mine ${typed}`);
            }
          } else if (step.type === 'theirs' && 'uuid' in step) {
            typed += 1;
            const row = server.rows.get(step.uuid) as Row;
            server.change(step.uuid, row.revision, { [step.field]: `theirs ${typed}` });
            const key = `${step.uuid}/${step.field}`;
            theirs.set(key, `theirs ${typed}`);
            since.set(key, [...(since.get(key) ?? []), `theirs ${typed}`]);
          } else if (step.type === 'reload') subject.reload();
          else if (step.type === 'online') subject.online();
          else await subject.answer(step.type as 'saved');
          for (const [key, value] of mine) {
            const [uuid = '', name] = key.split('/');
            const shown = subject.read(uuid, name as 'a');
            // Shown as typed, unless it was saved and a colleague typed over it since.
            expect([value, ...(since.get(key) ?? [])]).toContain(shown);
          }
        }
        await finish(subject);
        for (const [key, value] of theirs)
          if (!mine.has(key)) {
            const [uuid = '', name] = key.split('/');
            expect(server.rows.get(uuid)?.[name as 'a']).toBe(value);
          }
        for (const [key, value] of mine)
          if (!theirs.has(key)) {
            const [uuid = '', name] = key.split('/');
            expect(server.rows.get(uuid)?.[name as 'a']).toBe(value);
          }
      }),
      { numRuns: 1000 },
    );
  });

  it('1,000 sequences of edits, undone, end where they began, and done again where they had ended', async () => {
    const answers = fc.constantFrom('saved', 'lostOnTheWay', 'answerLost', 'online', 'none');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ uuids, field, answers: fc.array(answers, { maxLength: 3 }) }), {
          maxLength: 20,
        }),
        async edits => {
          const server = new Server();
          const subject = app(server);
          const start = subject.rows();
          for (const { uuids: edited, field: name, answers: given } of edits) {
            typed += 1;
            subject.edit(edited, { [name]: `mine ${typed}` });
            for (const how of given)
              if (how === 'online') subject.online();
              else if (how !== 'none') await subject.answer(how as 'saved');
          }
          const end = subject.rows();
          for (let step = 0; step < edits.length; step += 1) {
            expect(subject.page().queue.reverse('undo')?.refused).toEqual([]);
            if (step % 3 === 0) await subject.answer('saved');
          }
          expect(subject.rows()).toEqual(start);
          expect(subject.page().queue.reverse('undo')).toBeUndefined();
          for (let step = 0; step < edits.length; step += 1) subject.page().queue.reverse('redo');
          expect(subject.rows()).toEqual(end);
          await finish(subject);
          expect(subject.rows()).toEqual(end);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('200 steps can be taken back', () => {
    const subject = app(new Server());
    const start = subject.rows();
    for (let step = 0; step < 200; step += 1) subject.edit(['r1'], { a: `step ${step}` });
    for (let step = 0; step < 200; step += 1) subject.page().queue.reverse('undo');
    expect(subject.rows()).toEqual(start);
  });
});
