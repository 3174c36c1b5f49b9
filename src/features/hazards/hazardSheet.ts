import { differsFrom, foldedRating } from '@domain/rating/publishedRating';
import { scalesOf } from '@domain/rating/ratingSet';
import type { Hazard } from '@/api/hazards';
import type { RiskRatingSet } from '@/api/risk-model';
import { UNRATED } from '@/config/constants';
import { STATUSES } from '@/features/shared/hazards/hazardStatuses';
import type { SheetField, SheetFilter, SheetGroup, SheetWords } from '@/features/shared/sheet/sheetTypes';
import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';
import { parsePath, readPath } from '@/records/models/hazardModel';
import type { TextOf } from '../shared/rating/ratingTexts';
import { detailName } from './columns/detailColumns';
import { statusText } from './columns/hazardColumns';
import type { Catalogs } from './view/catalog';
import { GROUPS_OF_STYLE, type GroupBy, groupingOf } from './view/grouping';
import { finalRating, initialRating } from './view/hazardFields';

/** Filter value for hazards without a rating. Codes of ratings are never lower case and in brackets. */

/** By state, by the level that the set gives at first and in the end, and by the place in the machine style. */
export const hazardFilters = (
  style: Hazard['style'],
  set: RiskRatingSet,
  { tasks, zones }: Pick<Catalogs, 'tasks' | 'zones'>,
  text: TextOf,
): readonly SheetFilter<Hazard>[] => [
  {
    id: 'state',
    label: text('filter-state', 'State'),
    options: STATUSES.map(status => ({ value: status, label: statusText(status, text) })),
    accepts: ({ status }, value) => status === value,
  },
  {
    id: 'level',
    label: set.resultLabel,
    options: [
      ...set.ratings.map(({ code, label }) => ({ value: code, label })),
      { value: UNRATED, label: text('unrated', 'Not rated') },
    ],
    accepts: (hazard, value) => (initialRating(hazard, set)?.code ?? UNRATED) === value,
  },
  {
    id: 'final',
    label: text('filter-final', 'Final rating'),
    options: [
      ...set.ratings.map(({ code, label }) => ({ value: code, label })),
      { value: UNRATED, label: text('no-final', 'None yet') },
    ],
    accepts: (hazard, value) => (finalRating(hazard, set)?.code ?? UNRATED) === value,
  },
  {
    id: 'residual',
    label: text('filter-residual', 'Residual risk'),
    options: [
      { value: 'accepted', label: text('residual-accepted', 'Accepted') },
      { value: 'lapsed', label: text('residual-lapsed', 'Acceptance lapsed') },
      { value: 'open', label: text('residual-open', 'Not accepted') },
    ],
    accepts: (hazard, value) => acceptanceOf(hazard) === value,
  },
  {
    id: 'published',
    label: text('filter-published', 'Published level'),
    options: [
      { value: 'differs', label: text('published-other', 'Another one than the table’s') },
      { value: 'same', label: text('published-same', 'As the table gives it') },
      { value: 'none', label: text('published-none', 'None') },
    ],
    accepts: (hazard, value) => publicationOf(hazard, set) === value,
  },
  {
    id: 'source',
    label: text('column-external-id', 'ID of the source'),
    options: [
      { value: 'yes', label: text('source-with', 'With an ID') },
      { value: 'no', label: text('source-without', 'Without') },
    ],
    accepts: ({ externalId }, value) => (externalId !== '') === (value === 'yes'),
  },
  ...(style === 'MACHINE' ? placeFilters(tasks, zones, text) : []),
];

/** How the levels that its source states, at first and in the end, agree with those of the table. */
function publicationOf(hazard: Hazard, set: RiskRatingSet): 'differs' | 'same' | 'none' {
  const stated = [
    { published: hazard.publishedRating, rating: initialRating(hazard, set) },
    { published: hazard.publishedFinalRating, rating: finalRating(hazard, set) },
  ];
  if (stated.some(({ published, rating }) => differsFrom(published, rating))) return 'differs';
  return stated.some(({ published, rating }) => rating && foldedRating(published) !== '') ? 'same' : 'none';
}

