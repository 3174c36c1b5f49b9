import type { Slot } from './prepared.ts';

/**
 * What was found out a moment ago and is taken to hold still: what the caller is in the project, and what the rules
 * looked up. A change that carries it asks the database in its own statement whether all of it is so, which spares the
 * questions before it: permission, rules and change see one state.
 */
export interface Proof {
  platformRoles: string[];
  projectRole: string | null;
  organizationPermissions: string[] | null;
  lookup?: ProvedLookup;
}

/** What the rules were answered before, as a condition that holds while they would be answered the same. */
export interface ProvedLookup {
  /** Tells its conditions apart. */
  name: string;
  holds: (slot: Slot) => string;
  values: Record<string, unknown>;
}

/**
 * CTE `proof` with one row while everything holds; its values are those of the audit row and `proofValues`. The project
 * is held: an archive that is under way is waited for and then looked at, one that comes later waits for the change.
 */
export const proofCte = ({ lookup }: Proof, slot: Slot) =>
  'proof as materialized (select 1 from users u join projects p ' +
  `on p.uuid = ${slot('projectUuid')}::uuid and p.organization_uuid = ${slot('organizationUuid')}::uuid and p.archived_at is null ` +
  'left join project_members m on m.project_uuid = p.uuid and m.user_uuid = u.uuid ' +
  'left join organization_users ou on ou.organization_uuid = p.organization_uuid and ou.user_uuid = u.uuid ' +
  'left join organization_roles r on r.uuid = ou.organization_role_uuid ' +
  `where u.uuid = ${slot('userUuid')}::uuid and u.is_active and u.roles::text[] = ${slot('platformRoles')}::text[] ` +
  `and m.role::text is not distinct from ${slot('projectRole')}::text ` +
  `and r.permissions::text[] is not distinct from ${slot('organizationPermissions')}::text[]` +
  (lookup ? ` and ${lookup.holds(slot)}` : '') +
  ' for key share of p), ';

/** Ends the condition of what happens only then. */
export const WHILE_PROVED = 'exists (select 1 from proof)';

export const proofValues = ({ lookup, ...access }: Partial<Proof> = {}) => ({ ...access, ...lookup?.values });

/** What the text of a statement depends on. */
export const proofShape = (proof: Proof | undefined) => proof && (proof.lookup?.name ?? 'access');

/** Something of the proof is not so (any more); nothing was changed. */
export class ProofFailedError extends Error {}
