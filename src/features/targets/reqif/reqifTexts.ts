import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';
import type { ReqifReason, ReqifResult } from './planReqif';
import type { ReqifProblem } from './readReqif';

/** Why a file is not read, and what can be done about it. */
export const PROBLEMS: Readonly<Record<ReqifProblem, TextDefinition>> = defineTexts(
  'targets',
  {
    empty: 'The file is empty.',
    'too-large': 'The file is larger than 10 MB. Export fewer requirements, or leave out pictures.',
    'no-reqif': 'This archive has no .reqif file in it.',
    'zip-bomb': 'The archive unpacks to more than 10 MB of ReqIF. Export fewer requirements.',
    declarations: 'The file declares a document type or entities, which no ReqIF needs. It is not read.',
    damaged: 'The file is damaged or incomplete. Export it again.',
    'wrong-type': 'This is neither a ReqIF file nor a table.',
    'too-many': 'The file has more than 10,000 objects. Split it.',
    'no-table':
      'No sheet of this file has columns of safety targets or requirements, such as Name, Text, Safe state or Allocated to.',
  },
  'reqif-problem-',
);

export const RESULTS: Readonly<Record<ReqifResult, TextDefinition>> = defineTexts(
  'targets',
  {
    new: 'New',
    changed: 'Changed',
    unchanged: 'Unchanged',
    refused: 'Refused',
    skipped: 'Heading, not imported',
  },
  'reqif-result-',
);

export const REASONS: Readonly<Record<ReqifReason, TextDefinition>> = defineTexts(
  'targets',
  {
    twice: 'An object above is the same one.',
    ambiguous: 'Several records have this ID of another tool.',
    field: 'This field cannot be taken: {1}.',
    unknown: '“{1}” is known neither here nor in the file.',
    cycle: 'It would be a part of itself.',
  },
  'reqif-reason-',
);

export const KINDS = defineTexts(
  'targets',
  { target: 'Safety target', requirement: 'Requirement', other: 'Other' },
  'reqif-kind-',
);
