import type { ProjectRole } from '@/features/shared/people/projectRoles';
import { errorCode } from '@/lib/apiError';

/** Who is invited, and where they work. */
export interface SupplierInvitation {
  email: string;
  firstName: string;
  lastName: string;
  projects: readonly { projectUuid: string; role: ProjectRole }[];
}

type Answer = { data?: unknown; error?: unknown };

/** The calls that inviting takes. */
export interface SupplierCalls {
  invite: (invitation: SupplierInvitation) => PromiseLike<Answer>;
  /** Lets somebody with an account into the organization. */
  add: (email: string) => PromiseLike<Answer>;
  /** The person with this address in the organization. */
  find: (email: string) => PromiseLike<{ userUuid?: string | undefined; error?: unknown }>;
  addToProject: (projectUuid: string, userUuid: string, role: ProjectRole) => PromiseLike<Answer>;
}

/** What became of it: a mail went out, an account was let in, or the person was in the organization before. */
export type SupplierOutcome = 'INVITED' | 'ADDED' | 'MEMBER';

/**
 * Invites a supplier; whoever has an account already is added instead, and to the projects. Repeating it after a failure
 * goes on where it stopped.
 */
export async function inviteSupplier(
  invitation: SupplierInvitation,
  calls: SupplierCalls,
): Promise<{ data: SupplierOutcome; error?: undefined } | { data?: undefined; error: unknown }> {
  const invited = await calls.invite(invitation);
  if (invited.error === undefined) return { data: 'INVITED' };
  if (errorCode(invited.error) !== 'CONFLICT') return { error: invited.error };
  const added = await calls.add(invitation.email);
  const wasMember = errorCode(added.error) === 'CONFLICT';
  if (added.error !== undefined && !wasMember) return { error: added.error };
  const found = await calls.find(invitation.email);
  if (found.error !== undefined || found.userUuid === undefined)
    return { error: found.error ?? added.error ?? invited.error };
  for (const { projectUuid, role } of invitation.projects) {
    const { error } = await calls.addToProject(projectUuid, found.userUuid, role);
    // A member of the project already: the role there stays.
    if (error !== undefined && errorCode(error) !== 'CONFLICT') return { error };
  }
  return { data: wasMember ? 'MEMBER' : 'ADDED' };
}
