import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';
import { BOARD_STATES, type BoardRow, type BoardState, type Stage } from './boardRows';

export interface BoardFilter {
  stage: Stage;
  state: BoardState | undefined;
  /** Only what waits for this voter. */
  voterUuid: string | undefined;
  change: (part: { stage?: string; state?: string; voter?: string }) => void;
  /** Address of the same board with another state. */
  stateAddress: (state: BoardState | undefined) => string;
}

const IN_ADDRESS = {
  NONE: 'none',
  VOTING: 'voting',
  TO_REVEAL: 'to-reveal',
  REVEALED: 'revealed',
  AGREED: 'agreed',
  LOCKED: 'locked',
  FROZEN: 'frozen',
} as const satisfies Record<BoardState, string>;

/** What the board shows, held in the address beside search, order and page: `?stage=final&state=to-reveal&voter=…`. */
export function useBoardFilter(): BoardFilter {
  const [address, change] = useAddressParameters();
  return {
    stage: address.get('stage') === 'final' ? 'FINAL' : 'INITIAL',
    state: BOARD_STATES.find(state => IN_ADDRESS[state] === address.get('state')),
    voterUuid: address.get('voter') ?? undefined,
    change: part => change({ ...part, page: '' }),
    stateAddress: state => {
      const next = new URLSearchParams(address);
      next.delete('page');
      if (state) next.set('state', IN_ADDRESS[state]);
      else next.delete('state');
      return `?${next}`;
    },
  };
}

/** Whether a row has these words in what the board shows of it. */
export function hasWords({ hazard, title, context }: BoardRow, search: string, missing: string): boolean {
  const shown = [hazard.code, title, context, missing].join('\n').toLocaleLowerCase();
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .every(word => shown.includes(word));
}
