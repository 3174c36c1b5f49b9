import { isIP } from 'node:net';
import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { type LanguageModelSettings, readLanguageModel } from './languageModelSettings.ts';
import { SettingsReader } from './settingsReader.ts';
import { isScannerAddress } from './storage/malwareScan.ts';

export type { LanguageModelSettings } from './languageModelSettings.ts';

/** Everything an installation can set. Read once at start from the environment; see the table in README.md. */
export interface Settings {
  /** TCP port of the one HTTP server. */
  port: number;
  /** Interface to listen on. */
  host: string;
  /** Origin under which browsers reach this process, without a trailing slash. */
  publicUrl: string;
  /** Networks of the proxies whose X-Forwarded-For names the caller; of anybody else it is an invention. */
  trustedProxies: string[];
  /** Folder of everything the process keeps: embedded database, keys, uploads. */
  dataFolder: string;
  /** Whether somebody chose that folder: then all of it lies there, or nothing is started. */
  isDataFolderChosen: boolean;
  /** An external PostgreSQL; undefined means the embedded one under `dataFolder`. */
  databaseUrl: string | undefined;
  /** Whether other processes work on the same database; what each would count or keep for itself is shared then. */
  severalProcesses: boolean;
  /** Connections to the database that this process may have, notifications and owner aside. */
  databaseConnections: number;
  /** Files and other long work that this process makes at a time; 0 leaves it to other processes. */
  jobsAtOnce: number;
  /** An external OpenID provider; undefined means the embedded one. */
  externalIssuer: string | undefined;
  oidc: {
    /** `iss` of every access token and base of the discovery document. */
    issuer: string;
    /** specification §7: badger-ui. */
    clientId: string;
    /** `aud` that an access token must carry; undefined where the external provider sets none. */
    audience: string | undefined;
  };
  /** Base addresses the web app calls; specification §7 configures two. */
  web: {
    platformBaseUrl: string;
    hazardAnalysisBaseUrl: string;
    glossaryBaseUrl: string;
    glossaryAppName: string;
    /** Storage buckets of images in glossary texts (specification §5): staging, production, external production. */
    glossaryBuckets: { name: string; address: string; apiBaseUrl: string }[];
    environment: string;
    company: string;
  };
  mail: {
    /** smtp:// or smtps:// with user and password; undefined leaves mails in the outbox table. */
    smtpUrl: string | undefined;
    /** Sender of every mail. */
    from: string;
  };
  /** How long somebody stays signed in at the embedded provider. */
  sessions: {
    /** Seconds without use. */
    idleSeconds: number;
    /** Seconds since the sign-in, whatever the use. */
    maxSeconds: number;
  };
  /** Encrypts the provider's keys in the database; undefined keeps them there in clear. */
  keysSecret: string | undefined;
  /** Whether get-user-test-token answers; never in production. */
  testTokens: boolean;
  /** Demo organization, projects and sign-ins at first start; where it is off, the demo accounts are disabled. */
  demo: boolean;
  logLevel: string;
  /** Puts answers to questions in words; undefined: they are quotations alone. */
  languageModel: LanguageModelSettings | undefined;
  /** Bearer token that reads /metrics; undefined: there is no such address. */
  metricsToken: string | undefined;
  /** A statement that takes longer stands in the log; milliseconds. */
  slowStatementMs: number;
  /** Where OpenTelemetry traces go; undefined: nowhere. */
  tracing: TracingSettings | undefined;
  /** Bytes of the data folder's disk that stay free: changes are refused before; 0 refuses none. */
  diskReserve: number;
  /** Bytes a JSON body may have. */
  bodyLimit: number;
  /** Requests, those of the web app's own files aside, that one network address may make in a minute. */
  requestsPerMinute: number;
  /** Buckets of images in glossary texts: name in capitals (BUCKET_<NAME>) → base address or folder. */
  buckets: Record<string, string>;
  /** Whether buckets may have addresses within a private network. */
  allowPrivateBuckets: boolean;
  /** Whether connected tools may have addresses within a private network. */
  allowPrivateTools: boolean;
  /** Days that a call of a tool is remembered, so that a repeated one changes nothing. */
  toolDeliveryDays: number;
  /** Uploaded files: where they are kept and how large they may be. */
  files: {
    /** Bytes one uploaded document may have. */
    uploadLimit: number;
    /** An S3-compatible bucket; undefined keeps files under `dataFolder`/files. */
    s3: S3Settings | undefined;
    /** Socket or host:port of clamd, which looks at every uploaded file; undefined scans nothing. */
    scanner: string | undefined;
  };
}

