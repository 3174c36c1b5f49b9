import type { Person } from './app.ts';
import { type ContractOperation, operations } from './contract.ts';

// What the tests of query plans ask for: every operation that answers with records, each by somebody who may.

/** Made by a process of its own, whose statements nobody hears in that of the test. */
const ELSEWHERE = ['exportToAustin'];

/** Those that answer with JSON, and once. */
export const reads = operations.filter(
  ({ id, method, isDownload, isStream, isSigned }) =>
    method === 'GET' && !isDownload && !isStream && !isSigned && !ELSEWHERE.includes(id),
);

export const parameterOf = (operation: ContractOperation, name: string) =>
  operation.parameters.find(parameter => parameter.in === 'query' && parameter.name === name);

export const isList = (operation: ContractOperation) => parameterOf(operation, 'limit') !== undefined;

export const personFor = ({ permission }: ContractOperation): Person =>
  permission.scope === 'admin' || /^organization\.(users\.manage|update)$/.test(permission.name)
    ? 'owner'
    : 'lead';

/** Where a list is looked at, by the names of uuids in addresses. */
export const scopeOf = (operation: ContractOperation, records: Record<string, string>) => ({
  ...(parameterOf(operation, 'projectUuid') && { projectUuid: records.projectUuid }),
  ...(parameterOf(operation, 'organizationUuid')?.required && { organizationUuid: records.organizationUuid }),
  ...(parameterOf(operation, 'tool') && { tool: 'badger' }),
});
