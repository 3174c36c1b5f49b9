import { describe, expect, it } from 'vitest';
import { ConfigurationError, loadConfiguration, parseConfiguration } from '@/config/configuration';
import { environmentsToSearch, mapEnvironment } from '../../../glossary/environment.ts';

const ORIGIN = 'https://badger.example';
const GOOD = {
  platformBaseUrl: '/',
  hazardAnalysisBaseUrl: 'https://hazards.example/api/',
  oidc: { issuer: 'https://login.example/realms/x', clientId: 'badger-ui' },
  glossaryBaseUrl: '',
  glossaryAppName: 'badger',
  environment: 'PROD',
  company: 'Acme',
  version: 'v0.3.207',
};

function problemsOf(input: unknown): readonly string[] {
  try {
    parseConfiguration(input, ORIGIN);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError);
    return (error as ConfigurationError).problems;
  }
  return [];
}

describe('parseConfiguration', () => {
  it('resolves addresses against this server, without a slash at the end', () => {
    const configuration = parseConfiguration(GOOD, ORIGIN);
    expect(configuration.platformBaseUrl).toBe(ORIGIN);
    expect(configuration.hazardAnalysisBaseUrl).toBe('https://hazards.example/api');
    expect(configuration.glossaryBaseUrl).toBe('');
  });

  it('knows whether mails are sent, and the address to use, only where it is told', () => {
    expect(parseConfiguration(GOOD, ORIGIN)).toMatchObject({ sendsMails: undefined, publicUrl: undefined });
    const told = parseConfiguration(
      { ...GOOD, sendsMails: false, publicUrl: 'http://localhost:8080' },
      ORIGIN,
    );
    expect(told).toMatchObject({ sendsMails: false, publicUrl: 'http://localhost:8080' });
  });

  it('lists every problem at once, each with its field', () => {
    const problems = problemsOf({
      ...GOOD,
      platformBaseUrl: 'ftp://x',
      oidc: { issuer: 'https://user:pw@login.example' },
      environment: 'MOON',
      company: ' ',
    });
    expect(problems.map(problem => problem.split(':')[0])).toEqual([
      'platformBaseUrl',
      'oidc.issuer',
      'oidc.clientId',
      'company',
      'environment',
    ]);
    expect(problems.at(-1)).toContain('Could not find an entry for deploymentEnv: MOON.');
  });

  it.each([null, [], 'text', 7])('refuses %o', input =>
    expect(problemsOf(input)).toEqual(['It is not a JSON object.']),
  );
});

describe('loadConfiguration', () => {
  const load = (answer: () => Promise<Response>) =>
    loadConfiguration('/badger/configuration.json', ORIGIN, answer);

  it('reads what the server says', async () => {
    await expect(load(async () => Response.json(GOOD))).resolves.toMatchObject({ company: 'Acme' });
  });
  it.each([
    ['no answer', async () => Promise.reject(new TypeError('offline')), 'could not be reached'],
    ['a bad status', async () => new Response('', { status: 503 }), 'status 503'],
    ['the index page', async () => new Response('<!doctype html>'), 'does not hold JSON'],
  ])('says what is wrong: %s', async (_name, answer, text) => {
    await expect(load(answer)).rejects.toThrow(text);
  });
});

describe('mapEnvironment (specification §4)', () => {
  it.each([
    ['DEV', 'DEV'],
    ['STAGING', 'STAGING'],
    ['PROD', 'PRODUCTION'],
    ['PRODUCTION', 'PRODUCTION'],
  ])('%s → %s', (label, environment) => expect(mapEnvironment(label)).toBe(environment));
  it.each(['', 'prod', 'TEST', 'constructor', '__proto__'])('%o is an error', label =>
    expect(() => mapEnvironment(label)).toThrow(`Could not find an entry for deploymentEnv: ${label}.`),
  );
});

describe('environmentsToSearch (specification §4)', () => {
  it.each([
    ['DEV', ['DEV', 'STAGING', 'PRODUCTION']],
    ['STAGING', ['STAGING', 'PRODUCTION']],
    ['PRODUCTION', ['PRODUCTION']],
  ] as const)('%s', (environment, expected) => expect(environmentsToSearch(environment)).toEqual(expected));
});
