export { makeLightReport, makePlan, makeReport } from './makers.ts';
