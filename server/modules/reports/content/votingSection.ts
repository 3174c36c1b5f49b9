import type { ReportData, Schemas } from '../../report-data/index.ts';
import { markdownParagraphs } from '../document/markdown.ts';
import { type Block, caption, explanation, type Row } from '../document/model.ts';
import { labelled, levelsText, linesCell, markdownCell, ratingNameCell, ratingOfSet } from './cells.ts';
import { joined, type Numbering, noneRecorded, type ReportContext, votingAnchor } from './context.ts';
import { cellsTable } from './tables.ts';

type Round = Schemas['VotingRecordRound'];
type Person = Schemas['VotingRecordPerson'] | null;

const records = new WeakMap<ReportData, Map<string, Schemas['VotingRecord']>>();

/** Voting records by hazard. */
export function votingOf({ data }: ReportContext): Map<string, Schemas['VotingRecord']> {
  const known = records.get(data);
  if (known) return known;
  const made = new Map(data.voting.map(record => [record.hazardUuid, record]));
  records.set(data, made);
  return made;
}

const nameOf = (person: Person, { text }: ReportContext) =>
  person
    ? joined([person.name, person.isGone && `(${text('gone', 'account deleted')})`], ' ')
    : text('platform', 'Badger');

function outcomeText(
  { outcome, status, revealedAt, riskRatingSetUuid }: Round,
  context: ReportContext,
): string {
  const { data, text, number } = context;
  if (!outcome)
    return revealedAt === null && status !== 'OPEN'
      ? text('never-revealed', 'ended without being revealed')
      : text('votes-blind', 'votes are not revealed yet');
  const rating = ratingOfSet(data.sets.get(riskRatingSetUuid), outcome.ratingUuid);
  return joined(
    [
      outcome.hasConsensus
        ? text('agreed-on', 'agreed: {1}', { values: [rating?.label ?? '–'] })
        : text('not-agreed', 'no agreement'),
      text('counted-votes', 'votes that count: {1}', { values: [number(outcome.countedVotes)] }),
      text('spread', 'spread: {1}', { values: [number(outcome.spread)] }),
      outcome.lacksVotes && text('lacks-votes', 'too few votes'),
      outcome.needsComment && text('needs-comment', 'not discussed yet'),
    ],
    ', ',
  );
}

/** "Initial rating, round 2: closed; agreed: ASIL B, votes that count: 4, spread: 1" */
export const roundSummary = (round: Round, context: ReportContext): string =>
  `${context.text('round', '{1}, round {2}', { values: [context.word(`voting/stage-${round.stage}`), round.round] })}: ` +
  `${context.word(`voting/status-${round.status}`)}; ${outcomeText(round, context)}`;

function roundFacts(round: Round, context: ReportContext): Row[] {
  const { text, word, moment, day, number } = context;
  const set = context.data.sets.get(round.riskRatingSetUuid);
  const who = (at: string | null, by: Person) => (at ? joined([nameOf(by, context), moment(at)], ', ') : '');
  const rows: [string, string][] = [
    [text('round-set', 'Rating set'), joined([set?.name, round.ratingSetVersion], ', ')],
    [
      text('round-rule', 'Rule'),
      joined([
        word(`organization/consensus-${round.consensusRule}`),
        text('votes-needed', 'votes needed: {1}', { values: [number(round.minimumVotes)] }),
      ]),
    ],
    [text('opened', 'Opened'), who(round.openedAt, round.openedBy)],
    [text('due', 'Due'), day(round.dueDate)],
    [text('revealed', 'Revealed'), who(round.revealedAt, round.revealedBy)],
    [text('closed', 'Closed'), who(round.closedAt, round.closedBy)],
  ];
  return rows.filter(([, value]) => value !== '');
}

