/**
 * Types of measures that depend on the control system, so that their uses need a required level (domain model 4.9;
 * ISO 12100:2010 3.28, 3.30).
 */
const SAFETY_FUNCTION_TYPES = ['INTERLOCK', 'DEVICE', 'CTRL'];

/** Whether a new measure of a type is a safety function where nobody says. */
export const isUsuallySafetyFunction = (rrmTypeCode: string | undefined): boolean =>
  rrmTypeCode !== undefined && SAFETY_FUNCTION_TYPES.includes(rrmTypeCode);
