import { useSnackbar } from 'notistack';
import { useCallback, useMemo } from 'react';
import { useTexts } from '@/glossary/useText';

export interface Coming {
  /** Why what takes all rows cannot be done yet, as a sentence; undefined once all are here. */
  readonly reason: string | undefined;
  /** Says the reason instead of doing it, as long as there is one. */
  readonly orSay: <Act extends ((...given: never[]) => void) | undefined>(act: Act) => Act;
}

/**
 * The first rows of a long list are shown and edited while the others are on their way. What takes all rows, or has to know
 * which row is the last one, waits for them.
 */
export function useComing(hereCount: number, totalCount: number): Coming {
  const text = useTexts('sheet');
  const { enqueueSnackbar } = useSnackbar();
  const isWhole = hereCount >= totalCount;
  const reason = isWhole
    ? undefined
    : text('rows-coming', 'The other rows are on their way. Try again in a moment.');
  const say = useCallback(() => void (reason && enqueueSnackbar(reason)), [reason, enqueueSnackbar]);
  return useMemo(
    () => ({
      reason,
      orSay: act => (act && reason !== undefined ? (say as unknown as typeof act) : act),
    }),
    [reason, say],
  );
}
