/** Times of a safety target in milliseconds; null: not stated. */
export interface FaultTimes {
  fttiMs: number | null;
  faultDetectionMs: number | null;
  faultReactionMs: number | null;
}

/** From the fault to the safe state or emergency operation, as far as it is stated. */
export const faultHandlingMs = ({ faultDetectionMs, faultReactionMs }: FaultTimes): number =>
  (faultDetectionMs ?? 0) + (faultReactionMs ?? 0);

/**
 * Whether a fault is found and answered before it can do harm: detection and reaction together take no longer than the
 * fault-tolerant time interval (ISO 26262-1:2018, 3.55 to 3.61). What is not stated cannot be judged.
 */
export const isInTime = (times: FaultTimes): boolean =>
  times.fttiMs === null || faultHandlingMs(times) <= times.fttiMs;
