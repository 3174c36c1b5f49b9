import {
  answered,
  answerOf,
  bodyOf,
  type Case,
  json,
  patch,
  ref,
  schemas,
  sent,
  text,
  thing,
} from './base.ts';

/** Changes that no client notices. */
export const HARMLESS: Case[] = (
  [
    ['nothing', () => {}],
    ['an error status removed', c => delete patch(c).responses['404']],
    [
      'an error status instead of another one',
      c => {
        patch(c).responses['405'] = patch(c).responses['404'];
        delete patch(c).responses['404'];
      },
    ],
    [
      'a name for the choices of a parameter',
      c => {
        schemas(c).Direction = patch(c).parameters[1].schema;
        patch(c).parameters[1].schema = ref('Direction');
      },
    ],
    [
      'oneOf instead of anyOf beside null',
      c => {
        const { owner } = schemas(c).ThingUpdate.properties;
        owner.oneOf = owner.anyOf;
        delete owner.anyOf;
      },
    ],
    [
      'a new operation',
      c => (thing(c).get = { operationId: 'getThing', responses: { '200': { description: 'It.' } } }),
    ],
    [
      'a new path',
      c =>
        (c.paths['/news'] = {
          get: { operationId: 'listNews', responses: { '200': { description: 'All.' } } },
        }),
    ],
    [
      'a description',
      c => {
        patch(c).description = 'Says more.';
        answered(c).name = { ...text, description: 'Its name.' };
      },
    ],
    [
      'a summary and a tag',
      c => {
        patch(c).summary = 'Change';
        patch(c).tags = ['Things'];
      },
    ],
    ['a new optional parameter', c => patch(c).parameters.push({ name: 'x', in: 'query', schema: text })],
    ['a new optional field to send', c => (sent(c).size = text)],
    ['a field to send that need not be there', c => (schemas(c).ThingUpdate.required = [])],
    ['a wider limit', c => (sent(c).name.maxLength = 300)],
    ['a larger file', c => (sent(c).file['x-max-bytes'] = 2000)],
    ['one more value to send', c => sent(c).kind.enum.push('C')],
    ['null may be sent', c => (sent(c).kind.type = ['string', 'null'])],
    ['one more alternative to send', c => bodyOf(thing(c).post).anyOf.push(ref('Both'))],
    ['a new field answered', c => (answered(c).size = text)],
    [
      'a new field that is always answered',
      c => {
        answered(c).size = text;
        schemas(c).Thing.required.push('size');
      },
    ],
    ['a value that is not answered any more', c => answered(c).kind.enum.pop()],
    ['an alternative that is not answered any more', c => answerOf(thing(c).post).oneOf.pop()],
    ['a new error code', c => schemas(c).ErrorCode.enum.push('TOO_LATE')],
    [
      'a new error status',
      c => (patch(c).responses['409'] = { description: 'Changed.', content: json(ref('Error')) }),
    ],
    [
      'a schema by another name',
      c => {
        schemas(c).ThingChange = schemas(c).ThingUpdate;
        delete schemas(c).ThingUpdate;
        patch(c).requestBody.content = json(ref('ThingChange'));
      },
    ],
    [
      'a schema of its own for a field',
      c => {
        schemas(c).Name = answered(c).name;
        answered(c).name = ref('Name');
      },
    ],
  ] satisfies [string, Case['change']][]
).map(([title, change]) => ({ title, change, told: [] }));
