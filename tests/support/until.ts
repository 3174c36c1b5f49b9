/** For `vi.waitFor` and `vi.waitUntil`, which by themselves wait a second: as patient as `expect.poll` (vitest.config.ts). */
export const UNTIL = { timeout: 120_000, interval: 50 };
