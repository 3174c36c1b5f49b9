import type { ReportData, ReportedRecords } from '../../report-data/index.ts';
import { type ReportContext, titled } from './context.ts';

type Use = ReportedRecords['HazardRrm'];

const found = new WeakMap<ReportData, Map<string, Use[]>>();

/** The uses of measures that bring hazards along, by the hazard that they bring. */
function bringingUses({ data }: ReportContext): Map<string, Use[]> {
  const known = found.get(data);
  if (known) return known;
  const made = new Map<string, Use[]>();
  for (const use of [...data.uses.values()].flat())
    for (const hazard of use.newHazardUuids) made.set(hazard, [...(made.get(hazard) ?? []), use]);
  found.set(data, made);
  return made;
}

/** "RRM-003 Fixed guard – HZ-001 Hand drawn in": where a hazard comes from. */
export const comesOf = (hazardUuid: string, context: ReportContext): string[] =>
  (bringingUses(context).get(hazardUuid) ?? []).map(({ rrmUuid, hazardUuid: answered }) =>
    [titled(context.data.measures.get(rrmUuid)), titled(context.data.hazardsByUuid.get(answered))].join(
      ' – ',
    ),
  );
