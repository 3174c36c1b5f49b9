import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export interface Outcome {
  passed: number;
  failed: number;
  /** Where and why, one text per failure that a report describes. */
  failures: string[];
}

export interface Step {
  name: string;
  command: string[];
  environment?: Record<string, string>;
  /** Where a test runner's report stands; a step without one counts as a single check. */
  report?: { file: string; read: (report: never) => Outcome };
}

/** Test processes, and the servers that they start, compile what the ones before them have: about a second of work. */
const COMPILE_CACHE = resolve('.cache/node-tests');

/**
 * Runs one step.
 * @param isAlone stream its output; otherwise print it when the step ends, so that outputs do not mix
 */
export async function runStep(step: Step, isAlone: boolean): Promise<Outcome & { seconds: number }> {
  const started = performance.now();
  console.log(`\n── ${step.name}${isAlone ? '' : ': begins'}`);
  const { code, output } = await spawned(step, isAlone);
  const seconds = (performance.now() - started) / 1000;
  if (!isAlone) process.stdout.write(`\n── ${step.name}: ${seconds.toFixed(0)} s\n${output}`);
  return { ...outcomeOf(step, code), seconds };
}

function spawned({ command: [program = '', ...args], environment }: Step, isAlone: boolean) {
  return new Promise<{ code: number; output: string }>(done => {
    const output: Buffer[] = [];
    const child = spawn(program, args, {
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0', NODE_COMPILE_CACHE: COMPILE_CACHE, ...environment },
    });
    const end = (code: number) => done({ code, output: Buffer.concat(output).toString() });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => output.push(chunk));
    child.on('error', error => {
      output.push(Buffer.from(`${error.message}\n`));
      end(127);
    });
    child.on('close', code => end(code ?? 1));
  });
}

/** A runner that crashed leaves no report, or one without the failure; then its exit code decides. */
function outcomeOf(step: Step, code: number): Outcome {
  if (!step.report) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, failures: [] };
  try {
    const outcome = step.report.read(JSON.parse(readFileSync(step.report.file, 'utf8')) as never);
    if (code === 0 || outcome.failed > 0) return outcome;
    return { ...outcome, failed: 1, failures: [...outcome.failures, `exit code ${code}`] };
  } catch {
    return { passed: 0, failed: 1, failures: [`exit code ${code}, no report`] };
  }
}
