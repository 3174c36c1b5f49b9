import type { CellValue } from 'hucre/xlsx';
import { scalesOf } from '../../../domain/rating/ratingSet.ts';
import { defineTexts, type TextDefinition } from '../../../glossary/defineTexts.ts';
import type { TextFunction } from '../../../glossary/textFunction.ts';
import type { components } from '../../contract/generated/operations.ts';
import type { StoredRatingSet } from '../risk-model/index.ts';

type Schemas = components['schemas'];
export type VotingRecord = Schemas['VotingRecord'];
type Levels = Pick<
  Schemas['VotingRecordVersion'],
  'severityUuid' | 'exposureUuid' | 'probabilityUuid' | 'avoidabilityUuid'
>;
export type Sets = ReadonlyMap<string, StoredRatingSet>;
type Text = TextFunction<'voting-record'>;
export type Row = CellValue[];

export interface Table {
  name: TextDefinition;
  /** Titles with the widths of their columns, in characters. */
  columns: readonly (readonly [title: TextDefinition, width: number])[];
  rows: Row[];
}

/** Names of the sheets. */
export const SHEETS = defineTexts(
  'voting-record',
  { votes: 'Votes', rounds: 'Rounds', events: 'Events' },
  'sheet-',
);

const TITLES = defineTexts(
  'voting-record',
  {
    hazard: 'Hazard',
    name: 'Name',
    stage: 'Stage',
    round: 'Round',
    stateOfTheRound: 'State of the round',
    voter: 'Voter',
    vote: 'Vote',
    counted: 'Counted',
    levels: 'Levels',
    result: 'Result',
    rationale: 'Rationale',
    castAt: 'Cast at',
    changes: 'Changes',
    lastChangedAt: 'Last changed at',
    reasonOfTheChange: 'Reason of the change',
    state: 'State',
    ratingSet: 'Rating set',
    version: 'Version',
    consensusRule: 'Consensus rule',
    minimum: 'Minimum',
    due: 'Due',
    openedAt: 'Opened at',
    openedBy: 'Opened by',
    revealedAt: 'Revealed at',
    revealedBy: 'Revealed by',
    closedAt: 'Closed at',
    closedBy: 'Closed by',
    votesCounted: 'Votes counted',
    spreadInLevels: 'Spread in levels',
    consensus: 'Consensus',
    agreedLevels: 'Agreed levels',
    agreedResult: 'Agreed result',
    at: 'At',
    what: 'What',
    by: 'By',
    rationaleOrComment: 'Rationale or comment',
    reason: 'Reason',
    before: 'Before',
    after: 'After',
    override: 'Override',
  },
  'title-',
);

const NO_LEVELS: Levels = {
  severityUuid: null,
  exposureUuid: null,
  probabilityUuid: null,
  avoidabilityUuid: null,
};

/** "S3 · E4 · C2" */
function levelsText(set: StoredRatingSet | undefined, levels: Levels): string {
  if (!set) return '';
  return scalesOf(set)
    .flatMap(({ field, levels: scale }) => scale.find(({ uuid }) => uuid === levels[field])?.code ?? [])
    .join(' · ');
}

const ratingText = (set: StoredRatingSet | undefined, uuid: string | null) =>
  set?.ratings.find(rating => rating.uuid === uuid)?.label ?? '';

const namesIn = (text: Text) => (person: Schemas['VotingRecordPerson'] | null) => {
  if (!person) return '';
  return person.isGone ? text('gone', '{1} (account deleted)', { values: [person.name] }) : person.name;
};

/** ISO 8601 in UTC: the same in every country, and sorted as text. */
const at = (moment: string | null) => moment ?? '';

export function votesTable(records: readonly VotingRecord[], sets: Sets, text: Text): Table {
  const nameOf = namesIn(text);
  const rows = records.flatMap(({ code, name, rounds }) =>
    rounds.flatMap(round =>
      round.votes.map(({ voter, state, isCounted, castAt, versions }): Row => {
        const last = versions.at(-1);
        const set = sets.get(round.riskRatingSetUuid);
        return [
          code,
          name,
          round.stage,
          round.round,
          round.status,
          nameOf(voter),
          state,
          isCounted,
          levelsText(set, last ?? NO_LEVELS),
          ratingText(set, last?.ratingUuid ?? null),
          last?.rationale ?? '',
          at(castAt),
          Math.max(0, versions.length - 1),
          versions.length > 1 ? at(last?.at ?? null) : '',
          last?.reason ?? '',
        ];
      }),
    ),
  );
  return {
    name: SHEETS.votes,
    columns: [
      [TITLES.hazard, 10],
      [TITLES.name, 40],
      [TITLES.stage, 9],
      [TITLES.round, 7],
      [TITLES.stateOfTheRound, 12],
      [TITLES.voter, 24],
      [TITLES.vote, 12],
      [TITLES.counted, 9],
      [TITLES.levels, 16],
      [TITLES.result, 12],
      [TITLES.rationale, 50],
      [TITLES.castAt, 25],
      [TITLES.changes, 9],
      [TITLES.lastChangedAt, 25],
      [TITLES.reasonOfTheChange, 40],
    ],
    rows,
  };
}

