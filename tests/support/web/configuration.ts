import type { Configuration } from '@/config/configuration';
import { ORIGIN } from './server.ts';

/** A configuration with both backends on one address and no glossary. */
export const CONFIGURATION: Configuration = {
  platformBaseUrl: ORIGIN,
  hazardAnalysisBaseUrl: ORIGIN,
  oidc: { issuer: ORIGIN, clientId: 'badger-ui' },
  glossaryBaseUrl: '',
  glossaryAppName: 'badger',
  glossaryBuckets: [],
  environment: 'PROD',
  company: 'Acme Safety',
  version: 'v0.3.207',
  sendsMails: false,
};
