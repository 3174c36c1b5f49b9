import { defineConfig } from 'vitest/config';

/** Inputs that are meant to do harm: npm run test:hostile, not part of npm test. As the tests of the server, else. */
export default defineConfig({
  test: {
    name: 'hostile',
    include: ['tests/hostile/*.test.ts'],
    environment: 'node',
    setupFiles: ['tests/support/cpuTime.ts'],
    globalSetup: ['tests/support/globalSetup.ts', 'tests/support/hostile/globalSetup.ts'],
    pool: 'forks',
    isolate: false,
    maxWorkers: 1,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
