import { bodyOf, type Case, patch, ref, schemas, sent, text, thing } from './base.ts';

/** Changes that break a client which sends what it always sent. */
export const BREAKING_REQUESTS: Case[] = [
  {
    title: 'an operation removed',
    change: c => delete thing(c).delete,
    told: ['DELETE /things/{uuid}: Operation "DELETE /things/{uuid}" was removed'],
  },
  {
    title: 'an operation renamed',
    change: c => (patch(c).operationId = 'changeThing'),
    told: [
      'PATCH /things/{uuid}: "operationId" of operation "PATCH /things/{uuid}" changed from \'updateThing\' to \'changeThing\'',
    ],
  },
  {
    title: 'a path removed',
    change: c => delete c.paths['/things/{uuid}'],
    told: ['/things/{uuid}: Path "/things/{uuid}" was removed'],
  },
  {
    title: 'another permission',
    change: c => (patch(c)['x-permission'].name = 'analysis.lead'),
    told: ['PATCH /things/{uuid}/x-permission: x-permission.name: "analysis.edit" became "analysis.lead"'],
  },
  {
    title: 'another scope of the permission',
    change: c => (patch(c)['x-permission'].scope = 'admin'),
    told: ['PATCH /things/{uuid}/x-permission: x-permission.scope: "project" became "admin"'],
  },
  {
    title: 'another security scheme',
    change: c => (patch(c).security = [{ bearer: [], other: [] }]),
    told: ['PATCH /things/{uuid}/security/0: Security requirement "bearer" now requires "other"'],
  },
  {
    title: 'a parameter removed',
    change: c => patch(c).parameters.pop(),
    told: ['PATCH /things/{uuid}/parameters/1: "order" query parameter was removed'],
  },
  {
    title: 'a parameter required',
    change: c => (patch(c).parameters[0].required = true),
    told: ['PATCH /things/{uuid}/parameters/0: "limit" query parameter became required'],
  },
  {
    title: 'a new required parameter',
    change: c => patch(c).parameters.push({ name: 'x', in: 'query', required: true, schema: text }),
    told: ['PATCH /things/{uuid}/parameters/2: Required "x" query parameter was added'],
  },
  {
    title: 'a value of a parameter removed',
    change: c => patch(c).parameters[1].schema.enum.pop(),
    told: ["PATCH /things/{uuid}/parameters/1/schema: Enum lost values: 'down'"],
  },
  {
    title: 'a maximum of a parameter lowered',
    change: c => (patch(c).parameters[0].schema.maximum = 10),
    told: ["PATCH /things/{uuid}/parameters/0/schema: Upper bound changed from '<= 100' to '<= 10'"],
  },
  {
    title: 'a minimum of a parameter raised',
    change: c => (patch(c).parameters[0].schema.minimum = 2),
    told: ["PATCH /things/{uuid}/parameters/0/schema: Lower bound changed from '>= 1' to '>= 2'"],
  },
  {
    title: 'another default of a parameter',
    change: c => (patch(c).parameters[0].schema.default = 10),
    told: ['PATCH /things/{uuid}/parameters/0/schema: default: 50 became 10'],
  },
  {
    title: 'a default of a parameter removed',
    change: c => delete patch(c).parameters[0].schema.default,
    told: ['PATCH /things/{uuid}/parameters/0/schema: default: 50 became nothing'],
  },
  {
    title: 'a body removed',
    change: c => delete patch(c).requestBody,
    told: ['PATCH /things/{uuid}/requestBody: Request body was removed'],
  },
  {
    title: 'a body required',
    change: c => (thing(c).post.requestBody.required = true),
    told: ['POST /things/{uuid}/requestBody: Request body became required'],
  },
  {
    title: 'another media type of a body',
    change: c => (patch(c).requestBody.content = { 'multipart/form-data': { schema: ref('ThingUpdate') } }),
    told: [
      'PATCH /things/{uuid}/requestBody/content/application/json: Media type "application/json" was removed',
    ],
  },
  {
    title: 'a field sent that is not taken any more',
    change: c => delete sent(c).kind,
    told: ['ThingUpdate.kind: Property "kind" of "ThingUpdate" was removed'],
  },
  {
    title: 'a field sent that is ignored now',
    change: c => delete sent(c).open.properties.known,
    told: ['ThingUpdate.open.known: the field is not taken any more'],
  },
  {
    title: 'a field sent that is required now',
    change: c => schemas(c).ThingUpdate.required.push('kind'),
    told: ['ThingUpdate: Properties of "ThingUpdate" became required: "kind"'],
  },
  {
    title: 'a new required field',
    change: c => {
      sent(c).size = text;
      schemas(c).ThingUpdate.required.push('size');
    },
    told: ['ThingUpdate: Properties of "ThingUpdate" became required: "size"'],
  },
  {
    title: 'a value sent removed',
    change: c => sent(c).kind.enum.pop(),
    told: ['ThingUpdate.kind: Enum of "kind" lost values: \'B\''],
  },
  {
    title: 'a free text turned into listed values',
    change: c => (sent(c).free = { ...text, enum: ['x'] }),
    told: ['ThingUpdate.free: Enum of "free" was set to \'x\''],
  },
  {
    title: 'null refused',
    change: c => (sent(c).name.type = 'string'),
    told: ["ThingUpdate.name: Type of \"name\" narrowed from 'string | null' to 'string'"],
  },
  {
    title: 'null refused that anyOf allowed',
    change: c => sent(c).owner.anyOf.pop(),
    told: ['ThingUpdate.owner/anyOf/1: "anyOf" subschema of "owner" was removed'],
  },
  {
    title: 'a length lowered',
    change: c => (sent(c).name.maxLength = 100),
    told: ['ThingUpdate.name: "maxLength" of "name" changed from \'200\' to \'100\''],
  },
  {
    title: 'a length added',
    change: c => (sent(c).free = { ...text, maxLength: 9 }),
    told: ['ThingUpdate.free: "maxLength" of "free" was set to \'9\''],
  },
  {
    title: 'a number of items lowered',
    change: c => (sent(c).tags.maxItems = 4),
    told: ['ThingUpdate.tags: "maxItems" of "tags" changed from \'5\' to \'4\''],
  },
  {
    title: 'items once only',
    change: c => (sent(c).tags.uniqueItems = true),
    told: ['ThingUpdate.tags: "uniqueItems" of "tags" was set to \'true\''],
  },
  {
    title: 'a pattern added',
    change: c => (sent(c).free = { ...text, pattern: '^a' }),
    told: ['ThingUpdate.free: "pattern" of "free" was set to \'^a\''],
  },
  {
    title: 'a format added',
    change: c => (sent(c).free = { ...text, format: 'uuid' }),
    told: ['ThingUpdate.free: "format" of "free" was set to \'uuid\''],
  },
  {
    title: 'a number narrowed to integers',
    change: c => (sent(c).weight.type = 'integer'),
    told: ["ThingUpdate.weight: Type of \"weight\" narrowed from 'number' to 'integer'"],
  },
  {
    title: 'another type sent',
    change: c => (sent(c).free = { type: 'integer' }),
    told: ["ThingUpdate.free: Type of \"free\" narrowed from 'string' to 'integer'"],
  },
  {
    title: 'another default sent',
    change: c => (sent(c).weight.default = 2),
    told: ['ThingUpdate.weight: default: 1 became 2'],
  },
  {
    title: 'a file that may be less large',
    change: c => (sent(c).file['x-max-bytes'] = 500),
    told: ['ThingUpdate.file: x-max-bytes: 1000 became 500'],
  },
  {
    title: 'an open object closed',
    change: c => (sent(c).open.additionalProperties = false),
    told: ['ThingUpdate.open: "additionalProperties" of "open" changed from \'true\' to \'false\''],
  },
  {
    title: 'an alternative in anyOf removed',
    change: c => bodyOf(thing(c).post).anyOf.pop(),
    told: [
      'POST /things/{uuid}/requestBody/content/application/json/schema/anyOf/1: "anyOf" subschema was removed',
    ],
  },
  {
    title: 'a limit within anyOf lowered',
    change: c => (schemas(c).Left.properties.left.maxLength = 5),
    told: ['Left.left: "maxLength" of "left" changed from \'10\' to \'5\''],
  },
  {
    title: 'null refused within anyOf',
    change: c => (schemas(c).Right.properties.right.type = 'integer'),
    told: ["Right.right: Type of \"right\" narrowed from 'integer | null' to 'integer'"],
  },
  {
    title: 'a limit within allOf lowered',
    change: c => (bodyOf(thing(c).put).allOf[1].properties.note.maxLength = 3),
    told: [
      'PUT /things/{uuid}/requestBody/content/application/json/schema/allOf/1.note: "maxLength" of "note" changed from \'9\' to \'3\'',
    ],
  },
  {
    title: 'a field within allOf required',
    change: c => (bodyOf(thing(c).put).allOf[1].required = ['note']),
    told: [
      'PUT /things/{uuid}/requestBody/content/application/json/schema/allOf/1: Properties became required: "note"',
    ],
  },
];
