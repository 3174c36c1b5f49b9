import type { Pool } from 'pg';
import { DEMO_ORGANIZATION_UUID } from '../../server/seed/demoPeople.ts';
import { withDatabase } from '../support/benchLargeProject.ts';
import { BenchSession, createBenchProject } from '../support/benchProject.ts';
import type { Figure } from '../support/benchReport.ts';
import { publishTwoVersions } from '../support/ratingSetVersions.ts';
import type { BenchContext } from './context.ts';
import { inTurns, secondsOf } from './largeProject.ts';

const HAZARDS = 10_000;

/** What a move changes of hazards and their ratings, made by the database alone and taken back: no audit rows. */
async function floor(pool: Pool, projectUuid: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ own: string; other: string }>(
      `select s.risk_rating_set_uuid as own, o.uuid as other from project_risk_rating_sets s join risk_rating_sets r on r.uuid = s.risk_rating_set_uuid
       join risk_rating_sets o on o.lineage_uuid = r.lineage_uuid and o.uuid <> r.uuid where s.project_uuid = $1`,
      [projectUuid],
    );
    const sets = [projectUuid, rows[0]?.own, rows[0]?.other];
    const level = (name: string) =>
      `(select l.uuid from risk_levels l join risk_levels b on b.uuid = e.${name}_uuid and l.parameter = b.parameter and l.code = b.code where l.risk_rating_set_uuid = $3)`;
    await client.query(
      `with moved as (update hazard_evaluations e set risk_rating_set_uuid = $3, severity_uuid = ${level('severity')}, exposure_uuid = ${level('exposure')},
         avoidability_uuid = ${level('avoidability')}, rating_uuid = null, revision = e.revision + 1
       where e.project_uuid = $1 and e.risk_rating_set_uuid = $2 returning e.*)
       select count(c.rating_uuid) from moved m left join risk_table_cells c on c.risk_rating_set_uuid = m.risk_rating_set_uuid
         and (c.severity_uuid, c.exposure_uuid, c.avoidability_uuid) = (m.severity_uuid, m.exposure_uuid, m.avoidability_uuid)`,
      sets,
    );
    await client.query(
      'update hazards set risk_rating_set_uuid = $3, revision = revision + 1 where project_uuid = $1 and risk_rating_set_uuid = $2',
      sets,
    );
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** A project with 10,000 rated hazards moves to the next version of its rating set, and back. */
export async function benchMove(context: BenchContext): Promise<Figure[]> {
  const { session, databaseUrl, quick } = context;
  const hazards = quick ? HAZARDS / 10 : HAZARDS;
  const owner = new BenchSession(session.url, 'owner');
  let projectUuid = '';
  const { first, second } = await publishTwoVersions(
    (method, path, body) => owner.call(method, path, body),
    DEMO_ORGANIZATION_UUID,
    'BENCH',
    async older => {
      const options = { hazards, rated: true, riskRatingSetUuid: older.uuid };
      ({ uuid: projectUuid } = await createBenchProject(session, 'To move', options));
    },
  );
  const address = `/projects/${projectUuid}/rating-set-moves`;
  let [from, to] = [first.uuid, second.uuid];
  const preview = await secondsOf(() =>
    session.call('GET', `${address}?riskRatingSetUuid=${from}&toRiskRatingSetUuid=${to}`),
  );
  const move = async () => {
    const { revision } = await session.call<{ revision: number }>('GET', `/projects/${projectUuid}`);
    const { hazards: moved } = await session.call<{ hazards: { stays: string | null }[] }>('POST', address, {
      riskRatingSetUuid: from,
      toRiskRatingSetUuid: to,
      revision,
    });
    if (moved.length !== hazards || moved.some(({ stays }) => stays)) throw new Error('Hazards stayed');
    [from, to] = [to, from];
  };
  const figure = await withDatabase(databaseUrl, pool =>
    inTurns(context, `Move of ${hazards} hazards to another version of their rating set`, move, () =>
      floor(pool, projectUuid),
    ),
  );
  return [{ ...figure, note: `${figure.note}; the preview takes ${preview.toFixed(2)} s` }];
}
