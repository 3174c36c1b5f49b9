import { useEffect, useMemo } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { useAppDispatch } from '@/api/hooks';
import { getRiskRatingSet, type RiskRatingSet } from '@/api/risk-model';
import { useBuiltInWords } from '@/features/shared/built-in/sayBuiltIn';

/** Several rating sets with their tables, in the order of the uuids; undefined until all are there. */
export function useRatingSets(uuids: readonly string[]): readonly RiskRatingSet[] | undefined {
  const dispatch = useAppDispatch();
  const say = useBuiltInWords('RatingSet');
  const wanted = uuids.join(' ');
  useEffect(() => {
    const loads = wanted
      .split(' ')
      .filter(Boolean)
      .map(riskRatingSetUuid => dispatch(getRiskRatingSet.initiate({ riskRatingSetUuid })));
    return () => {
      for (const load of loads) load.unsubscribe();
    };
  }, [wanted, dispatch]);
  const sets = useSelector(
    (state: Parameters<ReturnType<typeof getRiskRatingSet.select>>[0]) =>
      uuids.map(riskRatingSetUuid => getRiskRatingSet.select({ riskRatingSetUuid })(state).data?.data),
    shallowEqual,
  );
  return useMemo(() => (sets.every(set => set !== undefined) ? sets.map(say) : undefined), [sets, say]);
}
