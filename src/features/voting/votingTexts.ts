import type { HazardVoteEvent } from '@/api/hazard-voting';
import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';

export const STAGE_LABELS: Readonly<Record<HazardVoteEvent['stage'], TextDefinition>> = defineTexts(
  'voting',
  { INITIAL: 'Initial rating', FINAL: 'Final rating' },
  'stage-',
);

export const ROUND_STATUS_LABELS: Readonly<Record<HazardVoteEvent['status'], TextDefinition>> = defineTexts(
  'voting',
  { OPEN: 'Voting', REVEALED: 'Revealed', CLOSED: 'Closed', RESET: 'Reset' },
  'status-',
);

/** The rule of the organization in a sentence (domain model 2.6). */
export const CONSENSUS_RULE_TEXTS: Readonly<Record<HazardVoteEvent['consensusRule'], TextDefinition>> =
  defineTexts(
    'voting',
    {
      UNANIMOUS: 'They agree when every vote has the same levels.',
      MAX_WINS: 'The most severe level of each parameter counts.',
      MEDIAN_UP: 'The median of each parameter counts; between two levels, the more severe one.',
    },
    'rule-',
  );
