import { describe, expect, it } from 'vitest';
import type { Hazard } from '@/api/hazards';
import { askedAbout, type Outcome } from '@/records/editEntry';
import { hazardModel, levelPath, rationalePath } from '@/records/models/hazardModel';
import { outcomeOf } from '@/records/sendChanges';
import { hazardQueue } from '../../support/web/editQueue.ts';
import { evaluationWith, hazardWith } from '../../support/web/hazards.ts';

const SEVERITY = levelPath('set-1', 'severityUuid');
const EXPOSURE = levelPath('set-1', 'exposureUuid');
const OTHER_SET = levelPath('set-2', 'severityUuid');
const refused: Outcome = { kind: 'refused', refusal: { status: 422, message: 'Locked.' } };

describe('an edit', () => {
  it('is shown at once and sent on the revision it was made on', () => {
    const { edit, call, shown, queue } = hazardQueue([hazardWith({ revision: 7 })]);
    edit({ [SEVERITY]: 's3' });
    expect(shown(SEVERITY)).toBe('s3');
    expect(call(0).changes).toEqual([
      { uuid: 'hazard-1', revision: 7, patch: { [SEVERITY]: 's3' }, isConfirmed: false },
    ]);
    expect(queue.hasUnsaved()).toBe(true);
  });

  it('is merged with those that come while one is under way, which go on the revision that came back', async () => {
    const { edit, call, calls, save, shown, queue } = hazardQueue();
    edit({ [SEVERITY]: 's1' });
    edit({ [EXPOSURE]: 'e1' });
    edit({ [SEVERITY]: 's2' });
    edit({ [EXPOSURE]: 'e4' });
    expect(calls).toHaveLength(1);
    expect([shown(SEVERITY), shown(EXPOSURE)]).toEqual(['s2', 'e4']);
    await save(0);
    expect(call(1).changes[0]).toMatchObject({ revision: 2, patch: { [SEVERITY]: 's2', [EXPOSURE]: 'e4' } });
    await save(1);
    expect(queue.hasUnsaved()).toBe(false);
    expect([shown(SEVERITY), shown(EXPOSURE)]).toEqual(['s2', 'e4']);
  });

  it('of one hazard is sent as fields, then levels of each set', async () => {
    const { edit, call, calls, save } = hazardQueue();
    const reason = rationalePath('set-1', 'severity');
    edit({ [SEVERITY]: 's1', name: 'Title', [OTHER_SET]: 'x', [reason]: 'why', zoneUuid: 'z' });
    for (const index of [0, 1, 2]) await save(index);
    expect(calls).toHaveLength(3);
    expect([0, 1, 2].map(index => call(index).changes[0]?.patch)).toEqual([
      { name: 'Title', zoneUuid: 'z' },
      { [SEVERITY]: 's1', [reason]: 'why' },
      { [OTHER_SET]: 'x' },
    ]);
  });

  it('of many hazards goes as batches of 500, each whole', async () => {
    const hazards = Array.from({ length: 1001 }, (_, index) => hazardWith({ uuid: `h${index}` }));
    const { queue, calls, save } = hazardQueue(hazards);
    queue.edit(
      hazardModel,
      hazards.map(record => ({ record, patch: { name: 'Pasted', [SEVERITY]: 's1' } })),
    );
    expect(calls.map(({ changes }) => changes.length)).toEqual([500, 500, 1]);
    expect(calls[0]?.changes[0]?.patch).toEqual({ name: 'Pasted', [SEVERITY]: 's1' });
    for (const index of [0, 1, 2, 3]) await save(index);
    expect(queue.hasUnsaved()).toBe(false);
    queue.reverse('undo');
    expect(queue.getSnapshot().entries.size).toBe(1001);
    expect(queue.reverse('undo')).toBeUndefined();
  });

  it('of many is sent one by one when the batch as a whole is not taken', async () => {
    const hazards = ['a', 'b'].map(uuid => hazardWith({ uuid }));
    const { queue, calls, call } = hazardQueue(hazards);
    queue.edit(
      hazardModel,
      hazards.map(record => ({ record, patch: { name: 'Pasted' } })),
    );
    await call(0).answer('one-by-one');
    expect(calls.slice(1).map(({ changes }) => changes.map(({ uuid }) => uuid))).toEqual([['a'], ['b']]);
  });

  it('brings along what follows from it, and its undo takes that back', () => {
    const malfunction = { ...hazardWith(), uuid: 'm1', functionUuid: 'f1' };
    const { edit, saved, shown, queue } = hazardQueue([hazardWith({ functionUuid: 'f0' })]);
    saved.set('m1', malfunction);
    edit({ malfunctionUuid: 'm1' });
    expect([shown('malfunctionUuid'), shown('functionUuid')]).toEqual(['m1', 'f1']);
    queue.reverse('undo');
    expect([shown('malfunctionUuid'), shown('functionUuid')]).toEqual([null, 'f0']);
  });
});

