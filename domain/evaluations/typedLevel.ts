import type { FieldProblem } from '../fieldProblem.ts';
import { LEVEL_FIELDS, type Levels } from '../rating/parameters.ts';

/**
 * A final level follows from the initial rating and the measures, or is agreed on by vote (domain model 2.6): nobody types
 * one. Reasons may be written at every stage.
 * @param change absent stays as it is
 */
export function typedLevelProblem(stage: 'INITIAL' | 'FINAL', change: Levels): FieldProblem | undefined {
  if (stage !== 'FINAL') return undefined;
  const path = Object.values(LEVEL_FIELDS).find(field => change[field] !== undefined);
  return (
    path && {
      path,
      message:
        'A final level follows from the initial rating and the measures, so it cannot be typed. Judge the measures and recalculate, or agree on it by vote.',
    }
  );
}
