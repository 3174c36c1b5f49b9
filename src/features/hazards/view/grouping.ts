import type { Hazard } from '@/api/hazards';
import type { Grouping } from '@/ui/worksheet';
import type { CatalogName, Catalogs } from './catalog';
import type { LinkField } from './hazardFields';

export type GroupBy = 'function' | 'machine' | 'event' | 'none';

const GROUP_FIELDS: Record<Exclude<GroupBy, 'none'>, { field: LinkField; catalog: CatalogName }> = {
  function: { field: 'functionUuid', catalog: 'functions' },
  machine: { field: 'machineUuid', catalog: 'machines' },
  event: { field: 'hazardousEventUuid', catalog: 'hazardousEvents' },
};

/** The field that hazards are grouped by; undefined where they are not. */
export const groupField = (by: string | undefined): LinkField | undefined =>
  by === undefined || !(by in GROUP_FIELDS) ? undefined : GROUP_FIELDS[by as keyof typeof GROUP_FIELDS].field;

/** Groups offered for a style, its own first. */
export const GROUPS_OF_STYLE: Record<Hazard['style'], readonly GroupBy[]> = {
  FUNCTION: ['function', 'event', 'none'],
  MACHINE: ['machine', 'event', 'none'],
};

/** Groups in the order of their records; their keys are kept when collapsed. */
export function groupingOf(by: GroupBy, catalogs: Catalogs): Grouping<Hazard> | undefined {
  if (by === 'none') return undefined;
  const { field, catalog } = GROUP_FIELDS[by];
  const { items } = catalogs[catalog];
  // Each key once: thousands of rows are asked for theirs.
  const keys = new Map<string | null, string>(items.map(({ uuid }) => [uuid, groupKey(by, uuid)]));
  return {
    columnKey: field,
    groups: items.map(({ uuid, code, name }) => ({ key: groupKey(by, uuid), label: `${code} ${name}` })),
    groupOf: hazard => keys.get(hazard[field]) ?? '',
  };
}

export const groupKey = (by: GroupBy, uuid: string): string => `${by}:${uuid}`;
/** The uuid in a group's key; undefined for the hazards without one. */
export const uuidOfGroup = (key: string | undefined): string | undefined => key?.split(':')[1] || undefined;
