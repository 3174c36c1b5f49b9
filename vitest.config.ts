import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longestFirst.ts';
import { keepScratchInMemory } from './tests/support/scratchMemory.ts';

keepScratchInMemory();

const alias = {
  '@domain': fileURLToPath(new URL('./domain', import.meta.url)),
  '@': fileURLToPath(new URL('./src', import.meta.url)),
};

export default defineConfig({
  test: {
    // One core less is the default; on two cores that is one file after the other.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'web',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:8080/badger/' } },
          setupFiles: ['tests/support/cpuTime.ts', 'tests/support/web/setup.ts'],
          globalSetup: ['tests/support/web-platform/globalSetup.ts'],
          pool: 'forks',
          // The app is loaded once in a worker: loading it again for each file was nearly half of the work.
          isolate: false,
          // Limits are for what hangs: a machine four times slower than a developer's, and busy, stays far below them.
          testTimeout: 120_000,
          // The first hook that asks for the platform starts it.
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          restoreMocks: true,
          unstubGlobals: true,
          // jsdom draws its frames by an interval, which it begins when a focused element goes: on a clock that stands still
          // none would come any more, not in the files that follow in this worker either.
          fakeTimers: { toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] },
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'server',
          include: ['tests/{cache,domain,server,contract,scripts}/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/support/cpuTime.ts'],
          globalSetup: ['tests/support/globalSetup.ts'],
          pool: 'forks',
          // The platform is loaded once in a worker; every file still has a database of its own.
          isolate: false,
          // With a worker for each core, looking through a heap beside the work takes a tenth of the work.
          execArgv: ['--initial-old-space-size=1000', '--single-threaded-gc'],
          // A test may start a platform, or a word processor, on a machine that browsers and another PostgreSQL keep busy.
          // No test has a limit of its own below these: a slow machine would fail it and nobody else.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 120_000 } },
          restoreMocks: true,
          unstubEnvs: true,
        },
      },
    ],
  },
});
