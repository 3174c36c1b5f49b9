import { seededRandom } from '../support/seededRandom.ts';

/** What happens to somebody who walks through the app; all but the last two end by themselves or with the script. */
export const SHELL_FAULTS = [
  'sleep',
  'offline',
  'slow',
  'away',
  'deploy',
  'answer 401',
  'session over',
] as const;
export type ShellFault = (typeof SHELL_FAULTS)[number];

export type ShellStep =
  | { kind: 'go'; to: string }
  | { kind: 'reload' }
  | { kind: 'fault'; fault: ShellFault }
  /** Whatever is away comes back. */
  | { kind: 'back' }
  | { kind: 'rest'; forMs: number };

export interface ShellPlan {
  seed: number;
  /** Address below the base path; `:project` stands for the project of the run. */
  start: string;
  steps: ShellStep[];
}

const PAGES = ['/welcome', '/organizations', '/projects', '/projects-request-access', '/invite-supplier'];
const PROJECT_PAGES = [
  '',
  '/settings',
  '/members',
  '/functions',
  '/worksheet',
  '/measures',
  '/safety-targets',
  '/voting',
  '/checks',
  '/documents',
].map(page => `/projects/:project${page}`);

const MAX_REST_MS = 1_200;

/** A walk through the app made from its seed alone. */
export function planShell(seed: number): ShellPlan {
  const random = seededRandom(seed);
  const below = (bound: number) => Math.floor(random() * bound);
  const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const page = () => oneOf(random() < 0.6 ? PROJECT_PAGES : PAGES);

  const steps: ShellStep[] = [];
  const faults = 1 + below(3);
  for (let at = 0; at < faults; at += 1) {
    if (random() < 0.5) steps.push({ kind: 'go', to: page() });
    steps.push({ kind: 'fault', fault: oneOf(SHELL_FAULTS) });
    for (let moves = 1 + below(3); moves > 0; moves -= 1) {
      steps.push(random() < 0.12 ? { kind: 'reload' } : { kind: 'go', to: page() });
      if (random() < 0.5) steps.push({ kind: 'rest', forMs: below(MAX_REST_MS) });
    }
    if (random() < 0.6) steps.push({ kind: 'back' });
  }
  return { seed, start: page(), steps };
}
