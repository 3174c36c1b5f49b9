import { acceptFinding, reopenFinding } from './acceptances.ts';
import { listFindings, listHazardFindings } from './findingLists.ts';

export { findingAcceptanceType } from './acceptanceRecord.ts';
export { readFindings } from './findingLists.ts';

export const findingHandlers = { acceptFinding, listFindings, listHazardFindings, reopenFinding };
