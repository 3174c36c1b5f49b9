import { type ProjectRole, projectPermissionsOf } from '../permissions/index.ts';

/** Whether assigning oneself this role would add a permission, which nobody may do. */
export const isSelfPromotion = (held: ReadonlySet<string>, role: ProjectRole): boolean =>
  projectPermissionsOf(role).some(permission => !held.has(permission));

interface NewMember {
  userUuid: string;
}

/** The problem with each new member, by index; undefined if there is none. */
export function problemsOfMembers(
  items: readonly NewMember[],
  organizationUsers: ReadonlySet<string>,
): (string | undefined)[] {
  return items.map(({ userUuid }) =>
    organizationUsers.has(userUuid)
      ? undefined
      : 'This person does not belong to the organization of the project. Add them to the organization first.',
  );
}

/** Indexes of people who are members already or are named twice. */
export function doubledMembers(items: readonly NewMember[], members: ReadonlySet<string>): number[] {
  const seen = new Set(members);
  return items.flatMap(({ userUuid }, place) => {
    const isDouble = seen.has(userUuid);
    seen.add(userUuid);
    return isDouble ? [place] : [];
  });
}
