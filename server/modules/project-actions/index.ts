import { generateExposureSituations } from './generateExposureSituations.ts';
import { generateMalfunctions } from './generateMalfunctions.ts';
import { recommendHazards } from './recommendHazards.ts';
import { recommendTasks } from './recommendTasks.ts';
import { restoreDeletedRecords } from './restoreDeleted.ts';
import { listSuggestionRefusals, proposeSuggestionsAgain, refuseSuggestions } from './suggestionRefusals.ts';

export { DEFAULT_GUIDEWORDS } from './generateMalfunctions.ts';
export { suggestionRefusalType } from './suggestionRefusals.ts';

export const projectActionHandlers = {
  generateExposureSituations,
  generateMalfunctions,
  listSuggestionRefusals,
  proposeSuggestionsAgain,
  recommendHazards,
  recommendTasks,
  refuseSuggestions,
  restoreDeletedRecords,
};
