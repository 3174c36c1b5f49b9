/** The permissions of a role that the grantor lacks: nobody can grant more than they have. */
export const missingPermissions = (held: ReadonlySet<string>, wanted: readonly string[]): string[] =>
  wanted.filter(permission => !held.has(permission));

/** Compares names without case and surrounding spaces: "owner" and "Owner " would be confused. */
export const isSameName = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
