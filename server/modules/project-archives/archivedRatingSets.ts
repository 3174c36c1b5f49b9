import type { PoolClient } from 'pg';
import { codeKeys, setContent } from '../../../domain/rating/setContent.ts';
import type { ChangeContext } from '../../database/records/writing.ts';
import { JobError } from '../../jobs/job.ts';
import { loadRatingSet, problemOfSet, type StoredRatingSet, takeOverSet } from '../risk-model/index.ts';
import { invalid, type Renewal } from './archivedRecords.ts';
import { RATING_SETS } from './archiveForm.ts';
import type { Archive } from './readArchive.ts';
import { schemaCheck } from './recordSchemas.ts';

const NOTHING = 'Nothing was imported.';

export interface FoundSet {
  riskRatingSetUuid: string;
  name: string;
  isTakenOver: boolean;
}

interface Target {
  organizationUuid: string;
  /** What becomes of a set that is not here. */
  handling: 'MATCH' | 'TAKE_OVER';
  /** The person may manage the organization's libraries. */
  mayTakeOver: boolean;
  /** Says of a set where it comes from. */
  provenance: string;
}

/** The set of this installation with the same content; the same version of the same set before all others. */
async function sameSet(client: PoolClient, set: StoredRatingSet, organizationUuid: string) {
  const { rows } = await client.query<{ uuid: string }>(
    `select uuid from risk_rating_sets where organization_uuid is null or organization_uuid = $1
     order by uuid = $2 desc, code = $3 desc, version = $4 desc, version_number desc, uuid`,
    [organizationUuid, set.uuid, set.code, set.version],
  );
  const content = setContent(set);
  for (const { uuid } of rows) {
    const known = await loadRatingSet(client, uuid);
    if (known && known.table.length > 0 && setContent(known) === content) return known;
  }
  return undefined;
}

const missing = ({ name, version }: StoredRatingSet) =>
  new JobError(
    'RATING_SET_MISSING',
    `The project is rated by ${name} (${version}), which neither this installation nor the organization has with the same levels and table. ${NOTHING} Take the rating set over with the project, or make it in the organization first.`,
  );

const notAllowed = ({ name }: StoredRatingSet) =>
  new JobError(
    'NO_ACCESS',
    `You may not take over rating sets in this organization, and ${name} is not here. ${NOTHING} Ask somebody who manages its libraries to import the project.`,
  );

/**
 * Finds the rating sets of an archive by their content, or takes them over.
 * @throws JobError RATING_SET_MISSING, NO_ACCESS, INVALID_RECORD
 */
export async function findRatingSets(
  client: PoolClient,
  archive: Archive,
  target: Target,
  { uuids }: Renewal,
  change: ChangeContext,
): Promise<FoundSet[]> {
  const list = archive.json(RATING_SETS);
  if (!Array.isArray(list)) throw invalid(`${RATING_SETS} is no list`);
  const found: FoundSet[] = [];
  for (const set of list as StoredRatingSet[]) {
    const problem = schemaCheck('RiskRatingSet')(set) ?? problemOfSet(set);
    if (problem) throw invalid(`${RATING_SETS}: ${problem}`);
    const known = await sameSet(client, set, target.organizationUuid);
    if (!known && target.handling === 'MATCH') throw missing(set);
    if (!known && !target.mayTakeOver) throw notAllowed(set);
    const { organizationUuid, provenance } = target;
    const here = known ?? (await takeOverSet(client, set, organizationUuid, provenance, change));
    const keys = codeKeys({ ...set, ...here });
    for (const [key, uuid] of codeKeys(set)) uuids.set(uuid, keys.get(key) ?? '');
    uuids.set(set.uuid, here.uuid);
    found.push({ riskRatingSetUuid: here.uuid, name: set.name, isTakenOver: !known });
  }
  return found;
}
