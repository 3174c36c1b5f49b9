import type { ChipProps } from '@mui/material/Chip';
import { defineTexts } from '@/glossary/defineTexts';
import type { TextFunction } from '@/glossary/useText';
import { outcomeText } from '../round/outcomeText';
import type { BoardRow, BoardState } from './boardRows';

export const STATE_LABELS = defineTexts(
  'voting',
  {
    NONE: 'No round',
    VOTING: 'Voting',
    TO_REVEAL: 'To reveal',
    REVEALED: 'Revealed',
    AGREED: 'Agreed',
    LOCKED: 'Locked',
    FROZEN: 'Frozen',
  },
  'board-state-',
);

export const STATE_COLORS: Readonly<Record<BoardState, ChipProps['color']>> = {
  NONE: 'default',
  VOTING: 'info',
  TO_REVEAL: 'primary',
  REVEALED: 'warning',
  AGREED: 'success',
  LOCKED: 'default',
  FROZEN: 'default',
};

/** What the state of a hazard does not say by itself; empty where there is nothing to add. */
export function stateDetail({ round, state }: BoardRow, text: TextFunction<'voting'>): string {
  if (!round) return '';
  const { cast, pending } = round.voters;
  if (state === 'VOTING' || state === 'TO_REVEAL')
    return round.round === 1
      ? text('have-voted', '{1} of {2} have voted', { values: [cast, cast + pending] })
      : text('have-voted-in', 'Round {3}: {1} of {2} have voted', {
          values: [cast, cast + pending, round.round],
        });
  if (state === 'NONE')
    return round.status === 'RESET'
      ? text('board-reset', 'The hazard changed, its votes were reset')
      : text('board-closed-blind', 'Round {1} ended without a reveal', { values: [round.round] });
  return state === 'REVEALED' ? outcomeText(round, text) : '';
}
