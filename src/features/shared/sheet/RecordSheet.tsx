import { useMemo, useState } from 'react';
import { useGetProjectQuery } from '@/api/projects';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { useTexts } from '@/glossary/useText';
import { type NewRecord, newRecord } from '@/records/newRecord';
import type { ProjectRecord } from '@/records/recordModel';
import { useDocumentTitle } from '@/ui/DocumentTitle';
import { Sheet } from './Sheet';
import { SheetGate } from './SheetGate';
import { createSelectionStore } from './selectionStore';
import type { SheetProps } from './sheetTypes';

/** A list call, as far as a sheet looks at it. */
interface ListQuery<R> {
  currentData?: { data: { results: readonly R[] } } | undefined;
  error?: unknown;
  refetch: () => unknown;
}

interface RecordSheetProps<R extends ProjectRecord>
  extends Omit<SheetProps<R>, 'records' | 'canEdit' | 'selection' | 'adding'> {
  projectUuid: string;
  query: ListQuery<R>;
  /** Other lists without which nothing can be added. */
  alsoNeeded?: readonly ListQuery<unknown>[];
  /** Key of the column that a new row is begun in. Default: the name. */
  firstColumn?: string;
  /** Name of a row until somebody names it. */
  newName: string;
  /**
   * A new row. Left out where none can be added.
   * @param groupUuid the record whose group it was added to
   * @param groupId how the rows are grouped
   */
  draftOf?: ((base: NewRecord, groupUuid: string | undefined, groupId: string | undefined) => R) | undefined;
}

/** A page that is the sheet of one kind of record, edited by whoever may change the analysis. */
export function RecordSheet<R extends ProjectRecord>(props: RecordSheetProps<R>) {
  const { projectUuid, query, alsoNeeded = [], firstColumn = 'name', newName, draftOf, ...sheet } = props;
  const text = useTexts('sheet');
  useDocumentTitle(sheet.words.records);
  const project = useGetProjectQuery({ projectUuid });
  const { can } = projectPermissions(project.currentData?.data);
  const [selection] = useState(createSelectionStore);
  const adding = useMemo(
    () =>
      draftOf && {
        draft: (groupId: string | undefined, groupKey: string | undefined) =>
          draftOf({ ...newRecord(projectUuid), name: newName }, groupKey || undefined, groupId),
        firstCell: () => firstColumn,
      },
    [draftOf, projectUuid, newName, firstColumn],
  );
  // Without the project nobody knows whether what is typed may be taken.
  const missing = [project, query, ...alsoNeeded].find(({ currentData }) => !currentData);
  return (
    <SheetGate
      query={missing ?? query}
      label={text('loading', 'Loading: {1}', { values: [sheet.words.records] })}
    >
      <Sheet<R>
        key={projectUuid}
        {...sheet}
        records={query.currentData?.data.results ?? []}
        canEdit={can('analysis.edit')}
        selection={selection}
        {...(adding && { adding })}
      />
    </SheetGate>
  );
}
