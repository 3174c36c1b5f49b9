import type { Pool } from 'pg';
import { notFound } from '../../contract/errors.ts';
import { type ListQuery, listRecords } from '../../database/records/reading.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import { featureFlags } from '../../database/schema/platform.ts';
import { dataText, type Handler } from '../../http/handler.ts';
import { changeRecord } from '../../http/recordHandlers.ts';
import { type FeatureFlag, inOrderOf, withOverride } from './featureFlagRules.ts';

async function findFlags(pool: Pool, names: readonly string[]): Promise<FeatureFlag[]> {
  const { rows } = await pool.query<FeatureFlag>(
    'select name, enabled from feature_flags where name = any($1::text[])',
    [names],
  );
  return rows;
}

const getFeatureFlag: Handler<'getFeatureFlag'> = async ({ path, query }, { pool }) => {
  const [flag] = await findFlags(pool, [path.name]);
  if (!flag) throw notFound('feature flag');
  return { status: 200, body: { data: withOverride(flag, query.override) } };
};

const queryFeatureFlags: Handler<'queryFeatureFlags'> = async ({ body }, { pool }) => {
  const results = inOrderOf(body.names, await findFlags(pool, body.names));
  return { status: 200, body: { data: { results, total: results.length } } };
};

/** A flag as the administrators of the platform see it. */
export const featureFlagType = defineRecord({
  entity: 'FeatureFlag',
  plural: 'FeatureFlags',
  table: featureFlags,
  searched: ['name', 'description'],
  orderBy: 'name',
});

const adminListFeatureFlags: Handler<'adminListFeatureFlags'> = async ({ query }, { pool }) => ({
  status: 200,
  body: dataText(await listRecords(pool, featureFlagType, query as ListQuery)),
});

const adminUpdateFeatureFlag: Handler<'adminUpdateFeatureFlag'> = async ({ path, body }, context) => {
  const record = await changeRecord(featureFlagType, {}, path.featureFlagUuid, { ...body }, context);
  return { status: 200, body: dataText(record) };
};

export const featureFlagHandlers = {
  getFeatureFlag,
  queryFeatureFlags,
  adminListFeatureFlags,
  adminUpdateFeatureFlag,
};
