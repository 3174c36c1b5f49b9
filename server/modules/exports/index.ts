import { notServedYet } from '../shared/notServedYet.ts';
import { getHaraMetrics } from './getHaraMetrics.ts';

export { failingHazards } from './failingHazards.ts';

export const exportHandlers = {
  getHaraMetrics,
  exportToAustin: notServedYet,
  getLightReport: notServedYet,
  getReport: notServedYet,
  getSpreadsheet: notServedYet,
  getStandardGen2Spreadsheet: notServedYet,
};
