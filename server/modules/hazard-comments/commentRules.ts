/** Who asks to change a comment. */
interface Commentator {
  userUuid: string;
  isLead: boolean;
}

/**
 * Only the author changes text and mentions; only a lead resolves a comment (domain.md 1.28).
 * @returns why the change is refused, or undefined
 */
export function changeProblem(
  authorUuid: string | null,
  body: Record<string, unknown>,
  { userUuid, isLead }: Commentator,
): string | undefined {
  const isAuthor = authorUuid === userUuid;
  if (('text' in body || 'mentionedUserUuids' in body) && !isAuthor)
    return 'Only its author changes a comment. Answer it instead; nothing was saved.';
  if ('isResolved' in body && !isLead)
    return 'Only a project lead resolves or reopens a comment. Ask one; nothing was saved.';
  return undefined;
}

/** A comment is deleted by its author only. */
export const deleteProblem = (authorUuid: string | null, { userUuid }: Commentator): string | undefined =>
  authorUuid === userUuid
    ? undefined
    : 'Only its author deletes a comment. A project lead can resolve it; nothing was deleted.';

/** Newly mentioned people; authors are not notified of their own comments. */
export const newlyMentioned = (
  before: readonly string[],
  after: readonly string[],
  authorUuid: string,
): string[] => after.filter(uuid => uuid !== authorUuid && !before.includes(uuid));