describe('a refused edit', () => {
  it('is rolled back with its reason, and sent again when asked for', async () => {
    const base = hazardWith({ evaluations: [evaluationWith({ severityUuid: 's2' })] });
    const { edit, call, calls, entry, shown, queue } = hazardQueue([base]);
    edit({ [SEVERITY]: 's3' });
    await call(0).answer([refused]);
    expect(shown(SEVERITY)).toBe('s2');
    expect(entry()?.failed[SEVERITY]).toMatchObject({ value: 's3', refusal: { message: 'Locked.' } });
    expect(queue.isStuck()).toBe(true);
    expect(queue.reverse('undo')).toBeUndefined();
    queue.decisions.retry('hazard-1', SEVERITY);
    expect(shown(SEVERITY)).toBe('s3');
    expect(calls).toHaveLength(2);
  });

  it('does not roll back what was typed into the cell since', async () => {
    const { edit, call, entry, shown } = hazardQueue();
    edit({ [SEVERITY]: 's3', [EXPOSURE]: 'e1' });
    edit({ [SEVERITY]: 's1' });
    await call(0).answer([refused]);
    expect(Object.keys(entry()?.failed ?? {})).toEqual([EXPOSURE]);
    expect([shown(SEVERITY), shown(EXPOSURE)]).toEqual(['s1', null]);
    expect(call(1).changes[0]?.patch).toEqual({ [SEVERITY]: 's1' });
  });

  it('is given up', async () => {
    const { edit, call, queue } = hazardQueue();
    edit({ name: 'a' });
    await call(0).answer([refused]);
    queue.decisions.dismiss('hazard-1', 'name');
    expect(queue.hasUnsaved()).toBe(false);
  });
});

describe('a hazard that somebody else changed', () => {
  const theirs = hazardWith({ revision: 5, evaluations: [evaluationWith({ severityUuid: 's1' })] });
  const stale: Outcome = { kind: 'stale', current: theirs };

  it('waits for a choice where both changed the same; the other fields are sent on theirs', async () => {
    const { edit, call, entry, shown } = hazardQueue();
    edit({ name: 'Mine' });
    edit({ [SEVERITY]: 's3' });
    await call(0).answer([stale]);
    expect(call(1).changes[0]).toMatchObject({ revision: 5, patch: { name: 'Mine' } });
    expect(entry()?.conflict).toMatchObject({ mine: { [SEVERITY]: 's3' }, theirs });
    expect([shown(SEVERITY), shown('name')]).toEqual(['s3', 'Mine']);
  });

  it('keeps mine on their revision, or takes theirs', async () => {
    for (const keeps of [true, false]) {
      const { edit, call, calls, shown, queue } = hazardQueue();
      edit({ [SEVERITY]: 's3' });
      await call(0).answer([stale]);
      if (keeps) queue.decisions.keepMine('hazard-1');
      else queue.decisions.takeTheirs('hazard-1');
      expect(shown(SEVERITY)).toBe(keeps ? 's3' : 's1');
      expect(calls).toHaveLength(keeps ? 2 : 1);
      if (keeps) expect(call(1).changes[0]).toMatchObject({ revision: 5, patch: { [SEVERITY]: 's3' } });
    }
  });

  it('does not ask when another level of the same rating was changed: mine goes on top of theirs', async () => {
    const { edit, call, entry, shown } = hazardQueue();
    edit({ [EXPOSURE]: 'e4' });
    await call(0).answer([stale]);
    expect(entry()?.conflict).toBeNull();
    expect(call(1).changes[0]).toMatchObject({ revision: 5, patch: { [EXPOSURE]: 'e4' } });
    expect(shown(EXPOSURE)).toBe('e4');
  });

  it('does not ask about a list: it gets what both added, and loses what both took out', async () => {
    const { edit, call, entry, shown } = hazardQueue([hazardWith({ personnelUuids: ['a', 'b', 'c'] })]);
    edit({ personnelUuids: ['b', 'c', 'mine'] });
    const current = hazardWith({ revision: 5, personnelUuids: ['a', 'b', 'theirs'] });
    await call(0).answer([{ kind: 'stale', current }]);
    expect(entry()?.conflict).toBeNull();
    expect(call(1).changes[0]).toMatchObject({
      revision: 5,
      patch: { personnelUuids: ['b', 'theirs', 'mine'] },
    });
    expect(shown('personnelUuids')).toEqual(['b', 'theirs', 'mine']);
  });

  it('keeps the order that I gave a list, and asks where somebody else changed it meanwhile', async () => {
    const before = hazardWith({ personnelUuids: ['a', 'b'] });
    const alone = hazardQueue([before]);
    alone.edit({ personnelUuids: ['b', 'a'] });
    const renamed = hazardWith({ revision: 5, name: 'Theirs', personnelUuids: ['a', 'b'] });
    await alone.call(0).answer([{ kind: 'stale', current: renamed }]);
    expect(alone.call(1).changes[0]).toMatchObject({ revision: 5, patch: { personnelUuids: ['b', 'a'] } });

    const both = hazardQueue([before]);
    both.edit({ personnelUuids: ['b', 'a'] });
    const longer = hazardWith({ revision: 5, personnelUuids: ['a', 'b', 'theirs'] });
    await both.call(0).answer([{ kind: 'stale', current: longer }]);
    expect(both.entry()?.conflict).not.toBeNull();
  });

  it('does not ask who moved a row last: mine goes on top of theirs', async () => {
    const { edit, call, entry, shown } = hazardQueue();
    edit({ position: 48 });
    await call(0).answer([{ kind: 'stale', current: hazardWith({ revision: 5, position: 80 }) }]);
    expect(entry()?.conflict).toBeNull();
    expect(call(1).changes[0]).toMatchObject({ revision: 5, patch: { position: 48 } });
    expect(shown('position')).toBe(48);
  });

  it('does not ask about an edit of mine whose answer was lost, typed over meanwhile or not', async () => {
    const { edit, call, retries, entry } = hazardQueue();
    edit({ [SEVERITY]: 's1' });
    await call(0).answer([{ kind: 'unreachable' }]);
    edit({ [SEVERITY]: 's2', [EXPOSURE]: 'e4' });
    retries[0]?.retry();
    await call(1).answer([stale]);
    expect(entry()?.conflict).toBeNull();
    expect(call(2).changes[0]).toMatchObject({ revision: 5, patch: { [SEVERITY]: 's2', [EXPOSURE]: 'e4' } });
  });

  it('is not undone where somebody changed the cell since, and says which', async () => {
    const { edit, save, saved, queue, shown } = hazardQueue();
    edit({ name: 'Mine', description: 'Mine' });
    await save(0);
    saved.set('hazard-1', { ...(saved.get('hazard-1') as Hazard), revision: 3, name: 'Ana' } as Hazard);
    const report = queue.reverse('undo');
    expect(report?.refused).toEqual([{ entity: 'Hazard', uuid: 'hazard-1', path: 'name' }]);
    expect([shown('name'), shown('description')]).toEqual(['Ana', '']);
  });
});

