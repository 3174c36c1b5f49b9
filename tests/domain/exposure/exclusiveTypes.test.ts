import { expect, it } from 'vitest';
import { doubledType } from '../../../domain/exposure/exclusiveTypes.ts';

it('two elements of an exclusive type are one too many, of another type they are not (domain model 1.2)', () => {
  const surface = { typeUuid: 'surface', isExclusive: true };
  const traffic = { typeUuid: 'traffic', isExclusive: false };
  expect(doubledType([surface, traffic, traffic])).toBeUndefined();
  expect(doubledType([surface, traffic, surface])).toBe('surface');
});
