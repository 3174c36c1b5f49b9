import { expect, test } from 'vitest';
import { isUsuallySafetyFunction } from '../../../domain/measures/safetyFunctionTypes.ts';

test('interlocks, protective devices and control functions are safety functions (domain model 4.9)', () => {
  const codes = 'ELIM SUBST ERGO FIXED INTERLOCK DEVICE CTRL COMPL INFOM INFOU ORG TRAIN PPE EXT'.split(' ');
  expect(codes.filter(isUsuallySafetyFunction)).toEqual(['INTERLOCK', 'DEVICE', 'CTRL']);
});
