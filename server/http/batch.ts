import type { RecordType } from '../database/records/recordType.ts';
import { type InsertScope, insertRecords } from '../database/records/writing.ts';
import { brokenField, brokenValue, type DatabaseError, translateDatabaseError } from './databaseErrors.ts';
import { ApiError } from './errors.ts';
import { changeContext, JsonText, type RequestContext } from './handler.ts';
import { checkReferences } from './referenceChecks.ts';

type Fields = Record<string, unknown>;

interface Refused {
  index: number;
  error: ApiError;
}

/**
 * Creates up to 500 records in one transaction.
 * @param allOrNothing false: the right ones are saved, the others told
 * @returns `{"data":{"results":[…],"records":[…],"saved":n}}`
 * @throws ApiError RULE_VIOLATED naming `items.n.field` when allOrNothing and one is wrong; nothing is saved then
 */
export async function createBatch(
  type: RecordType,
  items: Fields[],
  allOrNothing: boolean,
  context: RequestContext,
): Promise<JsonText> {
  const refused: Refused[] = [];
  let open = items.map((item, index) => ({ item, index }));
  let records: string[] = [];
  for (;;) {
    const rejected = await wrongReferences(type, open, context);
    if (rejected.length === 0 && open.length > 0) {
      const outcome = await tryInsert(type, open, context);
      if (Array.isArray(outcome)) {
        records = outcome;
        break;
      }
      rejected.push(outcome);
    }
    refused.push(...rejected);
    const indexes = new Set(rejected.map(({ index }) => index));
    open = open.filter(({ index }) => !indexes.has(index));
    if (open.length === 0 || allOrNothing) break;
  }
  if (allOrNothing && refused.length > 0) throw batchProblem(refused);
  return answer(open, records, refused, context);
}

async function wrongReferences(
  type: RecordType,
  open: { item: Fields; index: number }[],
  context: RequestContext,
): Promise<Refused[]> {
  try {
    await checkReferences(
      type,
      open.map(({ item }) => item),
      context,
    );
    return [];
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Paths of checkReferences name the item within `open`; the caller knows the items by their place in the request.
    const places = new Set(
      (error.details.fields ?? []).map(field => Number(/^items\.(\d+)\./.exec(field.path)?.[1] ?? 0)),
    );
    return [...places].map(place => ({ index: open[place]?.index ?? 0, error: onlyItem(error, place) }));
  }
}

function onlyItem(error: ApiError, place: number): ApiError {
  const fields = (error.details.fields ?? [])
    .filter(field => !field.path.startsWith('items.') || field.path.startsWith(`items.${place}.`))
    .map(field => ({ ...field, path: field.path.replace(/^items\.\d+\./, '') }));
  return new ApiError(error.code, fields[0]?.message ?? error.message, { fields });
}

async function tryInsert(
  type: RecordType,
  open: { item: Fields; index: number }[],
  context: RequestContext,
): Promise<string[] | Refused> {
  const scope: InsertScope | undefined = context.projectUuid
    ? { column: 'projectUuid', uuid: context.projectUuid }
    : context.organizationUuid
      ? { column: 'organizationUuid', uuid: context.organizationUuid }
      : undefined;
  try {
    return await insertRecords(
      context.pool,
      type,
      open.map(({ item }) => item),
      scope,
      changeContext(context),
    );
  } catch (error) {
    const translated = translateDatabaseError(error, type);
    const field = brokenField(error as DatabaseError, type);
    const value = brokenValue(error as DatabaseError);
    const culprit = open.find(
      ({ item }) => field && JSON.stringify(item[field] ?? null).includes(value ?? ' '),
    );
    if (!(translated instanceof ApiError) || !culprit) throw translated;
    return { index: culprit.index, error: translated };
  }
}

function batchProblem(refused: Refused[]): ApiError {
  const fields = refused.flatMap(({ index, error }) =>
    (error.details.fields ?? []).map(field => ({ ...field, path: `items.${index}.${field.path}` })),
  );
  const [first] = refused;
  return new ApiError(
    first?.error.code ?? 'RULE_VIOLATED',
    `Nothing was saved: item ${(first?.index ?? 0) + 1}: ${first?.error.message ?? ''}`,
    { fields },
  );
}

function answer(
  open: { index: number }[],
  records: string[],
  refused: Refused[],
  context: RequestContext,
): JsonText {
  const results = [
    ...open.map(({ index }, place) => {
      const { uuid, code } = JSON.parse(records[place] ?? '{}') as { uuid: string; code?: string };
      return { index, status: 'CREATED', uuid, ...(code && { code }) };
    }),
    ...refused.map(({ index, error }) => ({
      index,
      status: 'FAILED',
      error: error.toBody(context.requestId),
    })),
  ].sort((one, other) => one.index - other.index);
  return new JsonText(
    `{"data":{"results":${JSON.stringify(results)},"records":[${records.join(',')}],"saved":${records.length}}}`,
  );
}
