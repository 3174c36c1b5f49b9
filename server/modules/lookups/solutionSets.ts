import { inVisibleProjects } from '../../access/visibility.ts';
import { ApiError } from '../../contract/errors.ts';
import { defineRecord } from '../../database/records/recordType.ts';
import { solutionSets } from '../../database/schema/index.ts';
import { recordHandlers } from '../../http/recordHandlers.ts';
import { requireUnfrozen } from '../hazards/index.ts';
import { clearOtherFlags } from '../shared/exclusiveFlag.ts';
import { projectRecord } from '../shared/projectRecords.ts';

export const solutionSet = defineRecord({
  ...projectRecord,
  entity: 'SolutionSet',
  plural: 'SolutionSets',
  table: solutionSets,
  codePrefix: 'SOL',
  gathered: {
    hazardRrmUuids: {
      table: 'hazard_rrms',
      owner: 'solution_set_uuid',
      entry: row => `${row}.uuid`,
      order: row => `${row}."order", ${row}.uuid`,
    },
  },
  // Its measures are deleted with it, so they are reported.
  silentParts: [],
});

export const solutionSetHandlers = recordHandlers(solutionSet, {
  visible: inVisibleProjects,
  async lock() {
    // In one transaction, the flag moves from another set to this one.
  },
  async beforeCreate(items, context, database) {
    const selected = items.flatMap((item, index) => (item.isSelected ? [index] : []));
    const fields = selected.slice(1).map(index => ({
      path: `items.${index}.isSelected`,
      message: 'Only one solution set of a project can be selected.',
    }));
    if (fields[0]) throw new ApiError('RULE_VIOLATED', fields[0].message, { fields });
    const scope = { column: 'projectUuid', uuid: context.projectUuid };
    if (selected.length > 0)
      await clearOtherFlags(solutionSet, 'isSelected', scope, undefined, context, database);
  },
  async beforeUpdate(uuid, body, context, database) {
    const scope = { column: 'projectUuid', uuid: context.projectUuid };
    if (body.isSelected) await clearOtherFlags(solutionSet, 'isSelected', scope, uuid, context, database);
  },
  async beforeDelete(uuid, _context, database) {
    const { rows } = await database.query<{ uuid: string }>(
      'select distinct hazard_uuid as uuid from hazard_rrms where solution_set_uuid = $1',
      [uuid],
    );
    await requireUnfrozen(
      database,
      rows.map(row => row.uuid),
    );
  },
});
