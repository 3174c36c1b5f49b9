import type { Hazard } from '@/api/hazards';
import type { Catalog } from '@/features/shared/sheet/catalog';
import { namesOfSeveral } from '@/features/shared/sheet/columns/namesOfSeveral';
import { type CellDraft, ListEditor, optionByWords, type WorksheetColumn } from '@/ui/worksheet';

/** Writes the first type into the row and adds a row for each of the others. */
export type SplitByType = (hazard: Hazard, hazardTypeUuids: readonly string[]) => void;

/**
 * A hazard is one risk, so it has one type. Where somebody writes several with commas between, as tables of ISO 12100 do,
 * each becomes a row of its own at the same place.
 */
export function hazardTypeColumn(
  column: WorksheetColumn<Hazard, string | null>,
  { options }: Catalog,
  split: SplitByType,
): WorksheetColumn<Hazard, string | null> {
  const uuidOf = (name: string) =>
    (
      options.find(({ label }) => label.toLocaleLowerCase() === name.toLocaleLowerCase()) ??
      optionByWords(options, name)
    )?.value;
  const draftOf = (
    text: string,
    row: Hazard,
    unknown: (name: string) => string,
  ): CellDraft<string | null> => {
    const named = namesOfSeveral(text, uuidOf);
    if (named.unknown !== undefined) return { ok: false, reason: unknown(named.unknown) };
    const [only] = named.uuids;
    if (named.uuids.length < 2) return { ok: true, value: only ?? null };
    return {
      creates: text,
      make: () => {
        split(row, named.uuids);
        // The row and those beside it were written as one step.
        return Promise.resolve(null);
      },
    };
  };
  return {
    ...column,
    kind: {
      ...column.kind,
      renderEditor: props => (
        <ListEditor
          {...props}
          items={options}
          isFoundByWords
          onSeveral={text =>
            props.setDraft(draftOf(text, props.row, name => props.labels.notAnOption(name, props.name)))
          }
        />
      ),
    },
  };
}
