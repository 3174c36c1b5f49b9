import type { BenchSession } from '../support/benchProject.ts';
import type { ServerProcess } from '../support/serverProcess.ts';

/** What every part of the bench works with: one server, and the database under it. */
export interface BenchContext {
  server: ServerProcess;
  session: BenchSession;
  /** Address of the server's own database, for the floor. */
  databaseUrl: string;
  /** How often, and for how many seconds each, product and floor are measured in turns. */
  rounds: number;
  seconds: number;
  /** Folder for data of parts that start servers of their own. */
  folder: string;
  /** First of fifty ports. */
  port: number;
  quick: boolean;
  /** How long people of a load work. */
  minutes: number;
}
