import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Begun late, one of these would run alone at the end while the other cores have nothing left to do. Where Vitest has no
 * times of an earlier run, as in CI, it goes by the size of files.
 */
const LONG = [
  'cache/changes',
  'authorization/authorizationMatrix',
  'embedded/embedded-database',
  'process/installation',
  'records/queryPlans',
  'project-archives/hostile',
  'process/killStorm',
  'process/backup',
  'reports/reportFiles',
  'process/endings',
  'authorization/authorizationReferences',
  'http/badInputFields',
  'http/processRefusals',
  'embedded/embedded-refusals',
  'access/conditionAgrees',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const index = LONG.findIndex(name => moduleId.endsWith(`${name}.test.ts`));
  return index < 0 ? LONG.length : index;
};

/** Begins with the files that take longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}
