import { readRecord } from '../../database/records/reading.ts';
import type { RecordType } from '../../database/records/recordType.ts';
import { updateRecord } from '../../database/records/writing.ts';
import { translateDatabaseError } from '../../http/databaseErrors.ts';
import { ApiError, fieldProblem, notFound } from '../../http/errors.ts';
import { changeContext, dataText, type Handler, JsonText, type RequestContext } from '../../http/handler.ts';
import { staleRevision } from '../../http/recordHandlers.ts';
import { MOST_ELEMENTS, requireExclusiveTypes } from './elements.ts';

interface Situation {
  revision: number;
  ceaUuids: string[];
}

interface Attempt {
  ceaUuid: string;
  error?: ApiError;
}

/** Adding and removing single elements: each is a change of the situation's list, by the one write path. */
export function elementHandlers(type: RecordType): {
  addCeaToExposureSituation: Handler<'addCeaToExposureSituation'>;
  removeCeaFromExposureSituation: Handler<'removeCeaFromExposureSituation'>;
  addCeasToExposureSituationBatch: Handler<'addCeasToExposureSituationBatch'>;
} {
  const read = async (uuid: string, { pool }: RequestContext) => {
    const text = await readRecord(pool, type, uuid);
    if (!text) throw notFound('exposure situation');
    return { text, situation: JSON.parse(text) as Situation };
  };

  const save = async (
    uuid: string,
    situation: Situation,
    ceaUuids: string[],
    context: RequestContext,
    reason?: string,
  ) => {
    const body = { revision: situation.revision, ceaUuids };
    const outcome = await updateRecord(context.pool, type, uuid, body, changeContext(context, reason)).catch(
      error => {
        throw translateDatabaseError(error, type);
      },
    );
    if (!outcome.record) throw await staleRevision(type, uuid, 'exposure situation', context);
    return outcome.record;
  };

  return {
    async addCeaToExposureSituation({ path }, context) {
      const { text, situation } = await read(path.exposureSituationUuid, context);
      if (situation.ceaUuids.includes(path.ceaUuid)) return { status: 200, body: dataText(text) };
      await requireFitting([...situation.ceaUuids, path.ceaUuid], path.ceaUuid, context);
      const record = await save(
        path.exposureSituationUuid,
        situation,
        [...situation.ceaUuids, path.ceaUuid],
        context,
      );
      return { status: 200, body: dataText(record) };
    },

    async removeCeaFromExposureSituation({ path, query }, context) {
      const { situation } = await read(path.exposureSituationUuid, context);
      const left = situation.ceaUuids.filter(uuid => uuid !== path.ceaUuid);
      if (left.length === situation.ceaUuids.length) throw notFound('element in this situation');
      return {
        status: 200,
        body: dataText(await save(path.exposureSituationUuid, situation, left, context, query.reason)),
      };
    },

    async addCeasToExposureSituationBatch({ path, query, body }, context) {
      const { text, situation } = await read(path.exposureSituationUuid, context);
      const attempts: Attempt[] = [];
      const list = [...situation.ceaUuids];
      for (const { ceaUuid } of body.items) {
        const error = list.includes(ceaUuid)
          ? undefined
          : await problemOf([...list, ceaUuid], ceaUuid, context);
        attempts.push({ ceaUuid, ...(error && { error }) });
        if (!error && !list.includes(ceaUuid)) list.push(ceaUuid);
      }
      const refused = attempts.findIndex(attempt => attempt.error);
      const problem = attempts[refused]?.error;
      if (problem && query.allOrNothing !== false)
        throw fieldProblem(`items.${refused}.ceaUuid`, problem.message);
      const added = list.length - situation.ceaUuids.length;
      const record = added > 0 ? await save(path.exposureSituationUuid, situation, list, context) : text;
      const results = attempts.map(({ ceaUuid, error }, index) =>
        error
          ? { index, status: 'FAILED', error: error.toBody(context.requestId) }
          : { index, status: 'CREATED', uuid: ceaUuid },
      );
      return {
        status: 201,
        body: new JsonText(
          `{"data":{"saved":${added},"results":${JSON.stringify(results)},"exposureSituation":${record}}}`,
        ),
      };
    },
  };
}

async function requireFitting(list: string[], added: string, context: RequestContext): Promise<void> {
  const problem = await problemOf(list, added, context);
  if (problem) throw problem;
}

/** Why an element can not be added, or undefined. */
async function problemOf(
  list: string[],
  added: string,
  context: RequestContext,
): Promise<ApiError | undefined> {
  if (list.length > MOST_ELEMENTS)
    return fieldProblem('ceaUuid', `A situation has at most ${MOST_ELEMENTS} elements.`);
  const { rowCount } = await context.pool.query('select 1 from ceas where uuid = $1 and project_uuid = $2', [
    added,
    context.projectUuid,
  ]);
  if (rowCount === 0)
    return fieldProblem('ceaUuid', 'ceaUuid names an element that does not exist in this project.');
  try {
    await requireExclusiveTypes([{ ceaUuids: list }], context);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return fieldProblem('ceaUuid', error.message);
    throw error;
  }
}
