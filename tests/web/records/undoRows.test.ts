import { describe, expect, it } from 'vitest';
import type { Hazard } from '@/api/hazards';
import { functionModel } from '@/records/models/functionModel';
import { hazardModel } from '@/records/models/hazardModel';
import type { RecordModel } from '@/records/recordModel';
import { queueByHand, settled } from '../../support/web/editQueue.ts';
import { hazardWith } from '../../support/web/hazards.ts';

const model = hazardModel as RecordModel;
const draft = hazardWith({ uuid: 'new', code: '…', revision: 0 });
const made = hazardWith({ uuid: 'new', code: 'HZ-007', revision: 1 });
const refusal = (status: number, message: string) => ({
  kind: 'response',
  status,
  data: { code: 'IN_USE', message, fields: [] },
});

/** A queue with a row that was added, named and saved. */
async function withAddedRow() {
  const hand = queueByHand();
  const { queue, saved } = hand;
  const rename = (name: string) =>
    queue.edit(hazardModel, [{ record: queue.find('Hazard', 'new') as Hazard, patch: { name } }]);
  queue.add(hazardModel, [draft]);
  await hand.creation(0).answer([{ kind: 'saved', record: made }]);
  rename('Named');
  await hand.call(0).answer([{ kind: 'saved', record: { ...made, name: 'Named', revision: 2 } as Hazard }]);
  return {
    ...hand,
    rename,
    /** What the server's lists hold from now on. */
    server: (record: Hazard | null) => (record ? saved.set('new', record) : saved.delete('new')),
    isShown: () => queue.find('Hazard', 'new') !== undefined,
  };
}

describe('undo of a row that was added', () => {
  it('deletes it after its edits, redo brings both back', async () => {
    const { queue, rowCall, rowCalls, server, call, isShown } = await withAddedRow();
    expect(queue.reverse('undo')?.done).toEqual([{ entity: 'Hazard', uuid: 'new', path: 'name' }]);
    await call(1).answer([{ kind: 'saved', record: { ...made, name: '', revision: 3 } as Hazard }]);
    const later = queue.reverse('undo')?.later;
    await settled();
    expect(rowCall(0)).toMatchObject({ what: 'remove', uuids: ['new'] });
    server(null);
    await rowCall(0).answer();
    expect(await later).toMatchObject({ problems: [] });
    expect(isShown()).toBe(false);
    expect(queue.reverse('undo')).toBeUndefined();

    queue.reverse('redo');
    expect(rowCall(1)).toMatchObject({ what: 'restore', uuids: ['new'] });
    server({ ...made, revision: 4, name: '' } as Hazard);
    await rowCall(1).answer();
    queue.reverse('redo');
    expect(call(2).changes).toMatchObject([{ uuid: 'new', revision: 4, patch: { name: 'Named' } }]);
    await call(2).answer([{ kind: 'saved', record: { ...made, name: 'Named', revision: 5 } as Hazard }]);
    expect(queue.reverse('redo')).toBeUndefined();
    // Nobody else has touched it: it may go once more.
    queue.reverse('undo');
    await call(3).answer([{ kind: 'saved', record: { ...made, name: '', revision: 6 } as Hazard }]);
    queue.reverse('undo');
    await settled();
    expect(rowCalls).toHaveLength(3);
  });

  it('drops one that was never sent, and redo adds it with what was typed', async () => {
    const hand = queueByHand();
    const { queue, creations, creation, rowCalls } = hand;
    queue.add(hazardModel, [draft]);
    await creation(0).answer([{ kind: 'refused', refusal: { status: 422, message: 'No.' } }]);
    queue.edit(hazardModel, [{ record: draft, patch: { name: 'Typed' } }]);
    await creation(1).answer([{ kind: 'refused', refusal: { status: 422, message: 'No.' } }]);
    queue.reverse('undo');
    await creation(2).answer([{ kind: 'refused', refusal: { status: 422, message: 'No.' } }]);
    expect(await queue.reverse('undo')?.later).toMatchObject({ problems: [] });
    expect([queue.hasUnsaved(), rowCalls.length]).toEqual([false, 0]);
    await queue.reverse('redo')?.later;
    expect(queue.getSnapshot().drafts.has('new')).toBe(true);
    queue.reverse('redo');
    expect(queue.find('Hazard', 'new')).toMatchObject({ name: 'Typed' });
    expect(creations.length).toBeGreaterThan(3);
  });

  it('waits for the answer of the call that creates it', async () => {
    const { queue, creation, rowCalls, rowCall } = queueByHand();
    queue.add(hazardModel, [draft]);
    const later = queue.reverse('undo')?.later;
    expect(rowCalls).toHaveLength(0);
    await creation(0).answer([{ kind: 'saved', record: made }]);
    expect(rowCall(0)).toMatchObject({ what: 'remove', uuids: ['new'] });
    await rowCall(0).answer();
    expect(await later).toMatchObject({ problems: [] });
    expect(queue.getSnapshot().drafts.size).toBe(0);
  });

  it('is not tried while nobody knows whether the server has it', async () => {
    const { queue, creation } = queueByHand();
    queue.add(hazardModel, [draft]);
    await creation(0).answer([{ kind: 'unreachable' }]);
    const report = await queue.reverse('undo')?.later;
    expect(report?.problems).toMatchObject([{ uuid: 'new', reason: 'unreachable' }]);
    expect(queue.getSnapshot()).toMatchObject({ canUndo: true, canRedo: false });
    expect(queue.getSnapshot().drafts.has('new')).toBe(true);
  });

  it('leaves it when somebody else has changed it since', async () => {
    const { queue, rowCalls, server, call } = await withAddedRow();
    queue.reverse('undo');
    await call(1).answer([{ kind: 'saved', record: { ...made, name: '', revision: 3 } as Hazard }]);
    server({ ...made, revision: 4, name: '', description: 'Theirs' } as Hazard);
    const report = await queue.reverse('undo')?.later;
    expect(report?.problems).toEqual([{ entity: 'Hazard', uuid: 'new', code: 'HZ-007', reason: 'changed' }]);
    expect(rowCalls).toHaveLength(0);
    // It is theirs as well now: nothing is left to be taken back.
    expect(queue.getSnapshot().canUndo).toBe(false);
  });

  it('leaves it when the server refuses, with the reason, and can be tried again', async () => {
    const { queue, rowCall, call } = await withAddedRow();
    queue.reverse('undo');
    await call(1).answer([{ kind: 'saved', record: { ...made, name: '', revision: 3 } as Hazard }]);
    const later = queue.reverse('undo')?.later;
    await settled();
    await rowCall(0).answer(refusal(409, 'Still used.'));
    expect((await later)?.problems).toMatchObject([
      { uuid: 'new', reason: { status: 409, message: 'Still used.' } },
    ]);
    expect(queue.getSnapshot().canUndo).toBe(true);
  });
});

