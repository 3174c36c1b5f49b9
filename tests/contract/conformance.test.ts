import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBackend } from '../../scripts/conformance/checkBackend.ts';
import type { Finding } from '../../scripts/conformance/kit.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { listenOn } from '../support/liveStream.ts';
import {
  FAULTS,
  type Fault,
  SecondBackend,
  TEN_OPERATIONS,
} from '../support/second-backend/secondBackend.ts';

// scripts/conformance: a backend that speaks the contract passes, one that differs is told in what.

const lines = (findings: Finding[]) =>
  findings.map(({ operation, check, problem }) => `${operation}, ${check}: ${problem}`);

describe('the product', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it('speaks its contract', async () => {
    const { rows } = await app.pool.query<{ uuid: string }>(
      `select uuid from projects where name ilike '%remote%'`,
    );
    const findings = await checkBackend({
      url: `${await listenOn(app)}/v1`,
      token: await app.tokenOf(app.userUuid('lead')),
      projectUuid: rows[0]?.uuid ?? '',
      readerToken: await app.tokenOf(app.userUuid('viewer')),
      strangerToken: await app.tokenOf(app.userUuid('guest')),
    });
    expect(lines(findings)).toEqual([]);
  });
});

describe('a second implementation of ten operations', () => {
  const check = async (backend: SecondBackend) => {
    const url = await backend.listen();
    try {
      const { projectUuid } = backend;
      const people = { token: 'editor', readerToken: 'reader', strangerToken: 'stranger' };
      return lines(await checkBackend({ url, projectUuid, ...people }, TEN_OPERATIONS));
    } finally {
      await backend.close();
    }
  };

  it('speaks the contract', async () => {
    expect(await check(new SecondBackend())).toEqual([]);
  });

  const TOLD: Record<Fault, string> = {
    'serves without a token': 'getFunction, no token: ',
    'ignores unknown parameters': 'listFunctions, an unknown parameter: ',
    'saves stale changes': 'updateFunction, a stale revision: 200 instead of 409',
    'creates twice': 'createFunctionsBatch, a repeated create: the record that is there',
    'ignores the offset': 'listFunctions, paging: pages leave out or repeat records',
    'knows one order only': 'listFunctions, ordered by name: descending is not ascending',
    'takes % for anything in a search': 'listFunctions, search: "%%%" finds',
    'leaves a field out': 'getFunction, a listed record: 200: ',
    'deletes what is in use': 'deleteFunction, deleted while in use: 204 instead of 409',
    'lets readers change': 'updateFunction, changed by who may only read: 200 instead of 403',
    'tells strangers that a record exists': 'getFunction, read by a stranger: 403',
    'has no request id in errors': 'getFunction, no token: requestId of the error',
    'saves half of a wrong batch': 'getFunction, one wrong item of two: nothing is saved: 200',
  };

  it.each(FAULTS)('is noticed when it %s', async fault => {
    const findings = await check(new SecondBackend(fault));
    expect(
      findings.filter(line => line.startsWith(TOLD[fault])),
      findings.join('\n'),
    ).not.toEqual([]);
  });
});

it('an operation that the contract does not have is refused', async () => {
  const backend = { url: 'http://127.0.0.1:9', token: '', projectUuid: '' };
  await expect(checkBackend(backend, ['listNothing'])).rejects.toThrow('listNothing');
});
