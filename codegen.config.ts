import { readFileSync } from 'node:fs';
import type { ConfigFile } from '@rtk-query/codegen-openapi';

/** One RTK Query client per area (OpenAPI tag), injected into the API that the tag's `x-client` names. */
interface Tag {
  name: string;
  'x-client'?: 'platform' | 'hazard-analysis';
}
interface Operation {
  operationId: string;
  tags?: string[];
  'x-download'?: boolean;
  'x-stream'?: boolean;
}
interface Contract {
  tags?: Tag[];
  paths: Record<string, Record<string, Operation>>;
}

const contract: Contract = JSON.parse(readFileSync('openapi/bundled/v1.json', 'utf8'));

const kebabCase = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/\s+/g, '-')
    .toLowerCase();
const camelCase = (name: string) =>
  kebabCase(name).replace(/-(.)/g, (_match, letter: string) => letter.toUpperCase());

/** Files and streams stay out of the generated clients: no cache can hold them. */
const belongsTo = (tag: string) => (operation: Operation) =>
  operation.tags?.[0] === tag && !operation['x-download'] && !operation['x-stream'];

/** Questions too long for an address: sent as POST, yet they change nothing, and their answers may be kept. */
const READING = ['queryFeatureFlags', 'calculateRiskRating'];

const APIS = {
  platform: { apiFile: './src/api/platformApi.ts', apiImport: 'platformApi' },
  'hazard-analysis': { apiFile: './src/api/hazardAnalysisApi.ts', apiImport: 'hazardAnalysisApi' },
} as const;

const operations = Object.values(contract.paths).flatMap(path => Object.values(path));

const outputFiles: ConfigFile extends infer File
  ? Extract<File, { outputFiles: unknown }>['outputFiles']
  : never = {};
for (const tag of contract.tags ?? []) {
  // A filter that matches nothing would write an empty client.
  if (!operations.some(belongsTo(tag.name))) continue;
  const client = tag['x-client'];
  if (!client) throw new Error(`The tag ${tag.name} of the contract names no x-client.`);
  outputFiles[`./src/api/generated/${kebabCase(tag.name)}.gen.ts`] = {
    ...APIS[client],
    exportName: `${camelCase(tag.name)}Api`,
    filterEndpoints: (_name, { operation }) => belongsTo(tag.name)(operation as Operation),
    endpointOverrides: [
      {
        pattern: (_name, { operation }) => READING.includes((operation as Operation).operationId),
        type: 'query',
      },
    ],
  };
}

const config: ConfigFile = {
  schemaFile: './openapi/bundled/v1.json',
  apiFile: './src/api/platformApi.ts',
  apiImport: 'platformApi',
  hooks: { queries: true, lazyQueries: true, mutations: true },
  tag: false,
  encodePathParams: true,
  encodeQueryParams: false,
  flattenArg: false,
  mergeReadWriteOnly: true,
  useUnknown: true,
  unionUndefined: false,
  outputFiles,
};

export default config;