/** The rows of the last import, while this session knows of one. */
export const importedFilter = (imported: ReadonlySet<string>, text: TextOf): SheetFilter<Hazard>[] =>
  imported.size === 0
    ? []
    : [
        {
          id: 'rows',
          label: text('filter-rows', 'Rows'),
          options: [{ value: 'imported', label: text('rows-imported', 'Last import') }],
          accepts: ({ uuid }) => imported.has(uuid),
        },
      ];

/** Whether the residual risk is accepted, was accepted with another final rating, or never was. */
export const acceptanceOf = ({
  isResidualRiskAccepted,
  residualRiskAcceptedAt,
}: Pick<Hazard, 'isResidualRiskAccepted' | 'residualRiskAcceptedAt'>) =>
  isResidualRiskAccepted ? 'accepted' : residualRiskAcceptedAt ? 'lapsed' : 'open';

/** A task stands in the address by its code, which people can read. */
const placeFilters = (
  tasks: Catalogs['tasks'],
  zones: Catalogs['zones'],
  text: TextOf,
): readonly SheetFilter<Hazard>[] => [
  {
    id: 'task',
    label: text('filter-task', 'Task'),
    options: tasks.items.map(({ code, name }) => ({ value: code, label: `${code} ${name}` })),
    accepts: ({ taskUuid }, value) => tasks.byUuid.get(taskUuid ?? '')?.code === value,
  },
  {
    id: 'zone',
    label: text('filter-zone', 'Zone'),
    options: zones.options,
    accepts: ({ zoneUuid }, value) => zoneUuid === value,
  },
];

const GROUP_LABELS: Readonly<Record<GroupBy, TextDefinition>> = defineTexts(
  'hazards',
  { function: 'Function', machine: 'Machine', event: 'Hazardous event', none: 'No groups' },
  'group-',
);

/** The groups of a project's style, its own first. */
export const hazardGroups = (
  style: Hazard['style'],
  projectUuid: string,
  catalogs: Catalogs,
  text: TextOf,
): readonly SheetGroup<Hazard>[] =>
  GROUPS_OF_STYLE[style].map(by => ({
    id: by,
    label: text(GROUP_LABELS[by]),
    restKey: `${by}:none:${projectUuid}`,
    grouping: groupingOf(by, catalogs),
  }));

/** What only the details show: title, description and the reasons for levels. */
export const hazardField =
  (set: RiskRatingSet, text: TextOf) =>
  (path: string): SheetField<Hazard> => ({
    name: fieldName(path, set, text),
    format: hazard => String(readPath(hazard, path) ?? ''),
  });

function fieldName(path: string, set: RiskRatingSet, text: TextOf): string {
  const { kind, field } = parsePath(path);
  if (kind === 'rationale') {
    const scale = scalesOf(set).find(({ parameter }) => parameter === field);
    return text('reason-for', 'Reason for {1} ({2})', {
      values: [scale?.symbol ?? field, scale?.label ?? ''],
    });
  }
  return detailName(field, text);
}

/** What the sheet says of its rows. */
export const hazardWords = (text: TextOf): SheetWords => ({
  records: text('worksheet', 'Hazards'),
  search: text('search', 'Search hazards'),
  add: text('add', 'Add hazard'),
  delete: text('delete', 'Delete hazard'),
  emptyTitle: text('empty-title', 'No hazards yet'),
  empty: text('empty', 'A hazard is one row: what goes wrong, in which situation, and how bad it is.'),
  addFirst: text('add-first', 'Add the first hazard'),
  noMatch: text('no-match', 'No hazard matches'),
  confirmDelete: count => text('delete-confirm', 'Delete {1} hazards', { count, one: 'Delete hazard' }),
  mayNotEdit: text('may-not-edit', 'Your role may not change this hazard.'),
  notAdded: reason => text('not-added', 'The hazard was not added. {1}', { values: [reason] }),
});
