import { recordTypes } from '../../../server/modules/recordTypes.ts';
import {
  addressOf,
  type ContractOperation,
  fieldsOf,
  resolved,
  type Schema,
  STRANGE_UUID,
  smallestValue,
  withValue,
} from '../contract.ts';
import { filePart, formOf } from '../uploads.ts';
import { NEWER_NOTES, PICTURE } from './worldFiles.ts';

type Values = Record<string, string>;

/** Whether a parameter or a field names a record, or a list of them. */
export const isReference = ({ schema }: { schema: Schema }) =>
  schema.format === 'uuid' || resolved(schema.items ?? {}).format === 'uuid';

export interface BuiltRequest {
  method: string;
  url: string;
  payload?: object | Buffer;
  headers?: Record<string, string>;
}

/** Allowed requests that a rule of the record itself refuses here, with the status that the contract describes. */
export const REFUSED_BY_RULE: Record<string, string> = {
  // Others' words and votes: whoever may comment or vote changes their own only.
  deleteHazardComment: '422',
  updateHazardVoteEventComment: '422',
  deleteHazardVoteEventComment: '422',
  updateHazardVote: '422',
  deleteHazardVote: '422',
  // Nobody has voted and nothing is rated yet.
  checkVoteChangeRulesViolation: '422',
  createHazardVote: '422',
  createHazardVoteEventsBatch: '422',
  updateHazardVoteEvent: '422',
  toggleHazardVoteNotNeeded: '422',
  toggleConsensusVotingLock: '422',
  toggleRiskFreeze: '422',
  setResidualRiskAcceptance: '422',
  // The smallest part has no name.
  decomposeSrem: '422',
  // Nobody has accepted one.
  reopenFinding: '422',
  // Somebody has signed it.
  deleteBaseline: '422',
  // It is open.
  reopenReviewFinding: '422',
  // Nobody has uploaded one, and nobody guesses its version.
  getUserAvatar: '404',
  // It is there already.
  addTagRelationship: '409',
  createHazardRrmEvaluation: '409',
  createProjectAttribute: '409',
  linkRiskRatingSetToOrganization: '409',
  // It is empty.
  publishRiskRatingSetDraft: '422',
  // It is in use.
  deleteOrganizationRiskRatingSet: '422',
  // Nothing was deleted here.
  restoreDeletedRecords: '422',
  // The connection is with no tool that answers.
  forwardToolCommand: '422',
  // An export is its person's own, and nobody has one here.
  getExport: '404',
  cancelExport: '404',
  downloadExport: '404',
  getProjectImport: '404',
  cancelProjectImport: '404',
  // No set here has a second version.
  previewRatingSetMove: '422',
  moveRatingSet: '422',
  // No project here is a library.
  takeLibraryRecords: '404',
  // There is no mail server here.
  adminSendTestMail: '422',
  // Served where the configuration allows it, which is never so by default.
  getUserTestToken: '404',
};

const OF_ORGANIZATION = ' of the organization';

/** Records as an operation means them: what it changes for an organization is the organization's own, not a project's. */
export function valuesFor({ permission }: ContractOperation, values: Values): Values {
  if (permission.scope !== 'organization') return values;
  const entries = Object.entries(values);
  return Object.fromEntries([
    ...entries.filter(([name]) => !name.endsWith(OF_ORGANIZATION)),
    ...entries.flatMap(([name, uuid]) =>
      name.endsWith(OF_ORGANIZATION) ? [[name.slice(0, -OF_ORGANIZATION.length), uuid]] : [],
    ),
  ]);
}

