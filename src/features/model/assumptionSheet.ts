import type { Assumption } from '@/api/assumptions';
import { AssumptionUpdateLimits } from '@/api/limits';
import type { Catalog } from '@/features/shared/sheet/catalog';
import { personColumn } from '@/features/shared/sheet/columns/personColumn';
import { recordColumns } from '@/features/shared/sheet/columns/recordColumns';
import { defineTexts } from '@/glossary/defineTexts';
import type { TextFunction } from '@/glossary/useText';
import type { Formats } from '@/lib/formats';
import type { NewRecord } from '@/records/newRecord';
import { choiceColumn, dateColumn, longTextColumn, type WorksheetColumn } from '@/ui/worksheet';

const CATEGORIES = defineTexts(
  'assumptions',
  {
    ENVIRONMENT: 'Environment',
    USER: 'User',
    SYSTEM: 'System',
    INTERFACE: 'Interface',
    EXPOSURE_DATA: 'Exposure data',
    LEGAL: 'Legal',
  },
  'category-',
);
const STATUSES = defineTexts(
  'assumptions',
  { OPEN: 'Open', CONFIRMED: 'Confirmed', REJECTED: 'Rejected', SUPERSEDED: 'Superseded' },
  'status-',
);

type Text = TextFunction<'assumptions'>;

const { text: statement, category, rationale, validationMethod, status } = AssumptionUpdateLimits;

export const categoryOptions = (text: Text) =>
  category.enum.map(value => ({ value, label: text(CATEGORIES[value]) }));
export const assumptionStatusOptions = (text: Text) =>
  status.enum.map(value => ({ value, label: text(STATUSES[value]) }));

interface AssumptionColumns {
  people: Catalog;
  formats: Formats;
  text: Text;
  sheetText: TextFunction<'sheet'>;
}

export const assumptionColumns = (options: AssumptionColumns): WorksheetColumn<Assumption>[] => {
  const { people, formats, text, sheetText } = options;
  const [code] = recordColumns<Assumption>(AssumptionUpdateLimits, sheetText);
  return [
    ...[code].filter(column => column !== undefined),
    longTextColumn<Assumption>({
      key: 'text',
      name: text('column-text', 'Assumption'),
      width: 260,
      grow: true,
      isRequired: true,
      maxLength: statement.maxLength,
      getValue: assumption => assumption.text,
    }),
    choiceColumn<Assumption>({
      key: 'category',
      name: text('column-category', 'About'),
      width: 120,
      isRequired: true,
      isOrdered: true,
      options: categoryOptions(text),
      getValue: assumption => assumption.category,
    }),
    choiceColumn<Assumption>({
      key: 'status',
      name: text('column-status', 'State'),
      width: 110,
      isRequired: true,
      isOrdered: true,
      options: assumptionStatusOptions(text),
      getValue: assumption => assumption.status,
    }),
    longTextColumn<Assumption>({
      key: 'rationale',
      name: text('column-rationale', 'Why it may be relied on'),
      width: 190,
      grow: true,
      maxLength: rationale.maxLength,
      getValue: assumption => assumption.rationale,
    }),
    longTextColumn<Assumption>({
      key: 'validationMethod',
      name: text('column-validation', 'How it is confirmed'),
      width: 160,
      maxLength: validationMethod.maxLength,
      getValue: assumption => assumption.validationMethod,
    }),
    personColumn<Assumption>({
      key: 'ownerUserUuid',
      name: text('column-owner', 'Owner'),
      width: 140,
      people,
      formerMember: sheetText('former-member', 'No longer in the project'),
      getValue: ({ ownerUserUuid }) => ownerUserUuid,
    }),
    dateColumn<Assumption>({
      key: 'dueDate',
      name: text('column-due', 'Due'),
      order: formats.dayOrder,
      formatDay: formats.day,
      getValue: ({ dueDate }) => dueDate,
    }),
  ];
};

/** An assumption until it is created; the server names it by its text. */
export const assumptionDraft = ({ name, ...base }: NewRecord): Assumption => ({
  ...base,
  name,
  text: name,
  category: 'ENVIRONMENT',
  rationale: '',
  ownerUserUuid: null,
  evidenceDocumentUuid: null,
  dueDate: null,
  validationMethod: '',
  status: 'OPEN',
});
