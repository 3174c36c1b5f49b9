import type { ChaosWorld } from './ChaosWorld.ts';
import { ShellPerson } from './ShellPerson.ts';
import type { ShellPlan } from './shellPlan.ts';

export interface ShellResult {
  seed: number;
  faults: string[];
  /** Ways on that the person needed. */
  used: number;
  ms: number;
  problems: string[];
  story: string[];
}

/** Plays a walk through the app; in the end a page of it has to stand, by nothing but what the views offer. */
export async function playShell(
  world: ChaosWorld,
  plan: ShellPlan,
  projectUuid: string,
): Promise<ShellResult> {
  const started = performance.now();
  const story: string[] = [];
  const tell = (line: string) =>
    story.push(`${((performance.now() - started) / 1000).toFixed(2).padStart(6)} s  ${line}`);
  const problems: string[] = [];
  const faults = plan.steps.flatMap(step => (step.kind === 'fault' ? step.fault : []));
  const context = await world.openContext();
  const page = await context.newPage();
  const person = new ShellPerson(page, projectUuid, tell);
  try {
    tell(`opens ${plan.start}`);
    await person.open(plan.start);
    for (const step of plan.steps) {
      if (step.kind === 'fault') tell(step.fault);
      if (step.kind === 'fault') await person.suffer(step.fault);
      else if (step.kind === 'go') await person.go(step.to);
      else if (step.kind === 'reload') await person.reload();
      else if (step.kind === 'back') await person.back();
      else await page.waitForTimeout(step.forMs);
      if (await person.hasFailed()) {
        problems.push(`the failure view, after ${JSON.stringify(step)}`);
        break;
      }
    }
    tell('everything is back');
    await person.back();
    await person.comeOn();
  } catch (error) {
    problems.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
  if (problems.length > 0) problems.push(await person.view());
  await context.close();
  if (faults.some(fault => fault === 'answer 401' || fault === 'session over')) world.forgetSession();
  return { seed: plan.seed, faults, used: person.used, ms: performance.now() - started, problems, story };
}
