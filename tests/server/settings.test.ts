import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readSettings, SettingsError } from '../../server/settings.ts';

/** What an operator reads instead of a start. */
function refusalOf(environment: Record<string, string>): string {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return '';
}

describe('a wrong value is told in a sentence, and nothing starts', () => {
  it('of what is measured as well', () => {
    for (const ratio of ['1.1', '-0.1', 'half'])
      expect(refusalOf({ OTEL_TRACES_SAMPLER_ARG: ratio })).toBe('OTEL_TRACES_SAMPLER_ARG must be 0 to 1');
    expect(refusalOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toContain(
      'must be an http(s) address',
    );
    expect(refusalOf({ SLOW_STATEMENT_MS: '0' })).toContain('SLOW_STATEMENT_MS must be');
  });

  it.each(['DEMO', 'TEST_TOKENS', 'PRIVATE_BUCKETS', 'TOOL_ALLOW_PRIVATE'])(
    '%s is true or false and nothing like it',
    name => {
      for (const value of ['True', 'False', 'FALSE', '0', '1', 'no', 'yes', 'off'])
        expect(refusalOf({ [name]: value, ENVIRONMENT: 'DEV' })).toBe(
          `${name} must be true or false, not "${value}"`,
        );
      for (const value of ['true', ' false ', ''])
        expect(refusalOf({ [name]: value, ENVIRONMENT: 'DEV' })).toBe('');
    },
  );

  it.each<[Record<string, string>, string]>([
    [
      { LOG_LEVEL: 'verbose' },
      'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent, not "verbose"',
    ],
    [{ HOST: 'http://localhost', DEMO: 'false' }, 'HOST must be an IP address or a name'],
    [{ HOST: '127.0.0.1:8080', DEMO: 'false' }, 'HOST must be an IP address or a name'],
    [{ PORT: '0x50' }, 'PORT must be 1 to 65535, not "0x50"'],
    [{ PORT: '8080.5' }, 'PORT must be 1 to 65535, not "8080.5"'],
    [{ PORT: '65536' }, 'PORT must be 1 to 65535, not "65536"'],
    [{ BODY_LIMIT: '2MB' }, 'BODY_LIMIT must be a number of bytes, 1024 or more, not "2MB"'],
    [{ REQUESTS_PER_MINUTE: '-5' }, 'REQUESTS_PER_MINUTE must be a whole number, 1 or more, not "-5"'],
    [{ DATABASE_CONNECTIONS: '5' }, 'DATABASE_CONNECTIONS must be 6 to 50, not "5"'],
    [{ ENVIRONMENT: 'LIVE' }, 'ENVIRONMENT must be DEV, STAGING, PROD or PRODUCTION, not "LIVE"'],
    [
      { S3_ENDPOINT: 'https://s3.example/files' },
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set as well',
    ],
  ])('%j', (environment, sentence) => {
    expect(refusalOf(environment)).toContain(sentence);
  });

  it('all of them at once', () => {
    expect(refusalOf({ PORT: 'x', DEMO: 'maybe', LOG_LEVEL: 'loud' }).split('\n')).toHaveLength(3);
  });
});

describe('demo accounts have a public password', () => {
  it.each<Record<string, string>>([
    { PUBLIC_URL: 'https://badger.example' },
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.0.2.7' },
    { HOST: 'badger.example' },
  ])('so with %j they have to be asked for by name', environment => {
    expect(refusalOf(environment)).toContain('DEMO=false for real work');
    expect(readSettings({ ...environment, DEMO: 'false' }).demo).toBe(false);
    expect(readSettings({ ...environment, DEMO: 'true' }).demo).toBe(true);
  });

  it.each<Record<string, string>>([
    {},
    { HOST: 'localhost' },
    { HOST: '127.0.0.2' },
    { HOST: '::1' },
    { HOST: '::ffff:127.0.0.1' },
  ])('on one machine alone (%j) they are there', environment => {
    expect(readSettings(environment).demo).toBe(true);
  });
});

describe('secrets by file', () => {
  const SECRETS: [string, string, (settings: ReturnType<typeof readSettings>) => unknown][] = [
    ['DATABASE_URL', 'postgresql://badger:geheim@db:5432/badger', ({ databaseUrl }) => databaseUrl],
    ['KEYS_SECRET', 'k'.repeat(40), ({ keysSecret }) => keysSecret],
    ['SMTP_URL', 'smtps://mail:geheim@mail.example', ({ mail }) => mail.smtpUrl],
  ];
  const fileOf = async (content: string) => {
    const folder = await mkdtemp(join(tmpdir(), 'badger-settings-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'secret');
    await writeFile(file, content);
    return file;
  };

  it.each(SECRETS)('%s is read from the file of %s_FILE', async (name, value, read) => {
    const file = await fileOf(`${value}\n`);
    expect(read(readSettings({ [`${name}_FILE`]: file }))).toBe(value);
    expect(refusalOf({ [`${name}_FILE`]: file, [name]: value })).toContain('must not be set both');
    expect(refusalOf({ [`${name}_FILE`]: `${file}.gone` })).toContain('cannot be read (ENOENT)');
    expect(refusalOf({ [`${name}_FILE`]: await fileOf('') })).toContain('names an empty file');
  });

  it('those of the collector of traces too', async () => {
    const settings = readSettings({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
      OTEL_EXPORTER_OTLP_HEADERS_FILE: await fileOf('api-key=a%20secret, other = b=c \n'),
    });
    expect(settings.tracing).toEqual({
      endpoint: 'http://collector:4318',
      headers: { 'api-key': 'a secret', other: 'b=c' },
      serviceName: 'badger',
      ratio: 1,
    });
    for (const wrong of ['a secret', '=x', 'key=%zz'])
      expect(
        refusalOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318', OTEL_EXPORTER_OTLP_HEADERS: wrong }),
      ).toBe('OTEL_EXPORTER_OTLP_HEADERS must look like key=value,other=value');
  });

  it('those of the bucket too', async () => {
    const settings = readSettings({
      S3_ENDPOINT: 'https://s3.example/files',
      S3_ACCESS_KEY_ID_FILE: await fileOf('id'),
      S3_SECRET_ACCESS_KEY_FILE: await fileOf('key'),
    });
    expect(settings.files.s3).toMatchObject({ accessKeyId: 'id', secretAccessKey: 'key' });
  });
});
