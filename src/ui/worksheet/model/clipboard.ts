import { fillMerged } from './mergedCells';
import { parseTsv } from './tsv';

/** The table on a clipboard. */
export const readClipboard = (data: Pick<DataTransfer, 'getData'>): string[][] =>
  fillMerged(parseTsv(data.getData('text/plain')), data.getData('text/html'));
