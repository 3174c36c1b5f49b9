// What reports tell of a project, read by one definition: for a report, and to be kept with a baseline.

export { frameOf, REPORT_PART, readKeptReportData } from './baselineData.ts';
export { type ReportData, type ReportedSet, readReportData } from './readReportData.ts';
export { byUuid, grouped, type ReportedRecords, type Schemas } from './records.ts';
