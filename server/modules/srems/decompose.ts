import type { PoolClient } from 'pg';
import {
  type Asil,
  type DecompositionProblem,
  decompositionProblems,
} from '../../../domain/measures/decomposition.ts';
import { holdProjectOpen } from '../../access/openProject.ts';
import { fieldProblem, notFound } from '../../contract/errors.ts';
import type { components } from '../../contract/generated/operations.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import { readRecord } from '../../database/records/reading.ts';
import { insertRecords, updateRecord } from '../../database/records/writing.ts';
import { changeContext, dataText, type Handler, type RequestContext } from '../../http/handler.ts';
import { staleRevision } from '../../http/recordHandlers.ts';
import { checkCycles } from '../../http/referenceChecks.ts';
import { settleHazards } from '../hazards/index.ts';
import { requirementLevelSql } from './levelSql.ts';
import { sremBasis, sremType } from './sremRecord.ts';

type Fields = Record<string, unknown>;
type Part = components['schemas']['SremDecompositionPart'];
type Srem = components['schemas']['Srem'];

interface Stored {
  uuid: string;
  revision: number;
  parentUuid: string | null;
  decomposedLevel: Asil | null;
  allocatedTo: string;
}

/** The requirement, its parts and those that become its parts, held until the transaction ends. */
async function hold(client: PoolClient, uuid: string, parts: readonly string[], projectUuid: string | null) {
  const { rows } = await client.query<Stored>(
    `select uuid, revision, parent_uuid as "parentUuid", decomposed_level as "decomposedLevel", allocated_to as "allocatedTo" from srems
      where project_uuid = $3 and (uuid = $1 or parent_uuid = $1 or uuid = any($2::uuid[])) order by uuid for update`,
    [uuid, parts, projectUuid],
  );
  return new Map(rows.map(row => [row.uuid, row]));
}

const WORDS: Record<DecompositionProblem, { path: string; message: string }> = {
  NO_ASIL: {
    path: 'parts',
    message:
      'Only an ASIL is decomposed, and this requirement has none. Name the safety targets that it serves first; nothing was changed.',
  },
  NOT_TWO_PARTS: {
    path: 'parts',
    message: 'A requirement is decomposed into two parts. Nothing was changed.',
  },
  PAIR: {
    path: 'parts',
    message:
      'These two levels do not make up that of the requirement (ISO 26262-9:2018, clause 5). Nothing was changed.',
  },
  NO_ARGUMENT: {
    path: 'independence',
    message: 'Say why the elements of both parts are independent of each other. Nothing was changed.',
  },
  SAME_ELEMENT: {
    path: 'parts.1.allocatedTo',
    message:
      'Both parts are allocated to the same element, which cannot be independent of itself. Nothing was changed.',
  },
};

/** @throws ApiError RULE_VIOLATED at the part that cannot be one */
function requireParts(parts: readonly Part[], uuid: string, stored: ReadonlyMap<string, Stored>): void {
  if (parts[0]?.uuid && parts[0].uuid === parts[1]?.uuid)
    throw fieldProblem('parts.1.uuid', 'Both parts are the same requirement. Nothing was changed.');
  for (const [index, part] of parts.entries()) {
    if (!part.uuid && !part.name)
      throw fieldProblem(`parts.${index}.name`, 'A new requirement needs a name. Nothing was changed.');
    if (part.uuid === uuid)
      throw fieldProblem(`parts.${index}.uuid`, 'A requirement is no part of itself. Nothing was changed.');
    if (part.uuid && !stored.has(part.uuid))
      throw fieldProblem(
        `parts.${index}.uuid`,
        'This is no requirement of the project. Nothing was changed.',
      );
  }
}

/** Its own ASIL, of ASIL B(D) the B. */
async function asilOf(client: PoolClient, uuid: string): Promise<string | null> {
  const { rows } = await client.query<{ category: string | null; own: string | null }>(
    `select v.category, v.own from srems q cross join lateral (${requirementLevelSql('q')}) v where q.uuid = $1`,
    [uuid],
  );
  return rows[0]?.category === 'ASIL' ? rows[0].own : null;
}

/** Changes a requirement as `updateSrem` does. */
async function change(client: PoolClient, uuid: string, body: Fields, context: RequestContext) {
  await settleHazards(sremType, sremBasis, uuid, body, context, client);
  await checkCycles(sremType, uuid, body, client);
  const why = changeContext(context, body.reason as string | undefined);
  const { record } = await updateRecord(client, sremType, uuid, body, why);
  if (!record) throw await staleRevision(sremType, uuid, 'requirement', context, client);
}

const textsOf = ({ name, text, allocatedTo }: Part): Fields => ({
  ...(name !== undefined && { name }),
  ...(text !== undefined && { text }),
  ...(allocatedTo !== undefined && { allocatedTo }),
});

/** Makes or takes one part. @returns its uuid */
async function makePart(
  client: PoolClient,
  parentUuid: string,
  part: Part,
  stored: Stored | undefined,
  context: RequestContext,
): Promise<string> {
  const fields = { ...textsOf(part), parentUuid, decomposedLevel: part.decomposedLevel };
  if (stored) {
    await change(client, stored.uuid, { revision: stored.revision, ...fields }, context);
    return stored.uuid;
  }
  const [record] = await insertRecords(
    client,
    sremType,
    [fields],
    { column: 'projectUuid', uuid: context.projectUuid ?? '' },
    changeContext(context),
  );
  return (JSON.parse(record ?? '{}') as Srem).uuid;
}

/** Shares the ASIL of a requirement between two parts (ISO 26262-9:2018, clause 5; domain model 1.36). */
export const decomposeSrem: Handler<'decomposeSrem'> = async ({ path, body }, context) => {
  const uuid = path.sremUuid;
  const { parts, independence, revision, reason } = body;
  const records = await inTransaction(context.pool, async client => {
    await holdProjectOpen(client, context);
    const named = parts.flatMap(part => part.uuid ?? []);
    const stored = await hold(client, uuid, named, context.projectUuid);
    const parent = stored.get(uuid);
    if (!parent) throw notFound('requirement');
    if (parent.revision !== revision)
      throw await staleRevision(sremType, uuid, 'requirement', context, client);
    requireParts(parts, uuid, stored);
    const shares = parts.map(part => ({
      decomposedLevel: part.decomposedLevel,
      allocatedTo: part.allocatedTo ?? stored.get(part.uuid ?? '')?.allocatedTo ?? '',
    }));
    const [problem] = decompositionProblems(await asilOf(client, uuid), shares, independence);
    if (problem) throw fieldProblem(WORDS[problem].path, WORDS[problem].message);
    await change(client, uuid, { revision, reason, independence }, context);
    for (const one of stored.values())
      if (one.parentUuid === uuid && one.decomposedLevel && !named.includes(one.uuid))
        await change(client, one.uuid, { revision: one.revision, decomposedLevel: null }, context);
    const made: string[] = [];
    for (const part of parts)
      made.push(await makePart(client, uuid, part, stored.get(part.uuid ?? ''), context));
    // One after the other: they share the connection of the transaction.
    const read: (string | undefined)[] = [];
    for (const one of [uuid, ...made])
      read.push(await readRecord(client, sremType, one, undefined, context.userUuid));
    return read;
  });
  const [srem, ...made] = records;
  if (!srem) throw new Error('Nothing came back of a decomposition');
  return { status: 200, body: dataText(`{"srem":${srem},"parts":[${made.join(',')}]}`) };
};