describe('without a connection', () => {
  it('keeps everything, probes with one call, and sends it all when one is answered', async () => {
    const hazards = ['a', 'b'].map(uuid => hazardWith({ uuid }));
    const { edit, calls, call, retries, save, queue } = hazardQueue(hazards);
    edit({ [SEVERITY]: 's3' }, 'a');
    await call(0).answer([{ kind: 'unreachable' }]);
    expect(queue.getSnapshot().isReachable).toBe(false);
    expect(queue.isStuck()).toBe(true);
    edit({ name: 'typed meanwhile' }, 'a');
    edit({ [SEVERITY]: 's1' }, 'b');
    expect(calls).toHaveLength(1);
    retries[0]?.retry();
    await call(1).answer(call(1).changes.map(() => ({ kind: 'unreachable' })));
    expect(retries.map(({ tries }) => tries)).toEqual([1, 2]);
    retries[1]?.retry();
    for (let index = 2; index < calls.length; index += 1) await save(index);
    expect(queue.getSnapshot().isReachable).toBe(true);
    expect(queue.hasUnsaved()).toBe(false);
  });

  it('tries at once when the connection is back, instead of waiting', async () => {
    const { edit, calls, call, retries, queue } = hazardQueue();
    edit({ name: 'a' });
    await call(0).answer([{ kind: 'unreachable' }]);
    queue.retryNow();
    expect(retries[0]?.cancelled).toBe(true);
    expect(calls).toHaveLength(2);
  });
});

describe('votes', () => {
  it('are asked about once nothing is under way, and reset only when a person confirms', async () => {
    const { edit, call, queue, save, server } = hazardQueue();
    edit({ zoneUuid: 'z2' });
    edit({ name: 'later' });
    await call(0).answer([{ kind: 'asked' }]);
    expect(askedAbout(queue.getSnapshot().entries)).toEqual([]);
    await save(1);
    expect(askedAbout(queue.getSnapshot().entries)).toMatchObject([
      { question: { mine: { zoneUuid: 'z2' } } },
    ]);
    queue.decisions.confirmReset(['hazard-1']);
    expect(call(2).changes[0]).toMatchObject({ isConfirmed: true, patch: { zoneUuid: 'z2' } });
    await save(2);
    expect(server().zoneUuid).toBe('z2');
  });

  it('stay when the person gives the change up', async () => {
    const { edit, call, queue, shown } = hazardQueue();
    edit({ zoneUuid: 'z2' });
    await call(0).answer([{ kind: 'asked' }]);
    queue.decisions.keepVotes(['hazard-1']);
    expect(shown('zoneUuid')).toBeNull();
    expect(queue.hasUnsaved()).toBe(false);
  });
});

