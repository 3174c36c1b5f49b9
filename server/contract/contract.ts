import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { operations } from './generated/operations.ts';

export type OperationId = keyof operations;

/** Where an operation's permission is looked for; see docs/architecture.md, "Permission". */
export interface OperationPermission {
  name: string;
  scope: 'public' | 'signed-in' | 'self' | 'organization' | 'project' | 'admin';
  /** `path.functionUuid`, `query.projectUuid`, `body.organizationUuid`. */
  from?: string;
  /** Also works in a project that is archived, beside what only reads. */
  onArchived?: boolean;
}

interface OperationObject {
  operationId: OperationId;
  tags: string[];
  'x-permission': OperationPermission;
  security?: Record<string, string[]>[];
  parameters?: { $ref?: string }[];
}

export interface Operation {
  id: OperationId;
  method: string;
  path: string;
  tag: string;
  permission: OperationPermission;
  /** Takes an `Idempotency-Key`. */
  isKeyed: boolean;
  /** Ways to prove who calls, where they are not the bearer token alone. */
  security: string[];
}

export interface ContractDocument {
  paths: Record<string, Record<string, unknown>>;
  components: {
    schemas: Record<string, object>;
    parameters?: Record<string, object>;
    responses?: Record<string, object>;
  };
}

const FILE = fileURLToPath(new URL('../../openapi/bundled/v1.json', import.meta.url));
const IDEMPOTENCY_KEY = '#/components/parameters/idempotencyKey';
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** The bundled contract, as `npm run codegen` wrote it. */
export const readContract = () => JSON.parse(readFileSync(FILE, 'utf8')) as ContractDocument;

/** All operations of the contract, in its order. */
export function listOperations(contract: ContractDocument): Operation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap(method => {
      const operation = item[method] as OperationObject | undefined;
      if (!operation) return [];
      return [
        {
          id: operation.operationId,
          method: method.toUpperCase(),
          path,
          tag: operation.tags[0] ?? '',
          permission: operation['x-permission'],
          isKeyed: (operation.parameters ?? []).some(({ $ref }) => $ref === IDEMPOTENCY_KEY),
          security: (operation.security ?? []).flatMap(scheme => Object.keys(scheme)),
        },
      ];
    }),
  );
}
