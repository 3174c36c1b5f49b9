import { inVisibleProjects } from '../../access/visibility.ts';
import type { components } from '../../contract/generated/operations.ts';
import type { Parameters } from '../../database/records/reading.ts';

type Schemas = components['schemas'];
export type HazardSuggestion = Schemas['HazardSuggestion'];
export type TaskSuggestion = Schemas['TaskSuggestion'];
export type SuggestionRecord = Schemas['SuggestionRecord'];

/** Maximum number of records of other projects to compare, newest first, as they reflect current practice best. */
export const MAX_COMPARED = 5000;

/** “MF-003 Steering is not delivered” in a sentence. */
export const titled = (code: string, name: string) => `${code} “${name}”`;

/** Known fields; whoever accepts the suggestion fills in the rest. */
export const known = <Fields extends Record<string, unknown>>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)) as {
    [Key in keyof Fields]: NonNullable<Fields[Key]>;
  };

/** Other projects of the same organization, as far as the caller may read them; rows of alias `t`. */
export const elsewhere = (
  userUuid: string,
  organizationUuid: string | null,
  projectUuid: string,
  parameters: Parameters,
) =>
  `t.project_uuid <> ${parameters.add(projectUuid)}::uuid and t.project_uuid in (select p.uuid from projects p where p.organization_uuid = ${parameters.add(organizationUuid)}::uuid)` +
  inVisibleProjects(userUuid, parameters);
