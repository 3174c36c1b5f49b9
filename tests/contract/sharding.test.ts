import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type ContractOperation, operations } from '../support/contract.ts';

const PAGE = readFileSync('docs/operate/sharding.md', 'utf8');

/** Names of what belongs to one organization. */
const PLACE = /^(projectUuid|organizationUuid|resourceUuid|hazardVoteEventUuid)$/;

const namesRecord = ({ parameters }: ContractOperation) =>
  parameters.some(parameter => parameter.in === 'path' && parameter.name.endsWith('Uuid'));
const namesPlaceInBody = ({ body }: ContractOperation) =>
  [...JSON.stringify(body ?? {}).matchAll(/"(\w+)"/g)].some(([, name = '']) => PLACE.test(name));
const canBeNarrowed = ({ parameters }: ContractOperation) =>
  parameters.some(parameter => parameter.in === 'query' && PLACE.test(parameter.name));

/** What would be asked of several databases if each organization had its own. */
const crossing = operations.filter(operation => !namesRecord(operation) && !namesPlaceInBody(operation));
const idsOf = (some: readonly ContractOperation[]) => some.map(({ id }) => id).sort();

it('the page on sharding lists what would ask several databases unless it is narrowed', () => {
  const listed = /```text\n([\s\S]*?)```/.exec(PAGE)?.[1]?.match(/\w+/g) ?? [];
  expect(listed.sort()).toEqual(idsOf(crossing.filter(canBeNarrowed)));
});

it('the page on sharding lists what is answered beside the organizations', () => {
  const listed = [...PAGE.matchAll(/^\| `(\w+)` \|/gm)].map(([, id = '']) => id);
  expect(listed.sort()).toEqual(idsOf(crossing.filter(operation => !canBeNarrowed(operation))));
});
