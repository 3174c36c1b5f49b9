/** The permissions of a role that its giver does not have: nobody hands out more than they hold. */
export const missingPermissions = (held: ReadonlySet<string>, wanted: readonly string[]): string[] =>
  wanted.filter(permission => !held.has(permission));

/** "owner" and "Owner " read alike and would be mistaken for each other. */
export const isSameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
