import { describe, expect, it } from 'vitest';
import { askedAbout } from '@/features/hazards/outbox/HazardOutbox';
import { outcomeOf } from '@/features/hazards/outbox/sendHazardRequest';
import { outboxWithServer } from '../../../support/web/hazardOutbox.ts';
import { hazardWith } from '../../../support/web/hazards.ts';
import { fallbackText } from '../../../support/web/texts.ts';

describe('a change that would reset votes', () => {
  const TRIGGER = 'malfunctionUuid';
  const asked = () => {
    const made = outboxWithServer();
    const hazard = hazardWith({ revision: 3, malfunctionUuid: 'm1' });
    made.outbox.edit([{ hazard, patch: { [TRIGGER]: 'm2', name: 'Other' } }]);
    return { ...made, hazard };
  };

  it('waits with its values for the confirmation, and says it in one call', async () => {
    const { outbox, call, calls, shown, saved, hazard, entry } = asked();
    await call(0).answer({ kind: 'asked' });
    expect([shown(TRIGGER), shown('name'), calls.length]).toEqual(['m2', 'Other', 1]);
    expect(askedAbout(outbox.getSnapshot()).map(({ record }) => record.uuid)).toEqual(['hazard-1']);
    expect([outbox.hasUnsaved(), outbox.isStuck()]).toEqual([true, true]);
    outbox.confirmReset(['hazard-1']);
    expect(call(1).request).toMatchObject({
      kind: 'fields',
      revision: 3,
      resetVotes: true,
      fields: { malfunctionUuid: 'm2', name: 'Other' },
    });
    await call(1).answer(saved(hazard, 1));
    expect(entry()).toMatchObject({ question: null, isConfirmed: false });
    outbox.edit([{ hazard, patch: { name: 'Later' } }]);
    expect(call(2).request).toMatchObject({ resetVotes: false });
  });

  it('keeps the confirmation for a call that was lost, and only for that one', async () => {
    const { outbox, call, retries } = asked();
    await call(0).answer({ kind: 'asked' });
    outbox.confirmReset(['hazard-1']);
    await call(1).answer({ kind: 'unreachable' });
    retries[0]?.retry();
    expect(call(2).request).toMatchObject({ resetVotes: true });
    await call(2).answer({ kind: 'refused', reason: 'Frozen.' });
    outbox.retry('hazard-1', TRIGGER);
    expect(call(3).request).toMatchObject({ resetVotes: false });
  });

  it('gives the old value back when the votes are kept, and sends another value without a confirmation', async () => {
    const { outbox, call, calls, shown, hazard } = asked();
    await call(0).answer({ kind: 'asked' });
    outbox.edit([{ hazard, patch: { [TRIGGER]: 'm1' } }]);
    expect(call(1).request).toMatchObject({ patch: { [TRIGGER]: 'm1' }, resetVotes: false });
    expect(shown('name')).toBe('Other');
    outbox.keepVotes(['hazard-1']);
    expect(shown('name')).toBe(hazard.name);
    expect(calls).toHaveLength(2);
  });

  it('is asked about once for a block, when the last answer is there', async () => {
    const { outbox, call } = outboxWithServer();
    const [one, other] = [hazardWith({ uuid: 'a' }), hazardWith({ uuid: 'b' })];
    outbox.edit([one, other].map(hazard => ({ hazard, patch: { [TRIGGER]: 'm2' } })));
    await call(0).answer({ kind: 'asked' });
    expect(askedAbout(outbox.getSnapshot())).toEqual([]);
    await call(1).answer({ kind: 'asked' });
    expect(askedAbout(outbox.getSnapshot()).map(({ record }) => record.uuid)).toEqual(['a', 'b']);
  });

  it('is told by the server at the field resetVotes', () => {
    const error = (path: string) => ({
      kind: 'response',
      message: 'Bad response',
      status: 422,
      data: { code: 'RULE_VIOLATED', message: 'Votes.', fields: [{ path, message: 'Votes.' }] },
    });
    expect(outcomeOf(error('resetVotes'), fallbackText)).toEqual({ kind: 'asked' });
    expect(outcomeOf(error('body'), fallbackText)).toMatchObject({ kind: 'refused' });
  });
});
