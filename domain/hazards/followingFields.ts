import { type Fields, followingOwners, OWNERSHIPS, type OwnerOf } from './links.ts';
import { followingOverride } from './override.ts';

/**
 * Everything that an edit of a hazard brings along, to be stored in the same edit: besides the owners, another function
 * clears a malfunction that is not its own (and another machine a machine hazard), and a changed override clears what no
 * longer applies. Values that the change sets itself win.
 */
export function followingFields(record: Fields, change: Fields, ownerOf: OwnerOf): Record<string, unknown> {
  const following = followingOwners(record, change, ownerOf);
  for (const { owned, owner } of OWNERSHIPS) {
    const uuid = record[owned];
    if (!(owner in change) || owned in change || typeof uuid !== 'string') continue;
    const own = ownerOf(owned, uuid);
    if (own && own !== change[owner]) following[owned] = null;
  }
  const ofOverride = Object.entries(followingOverride(change)).filter(([field]) => !(field in change));
  return { ...following, ...Object.fromEntries(ofOverride) };
}
