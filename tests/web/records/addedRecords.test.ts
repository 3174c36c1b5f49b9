import { describe, expect, it } from 'vitest';
import type { Hazard } from '@/api/hazards';
import type { Outcome } from '@/records/editEntry';
import { hazardModel, levelPath } from '@/records/models/hazardModel';
import type { RecordModel } from '@/records/recordModel';
import { hazardQueue, type QueueByHand } from '../../support/web/editQueue.ts';
import { hazardWith } from '../../support/web/hazards.ts';

const SEVERITY = levelPath('set-1', 'severityUuid');
const refused: Outcome = { kind: 'refused', refusal: { status: 422, message: 'Locked.' } };

describe('a record that is added', () => {
  const draft = hazardWith({ uuid: 'new', code: '…', revision: 0 });
  const made = hazardWith({ uuid: 'new', code: 'HZ-007', revision: 1 });
  const typed = (queue: QueueByHand['queue'], patch: Record<string, unknown>) =>
    queue.edit(hazardModel, [{ record: queue.find('Hazard', 'new') as Hazard, patch }]);
  const added = (before?: QueueByHand) => {
    const hand = hazardQueue([], before);
    if (!before) hand.queue.add(hazardModel, [draft]);
    return hand;
  };

  it('takes edits at once, sends them when it is there, and they can be undone', async () => {
    const { queue, calls, call, creation, save } = added();
    typed(queue, { name: 'Typed ahead' });
    expect(creation(0).records).toEqual([draft]);
    expect(calls).toHaveLength(0);
    await creation(0).answer([{ kind: 'saved', record: made }]);
    expect(call(0).changes).toMatchObject([{ uuid: 'new', revision: 1, patch: { name: 'Typed ahead' } }]);
    expect(queue.isHeld('new')).toBe(false);
    await save(0);
    expect(queue.hasUnsaved()).toBe(false);
    expect(queue.reverse('undo')?.done).toEqual([{ entity: 'Hazard', uuid: 'new', path: 'name' }]);
  });

  it('is asked for again when the connection is back, with what was typed meanwhile', async () => {
    const { queue, creations, creation, retries, calls, save } = added();
    await creation(0).answer([{ kind: 'unreachable' }]);
    expect(queue.isStuck()).toBe(true);
    typed(queue, { name: 'Typed offline', [SEVERITY]: 's3' });
    expect(creations).toHaveLength(1);
    retries[0]?.retry();
    expect(creation(1).records).toMatchObject([{ uuid: 'new', name: 'Typed offline' }]);
    // The first call came through after all, and its answer was lost: what differs goes as a change.
    await creation(1).answer([{ kind: 'saved', record: made }]);
    expect(calls[0]?.changes).toMatchObject([{ uuid: 'new', revision: 1, patch: { name: 'Typed offline' } }]);
    await save(0);
    expect(calls[1]?.changes).toMatchObject([{ uuid: 'new', revision: 2, patch: { [SEVERITY]: 's3' } }]);
  });

  it('is there again after a reload, with what was typed, and in the order in which it was added', async () => {
    const before = added();
    const second = { ...draft, uuid: 'a second one', createdAt: '2026-01-01T00:00:01.000Z' };
    before.queue.add(hazardModel, [second]);
    typed(before.queue, { name: 'Typed' });
    await before.creation(0).answer([{ kind: 'unreachable' }]);
    const written = before.storage.kept;
    // A browser gives keys back in any order.
    const first = written.get('new');
    written.delete('new');
    if (first) written.set('new', first);
    const { queue, creation, storage } = added(before);
    expect(creation(0).records.map(({ uuid }) => uuid)).toEqual(['new', 'a second one']);
    expect(creation(0).records[0]).toMatchObject({ name: 'Typed' });
    await creation(0).answer([
      { kind: 'saved', record: { ...made, name: 'Typed' } as Hazard },
      { kind: 'saved', record: { ...second, revision: 1 } },
    ]);
    expect(queue.hasUnsaved()).toBe(false);
    expect([...storage.kept.keys()]).toEqual([]);
  });

  it('that the server refuses stays with its reason until it is changed', async () => {
    const { queue, creation, creations } = added();
    typed(queue, { name: 'Typed' });
    await creation(0).answer([refused]);
    expect(queue.getSnapshot().drafts.get('new')?.refusal).toEqual({ status: 422, message: 'Locked.' });
    expect([queue.hasUnsaved(), queue.isStuck(), creations.length]).toEqual([true, true, 1]);
    typed(queue, { functionUuid: 'another' });
    expect(creation(1).records).toMatchObject([{ name: 'Typed', functionUuid: 'another' }]);
  });

  it('that the server refuses is named no longer by what was written with it', async () => {
    const { queue, calls, creation, storage } = added();
    const naming = hazardWith({ uuid: 'naming', functionUuid: 'before', revision: 4 });
    const other = { ...draft, uuid: 'refused' };
    queue.addAll([{ model: hazardModel as RecordModel, record: other }], hazardModel, [
      { record: naming, patch: { functionUuid: 'refused', name: 'Typed' } },
    ]);
    await creation(0).answer([{ kind: 'saved', record: made }]);
    await creation(1).answer([refused]);
    // Only what named it is as before.
    expect(calls[0]?.changes).toMatchObject([{ uuid: 'naming', revision: 4, patch: { name: 'Typed' } }]);
    expect(queue.getSnapshot().entries.get('naming')?.patch).toEqual({ name: 'Typed' });
    // A paste has no other place to say it.
    expect(queue.getSnapshot().entries.get('naming')?.failed).toEqual({
      functionUuid: { value: 'refused', refusal: { status: 422, message: 'Locked.' } },
    });
    queue.forget(['refused']);
    expect(queue.reverse('undo')?.done).toEqual([{ entity: 'Hazard', uuid: 'naming', path: 'name' }]);
    expect(storage.kept.has('refused')).toBe(false);
  });

  it('that is given up leaves nothing behind', async () => {
    const { queue, creation, calls, storage } = added();
    typed(queue, { name: 'Typed' });
    await creation(0).answer([refused]);
    queue.forget(['new']);
    expect(queue.hasUnsaved()).toBe(false);
    expect(queue.reverse('undo')).toBeUndefined();
    expect([calls.length, storage.kept.size]).toEqual([0, 0]);
  });

  it('waits for the one before it, so that codes follow the order, and is sent alone where a call was refused', async () => {
    const { queue, creation, creations } = added();
    queue.add(hazardModel, [{ ...draft, uuid: 'second' }]);
    queue.add(hazardModel, [{ ...draft, uuid: 'third' }]);
    expect(creations).toHaveLength(1);
    await creation(0).answer([{ kind: 'saved', record: made }]);
    expect(creation(1).records.map(({ uuid }) => uuid)).toEqual(['second', 'third']);
    await creation(1).answer('one-by-one');
    expect(creation(2).records.map(({ uuid }) => uuid)).toEqual(['second']);
    await creation(2).answer([refused]);
    expect(creation(3).records.map(({ uuid }) => uuid)).toEqual(['third']);
  });
});