/** A collector of OpenTelemetry traces; the variables are those that its own documentation names. */
export interface TracingSettings {
  /** Base address of OTLP over HTTP, such as http://127.0.0.1:4318. */
  endpoint: string;
  /** Sent with each call, such as a key. */
  headers: Record<string, string>;
  serviceName: string;
  /** Share of the traces begun here that are kept, 0 to 1. */
  ratio: number;
}

/** An S3-compatible bucket and who writes to it. */
export interface S3Settings {
  /** Address of the bucket itself, such as https://s3.example.com/badger-files. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const DEFAULT_PORT = 8080;
/** Half of them stay free of searches, large lists and whole projects (server/http/heavyReads.ts). */
const DEFAULT_CONNECTIONS = 10;
/** Nothing that people wait for takes as long on a machine that is not too busy. */
const DEFAULT_SLOW_MS = 1000;
/** Longer than any tool keeps retrying an unanswered call. */
const DEFAULT_DELIVERY_DAYS = 30;
const MAX_DELIVERY_DAYS = 3650;
const MIN_SECRET_LENGTH = 32;
const HOURS_A_DAY = 24;
/** A working day with its breaks; who comes back the next one signs in. */
const DEFAULT_IDLE_HOURS = 12;
const DEFAULT_SESSION_DAYS = 30;
const MAX_SESSION_DAYS = 365;
const ONE_MEGABYTE = 1024 * 1024;
/** Far above a person, far below a flood; an office behind one address, or a load test, may need more. */
const DEFAULT_REQUESTS_PER_MINUTE = 6000;

export { SettingsError } from './settingsReader.ts';

const S3_VARIABLES = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const ENVIRONMENTS = ['DEV', 'STAGING', 'PROD', 'PRODUCTION'];
const PRODUCTION = ['PROD', 'PRODUCTION'];

const isNetwork = (text: string) => text === 'loopback' || ipaddr.isValid(text) || ipaddr.isValidCIDR(text);

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname : 'localhost');

const isHost = (text: string) =>
  isIP(text) !== 0 ||
  /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(text);

const isLoopback = (host: string) =>
  host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback');

/** The demo accounts have a password that everybody can read: they are there for one machine, or asked for by name. */
function readDemo(read: SettingsReader, host: string, publicUrl: string): boolean {
  const demo = read.flag('DEMO', true);
  if (read.text('DEMO') === undefined && (publicUrl.startsWith('https:') || !isLoopback(host)))
    read.problem(
      'DEMO must be set where others can reach this installation (PUBLIC_URL with https, or HOST): ' +
        'DEMO=false for real work, DEMO=true for demo accounts whose password is public',
    );
  return demo;
}

function readS3(read: SettingsReader): S3Settings | undefined {
  const [endpoint, accessKeyId, secretAccessKey] = [
    read.text('S3_ENDPOINT'),
    read.secret('S3_ACCESS_KEY_ID'),
    read.secret('S3_SECRET_ACCESS_KEY'),
  ];
  if (endpoint && accessKeyId && secretAccessKey)
    return {
      endpoint: read.address('S3_ENDPOINT', ''),
      region: read.text('S3_REGION') ?? 'auto',
      accessKeyId,
      secretAccessKey,
    };
  if (endpoint || accessKeyId || secretAccessKey) {
    const missing = S3_VARIABLES.filter((_, index) => ![endpoint, accessKeyId, secretAccessKey][index]);
    read.problem(`${missing.join(' and ')} must be set as well to keep files in a bucket`);
  }
  return undefined;
}

/** What one process keeps in its folder, the next one would not find. */
function requireShared(read: SettingsReader, databaseUrl: string | undefined, s3: S3Settings | undefined) {
  if (!databaseUrl)
    read.problem('SEVERAL_PROCESSES needs DATABASE_URL: the embedded database belongs to one process');
  if (!s3)
    read.problem(
      'SEVERAL_PROCESSES needs S3_ENDPOINT: uploaded files in DATA_DIR are seen by one process only',
    );
}

function readMetricsToken(read: SettingsReader): string | undefined {
  const token = read.secret('METRICS_TOKEN');
  if (token !== undefined && token.length < MIN_SECRET_LENGTH)
    read.problem(`METRICS_TOKEN must have ${MIN_SECRET_LENGTH} characters or more`);
  return token;
}

