import type { SafetyTarget } from '@/api/lookups';
import type { Srem } from '@/api/srems';
import { sameValue } from '@/lib/sameValue';
import type { Addition, ModelEdit } from '@/records/editQueueTypes';
import { requirementDraft, targetDraft } from '@/records/models/namedDrafts';
import { requirementModel, targetModel } from '@/records/models/treatmentModels';
import { type NewRecord, newRecord } from '@/records/newRecord';
import type { Patch, RecordModel } from '@/records/recordModel';
import type { ReqifFile, ReqifObject } from './readReqif';
import { fieldsOf, ID_NAMES } from './reqifFields';

export type ReqifResult = 'new' | 'changed' | 'unchanged' | 'refused' | 'skipped';
export type ReqifReason = 'twice' | 'ambiguous' | 'field' | 'unknown' | 'cycle';

export interface ReqifRow {
  readonly identifier: string;
  /** What the other tool calls it. */
  readonly foreignId: string;
  readonly kind: ReqifObject['kind'];
  readonly name: string;
  /** Code of the record that it is. */
  readonly code: string;
  readonly result: ReqifResult;
  readonly reason: ReqifReason | undefined;
  /** Fields that change, or the one that is refused. */
  readonly fields: readonly string[];
}

export interface ReqifPlan {
  readonly rows: readonly ReqifRow[];
  readonly added: readonly Addition[];
  readonly edits: readonly ModelEdit[];
}

interface Context {
  readonly projectUuid: string;
  readonly riskRatingSetUuid: string;
  readonly targets: readonly SafetyTarget[];
  readonly requirements: readonly Srem[];
  readonly hazards: readonly { readonly uuid: string; readonly code: string }[];
}

type Known = SafetyTarget | Srem;
const modelOf = (kind: 'target' | 'requirement') =>
  (kind === 'target' ? targetModel : requirementModel) as RecordModel;

interface Taken {
  readonly object: ReqifObject & { kind: 'target' | 'requirement' };
  readonly foreignId: string;
  readonly known: Known | undefined;
  readonly uuid: string;
  readonly values: Record<string, unknown>;
}

/** What a file comes to, object by object: found again by its identifier, else by the id of the other tool. */
export function planReqif(file: ReqifFile, context: Context): ReqifPlan {
  const rows: ReqifRow[] = [];
  const taken = new Map<string, Taken>();
  const seen = new Set<string>();
  for (const object of file.objects) {
    const { place } = object;
    const foreignId =
      place?.id ?? ID_NAMES.flatMap(name => object.values[name] ?? [])[0] ?? object.identifier;
    const shownId = place ? [place.row, place.id].filter(Boolean).join(' · ') : foreignId;
    const base = { identifier: object.identifier, foreignId: shownId, kind: object.kind, code: '', name: '' };
    const { kind } = object;
    if (kind === 'other') {
      rows.push({ ...base, result: 'skipped', reason: undefined, fields: [] });
      continue;
    }
    const { values, refused } = fieldsOf(object, kind);
    const matches = matchesOf(place?.uuid ? `_${place.uuid}` : object.identifier, foreignId, kind, context);
    const [known] = matches;
    const row = { ...base, name: String(values.name ?? known?.name ?? ''), code: known?.code ?? '' };
    const reason: ReqifReason | undefined =
      seen.has(object.identifier) || (known && seen.has(known.uuid))
        ? 'twice'
        : matches.length > 1
          ? 'ambiguous'
          : refused
            ? 'field'
            : place?.unknown
              ? 'unknown'
              : undefined;
    seen.add(object.identifier);
    if (known) seen.add(known.uuid);
    if (reason) {
      rows.push({ ...row, result: 'refused', reason, fields: [refused ?? place?.unknown ?? []].flat() });
      continue;
    }
    taken.set(object.identifier, {
      object: { ...object, kind },
      foreignId,
      known,
      uuid: known?.uuid ?? newRecord(context.projectUuid).uuid,
      values: { ...values },
    });
    rows.push({ ...row, result: known ? 'unchanged' : 'new', reason: undefined, fields: [] });
  }
  link(file, taken, context);
  const cyclic = cycles(taken, context.requirements);
  for (const { values } of taken.values())
    if (cyclic.has(String(values.parentUuid))) delete values.parentUuid;
  const added: Addition[] = [];
  const edits: ModelEdit[] = [];
  const results = rows.map((row): ReqifRow => {
    const one = row.result === 'refused' ? undefined : taken.get(row.identifier);
    if (!one) return row;
    if (cyclic.has(one.uuid)) return { ...row, result: 'refused', reason: 'cycle', fields: [] };
    const model = modelOf(one.object.kind);
    const { known } = one;
    if (!known) {
      added.push({ model, record: newOf(one, context) });
      return row;
    }
    const patch: Patch = Object.fromEntries(
      Object.entries(one.values).filter(([key, value]) => !same(value, known[key as keyof Known])),
    );
    const fields = Object.keys(patch);
    if (fields.length === 0) return row;
    edits.push({ model, record: known, patch });
    return { ...row, result: 'changed', fields };
  });
  // A requirement names its targets: those come first.
  const order = (model: RecordModel) => (model.entity === targetModel.entity ? 0 : 1);
  return { rows: results, added: added.toSorted((a, b) => order(a.model) - order(b.model)), edits };
}

