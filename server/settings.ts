import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { isScannerAddress } from './storage/malwareScan.ts';

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
  /** An external PostgreSQL; undefined means the embedded one under `dataFolder`. */
  databaseUrl: string | undefined;
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
  /** Demo organization, projects and sign-ins at first start. */
  demo: boolean;
  logLevel: string;
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

/** An S3-compatible bucket and who writes to it. */
export interface S3Settings {
  /** Address of the bucket itself, such as https://s3.example.com/badger-files. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const DEFAULT_PORT = 8080;
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

export class SettingsError extends Error {}

const S3_VARIABLES = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const isNetwork = (text: string) => text === 'loopback' || ipaddr.isValid(text) || ipaddr.isValidCIDR(text);

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname : 'localhost');

/**
 * @param environment process.env or a test's own record
 * @throws SettingsError naming every variable that is wrong, all at once
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const problems: string[] = [];
  const text = (name: string) => environment[name]?.trim() || undefined;

  const port = Number(text('PORT') ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    problems.push(`PORT must be 1 to 65535, not "${text('PORT')}"`);

  const address = (name: string, fallback: string) => {
    const value = text(name) ?? fallback;
    if (!/^https?:\/\//.test(value) || !URL.canParse(value))
      problems.push(`${name} must be an http(s) address, not "${value}"`);
    return value.replace(/\/+$/, '');
  };
  const publicUrl = address('PUBLIC_URL', `http://localhost:${port}`);
  const externalIssuer = text('OIDC_ISSUER');
  const environmentLabel = text('ENVIRONMENT') ?? 'PROD';
  // specification §4: an unrecognised deployment environment is an error.
  if (!['DEV', 'STAGING', 'PROD', 'PRODUCTION'].includes(environmentLabel)) {
    problems.push(`ENVIRONMENT must be DEV, STAGING, PROD or PRODUCTION, not "${environmentLabel}"`);
  }
  const databaseUrl = text('DATABASE_URL');
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl))
    problems.push('DATABASE_URL must start with postgres:// or postgresql://');
  const bodyLimit = Number(text('BODY_LIMIT') ?? 2 * ONE_MEGABYTE);
  if (!Number.isInteger(bodyLimit) || bodyLimit < 1024)
    problems.push('BODY_LIMIT must be a number of bytes, 1024 or more');
  const toolDeliveryDays = Number(text('TOOL_DELIVERY_DAYS') ?? DEFAULT_DELIVERY_DAYS);
  if (!Number.isInteger(toolDeliveryDays) || toolDeliveryDays < 1 || toolDeliveryDays > MAX_DELIVERY_DAYS)
    problems.push(
      `TOOL_DELIVERY_DAYS must be 1 to ${MAX_DELIVERY_DAYS}, not "${text('TOOL_DELIVERY_DAYS')}"`,
    );
  const smtpUrl = text('SMTP_URL');
  if (smtpUrl && !(/^smtps?:\/\//.test(smtpUrl) && URL.canParse(smtpUrl)))
    problems.push('SMTP_URL must look like smtp://user:password@host:587 or smtps://host');
  const idleHours = Number(text('SESSION_IDLE_HOURS') ?? DEFAULT_IDLE_HOURS);
  if (!(idleHours >= 1 && idleHours <= MAX_SESSION_DAYS * HOURS_A_DAY))
    problems.push(`SESSION_IDLE_HOURS must be 1 to ${MAX_SESSION_DAYS * HOURS_A_DAY}`);
  const maxDays = Number(text('SESSION_MAX_DAYS') ?? DEFAULT_SESSION_DAYS);
  if (!(maxDays >= 1 && maxDays <= MAX_SESSION_DAYS))
    problems.push(`SESSION_MAX_DAYS must be 1 to ${MAX_SESSION_DAYS}`);
  const keysSecret = text('KEYS_SECRET');
  if (keysSecret !== undefined && keysSecret.length < MIN_SECRET_LENGTH)
    problems.push(`KEYS_SECRET must have ${MIN_SECRET_LENGTH} characters or more`);
  const testTokens = text('TEST_TOKENS') === 'true';
  if (testTokens && ['PROD', 'PRODUCTION'].includes(environmentLabel))
    problems.push('TEST_TOKENS must not be set where ENVIRONMENT is PROD or PRODUCTION');
  const requestsPerMinute = Number(text('REQUESTS_PER_MINUTE') ?? DEFAULT_REQUESTS_PER_MINUTE);
  if (!Number.isInteger(requestsPerMinute) || requestsPerMinute < 1)
    problems.push('REQUESTS_PER_MINUTE must be a whole number, 1 or more');
  const uploadLimit = Number(text('UPLOAD_LIMIT') ?? 50 * ONE_MEGABYTE);
  if (!Number.isInteger(uploadLimit) || uploadLimit < 1024)
    problems.push('UPLOAD_LIMIT must be a number of bytes, 1024 or more');
  const scanner = text('CLAMAV');
  if (scanner && !isScannerAddress(scanner))
    problems.push(`CLAMAV must be the path of a socket or host:port, not "${scanner}"`);
  const missing = S3_VARIABLES.filter(name => !text(name));
  if (missing.length > 0 && missing.length < S3_VARIABLES.length)
    problems.push(`${missing.join(' and ')} must be set as well to keep files in a bucket`);
  const s3: S3Settings | undefined =
    missing.length > 0
      ? undefined
      : {
          endpoint: address('S3_ENDPOINT', ''),
          region: text('S3_REGION') ?? 'auto',
          accessKeyId: text('S3_ACCESS_KEY_ID') ?? '',
          secretAccessKey: text('S3_SECRET_ACCESS_KEY') ?? '',
        };

  const trustedProxies = (text('TRUSTED_PROXIES') ?? '')
    .split(',')
    .map(one => one.trim())
    .filter(Boolean);
  const unknownProxies = trustedProxies.filter(one => !isNetwork(one));
  if (unknownProxies.length > 0)
    problems.push(
      `TRUSTED_PROXIES must be IP addresses or networks such as 10.0.0.0/8, or loopback, not "${unknownProxies.join(', ')}"`,
    );

  const platformBaseUrl = address('PLATFORM_BASE_URL', publicUrl);
  // "https://storage.example/texts-staging": the last part of the address is the bucket's name.
  const glossaryBuckets = ['STAGING', 'PRODUCTION', 'EXTERNAL_PRODUCTION'].flatMap(environment => {
    if (!text(`GLOSSARY_BUCKET_${environment}`)) return [];
    const bucket = address(`GLOSSARY_BUCKET_${environment}`, '');
    const name = bucket.split('/').at(-1) ?? '';
    return [{ name, address: bucket, apiBaseUrl: address(`GLOSSARY_API_${environment}`, platformBaseUrl) }];
  });

  const settings: Settings = {
    port,
    host: text('HOST') ?? '127.0.0.1',
    publicUrl,
    trustedProxies,
    dataFolder: resolve(text('DATA_DIR') ?? '.data'),
    databaseUrl,
    externalIssuer,
    oidc: {
      issuer: externalIssuer ? address('OIDC_ISSUER', externalIssuer) : publicUrl,
      clientId: text('OIDC_CLIENT_ID') ?? 'badger-ui',
      audience: text('OIDC_AUDIENCE') ?? (externalIssuer ? undefined : `${publicUrl}/v1`),
    },
    web: {
      platformBaseUrl,
      hazardAnalysisBaseUrl: address('HAZARD_ANALYSIS_BASE_URL', publicUrl),
      glossaryBaseUrl: address('GLOSSARY_BASE_URL', publicUrl),
      glossaryAppName: text('GLOSSARY_APP_NAME') ?? 'badger',
      glossaryBuckets,
      environment: environmentLabel,
      company: text('COMPANY') ?? 'Badger',
    },
    mail: {
      smtpUrl,
      from: text('MAIL_FROM') ?? `Badger <no-reply@${hostOf(publicUrl)}>`,
    },
    sessions: {
      idleSeconds: Math.round(idleHours * 3600),
      maxSeconds: Math.round(maxDays * HOURS_A_DAY * 3600),
    },
    keysSecret,
    testTokens,
    demo: (text('DEMO') ?? 'true') !== 'false',
    logLevel: text('LOG_LEVEL') ?? (process.stderr.isTTY ? 'warn' : 'info'),
    bodyLimit,
    requestsPerMinute,
    buckets: Object.fromEntries(
      Object.keys(environment).flatMap(name =>
        name.startsWith('BUCKET_') && text(name) ? [[name.slice('BUCKET_'.length), text(name) ?? '']] : [],
      ),
    ),
    allowPrivateBuckets: text('PRIVATE_BUCKETS') === 'true',
    allowPrivateTools: text('TOOL_ALLOW_PRIVATE') === 'true',
    toolDeliveryDays,
    files: { uploadLimit, s3, scanner },
  };
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  return settings;
}