/** `key=value,other=value`, values as in an address. */
function readTracingHeaders(read: SettingsReader): Record<string, string> {
  const pairs = (read.secret('OTEL_EXPORTER_OTLP_HEADERS') ?? '').split(',').filter(pair => pair.trim());
  try {
    return Object.fromEntries(
      pairs.map(pair => {
        const [, key, value] = /^\s*([\w.-]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? [];
        if (!key) throw new SyntaxError(pair);
        return [key, decodeURIComponent(value ?? '')];
      }),
    );
  } catch {
    read.problem('OTEL_EXPORTER_OTLP_HEADERS must look like key=value,other=value');
    return {};
  }
}

function readTracing(read: SettingsReader): TracingSettings | undefined {
  const ratio = Number(read.text('OTEL_TRACES_SAMPLER_ARG') ?? 1);
  if (!(ratio >= 0 && ratio <= 1)) read.problem('OTEL_TRACES_SAMPLER_ARG must be 0 to 1');
  const beside = {
    headers: readTracingHeaders(read),
    serviceName: read.text('OTEL_SERVICE_NAME') ?? 'badger',
  };
  if (!read.text('OTEL_EXPORTER_OTLP_ENDPOINT')) return undefined;
  return { endpoint: read.address('OTEL_EXPORTER_OTLP_ENDPOINT', ''), ...beside, ratio };
}

function readTrustedProxies(read: SettingsReader): string[] {
  const proxies = (read.text('TRUSTED_PROXIES') ?? '')
    .split(',')
    .map(one => one.trim())
    .filter(Boolean);
  const unknown = proxies.filter(one => !isNetwork(one));
  if (unknown.length > 0)
    read.problem(
      `TRUSTED_PROXIES must be IP addresses or networks such as 10.0.0.0/8, or loopback, not "${unknown.join(', ')}"`,
    );
  return proxies;
}

/** "https://storage.example/texts-staging": the last part of the address is the bucket's name. */
const readGlossaryBuckets = (read: SettingsReader, platformBaseUrl: string) =>
  ['STAGING', 'PRODUCTION', 'EXTERNAL_PRODUCTION'].flatMap(environment => {
    if (!read.text(`GLOSSARY_BUCKET_${environment}`)) return [];
    const bucket = read.address(`GLOSSARY_BUCKET_${environment}`, '');
    const name = bucket.split('/').at(-1) ?? '';
    return [
      { name, address: bucket, apiBaseUrl: read.address(`GLOSSARY_API_${environment}`, platformBaseUrl) },
    ];
  });

function readMail(read: SettingsReader, publicUrl: string): Settings['mail'] {
  const smtpUrl = read.secret('SMTP_URL');
  if (smtpUrl && !(/^smtps?:\/\//.test(smtpUrl) && URL.canParse(smtpUrl)))
    read.problem('SMTP_URL must look like smtp://user:password@host:587 or smtps://host');
  return { smtpUrl, from: read.text('MAIL_FROM') ?? `Badger <no-reply@${hostOf(publicUrl)}>` };
}

function readSessions(read: SettingsReader): Settings['sessions'] {
  const idleHours = Number(read.text('SESSION_IDLE_HOURS') ?? DEFAULT_IDLE_HOURS);
  if (!(idleHours >= 1 && idleHours <= MAX_SESSION_DAYS * HOURS_A_DAY))
    read.problem(`SESSION_IDLE_HOURS must be 1 to ${MAX_SESSION_DAYS * HOURS_A_DAY}`);
  const maxDays = Number(read.text('SESSION_MAX_DAYS') ?? DEFAULT_SESSION_DAYS);
  if (!(maxDays >= 1 && maxDays <= MAX_SESSION_DAYS))
    read.problem(`SESSION_MAX_DAYS must be 1 to ${MAX_SESSION_DAYS}`);
  return {
    idleSeconds: Math.round(idleHours * 3600),
    maxSeconds: Math.round(maxDays * HOURS_A_DAY * 3600),
  };
}

/** The OpenID provider: the embedded one, unless another is named. */
function readProvider(read: SettingsReader, publicUrl: string): Pick<Settings, 'externalIssuer' | 'oidc'> {
  const externalIssuer = read.text('OIDC_ISSUER');
  return {
    externalIssuer,
    oidc: {
      issuer: externalIssuer ? read.address('OIDC_ISSUER', externalIssuer) : publicUrl,
      clientId: read.text('OIDC_CLIENT_ID') ?? 'badger-ui',
      audience: read.text('OIDC_AUDIENCE') ?? (externalIssuer ? undefined : `${publicUrl}/v1`),
    },
  };
}

/**
 * @param environment process.env or a test's own record
 * @throws SettingsError naming every variable that is wrong, all at once
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const read = new SettingsReader(environment);
  const port = read.count('PORT', { fallback: DEFAULT_PORT, min: 1, max: 65535 });
  const host = read.text('HOST') ?? '127.0.0.1';
  if (!isHost(host))
    read.problem(`HOST must be an IP address or a name, such as 127.0.0.1 or 0.0.0.0, not "${host}"`);
  const publicUrl = read.address('PUBLIC_URL', `http://localhost:${port}`);
  // specification §4: an unrecognised deployment environment is an error.
  const environmentLabel = read.oneOf('ENVIRONMENT', ENVIRONMENTS, 'PROD');
  const databaseUrl = read.secret('DATABASE_URL');
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl))
    read.problem('DATABASE_URL must start with postgres:// or postgresql://');
  const keysSecret = read.secret('KEYS_SECRET');
  if (keysSecret !== undefined && keysSecret.length < MIN_SECRET_LENGTH)
    read.problem(`KEYS_SECRET must have ${MIN_SECRET_LENGTH} characters or more`);
  const testTokens = read.flag('TEST_TOKENS', false);
  if (testTokens && PRODUCTION.includes(environmentLabel))
    read.problem('TEST_TOKENS must not be set where ENVIRONMENT is PROD or PRODUCTION');
  const scanner = read.text('CLAMAV');
  if (scanner && !isScannerAddress(scanner))
    read.problem(`CLAMAV must be the path of a socket or host:port, not "${scanner}"`);
  const platformBaseUrl = read.address('PLATFORM_BASE_URL', publicUrl);
  const s3 = readS3(read);
  const severalProcesses = read.flag('SEVERAL_PROCESSES', false);
  if (severalProcesses) requireShared(read, databaseUrl, s3);

  const settings: Settings = {
    port,
    host,
    publicUrl,
    trustedProxies: readTrustedProxies(read),
    dataFolder: resolve(read.text('DATA_DIR') ?? '.data'),
    isDataFolderChosen: read.text('DATA_DIR') !== undefined,
    databaseUrl,
    severalProcesses,
    jobsAtOnce: read.count('JOBS_AT_ONCE', { fallback: 1, min: 0, max: 8 }),
    databaseConnections: read.count('DATABASE_CONNECTIONS', {
      fallback: DEFAULT_CONNECTIONS,
      min: 6,
      max: 50,
    }),
    ...readProvider(read, publicUrl),
    web: {
      platformBaseUrl,
      hazardAnalysisBaseUrl: read.address('HAZARD_ANALYSIS_BASE_URL', publicUrl),
      glossaryBaseUrl: read.address('GLOSSARY_BASE_URL', publicUrl),
      glossaryAppName: read.text('GLOSSARY_APP_NAME') ?? 'badger',
      glossaryBuckets: readGlossaryBuckets(read, platformBaseUrl),
      environment: environmentLabel,
      company: read.text('COMPANY') ?? 'Badger',
    },
    mail: readMail(read, publicUrl),
    sessions: readSessions(read),
    keysSecret,
    testTokens,
    demo: readDemo(read, host, publicUrl),
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS, process.stderr.isTTY ? 'warn' : 'info'),
    languageModel: readLanguageModel(read),
    metricsToken: readMetricsToken(read),
    slowStatementMs: read.count('SLOW_STATEMENT_MS', {
      fallback: DEFAULT_SLOW_MS,
      min: 1,
      unit: 'milliseconds',
    }),
    tracing: readTracing(read),
    diskReserve: read.count('DISK_RESERVE', { fallback: 256 * ONE_MEGABYTE, min: 0, unit: 'bytes' }),
    bodyLimit: read.count('BODY_LIMIT', { fallback: 2 * ONE_MEGABYTE, min: 1024, unit: 'bytes' }),
    requestsPerMinute: read.count('REQUESTS_PER_MINUTE', { fallback: DEFAULT_REQUESTS_PER_MINUTE, min: 1 }),
    buckets: Object.fromEntries(
      Object.keys(environment).flatMap(name =>
        name.startsWith('BUCKET_') && read.text(name)
          ? [[name.slice('BUCKET_'.length), read.text(name) ?? '']]
          : [],
      ),
    ),
    allowPrivateBuckets: read.flag('PRIVATE_BUCKETS', false),
    allowPrivateTools: read.flag('TOOL_ALLOW_PRIVATE', false),
    toolDeliveryDays: read.count('TOOL_DELIVERY_DAYS', {
      fallback: DEFAULT_DELIVERY_DAYS,
      min: 1,
      max: MAX_DELIVERY_DAYS,
    }),
    files: {
      uploadLimit: read.count('UPLOAD_LIMIT', { fallback: 50 * ONE_MEGABYTE, min: 1024, unit: 'bytes' }),
      s3,
      scanner,
    },
  };
  read.requireNoProblem();
  return settings;
}
