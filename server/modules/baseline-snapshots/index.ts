import { compareBaseline } from './compare.ts';
import { createBaseline } from './freeze.ts';
import { getBaselineReadiness } from './readiness.ts';
import { listBaselineRecords } from './records.ts';

// What is made of records of all kinds has a module of its own, above those of the kinds.

export { kindsOf, rowsSql } from './snapshotSql.ts';

export const baselineSnapshotHandlers = {
  compareBaseline,
  createBaseline,
  getBaselineReadiness,
  listBaselineRecords,
};
