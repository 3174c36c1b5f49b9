import { inVisibleProjects } from '../../access/visibility.ts';

/** What every project record has in common: a code, a name and a description to search, the project's own order. */
export const projectRecord = { searched: ['code', 'name', 'description'], orderBy: 'position' };

/** Rules of project records without special rules. */
export const projectRules = { visible: inVisibleProjects };
