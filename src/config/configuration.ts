import { mapEnvironment } from '../../glossary/environment.ts';

/** A storage bucket with images of glossary texts (specification §5): staging, production or external production. */
export interface GlossaryBucket {
  name: string;
  /** Address below which its images lie, without a slash at the end. */
  address: string;
  /** API host of the environment that the bucket belongs to, without `/v1`. */
  apiBaseUrl: string;
}

/** What one installation sets; read at run time, so that one build serves every installation. */
export interface Configuration {
  /** Address of the platform's backend, without `/v1` and without a slash at the end. */
  platformBaseUrl: string;
  /** Address of the hazard analysis backend, likewise. */
  hazardAnalysisBaseUrl: string;
  oidc: { issuer: string; clientId: string };
  /** Page of the identity provider that mails a link for a new password; undefined when it is not known. */
  passwordResetUrl?: string | undefined;
  /** Its page on which somebody sees and changes how they sign in; likewise. */
  securityUrl?: string | undefined;
  /** Address of the content service; empty switches the glossary off. */
  glossaryBaseUrl: string;
  glossaryAppName: string;
  glossaryBuckets: readonly GlossaryBucket[];
  /** Environment label: DEV, STAGING, PROD or PRODUCTION. */
  environment: string;
  company: string;
  version: string;
  /** Whether notifications go out as mails, too; undefined when it is not known. */
  sendsMails?: boolean | undefined;
  /** The one address under which browsers are to use this installation; undefined when any will do. */
  publicUrl?: string | undefined;
}

/** All problems of a configuration at once, each naming its field. */
export class ConfigurationError extends Error {
  readonly problems: readonly string[];
  /** It could not be fetched: nothing is wrong with it as far as is known, and asking again may help. */
  readonly isAway: boolean;
  constructor(problems: readonly string[], { isAway = false } = {}) {
    super(`The configuration is not usable: ${problems.join(' ')}`);
    this.name = 'ConfigurationError';
    this.problems = problems;
    this.isAway = isAway;
  }
}

type Raw = Record<string, unknown>;
const asRecord = (value: unknown): Raw | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : undefined;

/**
 * Checks a configuration and resolves its addresses against `origin` ("/" is this server).
 *
 * @throws ConfigurationError listing every problem
 */
export function parseConfiguration(input: unknown, origin: string): Configuration {
  const raw = asRecord(input);
  if (!raw) throw new ConfigurationError(['It is not a JSON object.']);
  const problems: string[] = [];

  const text = (field: string, value: unknown): string => {
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    problems.push(`${field}: a text is needed.`);
    return '';
  };
  const address = (field: string, value: unknown): string => {
    const written = text(field, value);
    if (written === '') return '';
    const url = URL.canParse(written, origin) ? new URL(written, origin) : undefined;
    if (url && /^https?:$/.test(url.protocol) && url.username === '' && url.search === '' && url.hash === '')
      return url.href.replace(/\/+$/, '');
    problems.push(`${field}: "${written}" is not an http or https address without query and password.`);
    return '';
  };

  /** An address that need not be given: undefined without it. */
  const optionalAddress = (field: keyof Configuration): string | undefined =>
    raw[field] === '' || raw[field] == null ? undefined : address(field, raw[field]);

  const oidc = asRecord(raw.oidc) ?? {};
  const configuration: Configuration = {
    platformBaseUrl: address('platformBaseUrl', raw.platformBaseUrl),
    hazardAnalysisBaseUrl: address('hazardAnalysisBaseUrl', raw.hazardAnalysisBaseUrl),
    oidc: { issuer: address('oidc.issuer', oidc.issuer), clientId: text('oidc.clientId', oidc.clientId) },
    passwordResetUrl: optionalAddress('passwordResetUrl'),
    securityUrl: optionalAddress('securityUrl'),
    glossaryBaseUrl: optionalAddress('glossaryBaseUrl') ?? '',
    glossaryAppName: text('glossaryAppName', raw.glossaryAppName),
    glossaryBuckets: (Array.isArray(raw.glossaryBuckets) ? raw.glossaryBuckets : []).map((value, index) => {
      const bucket = asRecord(value) ?? {};
      return {
        name: text(`glossaryBuckets[${index}].name`, bucket.name),
        address: address(`glossaryBuckets[${index}].address`, bucket.address),
        apiBaseUrl: address(`glossaryBuckets[${index}].apiBaseUrl`, bucket.apiBaseUrl),
      };
    }),
    environment: text('environment', raw.environment),
    company: text('company', raw.company),
    version: text('version', raw.version),
    sendsMails: typeof raw.sendsMails === 'boolean' ? raw.sendsMails : undefined,
    publicUrl: optionalAddress('publicUrl'),
  };
  if (configuration.environment !== '') {
    try {
      mapEnvironment(configuration.environment);
    } catch (error) {
      problems.push(`environment: ${(error as Error).message}`);
    }
  }
  if (problems.length > 0) throw new ConfigurationError(problems);
  return configuration;
}

/**
 * Fetches and checks the configuration.
 *
 * @throws ConfigurationError also when it cannot be fetched or is no JSON
 */
export async function loadConfiguration(
  url: string,
  origin: string,
  fetchFn: typeof fetch,
): Promise<Configuration> {
  let answer: Response;
  try {
    answer = await fetchFn(url, { cache: 'no-cache', headers: { accept: 'application/json' } });
  } catch {
    throw new ConfigurationError([`${url} could not be reached.`], { isAway: true });
  }
  if (!answer.ok)
    throw new ConfigurationError([`${url} answered with status ${answer.status}.`], {
      isAway: answer.status >= 500,
    });
  let body: unknown;
  try {
    body = await answer.json();
  } catch {
    throw new ConfigurationError([`${url} does not hold JSON.`]);
  }
  return parseConfiguration(body, origin);
}
