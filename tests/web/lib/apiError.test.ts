import { afterEach, describe, expect, it } from 'vitest';
import { errorCode } from '@/api/errorCode';
import {
  type ApiError,
  ENGLISH_ERRORS,
  errorCurrentRecord,
  errorFields,
  errorMessage,
  errorStatus,
  tellErrorsIn,
} from '@/lib/apiError';

const response = (status: number, data: unknown = {}): ApiError => ({
  kind: 'response',
  message: 'Bad response',
  status,
  data,
});

describe('errorMessage (specification §8 "Generic fetch error view")', () => {
  it.each([
    [401, { message: 'Sign in again.' }, undefined],
    [500, { message: 'secret stack' }, 'Something went wrong.'],
    [403, { message: 'Not you.' }, "You don't have permission to view this content."],
    [404, { message: 'There is no such project.' }, 'There is no such project.'],
    [409, { message: '' }, 'Something went wrong.'],
    [418, undefined, 'Something went wrong.'],
    [502, '<html>', 'Something went wrong.'],
  ])('status %i with %o shows %o', (status, data, text) => {
    expect(errorMessage(response(status, data))).toBe(text);
  });

  it('shows the own message of any other error, else the generic text', () => {
    expect(errorMessage({ kind: 'network', message: 'The server could not be reached.' })).toBe(
      'The server could not be reached.',
    );
    expect(errorMessage(new Error('Glossary item page count limit exceeded'))).toBe(
      'Glossary item page count limit exceeded',
    );
    expect(errorMessage('plain')).toBe('plain');
    expect(errorMessage(undefined)).toBe('Something went wrong.');
    expect(errorMessage({ message: 42 })).toBe('Something went wrong.');
  });
});

describe('another language', () => {
  const german = {
    generic: 'Etwas ist schiefgegangen.',
    forbidden: 'Sie dürfen diesen Inhalt nicht sehen.',
    network: 'Der Server ist nicht erreichbar.',
    timeout: 'Der Server hat nicht rechtzeitig geantwortet.',
    parsing: 'Die Antwort konnte nicht gelesen werden.',
  };
  afterEach(() => tellErrorsIn(ENGLISH_ERRORS));
  it('is that of every sentence that the app says itself', () => {
    tellErrorsIn(german);
    expect(errorMessage(response(500))).toBe(german.generic);
    expect(errorMessage(response(403))).toBe(german.forbidden);
    for (const kind of ['network', 'timeout', 'parsing'] as const)
      expect(errorMessage({ kind, message: ENGLISH_ERRORS[kind] })).toBe(german[kind]);
    expect(errorMessage(response(422, { message: 'Vom Server.' }))).toBe('Vom Server.');
    expect(errorMessage({ kind: 'other', message: 'Ganz anders.' })).toBe('Ganz anders.');
  });
});

describe('readers of the error body', () => {
  it('read code, fields and the current record of the contract', () => {
    const fields = [{ path: 'name', message: 'Too long.' }];
    const stale = response(409, {
      code: 'REVISION_CONFLICT',
      fields: [...fields, 'no field'],
      current: { revision: 3 },
    });
    expect(errorCode(stale)).toBe('REVISION_CONFLICT');
    expect(errorFields(stale)).toEqual(fields);
    expect(errorCurrentRecord(stale)).toEqual({ revision: 3 });
    expect(errorCurrentRecord(response(422, { current: {} }))).toBeUndefined();
  });

  it('survive any body', () => {
    for (const data of [null, undefined, 'text', 7, [], { fields: 'x', code: 1 }]) {
      expect(errorCode(response(400, data))).toBeUndefined();
      expect(errorFields(response(400, data))).toEqual([]);
    }
  });

  it('give the status of an answer only', () => {
    expect(errorStatus(response(503))).toBe(503);
    expect(errorStatus({ kind: 'network', message: 'x' })).toBeUndefined();
    expect(errorStatus(new Error('x'))).toBeUndefined();
  });
});