function agreedText(set: StoredRatingSet | undefined, outcome: Schemas['HazardVoteOutcome'] | null): string {
  if (!set || !outcome?.hasConsensus) return '';
  const agreed = outcome.parameters.map(({ agreedUuid }) => agreedUuid);
  return scalesOf(set)
    .flatMap(({ levels }) => levels.find(({ uuid }) => agreed.includes(uuid))?.code ?? [])
    .join(' · ');
}

export function roundsTable(records: readonly VotingRecord[], sets: Sets, text: Text): Table {
  const nameOf = namesIn(text);
  const rows = records.flatMap(({ code, name, rounds }) =>
    rounds.map((round): Row => {
      const { outcome } = round;
      const set = sets.get(round.riskRatingSetUuid);
      return [
        code,
        name,
        round.stage,
        round.round,
        round.status,
        set?.name ?? '',
        round.ratingSetVersion,
        round.consensusRule,
        round.minimumVotes,
        round.dueDate ?? '',
        at(round.openedAt),
        nameOf(round.openedBy),
        at(round.revealedAt),
        nameOf(round.revealedBy),
        at(round.closedAt),
        nameOf(round.closedBy),
        outcome?.countedVotes ?? null,
        outcome?.spread ?? null,
        outcome?.hasConsensus ?? null,
        agreedText(set, outcome),
        outcome?.hasConsensus ? ratingText(set, outcome.ratingUuid) : '',
      ];
    }),
  );
  return {
    name: SHEETS.rounds,
    columns: [
      [TITLES.hazard, 10],
      [TITLES.name, 40],
      [TITLES.stage, 9],
      [TITLES.round, 7],
      [TITLES.state, 11],
      [TITLES.ratingSet, 24],
      [TITLES.version, 10],
      [TITLES.consensusRule, 15],
      [TITLES.minimum, 9],
      [TITLES.due, 12],
      [TITLES.openedAt, 25],
      [TITLES.openedBy, 24],
      [TITLES.revealedAt, 25],
      [TITLES.revealedBy, 24],
      [TITLES.closedAt, 25],
      [TITLES.closedBy, 24],
      [TITLES.votesCounted, 9],
      [TITLES.spreadInLevels, 9],
      [TITLES.consensus, 10],
      [TITLES.agreedLevels, 16],
      [TITLES.agreedResult, 12],
    ],
    rows,
  };
}

export function eventsTable(records: readonly VotingRecord[], sets: Sets, text: Text): Table {
  const nameOf = namesIn(text);
  const rows = records.flatMap(({ code, name, rounds, events }) => {
    const setOf = new Map(rounds.map(round => [round.uuid, sets.get(round.riskRatingSetUuid)]));
    return events.map((event): Row => {
      const set = setOf.get(event.hazardVoteEventUuid ?? '');
      return [
        code,
        name,
        at(event.at),
        event.stage ?? '',
        event.round,
        event.kind,
        nameOf(event.by),
        nameOf(event.about),
        levelsText(set, event.vote ?? NO_LEVELS),
        ratingText(set, event.vote?.ratingUuid ?? null),
        event.vote?.rationale ?? event.text ?? '',
        event.reason ?? '',
        event.before ?? '',
        event.after ?? '',
        event.isOverride,
      ];
    });
  });
  return {
    name: SHEETS.events,
    columns: [
      [TITLES.hazard, 10],
      [TITLES.name, 40],
      [TITLES.at, 25],
      [TITLES.stage, 9],
      [TITLES.round, 7],
      [TITLES.what, 20],
      [TITLES.by, 24],
      [TITLES.voter, 24],
      [TITLES.levels, 16],
      [TITLES.result, 12],
      [TITLES.rationaleOrComment, 50],
      [TITLES.reason, 40],
      [TITLES.before, 12],
      [TITLES.after, 12],
      [TITLES.override, 9],
    ],
    rows,
  };
}
