import type { PoolClient } from 'pg';
import { holdProjectOpen } from '../../access/openProject.ts';
import { ApiError, fieldProblem, notFound } from '../../contract/errors.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import { readRecord } from '../../database/records/reading.ts';
import { quoted, type RecordType } from '../../database/records/recordType.ts';
import { updateRecord } from '../../database/records/writing.ts';
import { translateDatabaseError } from '../../http/databaseErrors.ts';
import { changeContext, dataText, type Handler, JsonText, type RequestContext } from '../../http/handler.ts';
import { refusalsFor } from '../../http/refusalLanguage.ts';
import { type Basis, settleHazards } from '../hazards/index.ts';
import { MAX_ELEMENTS, requireExclusiveTypes } from './elements.ts';
import { nameFromElements } from './generatedName.ts';

interface Situation {
  revision: number;
  ceaUuids: string[];
}

interface Attempt {
  ceaUuid: string;
  error?: ApiError;
}

/** Adding and removing single elements; each is a normal update of the situation's list. */
export function elementHandlers(
  type: RecordType,
  basis: Basis,
): {
  addCeaToExposureSituation: Handler<'addCeaToExposureSituation'>;
  removeCeaFromExposureSituation: Handler<'removeCeaFromExposureSituation'>;
  addCeasToExposureSituationBatch: Handler<'addCeasToExposureSituationBatch'>;
} {
  /** These calls carry no revision, so concurrent ones wait for each other instead of being refused. */
  const locked = <T>(
    uuid: string,
    context: RequestContext,
    work: (found: { text: string; situation: Situation }, client: PoolClient) => Promise<T>,
  ): Promise<T> =>
    inTransaction(context.pool, async client => {
      await holdProjectOpen(client, context);
      await client.query(`select 1 from ${quoted(type.tableName)} where "uuid" = $1 for no key update`, [
        uuid,
      ]);
      const text = await readRecord(client, type, uuid);
      if (!text) throw notFound('exposure situation');
      return work({ text, situation: JSON.parse(text) as Situation }, client);
    });

  const save = async (
    uuid: string,
    situation: Situation,
    ceaUuids: string[],
    context: RequestContext,
    client: PoolClient,
    reason?: string,
  ) => {
    const body = { revision: situation.revision, ceaUuids, isConfirmed: false };
    await nameFromElements(uuid, body, client);
    // Without a way to confirm: votes are reset by a change of the situation itself.
    await settleHazards(type, basis, uuid, body, context, client);
    const outcome = await updateRecord(client, type, uuid, body, changeContext(context, reason)).catch(
      error => {
        throw translateDatabaseError(error, type);
      },
    );
    if (!outcome.record) throw notFound('exposure situation');
    return outcome.record;
  };

  return {
    addCeaToExposureSituation: ({ path }, context) =>
      locked(path.exposureSituationUuid, context, async ({ text, situation }, client) => {
        if (situation.ceaUuids.includes(path.ceaUuid)) return { status: 200, body: dataText(text) };
        const list = [...situation.ceaUuids, path.ceaUuid];
        const problem = await problemOf(list, path.ceaUuid, context, client);
        if (problem) throw problem;
        const record = await save(path.exposureSituationUuid, situation, list, context, client);
        return { status: 200, body: dataText(record) };
      }),

    removeCeaFromExposureSituation: ({ path, query }, context) =>
      locked(path.exposureSituationUuid, context, async ({ situation }, client) => {
        const left = situation.ceaUuids.filter(uuid => uuid !== path.ceaUuid);
        if (left.length === situation.ceaUuids.length) throw notFound('element in this situation');
        const record = await save(path.exposureSituationUuid, situation, left, context, client, query.reason);
        return { status: 200, body: dataText(record) };
      }),

    addCeasToExposureSituationBatch: ({ path, query, body }, context) =>
      locked(path.exposureSituationUuid, context, async ({ text, situation }, client) => {
        const attempts: Attempt[] = [];
        const list = [...situation.ceaUuids];
        for (const { ceaUuid } of body.items) {
          const error = list.includes(ceaUuid)
            ? undefined
            : await problemOf([...list, ceaUuid], ceaUuid, context, client);
          attempts.push({ ceaUuid, ...(error && { error }) });
          if (!error && !list.includes(ceaUuid)) list.push(ceaUuid);
        }
        const refused = attempts.findIndex(attempt => attempt.error);
        const problem = attempts[refused]?.error;
        if (problem && query.allOrNothing !== false)
          throw fieldProblem(`items.${refused}.ceaUuid`, problem.message);
        const added = list.length - situation.ceaUuids.length;
        const record =
          added > 0 ? await save(path.exposureSituationUuid, situation, list, context, client) : text;
        const results = attempts.map(({ ceaUuid, error }, index) =>
          error
            ? {
                index,
                status: 'FAILED',
                error: error.toBody(context.requestId, refusalsFor(context.acceptLanguage)),
              }
            : { index, status: 'CREATED', uuid: ceaUuid },
        );
        return {
          status: 201,
          body: new JsonText(
            `{"data":{"saved":${added},"results":${JSON.stringify(results)},"exposureSituation":${record}}}`,
          ),
        };
      }),
  };
}

/** Why an element cannot be added, or undefined. */
async function problemOf(
  list: string[],
  added: string,
  { projectUuid }: RequestContext,
  client: PoolClient,
): Promise<ApiError | undefined> {
  if (list.length > MAX_ELEMENTS)
    return fieldProblem('ceaUuid', `A situation has at most ${MAX_ELEMENTS} elements.`);
  const { rowCount } = await client.query('select 1 from ceas where uuid = $1 and project_uuid = $2', [
    added,
    projectUuid,
  ]);
  if (rowCount === 0)
    return fieldProblem('ceaUuid', 'ceaUuid names an element that does not exist in this project.');
  try {
    await requireExclusiveTypes([{ ceaUuids: list }], client);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return fieldProblem('ceaUuid', error.message);
    throw error;
  }
}