const sorted = (value: unknown) => (Array.isArray(value) ? [...value].sort() : value);
const same = (one: unknown, other: unknown) =>
  sameValue(sorted(one), sorted(other)) || (one === '' && other === null);

/** Records of this project by the uuid in the identifier; else by the id that they keep of the other tool. */
function matchesOf(
  identifier: string,
  foreignId: string,
  kind: 'target' | 'requirement',
  { targets, requirements }: Context,
): readonly Known[] {
  const records: readonly Known[] = kind === 'target' ? targets : requirements;
  const own = records.find(({ uuid }) => `_${uuid}` === identifier);
  return own ? [own] : records.filter(({ externalId }) => externalId !== '' && externalId === foreignId);
}

/** What satisfies and refines what; a link is added, none is taken away. Hazards by their codes, of the project's own file. */
function link(file: ReqifFile, taken: ReadonlyMap<string, Taken>, context: Context): void {
  const { projectUuid, hazards } = context;
  /** An object of the file, or a record that it does not have. */
  const goalOf = (to: string) => {
    const object = taken.get(to);
    if (object) return { kind: object.object.kind, uuid: object.uuid };
    const known = (records: readonly Known[]) => records.find(({ uuid }) => `_${uuid}` === to)?.uuid;
    const [target, requirement] = [known(context.targets), known(context.requirements)];
    return target
      ? ({ kind: 'target', uuid: target } as const)
      : requirement
        ? ({ kind: 'requirement', uuid: requirement } as const)
        : undefined;
  };
  for (const { kind, from, to } of file.relations) {
    const [source, goal] = [taken.get(from), goalOf(to)];
    if (!source || !goal || source.object.kind !== 'requirement') continue;
    if (kind === 'refines' && goal.kind === 'requirement') source.values.parentUuid = goal.uuid;
    if (kind === 'satisfies' && goal.kind === 'target') {
      const known = (source.known as Srem | undefined)?.safetyTargetUuids ?? [];
      const linked = (source.values.safetyTargetUuids as string[] | undefined) ?? known;
      source.values.safetyTargetUuids = [...new Set([...linked, goal.uuid])];
    }
  }
  if (file.identifier !== `_${projectUuid}`) return;
  const uuidOf = new Map(hazards.map(({ uuid, code }) => [code, uuid]));
  for (const { object, known, values } of taken.values()) {
    const codes = object.values.hazards?.split(', ') ?? [];
    const linked = codes.flatMap(code => uuidOf.get(code) ?? []);
    if (linked.length > 0) values.hazardUuids = [...new Set([...(known?.hazardUuids ?? []), ...linked])];
  }
}

/** Requirements that would be their own ancestors. */
function cycles(taken: ReadonlyMap<string, Taken>, requirements: readonly Srem[]): ReadonlySet<string> {
  const parentOf = new Map(requirements.map(({ uuid, parentUuid }) => [uuid, parentUuid]));
  for (const { uuid, values } of taken.values())
    if ('parentUuid' in values) parentOf.set(uuid, values.parentUuid as string);
  const cyclic = new Set<string>();
  for (const { uuid } of taken.values()) {
    const above = new Set<string>();
    for (let at = parentOf.get(uuid); at; at = parentOf.get(at)) {
      if (at === uuid) cyclic.add(uuid);
      if (above.has(at)) break;
      above.add(at);
    }
  }
  return cyclic;
}

function newOf(
  { object, uuid, values, foreignId }: Taken,
  { projectUuid, riskRatingSetUuid }: Context,
): Known {
  const base: NewRecord = { ...newRecord(projectUuid), uuid: uuid as NewRecord['uuid'] };
  const draft = object.kind === 'target' ? targetDraft(base, riskRatingSetUuid) : requirementDraft(base);
  // By it the next import finds it again.
  return { ...draft, externalId: foreignId.slice(0, 200), ...values } as Known;
}
