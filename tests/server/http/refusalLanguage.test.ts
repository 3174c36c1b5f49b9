import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalsFor } from '../../../server/http/refusalLanguage.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { refusalSentences } from '../../support/sentences.ts';

const german = refusalsFor('de');
const { sentences, nouns } = JSON.parse(readFileSync('server/http/germanSentences.json', 'utf8')) as {
  sentences: Record<string, string>;
  nouns: Record<string, string>;
};
const places = (text: string) => [...new Set(text.match(/\{\d+\}/g))].sort().join(' ');

describe('the German of refusals', () => {
  it('has every sentence with which the server refuses a call', () => {
    const missing = [...refusalSentences()].filter(([sentence]) => !(sentence in sentences));
    expect(missing.map(([sentence, file]) => `${file}: ${sentence}`)).toEqual([]);
  });
  it.each(Object.entries({ ...sentences, ...nouns }))('has the places of “%s”', (english, translated) => {
    expect(places(translated)).toBe(places(english));
    expect(translated).not.toBe('');
  });
  it.each([
    ['name is missing', 'name fehlt'],
    ['items.2.name is longer than 200 characters', 'items.2.name ist länger als 200 Zeichen'],
    [
      'The request cannot be read: name is missing; code must not be empty.',
      'Die Eingabe kann nicht gelesen werden: name fehlt; code darf nicht leer sein.',
    ],
    ['The votes differ. Nothing was changed.', 'Die Stimmen sind unterschiedlich. Es wurde nichts geändert.'],
    [
      '2 voters have not voted yet. Say in the reason why you do not wait for them.',
      '2 Personen haben noch nicht abgestimmt. Begründen Sie, warum Sie nicht darauf warten.',
    ],
    [
      'This hazard cannot be closed yet. 3 measures are neither verified nor rejected. Its risk is not frozen.',
      'Diese Gefährdung kann noch nicht abgeschlossen werden. 3 Maßnahmen sind weder verifiziert noch abgelehnt. Ihr Risiko ist nicht eingefroren.',
    ],
    // The value that ends a sentence does not swallow the next sentence, and a name that looks like two is one.
    [
      'The task TSK-1 “Clean. Wipe” in the zone “Cell” has no hazard of the type “Crushing” for Operator. The machine hazard MH-1 “Gripper. Jaw” is in this zone.',
      'Die Aufgabe TSK-1 “Clean. Wipe” in der Zone „Cell“ hat keine Gefährdung der Art „Crushing“ für Operator. Die Maschinengefährdung MH-1 “Gripper. Jaw” liegt in dieser Zone.',
    ],
    // What people named themselves stays as it is, also where it is the name of a kind of record.
    [
      'There is a role named function already. Choose another name.',
      'Eine Rolle namens function gibt es schon. Wählen Sie einen anderen Namen.',
    ],
    ['Nobody has written this.', 'Nobody has written this.'],
  ])('says “%s”', (english, translated) => {
    expect(german(english)).toBe(translated);
  });
  it('is said to whoever asks for it', () => {
    const of = (header: string | undefined) => refusalsFor(header)('The votes differ.');
    expect([undefined, '*', 'fr', 'en, de;q=0.5'].map(of)).toEqual(Array(4).fill('The votes differ.'));
    expect(['de', 'de-AT, en;q=0.5', 'fr, de;q=0.9'].map(of)).toEqual(
      Array(3).fill('Die Stimmen sind unterschiedlich.'),
    );
  });
  it('looks through a long text in no time', () => {
    const long = `${'a is missing; '.repeat(280)}b`;
    const start = performance.now();
    for (let round = 0; round < 100; round += 1) german(long);
    expect((performance.now() - start) / 100).toBeLessThan(50);
  });
});

describe('refused calls', () => {
  let app: TestApp;
  let authorization: string;
  beforeAll(async () => {
    app = await createTestApp();
    authorization = `Bearer ${await app.tokenOf(app.userUuid('lead'))}`;
  });
  afterAll(() => app.close());

  const ask = async (method: 'GET' | 'POST', url: string, language: string, payload?: object) => {
    const headers = { authorization, 'accept-language': language };
    const answer = await app.app.inject({ method, url, headers, ...(payload && { payload }) });
    return answer.json();
  };
  const uuid = '99999999-9999-4999-8999-999999999999';

  it.each([
    ['de', 'Nicht gefunden (Eintrag): Es gibt den Eintrag nicht'],
    ['en', 'There is no such record'],
  ])('say in %s that something is not there', async (language, message) => {
    expect((await ask('GET', `/v1/user-api/hazards/${uuid}`, language)).message).toContain(message);
  });
  it('name the fields in German', async () => {
    const { message, fields, code } = await ask('POST', '/v1/user-api/organizations', 'de', {
      name: '',
      kind: 1,
    });
    expect(code).toBe('VALIDATION_FAILED');
    expect(message).toMatch(/^Die Eingabe kann nicht gelesen werden: /);
    expect(fields).toContainEqual({ path: 'name', message: 'name darf nicht leer sein' });
    expect(fields).toContainEqual({ path: 'kind', message: 'kind ist kein Feld dieses Aufrufs' });
  });
  it('come before any handler, too', async () => {
    const answer = await app.app.inject({ url: '/v1/nothing', headers: { 'accept-language': 'de' } });
    expect(answer.json().message).toBe('Diese Adresse gibt es nicht. Der Vertrag nennt alle.');
  });
});
