import type { components } from '../../contract/generated/operations.ts';
import type { Handler } from '../../http/handler.ts';
import { statusExpression } from '../hazards/index.ts';

type Counts = Omit<components['schemas']['HazardCounts'], 'projectUuid'>;

/** The last rating of a hazard in its own set decides. $1 is the project. */
const HAZARD_COUNTS = `
  select count(*)::int as total,
    count(*) filter (where x.status not in ('MITIGATED', 'FROZEN', 'CLOSED', 'REJECTED', 'DUPLICATE'))::int as open,
    count(*) filter (where x.acceptance = 'UNACCEPTABLE' and x.status not in ('REJECTED', 'DUPLICATE'))::int as unacceptable
  from (
    select ${statusExpression('h')} as status,
      (select r.acceptance from hazard_evaluations e join risk_ratings r on r.uuid = e.rating_uuid
        where e.hazard_uuid = h.uuid and e.risk_rating_set_uuid = h.risk_rating_set_uuid
        order by (e.stage = 'FINAL') desc limit 1) as acceptance
    from hazards h where h.project_uuid = $1) x`;

export const getHazardCounts: Handler<'getHazardCounts'> = async ({ path: { projectUuid } }, { pool }) => {
  const { rows } = await pool.query<Counts>({
    name: 'hazardCounts',
    text: HAZARD_COUNTS,
    values: [projectUuid],
  });
  if (!rows[0]) throw new Error('A count came back without a row');
  return { status: 200, body: { data: { projectUuid, ...rows[0] } } };
};