describe('undo of deleted rows', () => {
  it('brings back all that went in one dialog, with the steps before, and redo deletes them again', async () => {
    const { queue, rowCall, server, call } = await withAddedRow();
    const other = hazardWith({ uuid: 'other', code: 'HZ-008', revision: 1 });
    const remove = (uuid: string) => queue.remove(model, uuid, true, 'dialog');
    const first = remove('new');
    server(null);
    await rowCall(0).answer();
    const second = remove(other.uuid);
    await rowCall(1).answer();
    expect(await Promise.all([first, second])).toEqual([{}, {}]);

    const later = queue.reverse('undo')?.later;
    expect(rowCall(2)).toMatchObject({ what: 'restore', uuids: ['new', 'other'] });
    server({ ...made, name: 'Named', revision: 3 } as Hazard);
    await rowCall(2).answer();
    expect(await later).toMatchObject({ problems: [], done: [{ uuid: 'new' }, { uuid: 'other' }] });
    // Undo goes on where it was before the delete.
    expect(queue.reverse('undo')?.done).toEqual([{ entity: 'Hazard', uuid: 'new', path: 'name' }]);
    await call(1).answer([{ kind: 'saved', record: { ...made, name: '', revision: 4 } as Hazard }]);
    queue.reverse('redo');
    await call(2).answer([{ kind: 'saved', record: { ...made, name: 'Named', revision: 5 } as Hazard }]);
    queue.reverse('redo');
    await settled();
    expect([rowCall(3).uuids, rowCall(4).uuids]).toEqual([['new'], ['other']]);
  });

  it('keeps the step when they could not come back', async () => {
    const { queue, rowCall } = await withAddedRow();
    const removed = queue.remove(model, 'new', false, 'dialog');
    await rowCall(0).answer();
    await removed;
    const later = queue.reverse('undo')?.later;
    await rowCall(1).answer({ status: 'FETCH_ERROR', error: 'offline' });
    expect((await later)?.problems).toMatchObject([{ uuid: 'new', reason: 'unreachable' }]);
    expect(queue.getSnapshot()).toMatchObject({ canUndo: true, canRedo: false });
  });

  it('is no step when the delete is refused', async () => {
    const { queue, rowCall } = queueByHand();
    const removed = queue.remove(model, 'one', false, 'dialog');
    const error = refusal(409, 'Still used.');
    await rowCall(0).answer(error);
    expect(await removed).toEqual({ error });
    expect(queue.getSnapshot().canUndo).toBe(false);
  });
});