/** Names of references that are not called like the address of what they name. */
const ALIASES: Values = {
  toRiskRatingSetUuid: 'riskRatingSetUuid',
  actorUuid: 'userUuid',
  ownerUserUuid: 'userUuid',
  verifiedByUserUuid: 'userUuid',
  responsibleUserUuid: 'userUuid',
  mentionedUserUuid: 'userUuid',
  pendingUserUuid: 'userUuid',
  // Who votes in a round, and who does not.
  add: 'userUuid',
  remove: 'userUuid',
  needed: 'userUuid',
  notNeeded: 'userUuid',
  voterUserUuid: 'userUuid',
  recordUuid: 'hazardUuid',
  personUuid: 'userUuid',
  ratingUuid: 'riskRatingUuid',
  finalRatingUuid: 'riskRatingUuid',
  createdBy: 'userUuid',
  parentFunctionUuid: 'functionUuid',
  parentMachineUuid: 'machineUuid',
  parentUuid: 'sremUuid',
  parentCommentUuid: 'hazardCommentUuid',
  severityUuid: 'riskSeverityUuid',
  exposureUuid: 'riskExposureUuid',
  probabilityUuid: 'riskProbabilityUuid',
  avoidabilityUuid: 'riskAvoidabilityUuid',
  raisedRatingUuid: 'riskRatingUuid',
  integrityCategoryUuid: 'safetyTargetCategoryUuid',
  evidenceDocumentUuid: 'documentUuid',
  newHazardUuid: 'hazardUuid',
  defaultEffectTypeUuid: 'hazardEffectTypeUuid',
  basedOnUuid: 'riskRatingSetUuid',
  defaultProjectUuid: 'projectUuid',
  defaultOrganizationUuid: 'organizationUuid',
  // What a baseline is compared with.
  with: 'baselineUuid',
};

/** Changes of many records, each with an outcome of its own. */
export const BATCH_UPDATE = /^update(\w+)Batch$/;

/** The name under which a world keeps what a field of a request names; `duplicateOfUuid` names one of the same kind. */
export function recordName({ id }: { id: string }, field: string): string {
  const [, plural] = BATCH_UPDATE.exec(id) ?? [];
  if (/^(ConsensusVotingLocks|RiskFreezes)$/.test(plural ?? '') && field === 'uuid') return 'hazardUuid';
  if (plural && field === 'uuid') return recordTypes.all.find(type => type.plural === plural)?.key ?? '';
  if (field === 'duplicateOfUuid')
    return (
      ['hazard', 'malfunction', 'misuse', 'exposureSituation']
        .find(kind => id.toLowerCase().includes(kind.toLowerCase()))
        ?.concat('Uuid') ?? ''
    );
  if (field === 'recordUuid' && /^(accept|reopen)Finding$/.test(id)) return 'functionUuid';
  if (field === 'uuid' && id === 'decomposeSrem') return 'sremUuid';
  if (field === 'uuid') return 'riskSeverityUuid';
  const single = field.replace(/Uuids$/, 'Uuid');
  return ALIASES[single] ?? single;
}

/** What bodies need beyond the smallest one, by path; a text that begins with $ is the world's record of that name. */
const BODIES: Record<string, Record<string, unknown>> = {
  // A function without malfunctions for all guidewords, which is to be looked at only.
  acceptFinding: { check: 'V17', recordUuid: '$functionUuid' },
  reopenFinding: { check: 'V17', recordUuid: '$functionUuid' },
  refuseSuggestions: { 'suggestions.0.key': 'PAIR:-:-' },
  proposeSuggestionsAgain: { 'keys.0': 'PAIR:-:-' },
  concludeBaselineReview: { result: 'REJECTED', conclusion: 'Not complete' },
  createBaseline: { reason: 'Known' },
  createBaselineReview: { independence: 'I3' },
  signBaseline: { independence: 'I3' },
  addHazardRrm: { rrmUuid: '$unusedRrmUuid' },
  createHazardRrmsBatch: { 'items.0.rrmUuid': '$unusedRrmUuid' },
  addHazardUser: { userUuid: '$deputyUuid' },
  addOrganizationUser: { email: 'noorganization@world.example' },
  addProjectMember: { userUuid: '$applicantUuid' },
  createExposureEstimatesBatch: { 'items.0.exposureSituationUuid': '$exposureSituationUuid' },
  createProjectAttribute: { projectAttributeTypeValueUuid: '$projectAttributeTypeValueUuid' },
  createProjectMembersBatch: { 'items.0.userUuid': '$applicantUuid' },
  createToolConnection: { commandUrl: 'https://tool.example/commands' },
  toggleHazardVoteNotNeeded: { reason: 'On leave' },
};

