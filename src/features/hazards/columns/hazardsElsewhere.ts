import type { Hazard } from '@/api/hazards';
import type { ChangeElsewhere, Elsewhere } from '@/features/shared/sheet/elsewhere';
import { measureUseDraft } from '@/records/models/namedDrafts';
import { type MeasureUse, measureUseModel } from '@/records/models/treatmentModels';
import { newRecord } from '@/records/newRecord';
import type { ProjectRecord, RecordModel } from '@/records/recordModel';

type Uuids = readonly string[];
type Change = ChangeElsewhere<Hazard, Uuids>;

/** A record that keeps the hazards that it is about: a safety target, a requirement. */
interface NamesHazards extends ProjectRecord {
  readonly hazardUuids: Uuids;
}

const addedBy = ({ before, after }: Change): Uuids => after.filter(uuid => !before.includes(uuid));
const removedBy = ({ before, after }: Change): Uuids => before.filter(uuid => !after.includes(uuid));

/** The values stand in `hazardUuids` of the records that the cells name. */
export const inHazardUuids = <R extends NamesHazards>(model: RecordModel<R>): Elsewhere<Hazard, Uuids> => ({
  model: model as unknown as RecordModel,
  field: 'hazardUuids',
  write: (changes, find) => {
    const changed = new Map<string, { record: NamesHazards; hazards: Set<string> }>();
    const hazardsOf = (uuid: string): Set<string> | undefined => {
      const known = changed.get(uuid);
      if (known) return known.hazards;
      const record = find(model.entity, uuid) as NamesHazards | undefined;
      if (!record) return undefined;
      const hazards = new Set(record.hazardUuids);
      changed.set(uuid, { record, hazards });
      return hazards;
    };
    for (const change of changes) {
      for (const uuid of addedBy(change)) hazardsOf(uuid)?.add(change.record.uuid);
      for (const uuid of removedBy(change)) hazardsOf(uuid)?.delete(change.record.uuid);
    }
    const edits = [...changed.values()].map(({ record, hazards }) => ({
      model: model as unknown as RecordModel,
      record,
      patch: { hazardUuids: [...hazards] },
    }));
    return { added: [], edits };
  },
});

/** Each value is a use of a measure; one that was turned down before is proposed again. */
export const inMeasureUses = (
  projectUuid: string,
  usesOf: (hazard: Hazard) => readonly MeasureUse[],
): Elsewhere<Hazard, Uuids> => {
  const model = measureUseModel as RecordModel;
  return {
    model,
    write: changes => {
      const wanted = changes.flatMap(change =>
        addedBy(change).map(rrmUuid => ({
          rrmUuid,
          hazard: change.record,
          turnedDown: usesOf(change.record).find(use => use.rrmUuid === rrmUuid),
        })),
      );
      return {
        added: wanted.flatMap(({ rrmUuid, hazard, turnedDown }) =>
          turnedDown
            ? []
            : [{ model, record: measureUseDraft(newRecord(projectUuid), hazard.uuid, rrmUuid, 'PROPOSED') }],
        ),
        edits: wanted.flatMap(({ turnedDown }) =>
          turnedDown ? [{ model, record: turnedDown, patch: { status: 'PROPOSED' } }] : [],
        ),
      };
    },
  };
};
