import { malfunctionText } from '../../../domain/malfunctionText.ts';
import { holdProjectOpen } from '../../access/openProject.ts';
import { ApiError } from '../../contract/errors.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import { naturally } from '../../database/records/naturalOrder.ts';
import type { Queryable } from '../../database/records/reading.ts';
import { insertRecords } from '../../database/records/writing.ts';
import { changeContext, type Handler } from '../../http/handler.ts';
import { malfunctionType } from '../malfunctions/index.ts';
import { lockProject } from '../shared/locks.ts';
import { requireFound, requireInProject } from './knownReferences.ts';
import { builtInNames } from './saidTo.ts';

/** Maximum number of malfunctions per call: as many as a person can still review. */
const MAX_MALFUNCTIONS = 5000;
/** domain.md 4.1: the first rows of the lookup are the default set. */
const DEFAULT_COUNT = 11;

/** Guidewords that the project $1 can choose from; alias g. */
const CHOOSABLE = `(g.project_uuid is null or g.project_uuid = $1)
    and (g.organization_uuid is null or g.organization_uuid = (select p.organization_uuid from projects p where p.uuid = $1))`;

const ORDER = 'order by g."order", g.uuid';

const COLUMNS = 'g.uuid, g.template, g.organization_uuid is null and g.project_uuid is null as is_built_in';

/** The default guidewords, applied to every function unless others are named. */
export const DEFAULT_GUIDEWORDS = `select ${COLUMNS} from guidewords g
  where ${CHOOSABLE} and g.is_active and g.applies_to = 'FUNCTION' ${ORDER} limit ${DEFAULT_COUNT}`;

const CHOSEN_GUIDEWORDS = `select ${COLUMNS} from guidewords g where ${CHOOSABLE} and g.uuid = any($2::uuid[]) ${ORDER}`;

/** Cells without a malfunction. $1 project, $2 chosen functions or null, $3 guidewords in their order. */
const MISSING = `
  select f.uuid as function_uuid, f.name, g.uuid as guideword_uuid
  from functions f cross join unnest($3::uuid[]) with ordinality g(uuid, n)
  where f.project_uuid = $1 and f.status <> 'OUT_OF_SCOPE' and ($2::uuid[] is null or f.uuid = any($2::uuid[]))
    and not exists (select 1 from malfunctions m where m.function_uuid = f.uuid and m.guideword_uuid = g.uuid)
  order by f.position, ${naturally('f.code')}, g.n limit ${MAX_MALFUNCTIONS + 1}`;

const COUNTS = `
  select count(*) filter (where f.status <> 'OUT_OF_SCOPE')::int as in_scope,
    count(*) filter (where f.status = 'OUT_OF_SCOPE')::int as out_of_scope
  from functions f where f.project_uuid = $1 and ($2::uuid[] is null or f.uuid = any($2::uuid[]))`;

interface Cell {
  function_uuid: string;
  name: string;
  guideword_uuid: string;
}

/** Templates by guideword; built-in ones are said in the language of whoever asked. */
async function findTemplates(
  database: Queryable,
  projectUuid: string,
  chosen: string[] | undefined,
  acceptLanguage: string | undefined,
): Promise<Map<string, string>> {
  const { rows } = await database.query<{ uuid: string; template: string; is_built_in: boolean }>(
    chosen ? CHOSEN_GUIDEWORDS : DEFAULT_GUIDEWORDS,
    chosen ? [projectUuid, chosen] : [projectUuid],
  );
  const say = builtInNames(acceptLanguage);
  const templates = new Map(
    rows.map(({ uuid, template, is_built_in }) => [uuid, is_built_in ? say(template) : template]),
  );
  if (chosen) requireFound('guidewordUuids', chosen, templates.keys());
  return templates;
}

export const generateMalfunctions: Handler<'generateMalfunctions'> = async ({ path, body }, context) => {
  const { projectUuid } = path;
  const { functionUuids, guidewordUuids, preview = false } = body;
  return inTransaction(context.pool, async client => {
    // Otherwise two concurrent generations, or a malfunction added meanwhile, could fill a cell twice.
    if (!preview) {
      await lockProject(client, context);
      await holdProjectOpen(client, context);
    }
    await requireInProject(client, 'functions', 'functionUuids', functionUuids, projectUuid);
    const templates = await findTemplates(client, projectUuid, guidewordUuids, context.acceptLanguage);
    const scope = [projectUuid, functionUuids ?? null];
    const { rows: cells } = await client.query<Cell>(MISSING, [...scope, [...templates.keys()]]);
    if (cells.length > MAX_MALFUNCTIONS)
      throw new ApiError(
        'RULE_VIOLATED',
        `That would be more than ${MAX_MALFUNCTIONS} malfunctions. Nothing was made; choose fewer functions or guidewords.`,
      );
    const { rows } = await client.query<{ in_scope: number; out_of_scope: number }>(COUNTS, scope);
    const items = cells.map(cell => ({
      name: malfunctionText(templates.get(cell.guideword_uuid) ?? '', cell.name),
      functionUuid: cell.function_uuid,
      guidewordUuid: cell.guideword_uuid,
      source: 'GENERATED',
    }));
    const saved =
      preview || items.length === 0
        ? []
        : await insertRecords(
            client,
            malfunctionType,
            items,
            { column: 'projectUuid', uuid: projectUuid },
            changeContext(context),
          );
    const malfunctions = items.map(({ name, functionUuid, guidewordUuid }, index) => ({
      ...keysOf(saved[index]),
      name,
      functionUuid,
      guidewordUuid,
    }));
    const existing = (rows[0]?.in_scope ?? 0) * templates.size - items.length;
    const data = {
      preview,
      created: items.length,
      existing,
      outOfScope: rows[0]?.out_of_scope ?? 0,
      malfunctions,
    };
    return { status: 200, body: { data } };
  });
};

/** Uuid and code of a record that was just saved; null in a preview. */
export function keysOf(record: string | undefined): { uuid: string | null; code: string | null } {
  if (!record) return { uuid: null, code: null };
  const { uuid, code } = JSON.parse(record) as { uuid: string; code: string };
  return { uuid, code };
}
