import { listLibraryRecords } from './listLibraryRecords.ts';
import { takeLibraryRecords } from './takeLibraryRecords.ts';

export const libraryHandlers = { listLibraryRecords, takeLibraryRecords };