/** What an operation takes beside a file: as JSON, or as the fields of a form. */
export function fieldsSchema({ body, form }: ContractOperation): Schema {
  if (!form) return body ?? {};
  const { file: _file, ...properties } = form.properties ?? {};
  return { ...form, properties, required: (form.required ?? []).filter(name => name !== 'file') };
}

/** The fields as the operation takes them; a form gets its file, objects go into it as JSON. */
export function payloadOf(
  { form, path }: ContractOperation,
  fields: object,
): Pick<BuiltRequest, 'payload' | 'headers'> {
  if (!form) return { payload: fields };
  const isPicture = /\/hara-figures\/|\/(avatar|logo)$/.test(path);
  const { fileName, bytes, mimeType } = isPicture ? PICTURE : NEWER_NOTES;
  const file = filePart(fileName, bytes, mimeType);
  const texts = Object.entries(fields).flatMap(([name, value]) =>
    [value]
      .flat()
      .map(one => ({ name, value: typeof one === 'object' ? JSON.stringify([one]) : String(one) })),
  );
  const { body: payload, type } = formOf([...texts, file]);
  return { payload, headers: { 'content-type': type } };
}

/**
 * A body that the contract accepts and that names records of one place only.
 * @param start what it must have in it; every reference that is still open gets a record of its kind
 */
export function bodyFor(
  operation: ContractOperation,
  values: Values,
  start: unknown = smallestValue(fieldsSchema(operation)),
): Record<string, unknown> {
  const schema = fieldsSchema(operation);
  let body = start;
  const at = (path: (string | number)[]) =>
    path.reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], body);
  for (const { path } of fieldsOf(schema)) {
    const field = String(path.findLast(key => typeof key === 'string'));
    if (at(path) === STRANGE_UUID)
      body = withValue(body, path, values[recordName(operation, field)] ?? STRANGE_UUID, schema);
  }
  for (const [path, value] of Object.entries(BODIES[operation.id] ?? {})) {
    const keys = path.split('.').map(key => (/^\d+$/.test(key) ? Number(key) : key));
    if (at(keys) === MARK) continue;
    const isRecord = typeof value === 'string' && value.startsWith('$');
    body = withValue(body, keys, isRecord ? (values[value.slice(1)] ?? STRANGE_UUID) : value, schema);
  }
  return body as Record<string, unknown>;
}

/** Stands where a test puts one value after the other. */
export const MARK = '0b8f4d6e-3d1c-4f55-9a59-6f5a2c1d7eff';

/** Query parameters that name the place, or without which the operation refuses. */
function queryFor(
  { parameters, permission, method }: ContractOperation,
  values: Values,
  namesPlace: boolean,
) {
  const query: Record<string, string> = {};
  const scope = permission.from?.split('.')[1];
  for (const { name, in: where, required, schema } of parameters) {
    if (where !== 'query') continue;
    const isPlace = name === 'projectUuid' || name === 'organizationUuid' || name === scope;
    if (isPlace && (namesPlace || required)) query[name] = values[name] ?? STRANGE_UUID;
    else if (name === 'tool') query[name] = 'badger';
    else if (required) query[name] = String(smallestValue(schema));
    else if (name === 'confirm' && method === 'DELETE') query[name] = 'true';
  }
  // A project is enough, and the organization's lookups leave those of projects out.
  if (query.projectUuid) delete query.organizationUuid;
  return query;
}

/**
 * The request of an operation about one place.
 * @param namesPlace false: lists are asked for without a project or organization, as far as they may be
 */
export function requestFor(operation: ContractOperation, all: Values, namesPlace = true): BuiltRequest {
  const values = valuesFor(operation, all);
  const { method, path, body, form } = operation;
  const query = new URLSearchParams(queryFor(operation, values, namesPlace));
  const fixed = {
    resourceType: 'Function',
    bucketName: 'staging',
    imageName: 'picture.png',
    name: 'badger-288-new-lhs-nav',
  };
  const email = values.email ?? 'nobody@world.example';
  const url = `/v1${addressOf(path, { ...fixed, email, ...values }, STRANGE_UUID)}${query.size > 0 ? `?${query}` : ''}`;
  if (!body && !form) return { method, url };
  return { method, url, ...payloadOf(operation, bodyFor(operation, values)) };
}
