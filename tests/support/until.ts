/** For `vi.waitFor` and `vi.waitUntil` outside of tests, where `expect.poll` cannot be used; as patient as that (vitest.config.ts). */
export const UNTIL = { timeout: 120_000, interval: 50 };
