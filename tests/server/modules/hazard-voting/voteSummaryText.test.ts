import { describe, expect, it } from 'vitest';
import type { Line } from '../../../../server/modules/hazard-voting/summaryRules.ts';
import { summaryText } from '../../../../server/modules/hazard-voting/summaryRules.ts';
import { inEnglish } from '../../../../server/modules/notifications/index.ts';
import { inWords, type Said } from '../../../../server/modules/notifications/messageRules.ts';
import { sayIn } from '../../../../server/modules/notifications/messageWords.ts';

const englishLength = (said: Said) => inEnglish(said).length;
const NAMES = new Map([['u-2', 'Ben Ohm']]);
const line = (changes: Partial<Line> = {}): Line => ({
  hazardUuid: 'h-1',
  code: 'HZ-001',
  name: 'Crush',
  hazardVoteEventUuid: 'e-1',
  stage: 'INITIAL',
  round: 2,
  status: 'OPEN',
  dueDate: null,
  voters: { pending: 1, cast: 2, notNeeded: 1 },
  missingUserUuids: ['u-2', 'gone'],
  spread: null,
  hasConsensus: null,
  votes: [],
  ...changes,
});
const revealed = line({
  code: 'HZ-002',
  stage: 'FINAL',
  status: 'REVEALED',
  voters: { pending: 0, cast: 2, notNeeded: 0 },
  missingUserUuids: [],
  spread: 1,
  hasConsensus: false,
  votes: [{ voter: 'Ann Lee', levels: 'S2 · E3', rating: 'ASIL B' }],
});

describe('the text of a vote summary (domain.md: Send vote summary)', () => {
  it('names votes, spread, state and who is missing, after the words of the sender', () => {
    expect(
      inWords(summaryText([line(), revealed], NAMES, englishLength, ' Please hurry. '), sayIn('en')).split(
        '\n',
      ),
    ).toEqual([
      'Please hurry.',
      '',
      'HZ-001 Crush: initial risk, round 2: open, votes not revealed; 2 of 3 voted',
      'Missing: Ben Ohm',
      '',
      'HZ-002 Crush: final risk, round 2: revealed, not agreed (spread in levels: 1); 2 of 2 voted',
      'Ann Lee: S2 · E3 → ASIL B',
    ]);
  });

  it('names the day by which an open round is due, in the language of the reader', () => {
    const due = [line({ dueDate: '2027-03-01' }), { ...revealed, dueDate: '2027-03-01' }];
    const said = (language: 'en' | 'de') => inWords(summaryText(due, NAMES, englishLength), sayIn(language));
    expect(said('en').match(/Due: .*/g)).toEqual(['Due: Mar 1, 2027']);
    expect(said('de').match(/Fällig am .*/g)).toEqual(['Fällig am 01.03.2027']);
  });

  it('is said in German too, all but the words of people', () => {
    expect(inWords(summaryText([line(), revealed], NAMES, englishLength), sayIn('de')).split('\n')).toEqual([
      'HZ-001 Crush: anfängliche Einstufung, Runde 2: offen, Stimmen nicht aufgedeckt; 2 von 3 haben abgestimmt',
      'Es fehlen: Ben Ohm',
      '',
      'HZ-002 Crush: Endeinstufung, Runde 2: aufgedeckt, nicht einig (Spanne in Stufen: 1); 2 von 2 haben abgestimmt',
      'Ann Lee: S2 · E3 → ASIL B',
    ]);
  });

  it('fits into a message, and says how much it leaves out', () => {
    const many = Array.from({ length: 300 }, (_, index) => line({ code: `HZ-${index}` }));
    const text = inWords(summaryText(many, NAMES, englishLength), sayIn('en'));
    expect(text.length).toBeLessThanOrEqual(8000);
    expect(text.length).toBeGreaterThan(7500);
    const told = text.match(/HZ-\d+ /g)?.length ?? 0;
    expect(text.split('\n').at(-1)).toBe(`And ${300 - told} more; see the worksheet.`);
  });
});
