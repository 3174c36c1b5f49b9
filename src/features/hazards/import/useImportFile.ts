import { useMemo, useState } from 'react';
import type { Hazard } from '@/api/hazards';
import type { RiskRatingSet } from '@/api/risk-model';
import { findHeaderRow, tableBelow } from '@/features/shared/tables/headerRow';
import type { ReadBook } from '@/features/shared/tables/readTypes';
import { useKeptEntry, useKeptPlace } from '@/features/shared/unsaved/useKeptEntry';
import { bestSheet } from './columns/bestSheet';
import { type ColumnMapping, guessColumns } from './columns/guessColumns';
import { importable } from './columns/importColumns';
import { rememberedMapping } from './columns/rememberedMapping';
import { REPEATED_KEYS } from './links/rowLinks';

export interface ImportFile {
  readonly name: string;
  readonly book: ReadBook;
  readonly sheet: number;
  readonly headerRow: number;
  readonly mapping: ColumnMapping;
}

/**
 * The file of an import with the choices made about it, kept while its steps come and go and over a session that ends.
 * @param isCarriedOut what was imported is not kept: nobody shall import it once more
 */
export function useImportFile(
  projectUuid: string,
  style: Hazard['style'],
  set: RiskRatingSet,
  isCarriedOut: boolean,
) {
  const [file, setFile] = useState<ImportFile | null>(null);
  useKeptEntry(useKeptPlace<ImportFile>(`import ${projectUuid}`), {
    entered: () => (isCarriedOut ? undefined : (file ?? undefined)),
    restore: setFile,
  });
  const columns = useMemo(() => importable(style, set), [style, set]);
  const rows = file?.book.sheets[file.sheet]?.rows;
  const table = useMemo(() => (file && rows ? tableBelow(rows, file.headerRow) : undefined), [rows, file]);

  const withSheet = (name: string, book: ReadBook, sheet: number, header?: number): ImportFile => {
    const texts = book.sheets[sheet]?.rows ?? [];
    const headerRow = header ?? findHeaderRow(texts, columns);
    const found = tableBelow(texts, headerRow);
    const known = new Set(columns.map(({ key }) => key));
    const mapping = rememberedMapping(projectUuid, found.headers, known) ?? guessColumns(found, columns, set);
    return { name, book, sheet, headerRow, mapping };
  };
  return {
    file,
    table,
    read: (name: string, book: ReadBook) => setFile(withSheet(name, book, bestSheet(book.sheets, columns))),
    chooseSheet: (sheet: number) => file && setFile(withSheet(file.name, file.book, sheet)),
    chooseHeader: (row: number) => file && setFile(withSheet(file.name, file.book, file.sheet, row)),
    /** A target that another column had goes to this one, unless a file may have several of it. */
    map: (at: number, key: string | null) =>
      file &&
      setFile({
        ...file,
        mapping: file.mapping.map((own, place) =>
          place === at ? key : key !== null && own === key && !REPEATED_KEYS.has(key) ? null : own,
        ),
      }),
  };
}
