import { operations } from './contractReader.ts';
import { checkOperation } from './everyOperation.ts';
import { familiesOf } from './families.ts';
import { type Backend, type Finding, Kit } from './kit.ts';
import { checkList, isProjectList } from './lists.ts';
import { checkFamily } from './records.ts';

/**
 * Drives a backend that claims to speak the contract.
 * @param only ids of the operations that it claims to have; all served ones where left out
 * @returns what differs; empty when nothing does
 */
export async function checkBackend(
  backend: Omit<Backend, 'operations'>,
  only?: readonly string[],
): Promise<Finding[]> {
  const strange = (only ?? []).filter(id => !operations.some(operation => operation.id === id));
  if (strange.length > 0) throw new Error(`The contract has no operation ${strange.join(', ')}`);
  const claimed = operations.filter(({ id }) => !only || only.includes(id));
  const kit = new Kit({ ...backend, operations: claimed });
  const single = claimed.filter(({ isDownload, isStream }) => !isDownload && !isStream);
  for (const operation of single) await checkOperation(kit, operation);
  for (const family of familiesOf(single)) await checkFamily(kit, family);
  for (const list of single.filter(isProjectList)) await checkList(kit, list);
  return kit.findings;
}
