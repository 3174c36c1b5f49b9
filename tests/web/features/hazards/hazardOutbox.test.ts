import { describe, expect, it } from 'vitest';
import type { Hazard } from '@/api/hazards';
import {
  applyPatch,
  initialEvaluation,
  levelPath,
  rationalePath,
  readPath,
} from '@/features/hazards/outbox/hazardPatch';
import { outcomeOf } from '@/features/hazards/outbox/sendHazardRequest';
import { outboxWithServer } from '../../../support/web/hazardOutbox.ts';
import { evaluationWith, hazardWith } from '../../../support/web/hazards.ts';
import { fallbackText } from '../../../support/web/texts.ts';

const SEVERITY = levelPath('set-1', 'severityUuid');
const EXPOSURE = levelPath('set-1', 'exposureUuid');
const OTHER_SET = levelPath('set-2', 'severityUuid');

describe('an edit', () => {
  it('is shown at once and sent on the revision it was made on', () => {
    const { outbox, call, shown, calls } = outboxWithServer();
    outbox.edit([{ hazard: hazardWith({ revision: 7 }), patch: { [SEVERITY]: 's3' } }]);
    expect(shown(SEVERITY)).toBe('s3');
    expect(calls).toHaveLength(1);
    expect(call(0).request).toEqual({
      hazardUuid: 'hazard-1',
      revision: 7,
      patch: { [SEVERITY]: 's3' },
      kind: 'initialRisk',
      levels: { riskRatingSetUuid: 'set-1', severityUuid: 's3' },
    });
    expect(outbox.hasUnsaved()).toBe(true);
  });

  it('is merged with those that come while one is under way, which go on the revision that came back', async () => {
    const { outbox, call, calls, saved, shown, entry } = outboxWithServer();
    const hazard = hazardWith();
    outbox.edit([{ hazard, patch: { [SEVERITY]: 's1' } }]);
    outbox.edit([{ hazard, patch: { [EXPOSURE]: 'e1' } }]);
    outbox.edit([{ hazard, patch: { [SEVERITY]: 's2' } }]);
    outbox.edit([{ hazard, patch: { [EXPOSURE]: 'e4' } }]);
    expect(calls).toHaveLength(1);
    expect([shown(SEVERITY), shown(EXPOSURE)]).toEqual(['s2', 'e4']);

    await call(0).answer(saved(hazard, 0));
    expect(calls).toHaveLength(2);
    expect(call(1).request.revision).toBe(2);
    expect(call(1).request.patch).toEqual({ [SEVERITY]: 's2', [EXPOSURE]: 'e4' });
    expect([shown(SEVERITY), shown(EXPOSURE)]).toEqual(['s2', 'e4']);

    await call(1).answer(saved(entry()?.record ?? hazard, 1));
    expect(calls).toHaveLength(2);
    expect(outbox.hasUnsaved()).toBe(false);
    expect(entry()?.record.revision).toBe(3);
  });

  it('of fields, of levels and of another set are calls of their own, one after the other', async () => {
    const { outbox, call, calls, saved, entry } = outboxWithServer();
    const hazard = hazardWith();
    outbox.edit([
      {
        hazard,
        patch: {
          [SEVERITY]: 's1',
          name: 'Title',
          [OTHER_SET]: 'x',
          [rationalePath('set-1', 'severity')]: 'why',
          malfunctionUuid: 'm',
        },
      },
    ]);
    const sent: unknown[] = [];
    for (let index = 0; index < 3; index += 1) {
      const { request } = call(index);
      sent.push([request.revision, request.kind === 'fields' ? request.fields : request.levels]);
      await call(index).answer(saved(entry()?.record ?? hazard, index));
    }
    expect(sent).toEqual([
      [1, { name: 'Title', malfunctionUuid: 'm' }],
      [2, { riskRatingSetUuid: 'set-1', severityUuid: 's1', rationale: { severity: 'why' } }],
      [3, { riskRatingSetUuid: 'set-2', severityUuid: 'x' }],
    ]);
    expect(calls).toHaveLength(3);
  });

  it('of many hazards fills four lines at most', async () => {
    const { outbox, calls, call, saved } = outboxWithServer();
    const hazards = Array.from({ length: 10 }, (_, index) => hazardWith({ uuid: `h${index}` }));
    outbox.edit(hazards.map(hazard => ({ hazard, patch: { [SEVERITY]: 's1' } })));
    expect(calls).toHaveLength(4);
    for (let index = 0; index < 10; index += 1)
      await call(index).answer(saved(hazards[index] ?? hazardWith(), index));
    expect(calls).toHaveLength(10);
    expect(outbox.hasUnsaved()).toBe(false);
  });

  it('starts from the newer record of the server once the earlier ones are saved', async () => {
    const { outbox, call, saved } = outboxWithServer();
    outbox.edit([{ hazard: hazardWith(), patch: { name: 'a' } }]);
    await call(0).answer(saved(hazardWith(), 0));
    outbox.edit([{ hazard: hazardWith({ revision: 9 }), patch: { name: 'b' } }]);
    expect(call(1).request.revision).toBe(9);
  });

  it('is forgotten when the list of the server has caught up', async () => {
    const { outbox, call, saved, entry } = outboxWithServer();
    outbox.edit([{ hazard: hazardWith(), patch: { name: 'a' } }]);
    outbox.prune(() => 5);
    expect(entry()).toBeDefined();
    await call(0).answer(saved(hazardWith(), 0));
    outbox.prune(() => 1);
    expect(entry()?.record.name).toBe('a');
    outbox.prune(() => 2);
    expect(entry()).toBeUndefined();
  });
});

