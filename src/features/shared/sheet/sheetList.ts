import { SHEET_LIMIT } from './sheetTypes';

/** The list that a sheet shows, in the order that people gave it: whoever shows its records asks for it in the same way. */
export const sheetList = (projectUuid: string) =>
  ({ projectUuid, limit: SHEET_LIMIT, orderBy: 'position', order: 'asc' }) as const;

/** Colleagues work on the same list: what is cached is shown at once and read again. */
export const READ_AGAIN = { refetchOnMountOrArgChange: true } as const;
