import {
  combineEstimates,
  type Estimate,
  type ExposureLevel,
  type ExposureSuggestion,
  suggestExposure,
} from '../../../domain/rating/exposureSuggestion.ts';
import type { Queryable } from '../../database/records/reading.ts';

interface Basis {
  estimates: Estimate[];
  sets: { riskRatingSetUuid: string; levels: ExposureLevel[] }[];
}

const BASIS = `select
  (select coalesce(json_agg(json_build_object('combine', y.combine, 'numericValue', e.numeric_value, 'min', v.min, 'max', v.max)), '[]'::json)
   from exposure_estimates e join exposure_estimate_types y on y.uuid = e.exposure_estimate_type_uuid
   left join exposure_estimate_type_values v on v.uuid = e.exposure_estimate_type_value_uuid
   where e.exposure_situation_uuid = s.uuid) as estimates,
  (select coalesce(json_agg(json_build_object('riskRatingSetUuid', p.risk_rating_set_uuid, 'levels', l.levels) order by p.position), '[]'::json)
   from project_risk_rating_sets p join lateral (select json_agg(json_build_object('uuid', x.uuid, 'code', x.code, 'rank', x.rank, 'band', x.band) order by x."order") as levels
     from risk_levels x where x.risk_rating_set_uuid = p.risk_rating_set_uuid and x.parameter = 'exposure') l on l.levels is not null
   where p.project_uuid = s.project_uuid) as sets
  from exposure_situations s where s.uuid = $1`;

/** What a situation's estimates suggest in each of the project's rating sets that use exposure; saves nothing. */
export async function suggestExposures(
  database: Queryable,
  exposureSituationUuid: string,
): Promise<(ExposureSuggestion & { riskRatingSetUuid: string })[]> {
  const { rows } = await database.query<Basis>({
    name: 'exposureSuggestions',
    text: BASIS,
    values: [exposureSituationUuid],
  });
  const combined = combineEstimates(rows[0]?.estimates ?? []);
  return (rows[0]?.sets ?? []).map(({ riskRatingSetUuid, levels }) => ({
    riskRatingSetUuid,
    ...suggestExposure(levels, combined),
  }));
}
