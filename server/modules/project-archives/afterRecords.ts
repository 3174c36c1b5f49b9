import type { PoolClient } from 'pg';
import { quoted } from '../../database/records/recordType.ts';
import type { RecordTypes } from '../../database/records/references.ts';
import { finalBasis, finalOf, fingerprint } from '../hazards/index.ts';
import type { Manifest } from './archiveForm.ts';
import { PRESENT_FINDING } from './archiveSql.ts';

/**
 * Makes the fingerprints of those records whose fingerprints were those of the present state where they come from. All others stay
 * outdated or lapsed, as they were.
 */
export async function makeFingerprints(
  client: PoolClient,
  projectUuid: string,
  current: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const uuids = (entity: string) => current.get(entity) ?? [];
  await client.query(
    `update hazard_evaluations e set basis = ${finalBasis('e.hazard_uuid', 'e.risk_rating_set_uuid')}
     where e.project_uuid = $1 and e.stage = 'FINAL' and e.uuid = any($2::uuid[])`,
    [projectUuid, uuids('HazardEvaluation')],
  );
  await client.query(
    `update hazards h set residual_risk_basis = (select ${fingerprint('residual_f')} from ${finalOf('h')})
     where h.project_uuid = $1 and h.uuid = any($2::uuid[])`,
    [projectUuid, uuids('Hazard')],
  );
  await client.query(
    `update finding_acceptances accepted_f set basis = coalesce(${PRESENT_FINDING}, '') where accepted_f.project_uuid = $1 and accepted_f.uuid = any($2::uuid[])`,
    [projectUuid, uuids('FindingAcceptance')],
  );
}

/** New records go on where the project was, never below the codes of the archive, nor below as many as it has. */
export async function setCounters(
  client: PoolClient,
  types: RecordTypes,
  projectUuid: string,
  counters: Manifest['counters'] = [],
): Promise<void> {
  const kinds = types.all.filter(({ codePrefix, stored }) => codePrefix && stored.has('projectUuid'));
  const lasts = kinds.map(
    ({ tableName, codePrefix }) =>
      `select '${codePrefix}' as prefix, greatest(count(*)::int, max(substring(t.code from '^${codePrefix}-([0-9]{1,9})$')::int)) as last ` +
      `from ${quoted(tableName)} t where t.project_uuid = $1`,
  );
  await client.query(
    `insert into project_code_counters (project_uuid, prefix, last) select $1, x.prefix, max(x.last)
     from (${lasts.join(' union all ')} union all select c.prefix, c.last from jsonb_to_recordset($2::jsonb) as c(prefix text, last int)) x
     where x.last > 0 and x.prefix = any($3::text[]) group by x.prefix
     on conflict (project_uuid, prefix) do update set last = greatest(project_code_counters.last, excluded.last)`,
    [projectUuid, JSON.stringify(counters), kinds.map(({ codePrefix }) => codePrefix)],
  );
}
