export type CopyPart = 'RATINGS' | 'ATTRIBUTES' | 'TAGS' | 'MEMBERS';

/** The tables of parts that a copy can leave out; tables that need them are left out too. */
const TABLES_OF_PART: Record<CopyPart, readonly string[]> = {
  RATINGS: ['hazard_evaluations'],
  ATTRIBUTES: ['project_attribute_types', 'project_attribute_type_values', 'project_attributes'],
  TAGS: ['tag_relationships'],
  // People are added one by one, because some may have left the organization.
  MEMBERS: [],
};

/**
 * What concerns only the original: its people and their settings, its votes and discussions, what was accepted in it, what it
 * was at a moment that somebody signed.
 */
const NEVER = [
  'project_members',
  'project_user_preferences',
  'project_access_requests',
  'hazard_users',
  'hazard_votes',
  'hazard_vote_events',
  'hazard_vote_event_comments',
  'hazard_comments',
  'finding_acceptances',
  'suggestion_refusals',
  'baselines',
];

/** Names of the tables that a copy with these parts leaves out. */
export function tablesLeftBehind(parts: readonly CopyPart[]): Set<string> {
  const unwanted = (Object.keys(TABLES_OF_PART) as CopyPart[]).filter(part => !parts.includes(part));
  return new Set([...NEVER, ...unwanted.flatMap(part => TABLES_OF_PART[part])]);
}
