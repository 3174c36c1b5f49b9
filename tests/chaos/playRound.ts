import { join } from 'node:path';
import { type BrowserContext, expect } from '@playwright/test';
import type { ChaosWorld } from './ChaosWorld.ts';
import { Ledger } from './Ledger.ts';
import type { RoundPlan, Step } from './plan.ts';
import { Tab } from './Tab.ts';

/** Signing in once more is part of it. */
const CATCH_UP_MS = 60_000;

export interface RoundResult {
  seed: number;
  faults: string[];
  typed: number;
  ms: number;
  /** What is lost, or why the round broke off; nothing when all is well. */
  problems: string[];
  story: string[];
}

/** Plays a round against the product and compares what was typed with what the server has in the end. */
export async function playRound(world: ChaosWorld, plan: RoundPlan): Promise<RoundResult> {
  const started = performance.now();
  const ledger = new Ledger();
  const decisions = plan.keepsMine[Symbol.iterator]();
  const { projectUuid } = await world.createAnalysis(plan.hazards.length);
  const context = await world.openContext();
  const problems: string[] = [];
  try {
    const tabs = await Promise.all(
      Array.from({ length: plan.tabs }, async (_, number) => {
        const keepsMine = () => decisions.next().value ?? true;
        const tab = new Tab(number, await context.newPage(), projectUuid, ledger, keepsMine);
        await tab.open();
        return tab;
      }),
    );
    const underWay: Promise<void>[] = [];
    for (const step of plan.steps) await play(step);
    await Promise.all(underWay);
    for (const tab of tabs) await tab.settle();
    problems.push(...(await lossesOf(tabs)));

    async function play(step: Step): Promise<void> {
      const tab = tabs[step.tab] as Tab;
      if (step.kind === 'type') return tab.type(step.hazard, step.field, step.value, step.leaves);
      ledger.tell(`${step.fault}, tab ${step.tab}${step.fault === 'offline' ? ` for ${step.forMs} ms` : ''}`);
      // One at a time: no page opens while the connection or the server is away, and no person signs in.
      await Promise.all(underWay.splice(0));
      if (step.fault === 'reload') return tab.open();
      if (step.fault === 'signed out') return tab.loseSession();
      if (step.fault === 'offline') await context.setOffline(true);
      underWay.push(step.fault === 'offline' ? comeBack(step.forMs) : world.restart(step.fault));
    }

    async function comeBack(afterMs: number): Promise<void> {
      await new Promise(resolve => setTimeout(resolve, afterMs));
      await context.setOffline(false);
    }

    /** Saved is shown before the other tab's conflict may come up: the server has the last word. */
    async function lossesOf(all: readonly Tab[]): Promise<string[]> {
      let losses = ['the server could not be asked'];
      const look = async () => {
        for (const tab of all) await tab.attend();
        losses = ledger.losses(await world.stored(projectUuid));
        return losses;
      };
      await expect
        .poll(look, { timeout: CATCH_UP_MS })
        .toEqual([])
        .catch(() => undefined);
      return losses;
    }
  } catch (error) {
    problems.push(
      error instanceof Error ? error.message : String(error),
      ...(await lookOf(context, plan.seed)),
    );
  } finally {
    await context.close();
  }
  return {
    seed: plan.seed,
    faults: plan.steps.flatMap(step => (step.kind === 'fault' ? step.fault : [])),
    typed: plan.steps.filter(({ kind }) => kind === 'type').length,
    ms: performance.now() - started,
    problems,
    story: ledger.story,
  };
}

/** Where each tab stands, and a picture of it, for whoever looks into a round that broke off. */
async function lookOf(context: BrowserContext, seed: number): Promise<string[]> {
  const looks = context.pages().map(async (page, number) => {
    const path = join('.cache/chaos', `${seed}-tab-${number}.png`);
    const isTaken = await page.screenshot({ path }).then(
      () => true,
      () => false,
    );
    return `tab ${number} at ${page.url()}${isTaken ? `, see ${path}` : ''}`;
  });
  return Promise.all(looks);
}
