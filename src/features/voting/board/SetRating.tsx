import { useGetRiskRatingSetQuery } from '@/features/shared/built-in/queries';
import { RatingChip } from '@/features/shared/rating/RatingChip';

/** A rating by its uuid; the sets of a project are few, and each is asked for once. */
export function SetRating({ setUuid, ratingUuid }: { setUuid: string; ratingUuid: string | null }) {
  const set = useGetRiskRatingSetQuery({ riskRatingSetUuid: setUuid }).currentData?.data;
  return set ? <RatingChip set={set} rating={set.ratings.find(({ uuid }) => uuid === ratingUuid)} /> : null;
}
