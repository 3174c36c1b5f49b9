import { join } from 'node:path';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../server/seed/demoPeople.ts';
import { median } from '../support/benchMeasure.ts';
import type { Figure } from '../support/benchReport.ts';
import { removeServerFolder, type ServerProcess, startServer } from '../support/serverProcess.ts';
import { signInForTokens } from '../support/signIn.ts';
import type { BenchContext } from './context.ts';

interface Start {
  readyMs: number;
  answerMs: number;
}

const GOAL_MS = { first: 8000, warm: 3000 };

const signIn = async ({ url }: ServerProcess) =>
  (await signInForTokens(url, { email: DEMO_ACCOUNTS[0]?.email ?? '', password: DEMO_PASSWORD })).accessToken;

/** Starts on a folder; @returns the times until /ready and until the first answer to somebody who is signed in */
async function measure(
  folder: string,
  port: number,
  known?: string,
): Promise<Start & { server: ServerProcess; token: string }> {
  const begin = performance.now();
  const { server, readyMs } = await startServer({ folder, port });
  const token = known ?? (await signIn(server));
  const response = await fetch(`${server.url}/v1/user-api/users/me`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`The first answer was ${response.status}`);
  await response.text();
  return { server, token, readyMs, answerMs: performance.now() - begin };
}

function figureOf(name: string, starts: Start[], goal: number): Figure {
  const answer = median(starts.map(({ answerMs }) => answerMs));
  const ready = median(starts.map(({ readyMs }) => readyMs));
  return {
    name,
    product: `${Math.round(answer)} ms`,
    goal: `< ${goal} ms`,
    reached: answer < goal,
    note: `ready after ${Math.round(ready)} ms; median of ${starts.length}`,
  };
}

/** Process start to first answer: on an empty folder (database, schema, demo data, sign-in), and on a known one. */
export async function benchStart({ folder, port, quick }: BenchContext): Promise<Figure[]> {
  const first: Start[] = [];
  const warm: Start[] = [];
  for (let round = 0; round < (quick ? 1 : 3); round += 1) {
    const place = join(folder, `start-${round}`);
    try {
      const { server, token, ...times } = await measure(place, port + 1);
      first.push(times);
      await server.end();
      for (let again = 0; again < 3; again += 1) {
        const { server: next, readyMs, answerMs } = await measure(place, port + 1, token);
        warm.push({ readyMs, answerMs });
        await next.end();
      }
    } finally {
      await removeServerFolder(place);
    }
  }
  return [
    figureOf('First start to first answer', first, GOAL_MS.first),
    figureOf('Start to first answer', warm, GOAL_MS.warm),
  ];
}
