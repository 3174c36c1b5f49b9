import { restedHandlers } from '../hazards/index.ts';
import { decomposeSrem } from './decompose.ts';
import { sremBasis, sremRules, sremType } from './sremRecord.ts';

export { LEVEL_TEXT, levelOfTarget, requirementLevelSql } from './levelSql.ts';
export { sremType } from './sremRecord.ts';

export const sremHandlers = { ...restedHandlers(sremType, sremRules, sremBasis), decomposeSrem };