function votesBlock(round: Round, context: ReportContext): Block {
  const { data, text, word, moment } = context;
  const set = data.sets.get(round.riskRatingSetUuid);
  return cellsTable(
    'GRID',
    [
      [text('voter', 'Voter'), 3],
      [text('vote-state', 'State'), 2.4],
      [text('levels', 'Levels'), 2.6],
      [set?.resultLabel ?? text('level', 'Level'), 2],
      [text('reason', 'Reason'), 6],
      [text('when', 'When'), 2.8],
    ],
    round.votes.flatMap(({ voter, state, isCounted, castAt, versions }): Row[] => {
      const told = joined(
        [
          word(`voting/vote-${state}`),
          state === 'CAST' && !isCounted && text('does-not-count', 'does not count'),
        ],
        ', ',
      );
      if (versions.length === 0) return [[nameOf(voter, context), told, '', '', '', moment(castAt)]];
      return versions.map((version, index) => [
        nameOf(voter, context),
        index === 0 ? told : text('vote-changed', 'changed after the reveal'),
        levelsText(set, version),
        ratingNameCell(set, version.ratingUuid),
        linesCell(
          markdownParagraphs(version.rationale),
          labelled(text('reason-of-change', 'Why it was changed'), version.reason ?? ''),
        ),
        moment(version.at),
      ]);
    }),
  );
}

/** Sentences of the web app with the names in them. */
function eventText(event: Schemas['VotingRecordEvent'], context: ReportContext): string {
  const { word, day } = context;
  const pattern = word(`voting/event-${event.isOverride ? 'override-' : ''}${event.kind}`);
  const isDate = event.kind === 'DUE_DATE_CHANGED';
  const [second, third] =
    event.about && !['VOTE_CAST', 'VOTE_CHANGED', 'VOTE_WITHDRAWN'].includes(event.kind)
      ? [nameOf(event.about, context), '']
      : [event.before ?? '–', event.after ?? '–'];
  const values = [
    nameOf(event.by, context),
    isDate ? day(event.before) || '–' : second,
    isDate ? day(event.after) || '–' : third,
  ];
  return pattern.replaceAll(/\{([123])\}/g, (_, index: string) => values[Number(index) - 1] ?? '');
}

/** Rounds, votes after the reveal, reasons, locks and freezes: who and when (docs/decisions/0057). */
export function* votingBlocks(context: ReportContext, numbering: Numbering): Generator<Block> {
  const { data, text, word, moment } = context;
  yield numbering.chapter(text('voting-record', 'Voting record'), 's-voting');
  yield explanation(
    text('voting-blind', 'Votes are told once their round was revealed, never before. Times are UTC.'),
  );
  if (numbering.isOutline) return;
  const told = data.voting.filter(({ rounds, events }) => rounds.length > 0 || events.length > 0);
  if (told.length === 0) yield noneRecorded(context);
  for (const { hazardUuid, code, name, isDeleted, rounds, events } of told) {
    const title = joined([code, name, isDeleted && `(${text('hazard-deleted', 'deleted')})`], ' ');
    yield { kind: 'heading', level: 3, text: title, anchor: votingAnchor(hazardUuid) };
    for (const round of rounds) {
      yield caption(roundSummary(round, context));
      yield cellsTable(
        'FACTS',
        [
          ['', 1],
          ['', 4],
        ],
        roundFacts(round, context),
      );
      if (round.revealedAt !== null && round.votes.length > 0) yield votesBlock(round, context);
    }
    const shown = events.filter(({ kind }) => kind !== 'VOTE_CAST' && kind !== 'ROUND_OPENED');
    if (shown.length === 0) continue;
    yield cellsTable(
      'GRID',
      [
        [text('when', 'When'), 2.6],
        [text('what', 'What'), 6],
        [text('reason-comment', 'Reason, comment'), 6],
      ],
      shown.map(event => [
        moment(event.at),
        linesCell(
          eventText(event, context),
          event.stage &&
            joined([word(`voting/stage-${event.stage}`), event.round !== null && String(event.round)], ', '),
        ),
        { paragraphs: [...linesCell(event.reason).paragraphs, ...markdownCell(event.text ?? '').paragraphs] },
      ]),
    );
  }
}
