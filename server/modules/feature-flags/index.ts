import type { Pool } from 'pg';
import { notFound } from '../../contract/errors.ts';
import type { Handler } from '../../http/handler.ts';
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

export const featureFlagHandlers = { getFeatureFlag, queryFeatureFlags };
