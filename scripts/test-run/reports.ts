import { stripVTControlCharacters } from 'node:util';
import type { Outcome } from './runStep.ts';

/** The fields of vitest's JSON report that are read here. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

/** The fields of Playwright's JSON report that are read here. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
  /** Errors outside every test, as in the global set-up. */
  errors?: { message?: string }[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    line: number;
    ok: boolean;
    tests: { results: { errors: { message?: string; location?: { line: number } }[] }[] }[];
  }[];
}

export function outcomeOfVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Outcome {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter(test => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [described(name, message)] : [];
    return failed.map(test => described(`${name} › ${test.fullName}`, test.failureMessages?.[0]));
  });
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

export function outcomeOfPlaywright({ stats, suites, errors = [] }: PlaywrightReport): Outcome {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: [
      ...errors.map(({ message }) => described('outside every test', message)),
      ...suites.flatMap(failuresOfSuite),
    ],
  };
}

const failuresOfSuite = ({ file, suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, line, tests }) => {
      const error = tests.flatMap(({ results }) => results.flatMap(result => result.errors))[0];
      return described(`${file}:${error?.location?.line ?? line} › ${title}`, error?.message);
    }),
  ...suites.flatMap(failuresOfSuite),
];

/** Enough to recognize a failure: where it happened, and the first lines of the reason. */
const LINES_OF_A_REASON = 8;

function described(where: string, why = 'no reason given'): string {
  const lines = stripVTControlCharacters(why)
    .split('\n')
    .filter(line => line.trim() !== '' && !line.includes('node_modules/'))
    .slice(0, LINES_OF_A_REASON);
  return [where.replace(`${process.cwd()}/`, ''), ...lines.map(line => `    ${line.trim()}`)].join('\n');
}
