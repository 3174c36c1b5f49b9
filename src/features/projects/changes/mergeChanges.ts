import type { ProjectChange } from '@/api/projects';

/** What somebody did to one thing without anything else in between. */
export interface ToldChange extends ProjectChange {
  /** How many requests it was. */
  times: number;
}

/** What a change is about, where it is one thing: a hazard with its ratings, or a record. */
function subjectOf({ count, records, actor, entity, action }: ProjectChange): string | undefined {
  const [record] = records;
  if (count !== 1 || action !== 'UPDATE' || !record) return undefined;
  return [actor?.uuid, entity, record.hazard?.uuid ?? record.uuid].join(' ');
}

/** Cells that one person fills one after the other in the same row are one line, not twenty. */
export function mergeChanges(changes: readonly ProjectChange[]): ToldChange[] {
  const told: ToldChange[] = [];
  for (const change of changes) {
    const last = told.at(-1);
    const subject = subjectOf(change);
    if (last && subject !== undefined && subject === subjectOf(last)) {
      last.times += 1;
      last.fields = [...new Set([...last.fields, ...change.fields])];
      last.reason ??= change.reason;
    } else told.push({ ...change, times: 1 });
  }
  return told;
}
