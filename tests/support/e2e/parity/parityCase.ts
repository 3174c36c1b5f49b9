import type { ApiClient } from '../ApiClient.ts';
import type { Analysis } from '../analysis.ts';
import type { BrowserName } from '../browsers.ts';
import type { SheetHands } from '../SheetHands.ts';

export interface Desk {
  hands: SheetHands;
  api: ApiClient;
  project: Analysis;
  browser: BrowserName;
}

/** One line of docs/worksheet-parity.md. */
export interface ParityCase {
  number: number;
  /** As it stands there. */
  what: string;
  act(desk: Desk): Promise<void>;
}

/** Cases that are gone through one after the other in a project of their own. */
export interface ParityGroup {
  title: string;
  prepare(api: ApiClient): Promise<Analysis>;
  cases: readonly ParityCase[];
}

export const SIX = ['HZ-001', 'HZ-002', 'HZ-003', 'HZ-004', 'HZ-005', 'HZ-006'];
