import type { PoolClient } from 'pg';
import type { operations } from '../contract/generated/operations.ts';

type NewProject = operations['createProject']['requestBody']['content']['application/json'];

/** Names a built-in example analysis. */
export type DemoProjectName = NonNullable<NewProject['demo']>;

/** What a project that begins with an example takes from it. */
export interface DemoProjectFacts {
  description: string;
  style: NewProject['style'];
  /** The first one is the project's default. */
  riskRatingSetUuids: string[];
}

/** The built-in examples; the room of the seeds has them, which stands above the modules. */
export interface DemoProjects {
  factsOf(name: DemoProjectName): DemoProjectFacts;
  /**
   * Puts the records of the example into a project that has none, within the transaction that creates it. Nobody has accepted
   * or verified anything in it yet. Audit rows are the caller's.
   */
  fill(client: PoolClient, name: DemoProjectName, project: { uuid: string; userUuid: string }): Promise<void>;
}
