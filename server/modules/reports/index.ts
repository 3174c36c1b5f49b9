export { makeLightReport, makePlan, makeReport } from './makers.ts';
export { writeText } from './writeText.ts';
