import { explainRating, RATING_SENTENCES, type SayRating } from '../../../domain/rating/explainRating.ts';
import { rateLevels } from '../../../domain/rating/rateLevels.ts';
import { substituteValues } from '../../../glossary/selectText.ts';
import { shippedOrOwn, type Visibility } from '../../access/visibility.ts';
import { ApiError, notFound } from '../../contract/errors.ts';
import { readRecord } from '../../database/records/reading.ts';
import type { Handler } from '../../http/handler.ts';
import { recordHandlers } from '../../http/recordHandlers.ts';
import { organizationSetHandlers, organizationSetType } from './organizationSets.ts';
import { publishRiskRatingSetDraft } from './publishDraft.ts';
import { ratingSetDraftHandlers, ratingSetDraftType } from './ratingSetDrafts.ts';
import {
  avoidabilityType,
  classType,
  exposureType,
  loadRatingSet,
  probabilityType,
  ratingSetSummaryType,
  ratingSetType,
  ratingType,
  severityType,
} from './ratingSets.ts';

export { loadRatingSet, ratingSetType, type StoredRatingSet } from './ratingSets.ts';
export { problemOfSet, takeOverSet } from './takeOverSet.ts';

export const riskModelTypes = [
  ratingSetSummaryType,
  severityType,
  exposureType,
  probabilityType,
  avoidabilityType,
  classType,
  ratingType,
  organizationSetType,
  ratingSetDraftType,
];

/** Rows of sets that the caller may use. */
const ofVisibleSet: Visibility = (userUuid, parameters) =>
  ` and t.risk_rating_set_uuid in (select s.uuid from (select t.uuid, t.organization_uuid from risk_rating_sets t where true${shippedOrOwn(userUuid, parameters)}) s)`;

const inEnglish: SayRating = (sentence, values) => substituteValues(RATING_SENTENCES[sentence], values);

const calculateRiskRating: Handler<'calculateRiskRating'> = async ({ path, body }, { pool, userUuid }) => {
  const visible = await readRecord(pool, ratingSetSummaryType, path.riskRatingSetUuid, parameters =>
    shippedOrOwn(userUuid, parameters),
  );
  const summary = visible ? (JSON.parse(visible) as { revision: number }) : undefined;
  const set = summary && (await loadRatingSet(pool, path.riskRatingSetUuid, summary.revision));
  if (!set) throw notFound('rating set');
  const rated = rateLevels(set, body);
  const { problems, rating, riskClass, score, missing, steps } = rated;
  if (problems[0]) throw new ApiError('RULE_VIOLATED', problems[0].message, { fields: problems });
  const data = {
    ratingUuid: rating?.uuid ?? null,
    classUuid: riskClass?.uuid ?? null,
    score,
    isComplete: missing.length === 0,
    missing: missing.map(({ parameter }) => parameter),
    explanation: explainRating(set, rated, inEnglish),
    steps: steps.map(({ scale, direction, level, rating: after, changes }) => ({
      parameter: scale.parameter,
      direction,
      levelUuid: level.uuid,
      ratingUuid: after.uuid,
      changes,
    })),
  };
  return { status: 200, body: { data } };
};

const ratingSetHandlers = recordHandlers(ratingSetSummaryType, { visible: shippedOrOwn });

const getRiskRatingSet: Handler<'getRiskRatingSet'> = recordHandlers(ratingSetType, {
  visible: shippedOrOwn,
}).getRiskRatingSet;

export const riskModelHandlers = {
  ...ratingSetHandlers,
  getRiskRatingSet,
  ...organizationSetHandlers,
  ...ratingSetDraftHandlers,
  publishRiskRatingSetDraft,
  ...recordHandlers(severityType, { visible: ofVisibleSet }),
  ...recordHandlers(exposureType, { visible: ofVisibleSet }),
  ...recordHandlers(probabilityType, { visible: ofVisibleSet }),
  ...recordHandlers(avoidabilityType, { visible: ofVisibleSet }),
  ...recordHandlers(classType, { visible: ofVisibleSet }),
  ...recordHandlers(ratingType, { visible: ofVisibleSet }),
  calculateRiskRating,
};