describe('a hazard that is gone', () => {
  it('is let go with everything that waited for it', async () => {
    const { outbox, call, calls, saved } = outboxWithServer();
    outbox.edit([{ hazard: hazardWith(), patch: { name: 'a' } }]);
    outbox.edit([{ hazard: hazardWith(), patch: { name: 'b' } }]);
    outbox.forget(['hazard-1']);
    await call(0).answer(saved(hazardWith(), 0));
    expect(calls).toHaveLength(1);
    expect(outbox.hasUnsaved()).toBe(false);
  });

  it('is not in the way after a colleague has deleted it', async () => {
    const { outbox, call } = outboxWithServer();
    outbox.edit([{ hazard: hazardWith(), patch: { name: 'a' } }]);
    await call(0).answer({ kind: 'refused', reason: 'There is no such hazard.' });
    outbox.prune(() => undefined);
    expect(outbox.isStuck()).toBe(false);
  });
});

describe('a refused edit', () => {
  it('is taken back with its reason, and sent again when asked for', async () => {
    const { outbox, call, calls, entry, shown } = outboxWithServer();
    const hazard = hazardWith({ evaluations: [evaluationWith({ severityUuid: 's2' })] });
    outbox.edit([{ hazard, patch: { [SEVERITY]: 's3' } }]);
    await call(0).answer({ kind: 'refused', reason: 'Locked.' });
    expect(shown(SEVERITY)).toBe('s2');
    expect(entry()?.failed).toEqual({ [SEVERITY]: { value: 's3', reason: 'Locked.' } });
    expect(outbox.isStuck()).toBe(true);

    outbox.retry('hazard-1', SEVERITY);
    expect(shown(SEVERITY)).toBe('s3');
    expect(entry()?.failed).toEqual({});
    expect(calls).toHaveLength(2);
  });

  it('does not take back what was typed into the cell since', async () => {
    const { outbox, call, entry, shown } = outboxWithServer();
    outbox.edit([{ hazard: hazardWith(), patch: { [SEVERITY]: 's3', [EXPOSURE]: 'e1' } }]);
    outbox.edit([{ hazard: hazardWith(), patch: { [SEVERITY]: 's1' } }]);
    await call(0).answer({ kind: 'refused', reason: 'No.' });
    expect(Object.keys(entry()?.failed ?? {})).toEqual([EXPOSURE]);
    expect([shown(SEVERITY), shown(EXPOSURE)]).toEqual(['s1', null]);
    expect(call(1).request.patch).toEqual({ [SEVERITY]: 's1' });
  });

  it('is given up', async () => {
    const { outbox, call } = outboxWithServer();
    outbox.edit([{ hazard: hazardWith(), patch: { name: 'a' } }]);
    await call(0).answer({ kind: 'refused', reason: 'No.' });
    outbox.dismiss('hazard-1', 'name');
    expect(outbox.hasUnsaved()).toBe(false);
  });
});

