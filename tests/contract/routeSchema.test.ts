import { describe, expect, it } from 'vitest';
import { listOperations, readContract } from '../../server/contract/contract.ts';
import { routeSchema, routeUrl } from '../../server/contract/routeSchema.ts';

const contract = readContract();
const operations = listOperations(contract);
const one = (id: string) => {
  const found = operations.find(operation => operation.id === id);
  if (!found) throw new Error(`The contract has no ${id}`);
  return found;
};

describe('the schema of a route', () => {
  it('has every parameter of its path, and needs each of them', () => {
    for (const operation of operations) {
      const { schema } = routeSchema(contract, operation);
      const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(Object.keys(schema.params.properties as object).sort()).toEqual(inPath.sort());
      expect([...(schema.params.required as string[])].sort()).toEqual(inPath);
      expect(routeUrl(operation)).not.toMatch(/[{}]/);
    }
  });

  it('takes no other query parameter', () => {
    const { querystring } = routeSchema(contract, one('listOrganizationInvitations')).schema;
    expect(querystring.additionalProperties).toBe(false);
    expect(querystring.required).toEqual(['organizationUuid']);
  });

  it('keeps a form apart from bodies in JSON', () => {
    const upload = routeSchema(contract, one('createProjectDocument'));
    expect(upload.schema.body).toBeUndefined();
    expect(upload.form).toBeDefined();
    const json = routeSchema(contract, one('createHazardsBatch'));
    expect(json.schema.body).toBeDefined();
    expect(json.form).toBeUndefined();
  });

  it('has the answers, also those that operations share', () => {
    const { response } = routeSchema(contract, one('updateHazard')).schema;
    expect(Object.keys(response)).toEqual(expect.arrayContaining(['200', '404', '409', '422']));
    expect(response['404']?.content['application/json']?.schema).toBeDefined();
  });
});