describe('a reload', () => {
  it('sends again what was under way or waiting', () => {
    const first = hazardQueue();
    first.edit({ [SEVERITY]: 's1' });
    first.edit({ [SEVERITY]: 's3', name: 'Typed' });
    const second = hazardQueue([hazardWith()], first);
    expect([second.shown(SEVERITY), second.shown('name')]).toEqual(['s3', 'Typed']);
    expect(second.calls).toHaveLength(1);
  });

  it('finds what the call under way had saved to be its own', async () => {
    const first = hazardQueue();
    first.edit({ [SEVERITY]: 's1' });
    first.edit({ [SEVERITY]: 's3' });
    const second = hazardQueue([hazardWith()], first);
    const current = hazardWith({ revision: 2, evaluations: [evaluationWith({ severityUuid: 's1' })] });
    await second.call(0).answer([{ kind: 'stale', current }]);
    expect(second.entry()?.conflict).toBeNull();
    expect(second.call(1).changes[0]).toMatchObject({ revision: 2, patch: { [SEVERITY]: 's3' } });
  });

  it('finds a conflict again, still postponed, and a question as it was', async () => {
    const first = hazardQueue([hazardWith(), hazardWith({ uuid: 'b' })]);
    const current = hazardWith({ revision: 5, name: 'Theirs' });
    first.edit({ name: 'Mine' });
    await first.call(0).answer([{ kind: 'stale', current }]);
    first.edit({ zoneUuid: 'z' }, 'b');
    await first.call(1).answer([{ kind: 'asked' }]);
    first.queue.decisions.postpone(['hazard-1', 'b']);
    const second = hazardQueue([current, hazardWith({ uuid: 'b' })], first);
    await second.call(0).answer([{ kind: 'stale', current }]);
    expect(second.entry()).toMatchObject({ conflict: { mine: { name: 'Mine' } }, isPostponed: true });
    expect(second.entry('b')).toMatchObject({ question: { mine: { zoneUuid: 'z' } }, isPostponed: true });
  });

  it('keeps nothing of what is saved', async () => {
    const first = hazardQueue();
    first.edit({ name: 'Mine' });
    await first.save(0);
    expect(first.storage.kept.size).toBe(0);
  });
});

describe('an error of a call', () => {
  const response = (status: number, data: unknown) => ({
    kind: 'response',
    message: 'Bad response',
    status,
    data,
  });
  it.each([
    ['no answer', { kind: 'network', message: '' }, { kind: 'unreachable' }],
    ['an answer that cannot be read', { kind: 'parsing', message: '', status: 200 }, { kind: 'unreachable' }],
    ['a database that is away', response(503, {}), { kind: 'unreachable' }],
    ['an expired session', response(401, {}), { kind: 'unreachable' }],
    [
      'a stale revision',
      response(409, { current: { uuid: 'h' } }),
      { kind: 'stale', current: { uuid: 'h' } },
    ],
    ['votes', response(422, { fields: [{ path: 'resetVotes', message: '' }] }), { kind: 'asked' }],
    [
      'a field',
      response(400, { message: 'Wrong.', fields: [{ path: 'name', message: 'Too long.' }] }),
      { kind: 'refused', refusal: { status: 400, message: 'Too long.' } },
    ],
  ])('such as %s is understood', (_name, error, outcome) => {
    expect(outcomeOf(error)).toEqual(outcome);
  });
});

describe('a text that is too long to be sent', () => {
  it('counts as not saved until it is shortened, or goes with its record', () => {
    const { queue } = hazardQueue();
    queue.unfinished.keep('hazard-1', 'name', 'x'.repeat(201));
    queue.unfinished.keep('hazard-1', 'description', 'y'.repeat(8001));
    expect([queue.hasUnsaved(), queue.isStuck()]).toEqual([true, true]);
    expect(queue.unfinished.get('hazard-1', 'name')).toHaveLength(201);
    queue.unfinished.keep('hazard-1', 'name', null);
    expect([queue.unfinished.get('hazard-1', 'name'), queue.isStuck()]).toEqual([undefined, true]);
    queue.forget(['hazard-1']);
    expect([queue.hasUnsaved(), queue.isStuck()]).toEqual([false, false]);
  });
});
