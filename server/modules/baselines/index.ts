import { inVisibleProjects } from '../../access/visibility.ts';
import { ApiError } from '../../contract/errors.ts';
import { recordHandlers } from '../../http/recordHandlers.ts';
import { baselineType, isSigned, reviewFindingType } from './baselineRecord.ts';
import { reviewHandlers } from './reviews.ts';
import { signatureHandlers } from './signatures.ts';

export { baselineType, baselineTypes, COUNTS_PART, latestSigned } from './baselineRecord.ts';

const SIGNED =
  'Somebody has signed this baseline, so it stays. It can be deleted once every signature was withdrawn. Nothing was changed.';

const { listBaselines, getBaseline, deleteBaseline } = recordHandlers(baselineType, {
  visible: inVisibleProjects,
  async beforeDelete(uuid, _context, database) {
    const { rows } = await database.query<{ isSigned: boolean }>(
      `select ${isSigned('b')} as "isSigned" from baselines b where b.uuid = $1`,
      [uuid],
    );
    if (rows[0]?.isSigned) throw new ApiError('RULE_VIOLATED', SIGNED);
  },
});

const { listReviewFindings, getReviewFinding } = recordHandlers(reviewFindingType, {
  visible: inVisibleProjects,
});

export const baselineHandlers = {
  listBaselines,
  getBaseline,
  deleteBaseline,
  listReviewFindings,
  getReviewFinding,
  ...signatureHandlers,
  ...reviewHandlers,
};
