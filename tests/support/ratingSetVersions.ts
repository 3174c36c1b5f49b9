import { seedUuid } from '../../server/seed/seedUuid.ts';

interface Coded {
  uuid: string;
  code: string;
  [field: string]: unknown;
}

interface Cell {
  severityUuid: string;
  exposureUuid: string | null;
  avoidabilityUuid: string | null;
  ratingUuid: string;
}

export interface VersionOfSet {
  uuid: string;
  revision: number;
  name: string;
  lineageUuid: string;
  versionNumber: number;
  levels: Coded[];
  ratings: Coded[];
  table: Cell[];
}

/** Asks as whoever manages the organization's library. @returns `data` of the answer */
type Ask = <T>(method: 'POST' | 'PATCH', path: string, body?: object) => Promise<T>;

/**
 * A rating set of an organization in two versions, from ISO 26262-3:2018 table 4. In the second, S2 E4 C2 gives C where the
 * table gives B, and C3 is called C4, so that no level of the first stands for it.
 * @param between what is done while there is only the first
 */
export async function publishTwoVersions(
  ask: Ask,
  organizationUuid: string,
  code: string,
  between?: (first: VersionOfSet) => Promise<void>,
) {
  const begin = (basedOnUuid: string, more: object) =>
    ask<VersionOfSet>('POST', '/risk-rating-set-drafts', { organizationUuid, basedOnUuid, ...more });
  const publish = ({ uuid, revision }: VersionOfSet) =>
    ask<VersionOfSet>('POST', `/risk-rating-set-drafts/${uuid}/publish`, { revision });
  const first = await publish(
    await begin(seedUuid('risk-rating-set', 'ISO26262-3-2018'), { code, name: `${code} method` }),
  );
  const link = { organizationUuid };
  await ask('POST', `/risk-rating-set/${first.uuid}/link-organization`, link);
  await between?.(first);
  const draft = await begin(first.uuid, { isNewVersion: true });
  const uuidOf = (list: Coded[], wanted: string) => list.find(one => one.code === wanted)?.uuid ?? '';
  const raised = ['S2', 'E4', 'C2'].map(wanted => uuidOf(draft.levels, wanted));
  const changed = await ask<VersionOfSet>('PATCH', `/risk-rating-set-drafts/${draft.uuid}`, {
    revision: draft.revision,
    levels: draft.levels.map(level => (level.code === 'C3' ? { ...level, code: 'C4' } : level)),
    table: draft.table.map(cell =>
      [cell.severityUuid, cell.exposureUuid, cell.avoidabilityUuid].every(uuid => raised.includes(uuid ?? ''))
        ? { ...cell, ratingUuid: uuidOf(draft.ratings, 'C') }
        : cell,
    ),
  });
  const second = await publish(changed);
  return { first, second };
}

/** "S2 E4 C2" as the levels of a set; a code that it does not have is left open. */
export function levelsOf({ levels }: VersionOfSet, codes: string) {
  const uuids = codes.split(' ').map(code => levels.find(level => level.code === code)?.uuid ?? null);
  return { severityUuid: uuids[0], exposureUuid: uuids[1], avoidabilityUuid: uuids[2] };
}

export const ratingOf = ({ ratings }: VersionOfSet, code: string) =>
  ratings.find(rating => rating.code === code)?.uuid;
