import { expect, it } from 'vitest';
import { isInTime } from '../../../domain/measures/faultTimes.ts';

// ISO 26262-1:2018: fault detection and fault reaction together are no longer than the fault-tolerant time interval.
it.each([
  [100, 40, 60, true],
  [100, 40, 61, false],
  [100, 101, null, false],
  [100, null, 101, false],
  [100, null, null, true],
  [null, 500, 500, true],
  [0, 0, 0, true],
  [0, 1, null, false],
])('FTTI %s with detection %s and reaction %s', (fttiMs, faultDetectionMs, faultReactionMs, fits) =>
  expect(isInTime({ fttiMs, faultDetectionMs, faultReactionMs })).toBe(fits),
);