describe('a hazard that somebody else changed', () => {
  const mineAgainst = (theirs: Hazard, mine: Record<string, unknown>, base = hazardWith()) => {
    const server = outboxWithServer();
    server.outbox.edit([{ hazard: base, patch: mine }]);
    return { ...server, answer: () => server.call(0).answer({ kind: 'stale', current: theirs }) };
  };
  const theirSeverity = hazardWith({ revision: 5, evaluations: [evaluationWith({ severityUuid: 's1' })] });

  it('waits for a choice when the same cell has two values; what was typed stays on the screen', async () => {
    const { outbox, answer, entry, shown, calls } = mineAgainst(theirSeverity, { [SEVERITY]: 's3' });
    await answer();
    expect(entry()?.conflict).toEqual({ mine: { [SEVERITY]: 's3' }, theirs: theirSeverity });
    expect(shown(SEVERITY)).toBe('s3');
    outbox.edit([{ hazard: hazardWith(), patch: { name: 'Typed meanwhile' } }]);
    expect(calls).toHaveLength(1);
    expect(shown('name')).toBe('Typed meanwhile');
    expect(outbox.isStuck()).toBe(true);
  });

  it('keeps mine, on their revision', async () => {
    const { outbox, answer, call, saved, entry, shown } = mineAgainst(theirSeverity, { [SEVERITY]: 's3' });
    await answer();
    outbox.keepMine('hazard-1');
    expect(call(1).request).toMatchObject({ revision: 5, patch: { [SEVERITY]: 's3' } });
    await call(1).answer(saved(theirSeverity, 1));
    expect(shown(SEVERITY)).toBe('s3');
    expect(entry()?.conflict).toBeNull();
  });

  it('takes theirs and still sends what was typed elsewhere', async () => {
    const { outbox, answer, call, shown } = mineAgainst(theirSeverity, { [SEVERITY]: 's3' });
    await answer();
    outbox.edit([{ hazard: hazardWith(), patch: { name: 'Typed meanwhile' } }]);
    outbox.takeTheirs('hazard-1');
    expect(shown(SEVERITY)).toBe('s1');
    expect(call(1).request).toMatchObject({ revision: 5, fields: { name: 'Typed meanwhile' } });
  });

  it('asks too when another level of the same rating was changed: they are one judgement', async () => {
    const { answer, entry } = mineAgainst(theirSeverity, { [EXPOSURE]: 'e4' });
    await answer();
    expect(entry()?.conflict).not.toBeNull();
  });

  it('does not ask when they changed something else: mine goes on top', async () => {
    const theirs = hazardWith({ revision: 5, description: 'Theirs' });
    const { answer, call, entry, shown } = mineAgainst(theirs, { [SEVERITY]: 's3' });
    await answer();
    expect(entry()?.conflict).toBeNull();
    expect(call(1).request).toMatchObject({ revision: 5, patch: { [SEVERITY]: 's3' } });
    expect([shown(SEVERITY), shown('description')]).toEqual(['s3', 'Theirs']);
  });

  it('does not ask about an edit of mine whose answer was lost', async () => {
    const { outbox, call, calls, retries, entry } = outboxWithServer();
    outbox.edit([{ hazard: hazardWith(), patch: { [SEVERITY]: 's3' } }]);
    await call(0).answer({ kind: 'unreachable' });
    outbox.edit([{ hazard: hazardWith(), patch: { [EXPOSURE]: 'e4' } }]);
    retries[0]?.retry();
    const stands = hazardWith({ revision: 2, evaluations: [evaluationWith({ severityUuid: 's3' })] });
    await call(1).answer({ kind: 'stale', current: stands });
    expect(entry()?.conflict).toBeNull();
    expect(calls).toHaveLength(3);
    expect(call(2).request).toMatchObject({ revision: 2, patch: { [EXPOSURE]: 'e4' } });
  });
});