describe('undo while rows come or go', () => {
  it('waits its turn', async () => {
    const { queue, rowCall, call } = await withAddedRow();
    const removed = queue.remove(model, 'new', false, 'dialog');
    await rowCall(0).answer();
    await removed;
    queue.reverse('undo');
    const second = queue.reverse('undo');
    expect(second?.done).toEqual([]);
    expect(call.length).toBe(1);
    await rowCall(1).answer();
    expect((await second?.later)?.done).toEqual([{ entity: 'Hazard', uuid: 'new', path: 'name' }]);
  });
});

describe('records of several kinds that were added together', () => {
  const functionDraft = {
    uuid: 'fn',
    projectUuid: draft.projectUuid,
    code: '…',
    revision: 0,
    updatedBy: null,
    name: 'Brake',
  };
  const madeFunction = { ...functionDraft, code: 'FN-001', revision: 1 };
  const pasted = hazardWith({ ...draft, functionUuid: 'fn' });
  const other = hazardWith({ uuid: 'other', code: 'HZ-001' });
  const additions = [
    { model: functionModel as unknown as RecordModel, record: functionDraft },
    { model, record: pasted },
  ];
  const addAll = (added = additions) => {
    const hand = queueByHand();
    hand.saved.set('other', other);
    hand.queue.addAll(added, hazardModel, [{ record: other, patch: { functionUuid: 'fn' } }]);
    return hand;
  };

  it('are created after what they name, and so is what names them in others', async () => {
    const { creations, creation, calls } = addAll(additions.toReversed());
    expect(creations.map(({ records }) => records.map(({ uuid }) => uuid))).toEqual([['fn']]);
    expect(calls).toHaveLength(0);
    await creation(0).answer([{ kind: 'saved', record: madeFunction }]);
    expect(creation(1).records).toMatchObject([{ uuid: 'new', functionUuid: 'fn' }]);
    expect(calls.map(({ changes }) => changes)).toMatchObject([
      [{ uuid: 'other', patch: { functionUuid: 'fn' } }],
    ]);
  });

  it('go in one step, what names another first, and come back the other way round', async () => {
    const hand = addAll();
    const { queue, creation, call, rowCall, rowCalls, saved } = hand;
    await creation(0).answer([{ kind: 'saved', record: madeFunction }]);
    await creation(1).answer([
      { kind: 'saved', record: { ...pasted, code: 'HZ-002', revision: 1 } as Hazard },
    ]);
    await call(0).answer([
      { kind: 'saved', record: { ...other, functionUuid: 'fn', revision: 2 } as Hazard },
    ]);
    saved.set('fn', madeFunction);
    saved.set('new', { ...pasted, revision: 1 } as Hazard);
    const later = queue.reverse('undo')?.later;
    await settled();
    // Nothing goes while others may still name it.
    expect(rowCalls).toEqual([]);
    await call(1).answer([{ kind: 'saved', record: { ...other, revision: 3 } as Hazard }]);
    const asked = () => rowCalls.map(({ what, uuids }) => [what, ...uuids]);
    expect(asked()).toEqual([['remove', 'new']]);
    await rowCall(0).answer();
    await settled();
    expect(asked().slice(1)).toEqual([['remove', 'fn']]);
    await rowCall(1).answer();
    await later;
    const again = queue.reverse('redo')?.later;
    await settled();
    expect(asked().slice(2)).toEqual([['restore', 'fn']]);
    await rowCall(2).answer();
    await settled();
    expect(asked().slice(3)).toEqual([['restore', 'new']]);
    await rowCall(3).answer();
    expect(await again).toMatchObject({ problems: [] });
    expect(call(2).changes).toMatchObject([{ uuid: 'other', patch: { functionUuid: 'fn' } }]);
  });
});
