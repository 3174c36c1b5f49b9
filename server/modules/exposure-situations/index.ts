import { inVisibleProjects } from '../../access/visibility.ts';
import { notFound } from '../../contract/errors.ts';
import { naturally } from '../../database/records/naturalOrder.ts';
import { readRecord } from '../../database/records/reading.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import {
  exposureSituationCeas,
  exposureSituationRatings,
  exposureSituations,
} from '../../database/schema/index.ts';
import { dataText, type Handler } from '../../http/handler.ts';
import { forOneAndMany } from '../../http/manyChanges.ts';
import { type Basis, namedIn, restedHandlers } from '../hazards/index.ts';
import { DISPOSED, isRuledOutWithReason, requireReasonOfNew } from '../shared/dispositions.ts';
import { projectRecord } from '../shared/projectRecords.ts';
import { elementHandlers } from './elementHandlers.ts';
import { requireExclusiveTypes } from './elements.ts';
import { generatedName, nameFromElements } from './generatedName.ts';
import { keepConfirmationTrue, requireFittingRatings } from './situationRatings.ts';
import { suggestExposures } from './suggestExposures.ts';

/** Derived from facts and never stored (domain.md 1.4), so it cannot disagree with them. */
const statusExpression = (alias: string, ratings?: string) => {
  const isRated = ratings
    ? `json_array_length(${ratings}) > 0`
    : `exists (select 1 from exposure_situation_ratings r where r.exposure_situation_uuid = ${alias}."uuid")`;
  return `case when not (${isRated}) then 'DRAFT' when ${alias}.is_confirmed then 'CONFIRMED' else 'RATED' end`;
};

export const exposureSituationType = defineRecord({
  ...projectRecord,
  entity: 'ExposureSituation',
  plural: 'ExposureSituations',
  table: exposureSituations,
  codePrefix: 'SIT',
  links: {
    ceaUuids: {
      table: exposureSituationCeas,
      owner: exposureSituationCeas.exposureSituationUuid,
      target: exposureSituationCeas.ceaUuid,
      position: exposureSituationCeas.position,
      project: exposureSituationCeas.projectUuid,
    },
  },
  parts: {
    ratings: {
      table: exposureSituationRatings,
      owner: exposureSituationRatings.exposureSituationUuid,
      project: exposureSituationRatings.projectUuid,
      position: exposureSituationRatings.position,
      key: exposureSituationRatings.riskRatingSetUuid,
      fields: ['riskRatingSetUuid', 'exposureUuid', 'basis', 'rationale'],
    },
  },
  computed: {
    status: (alias, _caller, written) => statusExpression(alias, written.ratings),
    generatedName: (alias, _caller, written) => generatedName(alias, written.ceaUuids),
  },
  gathered: {
    exposureEstimateUuids: {
      table: 'exposure_estimates',
      owner: 'exposure_situation_uuid',
      entry: row => `${row}.uuid`,
      order: row => `${row}.position, ${naturally(`${row}.code`)}`,
    },
  },
  // The confirmation applied to the original only.
  onCopy: { isConfirmed: 'false' },
  filters: {
    status: value => `(${statusExpression('t')}) = any(${value}::text[])`,
    exposureUuid: value =>
      `exists (select 1 from exposure_situation_ratings r where r.exposure_situation_uuid = t."uuid" and r.exposure_uuid = any(${value}::uuid[]))`,
  },
});

/** Includes what the estimates suggest. Only this response computes it, so lists stay plain reads. */
const getExposureSituation: Handler<'getExposureSituation'> = async ({ path }, { pool, userUuid }) => {
  const uuid = path.exposureSituationUuid;
  const record = await readRecord(pool, exposureSituationType, uuid, parameters =>
    inVisibleProjects(userUuid, parameters),
  );
  if (!record) throw notFound('exposure situation');
  const suggestedExposures = await suggestExposures(pool, uuid);
  return {
    status: 200,
    body: dataText(JSON.stringify({ ...(JSON.parse(record) as object), suggestedExposures })),
  };
};

/** Hazards rest on it as they were voted on and accepted (docs/decisions/0041). */
const basis: Basis = {
  hazards: namedIn('exposure_situation_uuid'),
  voted: ['name', 'description', 'ceaUuids'],
  accepted: ['ratings', ...DISPOSED],
};

const ruledOut = forOneAndMany(isRuledOutWithReason('situation', 'exposure_situations'));

export const exposureSituationHandlers = {
  ...restedHandlers(
    exposureSituationType,
    {
      visible: inVisibleProjects,
      async beforeCreate(items, context, database) {
        requireReasonOfNew('situation', items);
        await requireExclusiveTypes(items, database);
        await requireFittingRatings(items, context, database);
      },
      async beforeUpdate(uuid, body, context, database) {
        await ruledOut.beforeUpdate(uuid, body, context, database);
        await requireExclusiveTypes([body], database);
        await requireFittingRatings([body], context, database);
        await keepConfirmationTrue(uuid, body, database);
        await nameFromElements(uuid, body, database);
      },
    },
    basis,
  ),
  getExposureSituation,
  ...elementHandlers(exposureSituationType, basis),
};
