import { answered, answerOf, type Case, patch, ref, schemas, thing } from './base.ts';

/** Changes that break a client which reads what it always read. */
export const BREAKING_ANSWERS: Case[] = [
  {
    title: 'a status removed',
    change: c => {
      const { responses } = patch(c);
      responses['201'] = responses['200'];
      delete responses['200'];
    },
    told: ['PATCH /things/{uuid}/responses/201: Response "200" became "201"'],
  },
  {
    title: 'an error code removed',
    change: c => schemas(c).ErrorCode.enum.pop(),
    told: ['ErrorCode: error code GONE is gone'],
  },
  {
    title: 'a media type of an answer removed',
    change: c => delete patch(c).responses['200'].content['text/csv'],
    told: ['PATCH /things/{uuid}/responses/200/content/text/csv: Media type "text/csv" was removed'],
  },
  {
    title: 'a field not answered any more',
    change: c => delete answered(c).kind,
    told: ['Thing.kind: Property "kind" of "Thing" was removed'],
  },
  {
    title: 'a field that may be missing',
    change: c => schemas(c).Thing.required.pop(),
    told: ['Thing: Properties of "Thing" are no longer required: "parent"'],
  },
  {
    title: 'a field that may be null',
    change: c => (answered(c).name = { type: ['string', 'null'] }),
    told: ["Thing.name: Type of \"name\" widened from 'string' to 'string | null'"],
  },
  {
    title: 'another type answered',
    change: c => (answered(c).name = { type: 'integer' }),
    told: ["Thing.name: Type of \"name\" widened from 'string' to 'integer'"],
  },
  {
    title: 'a format not kept any more',
    change: c => delete answered(c).at.format,
    told: ['Thing.at: "format" of "at" was removed'],
  },
  {
    title: 'a value that nobody knows yet',
    change: c => answered(c).kind.enum.push('C'),
    told: ['Thing.kind: Enum of "kind" gained values: \'C\''],
  },
  {
    title: 'an alternative in oneOf added',
    change: c => answerOf(thing(c).post).oneOf.push(ref('Both')),
    told: [
      'POST /things/{uuid}/responses/200/content/application/json/schema/oneOf/2: "oneOf" subschema was added',
    ],
  },
  {
    title: 'a field within oneOf removed',
    change: c => delete schemas(c).Either.properties.more,
    told: ['Either.more: Property "more" of "Either" was removed'],
  },
  {
    title: 'a field within oneOf and an array that may be null',
    change: c => (schemas(c).Or.properties.or.type = ['integer', 'null']),
    told: ["Or.or: Type of \"or\" widened from 'integer' to 'integer | null'"],
  },
  {
    title: 'a part of allOf removed',
    change: c => answerOf(thing(c).put).allOf.pop(),
    told: [
      'PUT /things/{uuid}/responses/200/content/application/json/schema/allOf/1: "allOf" subschema was removed',
    ],
  },
  {
    title: 'a field within allOf removed',
    change: c => delete schemas(c).Both.properties.both,
    told: ['Both.both: Property "both" of "Both" was removed'],
  },
];
