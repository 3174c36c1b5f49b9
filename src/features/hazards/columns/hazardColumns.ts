import { scalesOf } from '@domain/rating/ratingSet';
import type { Hazard } from '@/api/hazards';
import type { RiskRatingSet } from '@/api/risk-model';
import { STATUS_DEFINITIONS, STATUS_LABELS, STATUSES } from '@/features/shared/hazards/hazardStatuses';
import type { SheetColumn } from '@/features/shared/sheet/elsewhere';
import { levelPath } from '@/records/models/hazardModel';
import { readonlyColumn } from '@/ui/worksheet';
import type { TextOf } from '../../shared/rating/ratingTexts';
import { LINK_COLUMNS } from '../view/hazardFields';
import { type LinkColumnsOptions, linkColumns } from './linkColumns';
import { ratingColumns } from './ratingColumns';

interface HazardColumnsOptions extends LinkColumnsOptions {
  set: RiskRatingSet;
  /** Columns beside those that are always there. */
  more: readonly SheetColumn<Hazard>[];
}

/** Width of the state: its longest word can be read in each language. Pixels. */
const STATE = { least: 88, letter: 6.7, edges: 18 };

/** The columns of the worksheet. Their keys are the paths of what they change. */
export function hazardColumns(options: HazardColumnsOptions): SheetColumn<Hazard>[] {
  const { set, more, text } = options;
  const states = STATUSES.map(status => statusText(status, text));
  return [
    readonlyColumn<Hazard>({
      key: 'code',
      name: text('column-code', 'Code'),
      width: 76,
      frozen: true,
      opens: true,
      getValue: ({ code }) => code,
      getTooltip: ({ name }) => name || undefined,
      whyReadOnly: () => text('code-given', 'Codes are given by Badger and never change.'),
    }),
    ...linkColumns(options),
    ...ratingColumns(set, text),
    readonlyColumn<Hazard>({
      key: 'state',
      name: text('column-state', 'State'),
      width: Math.max(
        STATE.least,
        STATE.edges + STATE.letter * Math.max(...states.map(({ length }) => length)),
      ),
      description: STATUSES.map(status => statusMeaning(status, text)).join('\n'),
      getValue: ({ status }) => statusText(status, text),
      getTooltip: ({ status }) => statusMeaning(status, text),
      whyReadOnly: () =>
        text('state-computed', 'The state follows from what is filled in, rated, voted on and locked.'),
      compare: (a, b) => states.indexOf(a) - states.indexOf(b),
    }),
    ...more,
  ];
}

export const statusText = (status: Hazard['status'], text: TextOf): string => text(STATUS_LABELS[status]);

const statusMeaning = (status: Hazard['status'], text: TextOf): string =>
  `${statusText(status, text)}: ${text(STATUS_DEFINITIONS[status])}`;

/** Names of columns in the address, where their keys would say little. */
export function columnIds(style: Hazard['style'], set: RiskRatingSet): Map<string, string> {
  return new Map([
    ...LINK_COLUMNS[style].map(({ field, id }) => [field, id] as const),
    ...scalesOf(set).map(({ field, parameter }) => [levelPath(set.uuid, field), parameter] as const),
  ]);
}
