import { generateExposureSituations } from './generateExposureSituations.ts';
import { generateMalfunctions } from './generateMalfunctions.ts';
import { recommendHazards } from './recommendHazards.ts';
import { recommendTasks } from './recommendTasks.ts';
import { restoreDeletedRecords } from './restoreDeleted.ts';

export { DEFAULT_GUIDEWORDS } from './generateMalfunctions.ts';

export const projectActionHandlers = {
  generateExposureSituations,
  generateMalfunctions,
  recommendHazards,
  recommendTasks,
  restoreDeletedRecords,
};
