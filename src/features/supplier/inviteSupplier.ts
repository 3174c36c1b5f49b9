import { errorCode } from '@/api/errorCode';
import type { ProjectRole } from '@/features/shared/people/projectRoles';

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
  invite: (
    invitation: SupplierInvitation,
  ) => PromiseLike<{ data?: { data: { link?: string | undefined } } | undefined; error?: unknown }>;
  /** The person with this address in the organization. */
  find: (email: string) => PromiseLike<{ userUuid?: string | undefined; error?: unknown }>;
  addToProject: (projectUuid: string, userUuid: string, role: ProjectRole) => PromiseLike<Answer>;
}

/** What became of it: invited (with the link where the platform sends no mails), or in the organization before. */
export interface SupplierResult {
  outcome: 'INVITED' | 'MEMBER';
  link?: string | undefined;
}

/**
 * Invites a supplier; whoever belongs to the organization already is added to the projects. Repeating it after a failure
 * goes on where it stopped.
 */
export async function inviteSupplier(
  invitation: SupplierInvitation,
  calls: SupplierCalls,
): Promise<{ data: SupplierResult; error?: undefined } | { data?: undefined; error: unknown }> {
  const invited = await calls.invite(invitation);
  if (invited.error === undefined) return { data: { outcome: 'INVITED', link: invited.data?.data.link } };
  if (errorCode(invited.error) !== 'CONFLICT') return { error: invited.error };
  const found = await calls.find(invitation.email);
  if (found.error !== undefined || found.userUuid === undefined)
    return { error: found.error ?? invited.error };
  for (const { projectUuid, role } of invitation.projects) {
    const { error } = await calls.addToProject(projectUuid, found.userUuid, role);
    // A member of the project already: the role there stays.
    if (error !== undefined && errorCode(error) !== 'CONFLICT') return { error };
  }
  return { data: { outcome: 'MEMBER' } };
}