describe('without a connection', () => {
  it('keeps everything, feels the way with one call, and sends it all when one is answered', async () => {
    const { outbox, calls, call, retries, saved, shown } = outboxWithServer();
    const [first, second] = [hazardWith(), hazardWith({ uuid: 'hazard-2' })];
    outbox.edit([{ hazard: first, patch: { [SEVERITY]: 's3' } }]);
    await call(0).answer({ kind: 'unreachable' });
    expect(outbox.getSnapshot().isReachable).toBe(false);
    expect(outbox.isStuck()).toBe(true);

    outbox.edit([{ hazard: first, patch: { [EXPOSURE]: 'e4' } }]);
    outbox.edit([{ hazard: second, patch: { [SEVERITY]: 's1' } }]);
    expect(calls).toHaveLength(1);
    expect([shown(SEVERITY), shown(EXPOSURE), shown(SEVERITY, 'hazard-2')]).toEqual(['s3', 'e4', 's1']);

    retries[0]?.retry();
    expect(calls).toHaveLength(2);
    await call(1).answer({ kind: 'unreachable' });
    expect(retries.map(({ tries }) => tries)).toEqual([1, 2]);

    retries[1]?.retry();
    await call(2).answer(saved(first, 2));
    expect(call(2).request.patch).toEqual({ [SEVERITY]: 's3', [EXPOSURE]: 'e4' });
    expect(outbox.getSnapshot().isReachable).toBe(true);
    await call(3).answer(saved(second, 3));
    expect(outbox.hasUnsaved()).toBe(false);
  });

  it('tries at once when the connection is back, instead of waiting', async () => {
    const { outbox, calls, call, retries } = outboxWithServer();
    outbox.edit([{ hazard: hazardWith(), patch: { name: 'a' } }]);
    await call(0).answer({ kind: 'unreachable' });
    outbox.retryNow();
    expect(retries[0]?.cancelled).toBe(true);
    expect(calls).toHaveLength(2);
  });

  it('prefers what was typed later over what could not be sent', async () => {
    const { outbox, call, retries } = outboxWithServer();
    outbox.edit([{ hazard: hazardWith(), patch: { name: 'first' } }]);
    outbox.edit([{ hazard: hazardWith(), patch: { name: 'second' } }]);
    await call(0).answer({ kind: 'unreachable' });
    retries[0]?.retry();
    expect(call(1).request.patch).toEqual({ name: 'second' });
  });
});

describe('a change of a hazard', () => {
  it('makes the evaluation that is not there yet and leaves the hazard as it was', () => {
    const hazard = hazardWith();
    const changed = applyPatch(hazard, { [SEVERITY]: 's3', [rationalePath('set-1', 'severity')]: 'why' });
    expect(initialEvaluation(changed, 'set-1')).toMatchObject({
      severityUuid: 's3',
      rationale: { severity: 'why' },
    });
    expect(hazard.evaluations).toEqual([]);
    expect(applyPatch(hazard, {})).toBe(hazard);
  });

  it('never touches a final evaluation', () => {
    const final = evaluationWith({ stage: 'FINAL', severityUuid: 's1' });
    const changed = applyPatch(hazardWith({ evaluations: [final] }), { [SEVERITY]: 's3' });
    expect(changed.evaluations[0]).toBe(final);
    expect(readPath(changed, SEVERITY)).toBe('s3');
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
    ['no answer in time', { kind: 'timeout', message: '' }, { kind: 'unreachable' }],
    ['an answer that cannot be read', { kind: 'parsing', message: '', status: 200 }, { kind: 'unreachable' }],
    ['a database that is away', response(503, {}), { kind: 'unreachable' }],
    ['too many calls', response(429, {}), { kind: 'unreachable' }],
    ['an expired session', response(401, {}), { kind: 'unreachable' }],
    [
      'a stale revision',
      response(409, { current: { uuid: 'h' } }),
      { kind: 'stale', current: { uuid: 'h' } },
    ],
    [
      'a rule',
      response(422, { message: 'The consensus is locked.' }),
      { kind: 'refused', reason: 'The consensus is locked. The old value is back.' },
    ],
    [
      'a field',
      response(400, { message: 'Wrong.', fields: [{ path: 'name', message: 'Too long.' }] }),
      { kind: 'refused', reason: 'Too long. The old value is back.' },
    ],
    [
      'a role',
      response(403, {}),
      { kind: 'refused', reason: 'Your role may not change this hazard. The old value is back.' },
    ],
  ])('%s', (_name, error, outcome) => expect(outcomeOf(error, fallbackText)).toEqual(outcome));
});
