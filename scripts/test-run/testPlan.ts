import { join } from 'node:path';
import { requireChromium, requireFirefox } from '../browsers.ts';
import { filesBelow } from './imports.ts';
import { outcomeOfPlaywright, outcomeOfVitest } from './reports.ts';
import type { Step } from './runStep.ts';
import { testsOnPostgres, testsOnPostgresAlone } from './testsOnPostgres.ts';

/** Steps of a lane run one after the other, the lanes of a phase side by side, and a phase after the one before it. */
export type Phase = Step[][];

/** What the web app and the other PostgreSQL do together; what each of them does alone, other tests show. */
const WRITING_JOURNEYS = ['mainJob'];

/** Every screen by axe: a quarter of the work of the end-to-end tests, and in two workers as the server tests before it. */
const ON_EVERY_SCREEN = ['tests/e2e/accessibility.test.ts'];

const otherJourneys = () =>
  filesBelow('tests/e2e', ['.test.ts']).filter(file => !ON_EVERY_SCREEN.includes(file));

interface Folders {
  /** Where the test runners write their reports. */
  reports: string;
  /** Which operations the server tests exercised, and by which test; with another PostgreSQL those that run there. */
  exercised: string;
}

/**
 * Everything that CI checks. Lanes share no file that one of them writes. The web tests, which keep every core busy, have
 * none beside them. The journeys go one after another; every screen by axe begins when the server tests have ended.
 */
export function testPlan({ reports, exercised }: Folders): Phase[] {
  const external = process.env.TEST_DATABASE_URL;
  const embedded = { TEST_DATABASE_URL: '' };
  const browser = { CHROMIUM_PATH: requireChromium(), FIREFOX_PATH: requireFirefox() };
  const vitest = vitestIn(reports);
  const playwright = playwrightIn(reports);
  return [
    // Rewrites files that nearly every other step reads.
    [[{ name: 'generated files', command: ['node', 'scripts/codegen.ts', '--check'] }]],
    [
      [
        // Two threads, and as long as all the rest beside it.
        { name: 'types and texts', command: ['node', 'scripts/texts.ts', '--check', '--types'] },
      ],
      [
        { name: 'format and lint', command: ['biome', 'ci', '--colors=off', '.'] },
        { name: 'import rules', command: ['npm', 'run', '--silent', 'lint:imports'] },
        { name: 'licences', command: ['node', 'scripts/supply-chain.ts', '--check'] },
        { name: 'contract', command: ['redocly', 'lint'] },
        { name: 'contract keeps its clients', command: ['node', 'scripts/contract-breaking.ts'] },
        { name: 'build', command: ['node', 'scripts/build.ts'] },
      ],
    ],
    [[vitest('web tests', ['--project=web'])]],
    [
      [
        ...(external
          ? [
              vitest(
                'server tests',
                ['--project=server', ...testsOnPostgresAlone().map(file => `--exclude=${file}`)],
                embedded,
              ),
              vitest('server tests on the other PostgreSQL', ['--project=server', ...testsOnPostgres()], {
                TEST_DATABASE_URL: external,
                EXERCISED_FOLDER: exercised,
              }),
            ]
          : [vitest('server tests', ['--project=server'], { ...embedded, EXERCISED_FOLDER: exercised })]),
        {
          name: 'operations exercised',
          command: ['node', 'tests/support/reportExercised.ts', exercised],
        },
        playwright('end-to-end tests on every screen', ON_EVERY_SCREEN, { ...browser, ...embedded }, 2),
      ],
      [
        playwright('end-to-end tests', otherJourneys(), { ...browser, ...embedded }),
        ...(external
          ? [
              playwright('end-to-end tests on the other PostgreSQL', WRITING_JOURNEYS, {
                ...browser,
                TEST_DATABASE_URL: external,
              }),
            ]
          : []),
      ],
    ],
  ];
}

const vitestIn =
  (reports: string) =>
  (name: string, selection: string[], environment: Record<string, string> = {}): Step => {
    const file = join(reports, `${name}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    return {
      name,
      command: ['vitest', 'run', ...selection, ...reporters],
      environment,
      report: { file, read: outcomeOfVitest },
    };
  };

const playwrightIn =
  (reports: string) =>
  (name: string, files: string[], environment: Record<string, string>, workers = 1): Step => {
    const file = join(reports, `${name}.json`);
    return {
      name,
      // A run clears its folder of traces when it begins: two runs side by side need two.
      command: [
        'playwright',
        'test',
        ...files,
        `--workers=${workers}`,
        '--reporter=list,json',
        `--output=test-results/${name.replaceAll(' ', '-')}`,
      ],
      environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      report: { file, read: outcomeOfPlaywright },
    };
  };
