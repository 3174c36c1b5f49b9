import { holdProjectOpen } from '../../access/openProject.ts';
import { ApiError } from '../../contract/errors.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import type { Queryable } from '../../database/records/reading.ts';
import { insertRecords } from '../../database/records/writing.ts';
import { changeContext, type Handler } from '../../http/handler.ts';
import { exposureSituationType } from '../exposure-situations/index.ts';
import { lockProject } from '../shared/locks.ts';
import { keysOf } from './generateMalfunctions.ts';
import {
  type CombinedElement,
  combinationWarnings,
  combineElements,
  productSize,
} from './generationRules.ts';
import { requireFound } from './knownReferences.ts';

/** Maximum number of combinations before exclusions, which keeps a call fast. */
const MAX_COMBINATIONS = 100_000;
/** domain.md 2.3. */
const DEFAULT_COMBINATIONS = 200;

const ELEMENTS = `
  select c.uuid, c.name, c.cea_type_uuid as "ceaTypeUuid", t.exclusive, c.share
  from ceas c join cea_types t on t.uuid = c.cea_type_uuid where c.project_uuid = $1 and c.uuid = any($2::uuid[])`;

/** Element sets of the project's situations that could match one of the combinations. */
const EXISTING = `
  select array_agg(l.cea_uuid) as uuids from exposure_situation_ceas l
  join exposure_situations s on s.uuid = l.exposure_situation_uuid
  where s.project_uuid = $1 group by s.uuid having bool_and(l.cea_uuid = any($2::uuid[]))`;

async function findElements(
  database: Queryable,
  projectUuid: string,
  lists: { path: string; uuids: string[] }[],
): Promise<Map<string, CombinedElement>> {
  const wanted = [...new Set(lists.flatMap(({ uuids }) => uuids))];
  const { rows } = await database.query<CombinedElement>(ELEMENTS, [projectUuid, wanted]);
  const elements = new Map(rows.map(element => [element.uuid, element]));
  for (const { path, uuids } of lists) requireFound(path, uuids, elements.keys());
  return elements;
}

const lower = (uuids: readonly string[]) => uuids.map(uuid => uuid.toLowerCase());

export const generateExposureSituations: Handler<'generateExposureSituations'> = async (
  { path, body },
  context,
) => {
  const { projectUuid } = path;
  const { maxCombinations = DEFAULT_COMBINATIONS, minimumShare = 0, preview = false } = body;
  const groups = body.groups.map(({ ceaUuids }) => lower(ceaUuids));
  const exclusions = (body.exclusions ?? []).map(({ ceaUuids }) => lower(ceaUuids));
  const combinations = productSize(groups);
  if (combinations > MAX_COMBINATIONS)
    throw new ApiError(
      'RULE_VIOLATED',
      `These groups make ${combinations} combinations; ${MAX_COMBINATIONS} can be looked at. Nothing was made; choose fewer elements.`,
    );
  return inTransaction(context.pool, async client => {
    if (!preview) {
      await lockProject(client, context);
      await holdProjectOpen(client, context);
    }
    const elements = await findElements(client, projectUuid, [
      ...groups.map((uuids, index) => ({ path: `groups.${index}.ceaUuids`, uuids })),
      ...exclusions.map((uuids, index) => ({ path: `exclusions.${index}.ceaUuids`, uuids })),
    ]);
    const { rows: existing } = await client.query<{ uuids: string[] }>(EXISTING, [
      projectUuid,
      groups.flat(),
    ]);
    const { situations, ...counts } = combineElements({
      groups: groups.map(uuids => uuids.flatMap(uuid => elements.get(uuid) ?? [])),
      exclusions,
      existing: existing.map(({ uuids }) => uuids),
      minimumShare,
    });
    if (situations.length > maxCombinations)
      throw new ApiError(
        'RULE_VIOLATED',
        `That would be ${situations.length} situations, more than the ${maxCombinations} allowed by maxCombinations. Nothing was made; choose fewer elements, exclude more, or raise the limit (at most 2,000).`,
      );
    const items = situations.map(({ name, ceaUuids }) => ({ name, ceaUuids, source: 'GENERATED' }));
    const saved =
      preview || items.length === 0
        ? []
        : await insertRecords(
            client,
            exposureSituationType,
            items,
            { column: 'projectUuid', uuid: projectUuid },
            changeContext(context),
          );
    const data = {
      preview,
      combinations,
      created: situations.length,
      ...counts,
      thinlySliced: situations.filter(({ isThinlySliced }) => isThinlySliced).length,
      warnings: combinationWarnings(situations),
      exposureSituations: situations.map((situation, index) => ({ ...keysOf(saved[index]), ...situation })),
    };
    return { status: 200, body: { data } };
  });
};
