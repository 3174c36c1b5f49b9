import type { SchemaLimits } from '@/lib/fieldLimits';
export const AdminFeatureFlagUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  enabled: { type: 'boolean', required: true },
} as const satisfies SchemaLimits;
export const AdminSecondFactorResetLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', required: true, minLength: 1, maxLength: 2000, pattern: '\\S' },
} as const satisfies SchemaLimits;
export const AdminUserRolesLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  roles: { type: 'array', required: true, maxItems: 10 },
} as const satisfies SchemaLimits;
export const AdminUserUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  isActive: { type: 'boolean' },
  firstName: {
    type: 'string',
    maxLength: 200,
    pattern:
      '^(?:(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*)?$',
  },
  lastName: {
    type: 'string',
    maxLength: 200,
    pattern:
      '^(?:(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*)?$',
  },
} as const satisfies SchemaLimits;
export const ApiTokenCreateLimits = {
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  access: { type: 'string', required: true, enum: ['READ', 'READ_WRITE'] },
  organizationUuid: { type: 'string', nullable: true, format: 'uuid' },
  validDays: { type: 'integer', required: true, minimum: 1, maximum: 366 },
} as const satisfies SchemaLimits;
export const AreaBatchCreateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const AreaCreateLimits = {
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  code: { type: 'string', minLength: 1, maxLength: 32 },
  description: { type: 'string', maxLength: 8000 },
  order: { type: 'integer', minimum: 0, maximum: 1000000 },
  isDefault: { type: 'boolean' },
  isActive: { type: 'boolean' },
} as const satisfies SchemaLimits;
export const AreaUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  order: { type: 'integer', minimum: 0, maximum: 1000000 },
  isActive: { type: 'boolean' },
} as const satisfies SchemaLimits;
export const AssumptionBatchCreateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const AssumptionBatchUpdateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const AssumptionCreateLimits = {
  uuid: { type: 'string', format: 'uuid' },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  source: { type: 'string', enum: ['MANUAL', 'IMPORT', 'GENERATED', 'RECOMMENDED', 'COPIED'] },
  text: { type: 'string', required: true, minLength: 1, maxLength: 8000 },
  category: {
    type: 'string',
    enum: ['ENVIRONMENT', 'USER', 'SYSTEM', 'INTERFACE', 'EXPOSURE_DATA', 'LEGAL'],
  },
  rationale: { type: 'string', maxLength: 8000 },
  ownerUserUuid: { type: 'string', nullable: true, format: 'uuid' },
  evidenceDocumentUuid: { type: 'string', nullable: true, format: 'uuid' },
  dueDate: { type: 'string', nullable: true, format: 'date' },
  validationMethod: { type: 'string', maxLength: 2000 },
  status: { type: 'string', enum: ['OPEN', 'CONFIRMED', 'REJECTED', 'SUPERSEDED'] },
} as const satisfies SchemaLimits;
export const AssumptionUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  text: { type: 'string', minLength: 1, maxLength: 8000 },
  category: {
    type: 'string',
    enum: ['ENVIRONMENT', 'USER', 'SYSTEM', 'INTERFACE', 'EXPOSURE_DATA', 'LEGAL'],
  },
  rationale: { type: 'string', maxLength: 8000 },
  ownerUserUuid: { type: 'string', nullable: true, format: 'uuid' },
  evidenceDocumentUuid: { type: 'string', nullable: true, format: 'uuid' },
  dueDate: { type: 'string', nullable: true, format: 'date' },
  validationMethod: { type: 'string', maxLength: 2000 },
  status: { type: 'string', enum: ['OPEN', 'CONFIRMED', 'REJECTED', 'SUPERSEDED'] },
} as const satisfies SchemaLimits;
export const AvatarUploadLimits = {
  file: { type: 'string', required: true, format: 'binary' },
} as const satisfies SchemaLimits;
export const BaselineCreateLimits = {
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  reason: { type: 'string', maxLength: 2000 },
} as const satisfies SchemaLimits;
export const BaselineReviewConcludeLimits = {
  result: { type: 'string', required: true, enum: ['ACCEPTED', 'ACCEPTED_WITH_CONDITIONS', 'REJECTED'] },
  conclusion: { type: 'string', maxLength: 8000 },
} as const satisfies SchemaLimits;
export const BaselineReviewCreateLimits = {
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  scope: { type: 'string', maxLength: 8000 },
  independence: { type: 'string', enum: ['I0', 'I1', 'I2', 'I3'] },
  independenceNote: { type: 'string', maxLength: 2000 },
} as const satisfies SchemaLimits;
export const BaselineSignLimits = {
  function: { type: 'string', required: true, minLength: 1, maxLength: 200 },
  independence: { type: 'string', enum: ['I0', 'I1', 'I2', 'I3'] },
  independenceNote: { type: 'string', maxLength: 2000 },
  statement: { type: 'string', required: true, minLength: 1, maxLength: 2000 },
} as const satisfies SchemaLimits;
export const CeaBatchCreateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const CeaBatchUpdateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const CeaCreateLimits = {
  uuid: { type: 'string', format: 'uuid' },
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  source: { type: 'string', enum: ['MANUAL', 'IMPORT', 'GENERATED', 'RECOMMENDED', 'COPIED'] },
  ceaTypeUuid: { type: 'string', required: true, format: 'uuid' },
  share: { type: 'number', nullable: true, minimum: 0, maximum: 1 },
  shareSource: { type: 'string', maxLength: 2000 },
} as const satisfies SchemaLimits;
export const CeaTypeBatchCreateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const CeaTypeCreateLimits = {
  code: { type: 'string', minLength: 1, maxLength: 32 },
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  order: { type: 'integer', minimum: 0, maximum: 1000000 },
  isDefault: { type: 'boolean' },
  isActive: { type: 'boolean' },
  kind: { type: 'string', required: true, enum: ['CONDITION', 'ENVIRONMENT', 'ACTIVITY'] },
  exclusive: { type: 'boolean' },
  color: { type: 'string', nullable: true, maxLength: 7, pattern: '^#[0-9A-Fa-f]{6}$' },
  examples: { type: 'string', maxLength: 8000 },
} as const satisfies SchemaLimits;
export const CeaTypeUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  order: { type: 'integer', minimum: 0, maximum: 1000000 },
  isDefault: { type: 'boolean' },
  isActive: { type: 'boolean' },
  kind: { type: 'string', enum: ['CONDITION', 'ENVIRONMENT', 'ACTIVITY'] },
  exclusive: { type: 'boolean' },
  color: { type: 'string', nullable: true, maxLength: 7, pattern: '^#[0-9A-Fa-f]{6}$' },
  examples: { type: 'string', maxLength: 8000 },
} as const satisfies SchemaLimits;
export const CeaUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  resetVotes: { type: 'boolean' },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  ceaTypeUuid: { type: 'string', format: 'uuid' },
  share: { type: 'number', nullable: true, minimum: 0, maximum: 1 },
  shareSource: { type: 'string', maxLength: 2000 },
} as const satisfies SchemaLimits;
export const ConsensusVotingLockBatchLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const ConsensusVotingLockToggleLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  stage: { type: 'string', enum: ['INITIAL', 'FINAL'] },
  isOverride: { type: 'boolean' },
  reason: { type: 'string', maxLength: 2000 },
} as const satisfies SchemaLimits;
export const CurrentUserUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  firstName: {
    type: 'string',
    maxLength: 200,
    pattern:
      '^(?:(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*)?$',
  },
  lastName: {
    type: 'string',
    maxLength: 200,
    pattern:
      '^(?:(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*)?$',
  },
  avatarImageUrl: { type: 'string', nullable: true, maxLength: 2048, pattern: '^https://' },
} as const satisfies SchemaLimits;
export const DocumentCreateLimits = {
  file: { type: 'string', required: true, format: 'binary' },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  comment: { type: 'string', maxLength: 4000 },
  hazardUuids: { type: 'array', maxItems: 500 },
  safetyTargetUuids: { type: 'array', maxItems: 500 },
  sremUuids: { type: 'array', maxItems: 500 },
} as const satisfies SchemaLimits;
export const DocumentRevisionCreateLimits = {
  file: { type: 'string', required: true, format: 'binary' },
  comment: { type: 'string', maxLength: 4000 },
} as const satisfies SchemaLimits;
export const DocumentRevisionUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  comment: { type: 'string', maxLength: 4000 },
} as const satisfies SchemaLimits;
export const DocumentUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  hazardUuids: { type: 'array', maxItems: 2000 },
  safetyTargetUuids: { type: 'array', maxItems: 2000 },
  sremUuids: { type: 'array', maxItems: 2000 },
} as const satisfies SchemaLimits;
export const EnergySourceBatchCreateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const EnergySourceCreateLimits = {
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  code: { type: 'string', minLength: 1, maxLength: 32 },
  description: { type: 'string', maxLength: 8000 },
  order: { type: 'integer', minimum: 0, maximum: 1000000 },
  isActive: { type: 'boolean' },
} as const satisfies SchemaLimits;
export const EnergySourceUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  order: { type: 'integer', minimum: 0, maximum: 1000000 },
  isActive: { type: 'boolean' },
} as const satisfies SchemaLimits;
export const ExportCreateLimits = {
  kind: {
    type: 'string',
    required: true,
    enum: [
      'SPREADSHEET',
      'DATA',
      'REPORT',
      'LIGHT_REPORT',
      'MANAGEMENT_PLAN',
      'MANAGEMENT_PLAN_X',
      'ARCHIVE',
      'REQIF',
    ],
  },
  format: { type: 'string', enum: ['xlsx', 'csv', 'json', 'docx', 'pdf', 'html', 'zip', 'reqif'] },
  language: { type: 'string', enum: ['en', 'de'] },
  filters: { type: 'object' },
  baselineUuid: { type: 'string', format: 'uuid' },
} as const satisfies SchemaLimits;
export const ExposureEstimateBatchCreateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const ExposureEstimateCreateLimits = {
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  source: { type: 'string', enum: ['MANUAL', 'IMPORT', 'GENERATED', 'RECOMMENDED', 'COPIED'] },
  exposureSituationUuid: { type: 'string', nullable: true, format: 'uuid' },
  hazardUuid: { type: 'string', nullable: true, format: 'uuid' },
  exposureEstimateTypeUuid: { type: 'string', required: true, format: 'uuid' },
  exposureEstimateTypeValueUuid: { type: 'string', nullable: true, format: 'uuid' },
  numericValue: { type: 'number', nullable: true, minimum: 0, maximum: 1000000000 },
  rationale: { type: 'string', maxLength: 8000 },
  evidenceDocumentUuid: { type: 'string', nullable: true, format: 'uuid' },
  assumptionUuids: { type: 'array', maxItems: 100 },
} as const satisfies SchemaLimits;
export const ExposureEstimateTypeBandBatchCreateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const ExposureEstimateTypeBandCreateLimits = {
  exposureEstimateTypeUuid: { type: 'string', required: true, format: 'uuid' },
  code: { type: 'string', minLength: 1, maxLength: 32 },
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  order: { type: 'integer', minimum: 0, maximum: 1000000 },
  isDefault: { type: 'boolean' },
  isActive: { type: 'boolean' },
  min: { type: 'number', required: true, minimum: 0, maximum: 1000000000 },
  max: { type: 'number', nullable: true, minimum: 0, maximum: 1000000000 },
} as const satisfies SchemaLimits;
export const ExposureEstimateTypeBatchCreateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const ExposureEstimateTypeCreateLimits = {
  code: { type: 'string', minLength: 1, maxLength: 32 },
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  order: { type: 'integer', minimum: 0, maximum: 1000000 },
  isDefault: { type: 'boolean' },
  isActive: { type: 'boolean' },
  unit: { type: 'string', required: true, enum: ['FRACTION', 'PER_YEAR', 'HOURS_PER_YEAR'] },
  combine: { type: 'string', required: true, enum: ['MULTIPLY', 'MAX', 'INFO'] },
  values: { type: 'array', maxItems: 50 },
} as const satisfies SchemaLimits;
export const ExposureEstimateTypeUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  order: { type: 'integer', minimum: 0, maximum: 1000000 },
  isDefault: { type: 'boolean' },
  isActive: { type: 'boolean' },
  unit: { type: 'string', enum: ['FRACTION', 'PER_YEAR', 'HOURS_PER_YEAR'] },
  combine: { type: 'string', enum: ['MULTIPLY', 'MAX', 'INFO'] },
} as const satisfies SchemaLimits;
export const ExposureEstimateTypeValueUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  order: { type: 'integer', minimum: 0, maximum: 1000000 },
  isDefault: { type: 'boolean' },
  isActive: { type: 'boolean' },
  min: { type: 'number', minimum: 0, maximum: 1000000000 },
  max: { type: 'number', nullable: true, minimum: 0, maximum: 1000000000 },
} as const satisfies SchemaLimits;
export const ExposureEstimateUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  exposureEstimateTypeUuid: { type: 'string', format: 'uuid' },
  exposureEstimateTypeValueUuid: { type: 'string', nullable: true, format: 'uuid' },
  numericValue: { type: 'number', nullable: true, minimum: 0, maximum: 1000000000 },
  rationale: { type: 'string', maxLength: 8000 },
  evidenceDocumentUuid: { type: 'string', nullable: true, format: 'uuid' },
  assumptionUuids: { type: 'array', maxItems: 100 },
} as const satisfies SchemaLimits;
export const ExposureSituationBatchCreateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const ExposureSituationBatchUpdateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const ExposureSituationCeaAddLimits = {
  ceaUuid: { type: 'string', required: true, format: 'uuid' },
} as const satisfies SchemaLimits;
export const ExposureSituationCeaBatchAddLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 12 },
} as const satisfies SchemaLimits;
export const ExposureSituationCreateLimits = {
  uuid: { type: 'string', format: 'uuid' },
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  source: { type: 'string', enum: ['MANUAL', 'IMPORT', 'GENERATED', 'RECOMMENDED', 'COPIED'] },
  disposition: { type: 'string', enum: ['USED', 'NOT_RELEVANT', 'DUPLICATE'] },
  dispositionReason: { type: 'string', maxLength: 2000 },
  duplicateOfUuid: { type: 'string', nullable: true, format: 'uuid' },
  ceaUuids: { type: 'array', maxItems: 12 },
  ratings: { type: 'array', maxItems: 20 },
} as const satisfies SchemaLimits;
export const ExposureSituationExclusionLimits = {
  ceaUuids: { type: 'array', required: true, minItems: 2, maxItems: 12 },
} as const satisfies SchemaLimits;
export const ExposureSituationGroupLimits = {
  ceaUuids: { type: 'array', required: true, minItems: 1, maxItems: 200 },
} as const satisfies SchemaLimits;
export const ExposureSituationRatingCreateLimits = {
  riskRatingSetUuid: { type: 'string', required: true, format: 'uuid' },
  exposureUuid: { type: 'string', required: true, format: 'uuid' },
  basis: { type: 'string', required: true, enum: ['DURATION', 'FREQUENCY'] },
  rationale: { type: 'string', maxLength: 8000 },
} as const satisfies SchemaLimits;
export const ExposureSituationUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  resetVotes: { type: 'boolean' },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  disposition: { type: 'string', enum: ['USED', 'NOT_RELEVANT', 'DUPLICATE'] },
  dispositionReason: { type: 'string', maxLength: 2000 },
  duplicateOfUuid: { type: 'string', nullable: true, format: 'uuid' },
  ceaUuids: { type: 'array', maxItems: 12 },
  ratings: { type: 'array', maxItems: 20 },
  isConfirmed: { type: 'boolean' },
} as const satisfies SchemaLimits;
export const FeatureFlagQueryLimits = {
  names: { type: 'array', required: true, minItems: 1, maxItems: 50 },
} as const satisfies SchemaLimits;
export const FinalRatingRecalculationLimits = {
  scope: { type: 'string', enum: ['HAZARD', 'PROJECT'] },
  reason: { type: 'string', maxLength: 2000 },
} as const satisfies SchemaLimits;
export const FindingAcceptLimits = {
  check: { type: 'string', required: true, maxLength: 3, pattern: '^V[1-9][0-9]?$' },
  recordUuid: { type: 'string', required: true, format: 'uuid' },
  basis: { type: 'string', maxLength: 32, pattern: '^[0-9a-f]{32}$' },
  reason: { type: 'string', required: true, minLength: 10, maxLength: 2000, pattern: '\\S' },
} as const satisfies SchemaLimits;
export const FindingReopenLimits = {
  check: { type: 'string', required: true, maxLength: 3, pattern: '^V[1-9][0-9]?$' },
  recordUuid: { type: 'string', required: true, format: 'uuid' },
} as const satisfies SchemaLimits;
export const FunctionBatchCreateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const FunctionBatchUpdateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const FunctionCreateLimits = {
  uuid: { type: 'string', format: 'uuid' },
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  source: { type: 'string', enum: ['MANUAL', 'IMPORT', 'GENERATED', 'RECOMMENDED', 'COPIED'] },
  parentFunctionUuid: { type: 'string', nullable: true, format: 'uuid' },
  machineUuid: { type: 'string', nullable: true, format: 'uuid' },
  operatingModes: { type: 'array', maxItems: 50 },
  inputs: { type: 'string', maxLength: 8000 },
  outputs: { type: 'string', maxLength: 8000 },
  isSafetyRelated: { type: 'boolean' },
  status: { type: 'string', enum: ['DRAFT', 'ANALYSED', 'OUT_OF_SCOPE'] },
  assumptionUuids: { type: 'array', maxItems: 100 },
} as const satisfies SchemaLimits;
export const FunctionUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  resetVotes: { type: 'boolean' },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  parentFunctionUuid: { type: 'string', nullable: true, format: 'uuid' },
  machineUuid: { type: 'string', nullable: true, format: 'uuid' },
  operatingModes: { type: 'array', maxItems: 50 },
  inputs: { type: 'string', maxLength: 8000 },
  outputs: { type: 'string', maxLength: 8000 },
  isSafetyRelated: { type: 'boolean' },
  status: { type: 'string', enum: ['DRAFT', 'ANALYSED', 'OUT_OF_SCOPE'] },
  assumptionUuids: { type: 'array', maxItems: 100 },
} as const satisfies SchemaLimits;
export const GenerateExposureSituationsRequestLimits = {
  groups: { type: 'array', required: true, minItems: 1, maxItems: 12 },
  exclusions: { type: 'array', maxItems: 200 },
  maxCombinations: { type: 'integer', minimum: 1, maximum: 2000 },
  minimumShare: { type: 'number', minimum: 0, maximum: 1 },
  preview: { type: 'boolean' },
} as const satisfies SchemaLimits;
export const GenerateMalfunctionsRequestLimits = {
  functionUuids: { type: 'array', minItems: 1, maxItems: 2000 },
  guidewordUuids: { type: 'array', minItems: 1, maxItems: 100 },
  preview: { type: 'boolean' },
} as const satisfies SchemaLimits;
export const GetAnswerRequestLimits = {
  projectUuid: { type: 'string', required: true, format: 'uuid' },
  isOrganizationWide: { type: 'boolean' },
  question: { type: 'string', required: true, minLength: 1, maxLength: 4000 },
} as const satisfies SchemaLimits;
export const GuidewordBatchCreateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const GuidewordCreateLimits = {
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  code: { type: 'string', minLength: 1, maxLength: 32 },
  description: { type: 'string', maxLength: 8000 },
  order: { type: 'integer', minimum: 0, maximum: 1000000 },
  isActive: { type: 'boolean' },
  template: { type: 'string', required: true, minLength: 1, maxLength: 2000 },
  appliesTo: { type: 'string', enum: ['FUNCTION', 'SIGNAL', 'TASK'] },
} as const satisfies SchemaLimits;
export const GuidewordUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  order: { type: 'integer', minimum: 0, maximum: 1000000 },
  isActive: { type: 'boolean' },
  template: { type: 'string', minLength: 1, maxLength: 2000 },
  appliesTo: { type: 'string', enum: ['FUNCTION', 'SIGNAL', 'TASK'] },
} as const satisfies SchemaLimits;
export const HaraFigureAnnotationLimits = {
  shape: { type: 'string', required: true, enum: ['POINT', 'RECTANGLE', 'POLYGON'] },
  points: { type: 'array', required: true, minItems: 1, maxItems: 200 },
  label: { type: 'string', required: true, maxLength: 200 },
  hazardUuid: { type: 'string', required: true, nullable: true, format: 'uuid' },
  zoneUuid: { type: 'string', nullable: true, format: 'uuid' },
  machineUuid: { type: 'string', nullable: true, format: 'uuid' },
} as const satisfies SchemaLimits;
export const HaraFigureCreateLimits = {
  file: { type: 'string', required: true, format: 'binary' },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  caption: { type: 'string', maxLength: 2000 },
  annotations: { type: 'array', maxItems: 100 },
  hazardUuids: { type: 'array', maxItems: 500 },
  machineUuids: { type: 'array', maxItems: 100 },
} as const satisfies SchemaLimits;
export const HaraFigureOutlineLimits = {
  zoneUuid: { type: 'string', required: true, nullable: true, format: 'uuid' },
  areaUuid: { type: 'string', required: true, nullable: true, format: 'uuid' },
  points: { type: 'array', required: true, minItems: 3, maxItems: 200 },
} as const satisfies SchemaLimits;
export const HaraFigureUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  kind: { type: 'string', enum: ['FIGURE', 'ENVIRONMENT_LAYOUT'] },
  caption: { type: 'string', maxLength: 2000 },
  annotations: { type: 'array', maxItems: 100 },
  hazardUuids: { type: 'array', maxItems: 500 },
  machineUuids: { type: 'array', maxItems: 100 },
  outlines: { type: 'array', maxItems: 300 },
} as const satisfies SchemaLimits;
export const HazardBatchCreateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const HazardBatchUpdateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const HazardClosingLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  isClosed: { type: 'boolean', required: true },
  reason: { type: 'string', maxLength: 2000 },
} as const satisfies SchemaLimits;
export const HazardCommentCreateLimits = {
  text: { type: 'string', required: true, minLength: 1, maxLength: 4000 },
  parentCommentUuid: { type: 'string', nullable: true, format: 'uuid' },
  field: { type: 'string', nullable: true, minLength: 1, maxLength: 64, pattern: '^[A-Za-z][A-Za-z0-9.]*$' },
  mentionedUserUuids: { type: 'array', maxItems: 50 },
} as const satisfies SchemaLimits;
export const HazardCommentUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  text: { type: 'string', minLength: 1, maxLength: 4000 },
  mentionedUserUuids: { type: 'array', maxItems: 50 },
  isResolved: { type: 'boolean' },
} as const satisfies SchemaLimits;
export const HazardCreateLimits = {
  uuid: { type: 'string', format: 'uuid' },
  style: { type: 'string', required: true, enum: ['FUNCTION', 'MACHINE'] },
  name: {
    type: 'string',
    maxLength: 200,
    pattern:
      '^(?:(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*)?$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  source: { type: 'string', enum: ['MANUAL', 'IMPORT', 'GENERATED', 'RECOMMENDED', 'COPIED'] },
  hazardTypeUuid: { type: 'string', nullable: true, format: 'uuid' },
  functionUuid: { type: 'string', nullable: true, format: 'uuid' },
  malfunctionUuid: { type: 'string', nullable: true, format: 'uuid' },
  exposureSituationUuid: { type: 'string', nullable: true, format: 'uuid' },
  hazardousEventUuid: { type: 'string', nullable: true, format: 'uuid' },
  machineUuid: { type: 'string', nullable: true, format: 'uuid' },
  taskUuid: { type: 'string', nullable: true, format: 'uuid' },
  zoneUuid: { type: 'string', nullable: true, format: 'uuid' },
  areaUuid: { type: 'string', nullable: true, format: 'uuid' },
  lifecyclePhaseUuid: { type: 'string', nullable: true, format: 'uuid' },
  energySourceUuid: { type: 'string', nullable: true, format: 'uuid' },
  riskRatingSetUuid: { type: 'string', format: 'uuid' },
  fttiMs: { type: 'integer', nullable: true, minimum: 0, maximum: 86400000 },
  ownerUserUuid: { type: 'string', nullable: true, format: 'uuid' },
  personnelUuids: { type: 'array', maxItems: 50 },
  misuseUuid: { type: 'string', nullable: true, format: 'uuid' },
  machineHazardUuid: { type: 'string', nullable: true, format: 'uuid' },
  humanTaskUuid: { type: 'string', nullable: true, format: 'uuid' },
  injuryTypeUuids: { type: 'array', maxItems: 50 },
  assumptionUuids: { type: 'array', maxItems: 100 },
  hazardEffects: { type: 'array', maxItems: 50 },
  residualRiskNote: { type: 'string', maxLength: 2000 },
  standardClause: { type: 'string', maxLength: 200 },
  externalId: { type: 'string', maxLength: 200 },
  publishedRating: { type: 'string', maxLength: 60 },
  publishedFinalRating: { type: 'string', maxLength: 60 },
} as const satisfies SchemaLimits;
export const HazardEffectCreateLimits = {
  hazardEffectTypeUuid: { type: 'string', required: true, format: 'uuid' },
  description: { type: 'string', maxLength: 8000 },
  personsAffected: { type: 'string', enum: ['ONE', 'FEW', 'MANY'] },
  injuryTypeUuids: { type: 'array', maxItems: 20 },
} as const satisfies SchemaLimits;
export const HazardEffectTypeBatchCreateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const HazardEffectTypeCreateLimits = {
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  code: { type: 'string', minLength: 1, maxLength: 32 },
  description: { type: 'string', maxLength: 8000 },
  order: { type: 'integer', minimum: 0, maximum: 1000000 },
  isActive: { type: 'boolean' },
} as const satisfies SchemaLimits;
export const HazardEffectTypeUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  order: { type: 'integer', minimum: 0, maximum: 1000000 },
  isActive: { type: 'boolean' },
} as const satisfies SchemaLimits;
export const HazardEvaluationUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  severityUuid: { type: 'string', nullable: true, format: 'uuid' },
  exposureUuid: { type: 'string', nullable: true, format: 'uuid' },
  probabilityUuid: { type: 'string', nullable: true, format: 'uuid' },
  avoidabilityUuid: { type: 'string', nullable: true, format: 'uuid' },
  rationale: { type: 'object' },
} as const satisfies SchemaLimits;
export const HazardInitialRiskLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  riskRatingSetUuid: { type: 'string', format: 'uuid' },
  severityUuid: { type: 'string', nullable: true, format: 'uuid' },
  exposureUuid: { type: 'string', nullable: true, format: 'uuid' },
  probabilityUuid: { type: 'string', nullable: true, format: 'uuid' },
  avoidabilityUuid: { type: 'string', nullable: true, format: 'uuid' },
  rationale: { type: 'object' },
  avoidanceFactors: { type: 'object' },
} as const satisfies SchemaLimits;
export const HazardRrmBatchCreateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const HazardRrmBatchItemLimits = {
  uuid: { type: 'string', format: 'uuid' },
  hazardUuid: { type: 'string', required: true, format: 'uuid' },
  rrmUuid: { type: 'string', required: true, format: 'uuid' },
  order: { type: 'integer', minimum: 0, maximum: 1000000 },
  solutionSetUuid: { type: 'string', nullable: true, format: 'uuid' },
  sremUuid: { type: 'string', nullable: true, format: 'uuid' },
  status: { type: 'string', enum: ['PROPOSED', 'ACCEPTED', 'IMPLEMENTED', 'VERIFIED', 'REJECTED'] },
  responsibleUserUuid: { type: 'string', nullable: true, format: 'uuid' },
  dueDate: { type: 'string', nullable: true, format: 'date' },
  takesCreditForLowPr: { type: 'boolean' },
  creditJustification: { type: 'string', maxLength: 8000 },
  requiredLevel: { type: 'string', nullable: true, maxLength: 32 },
  achievedLevel: { type: 'string', nullable: true, maxLength: 32 },
  evidence: { type: 'string', maxLength: 8000 },
  evidenceDocumentUuid: { type: 'string', nullable: true, format: 'uuid' },
  newHazardUuids: { type: 'array', maxItems: 50 },
  evaluation: { type: 'object' },
} as const satisfies SchemaLimits;
export const HazardRrmCreateLimits = {
  rrmUuid: { type: 'string', required: true, format: 'uuid' },
  order: { type: 'integer', minimum: 0, maximum: 1000000 },
  solutionSetUuid: { type: 'string', nullable: true, format: 'uuid' },
  sremUuid: { type: 'string', nullable: true, format: 'uuid' },
  status: { type: 'string', enum: ['PROPOSED', 'ACCEPTED', 'IMPLEMENTED', 'VERIFIED', 'REJECTED'] },
  responsibleUserUuid: { type: 'string', nullable: true, format: 'uuid' },
  dueDate: { type: 'string', nullable: true, format: 'date' },
  takesCreditForLowPr: { type: 'boolean' },
  creditJustification: { type: 'string', maxLength: 8000 },
  requiredLevel: { type: 'string', nullable: true, maxLength: 32 },
  achievedLevel: { type: 'string', nullable: true, maxLength: 32 },
  evidence: { type: 'string', maxLength: 8000 },
  evidenceDocumentUuid: { type: 'string', nullable: true, format: 'uuid' },
  newHazardUuids: { type: 'array', maxItems: 50 },
  reason: { type: 'string', maxLength: 2000 },
} as const satisfies SchemaLimits;
export const HazardRrmEvaluationCreateLimits = {
  riskRatingSetUuid: { type: 'string', format: 'uuid' },
  severityUuid: { type: 'string', nullable: true, format: 'uuid' },
  exposureUuid: { type: 'string', nullable: true, format: 'uuid' },
  probabilityUuid: { type: 'string', nullable: true, format: 'uuid' },
  avoidabilityUuid: { type: 'string', nullable: true, format: 'uuid' },
  effectiveness: { type: 'string', enum: ['NONE', 'PARTIAL', 'FULL'] },
  newHazardsCreated: { type: 'boolean' },
  newHazardsNote: { type: 'string', maxLength: 8000 },
  verificationMethod: { type: 'string', maxLength: 8000 },
  verifiedByUserUuid: { type: 'string', nullable: true, format: 'uuid' },
  verifiedAt: { type: 'string', nullable: true, format: 'date-time' },
  note: { type: 'string', maxLength: 8000 },
  reason: { type: 'string', maxLength: 2000 },
} as const satisfies SchemaLimits;
export const HazardRrmEvaluationUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  riskRatingSetUuid: { type: 'string', format: 'uuid' },
  severityUuid: { type: 'string', nullable: true, format: 'uuid' },
  exposureUuid: { type: 'string', nullable: true, format: 'uuid' },
  probabilityUuid: { type: 'string', nullable: true, format: 'uuid' },
  avoidabilityUuid: { type: 'string', nullable: true, format: 'uuid' },
  effectiveness: { type: 'string', enum: ['NONE', 'PARTIAL', 'FULL'] },
  newHazardsCreated: { type: 'boolean' },
  newHazardsNote: { type: 'string', maxLength: 8000 },
  verificationMethod: { type: 'string', maxLength: 8000 },
  verifiedByUserUuid: { type: 'string', nullable: true, format: 'uuid' },
  verifiedAt: { type: 'string', nullable: true, format: 'date-time' },
  note: { type: 'string', maxLength: 8000 },
} as const satisfies SchemaLimits;
export const HazardRrmUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  order: { type: 'integer', minimum: 0, maximum: 1000000 },
  solutionSetUuid: { type: 'string', nullable: true, format: 'uuid' },
  sremUuid: { type: 'string', nullable: true, format: 'uuid' },
  status: { type: 'string', enum: ['PROPOSED', 'ACCEPTED', 'IMPLEMENTED', 'VERIFIED', 'REJECTED'] },
  responsibleUserUuid: { type: 'string', nullable: true, format: 'uuid' },
  dueDate: { type: 'string', nullable: true, format: 'date' },
  takesCreditForLowPr: { type: 'boolean' },
  creditJustification: { type: 'string', maxLength: 8000 },
  requiredLevel: { type: 'string', nullable: true, maxLength: 32 },
  achievedLevel: { type: 'string', nullable: true, maxLength: 32 },
  evidence: { type: 'string', maxLength: 8000 },
  evidenceDocumentUuid: { type: 'string', nullable: true, format: 'uuid' },
  newHazardUuids: { type: 'array', maxItems: 50 },
} as const satisfies SchemaLimits;
export const HazardSolutionSetsLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  solutionSetUuids: { type: 'array', required: true, maxItems: 50 },
} as const satisfies SchemaLimits;
export const HazardTypeBatchCreateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const HazardTypeCreateLimits = {
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  code: { type: 'string', minLength: 1, maxLength: 32 },
  description: { type: 'string', maxLength: 8000 },
  order: { type: 'integer', minimum: 0, maximum: 1000000 },
  isActive: { type: 'boolean' },
  examples: { type: 'string', maxLength: 8000 },
} as const satisfies SchemaLimits;
export const HazardTypeUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  order: { type: 'integer', minimum: 0, maximum: 1000000 },
  isActive: { type: 'boolean' },
  examples: { type: 'string', maxLength: 8000 },
} as const satisfies SchemaLimits;
export const HazardUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  resetVotes: { type: 'boolean' },
  style: { type: 'string', enum: ['FUNCTION', 'MACHINE'] },
  name: {
    type: 'string',
    maxLength: 200,
    pattern:
      '^(?:(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*)?$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  hazardTypeUuid: { type: 'string', nullable: true, format: 'uuid' },
  functionUuid: { type: 'string', nullable: true, format: 'uuid' },
  malfunctionUuid: { type: 'string', nullable: true, format: 'uuid' },
  exposureSituationUuid: { type: 'string', nullable: true, format: 'uuid' },
  hazardousEventUuid: { type: 'string', nullable: true, format: 'uuid' },
  machineUuid: { type: 'string', nullable: true, format: 'uuid' },
  taskUuid: { type: 'string', nullable: true, format: 'uuid' },
  zoneUuid: { type: 'string', nullable: true, format: 'uuid' },
  areaUuid: { type: 'string', nullable: true, format: 'uuid' },
  lifecyclePhaseUuid: { type: 'string', nullable: true, format: 'uuid' },
  energySourceUuid: { type: 'string', nullable: true, format: 'uuid' },
  riskRatingSetUuid: { type: 'string', format: 'uuid' },
  fttiMs: { type: 'integer', nullable: true, minimum: 0, maximum: 86400000 },
  ownerUserUuid: { type: 'string', nullable: true, format: 'uuid' },
  personnelUuids: { type: 'array', maxItems: 50 },
  misuseUuid: { type: 'string', nullable: true, format: 'uuid' },
  machineHazardUuid: { type: 'string', nullable: true, format: 'uuid' },
  humanTaskUuid: { type: 'string', nullable: true, format: 'uuid' },
  injuryTypeUuids: { type: 'array', maxItems: 50 },
  assumptionUuids: { type: 'array', maxItems: 100 },
  hazardEffects: { type: 'array', maxItems: 50 },
  statusOverride: { type: 'string', nullable: true, enum: ['REJECTED', 'DUPLICATE'] },
  statusReason: { type: 'string', maxLength: 2000 },
  duplicateOfUuid: { type: 'string', nullable: true, format: 'uuid' },
  residualRiskNote: { type: 'string', maxLength: 2000 },
  standardClause: { type: 'string', maxLength: 200 },
  externalId: { type: 'string', maxLength: 200 },
  publishedRating: { type: 'string', maxLength: 60 },
  publishedFinalRating: { type: 'string', maxLength: 60 },
} as const satisfies SchemaLimits;
export const HazardUserAddLimits = {
  userUuid: { type: 'string', required: true, format: 'uuid' },
} as const satisfies SchemaLimits;
export const HazardVoteCreateLimits = {
  stage: { type: 'string', enum: ['INITIAL', 'FINAL'] },
  severityUuid: { type: 'string', required: true, format: 'uuid' },
  exposureUuid: { type: 'string', format: 'uuid' },
  probabilityUuid: { type: 'string', format: 'uuid' },
  avoidabilityUuid: { type: 'string', format: 'uuid' },
  rationale: { type: 'string', maxLength: 8000 },
} as const satisfies SchemaLimits;
export const HazardVoteEventBatchCreateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const HazardVoteEventBatchUpdateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const HazardVoteEventCommentCreateLimits = {
  hazardVoteEventUuid: { type: 'string', required: true, format: 'uuid' },
  text: { type: 'string', required: true, minLength: 1, maxLength: 4000 },
} as const satisfies SchemaLimits;
export const HazardVoteEventCommentUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  text: { type: 'string', minLength: 1, maxLength: 4000 },
} as const satisfies SchemaLimits;
export const HazardVoteEventCreateLimits = {
  hazardUuid: { type: 'string', required: true, format: 'uuid' },
  stage: { type: 'string', enum: ['INITIAL', 'FINAL'] },
  dueDate: { type: 'string', nullable: true, format: 'date' },
  userUuids: { type: 'array', maxItems: 50 },
} as const satisfies SchemaLimits;
export const HazardVoteEventUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  action: { type: 'string', enum: ['REVEAL', 'CLOSE', 'NEW_ROUND'] },
  reason: { type: 'string', maxLength: 2000 },
  dueDate: { type: 'string', nullable: true, format: 'date' },
  minimumVotes: { type: 'integer', minimum: 1, maximum: 50 },
  voters: { type: 'object' },
} as const satisfies SchemaLimits;
export const HazardVoteNotNeededToggleLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
} as const satisfies SchemaLimits;
export const HazardVoteUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  severityUuid: { type: 'string', format: 'uuid' },
  exposureUuid: { type: 'string', format: 'uuid' },
  probabilityUuid: { type: 'string', format: 'uuid' },
  avoidabilityUuid: { type: 'string', format: 'uuid' },
  rationale: { type: 'string', maxLength: 8000 },
  comment: { type: 'string', maxLength: 4000 },
} as const satisfies SchemaLimits;
export const HazardousEventBatchCreateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const HazardousEventBatchUpdateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const HazardousEventCreateLimits = {
  uuid: { type: 'string', format: 'uuid' },
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  source: { type: 'string', enum: ['MANUAL', 'IMPORT', 'GENERATED', 'RECOMMENDED', 'COPIED'] },
  defaultEffectTypeUuids: { type: 'array', maxItems: 50 },
} as const satisfies SchemaLimits;
export const HazardousEventUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  resetVotes: { type: 'boolean' },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  defaultEffectTypeUuids: { type: 'array', maxItems: 50 },
} as const satisfies SchemaLimits;
export const HumanTaskBatchCreateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const HumanTaskBatchUpdateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const HumanTaskCreateLimits = {
  uuid: { type: 'string', format: 'uuid' },
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  source: { type: 'string', enum: ['MANUAL', 'IMPORT', 'GENERATED', 'RECOMMENDED', 'COPIED'] },
  taskUuid: { type: 'string', nullable: true, format: 'uuid' },
  frequencyPerYear: { type: 'number', nullable: true, minimum: 0, maximum: 100000000 },
  durationMinutes: { type: 'number', nullable: true, minimum: 0, maximum: 525600 },
  proximity: { type: 'string', nullable: true, enum: ['CONTACT', 'REACH', 'NEAR', 'REMOTE'] },
  requiredTraining: { type: 'string', maxLength: 2000 },
  ppe: { type: 'string', maxLength: 2000 },
  personnelUuids: { type: 'array', maxItems: 50 },
  zoneUuids: { type: 'array', maxItems: 50 },
} as const satisfies SchemaLimits;
export const HumanTaskUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  resetVotes: { type: 'boolean' },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  taskUuid: { type: 'string', nullable: true, format: 'uuid' },
  frequencyPerYear: { type: 'number', nullable: true, minimum: 0, maximum: 100000000 },
  durationMinutes: { type: 'number', nullable: true, minimum: 0, maximum: 525600 },
  proximity: { type: 'string', nullable: true, enum: ['CONTACT', 'REACH', 'NEAR', 'REMOTE'] },
  requiredTraining: { type: 'string', maxLength: 2000 },
  ppe: { type: 'string', maxLength: 2000 },
  personnelUuids: { type: 'array', maxItems: 50 },
  zoneUuids: { type: 'array', maxItems: 50 },
} as const satisfies SchemaLimits;
export const InjuryTypeBatchCreateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const InjuryTypeCreateLimits = {
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  code: { type: 'string', minLength: 1, maxLength: 32 },
  description: { type: 'string', maxLength: 8000 },
  order: { type: 'integer', minimum: 0, maximum: 1000000 },
  isActive: { type: 'boolean' },
  severityRankLow: { type: 'integer', required: true, minimum: 0, maximum: 10 },
  severityRankHigh: { type: 'integer', required: true, minimum: 0, maximum: 10 },
} as const satisfies SchemaLimits;
export const InjuryTypeUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  order: { type: 'integer', minimum: 0, maximum: 1000000 },
  isActive: { type: 'boolean' },
  severityRankLow: { type: 'integer', minimum: 0, maximum: 10 },
  severityRankHigh: { type: 'integer', minimum: 0, maximum: 10 },
} as const satisfies SchemaLimits;
export const LibraryTakeLimits = {
  entity: {
    type: 'string',
    required: true,
    enum: ['Rrm', 'Cea', 'ExposureEstimateType', 'PersonnelMember', 'Zone', 'Area'],
  },
  recordUuids: { type: 'array', required: true, minItems: 1, maxItems: 200 },
} as const satisfies SchemaLimits;
export const LifecyclePhaseBatchCreateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const LifecyclePhaseCreateLimits = {
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  code: { type: 'string', minLength: 1, maxLength: 32 },
  description: { type: 'string', maxLength: 8000 },
  order: { type: 'integer', minimum: 0, maximum: 1000000 },
  isActive: { type: 'boolean' },
} as const satisfies SchemaLimits;
export const LifecyclePhaseUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  order: { type: 'integer', minimum: 0, maximum: 1000000 },
  isActive: { type: 'boolean' },
} as const satisfies SchemaLimits;
export const MachineBatchCreateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const MachineBatchUpdateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const MachineCreateLimits = {
  uuid: { type: 'string', format: 'uuid' },
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  source: { type: 'string', enum: ['MANUAL', 'IMPORT', 'GENERATED', 'RECOMMENDED', 'COPIED'] },
  manufacturer: { type: 'string', maxLength: 200 },
  model: { type: 'string', maxLength: 200 },
  intendedUse: { type: 'string', maxLength: 8000 },
  machineType: { type: 'string', maxLength: 200 },
  variant: { type: 'string', maxLength: 200 },
  spaceLimits: { type: 'string', maxLength: 8000 },
  timeLimits: { type: 'string', maxLength: 8000 },
  otherLimits: { type: 'string', maxLength: 8000 },
  parentMachineUuid: { type: 'string', nullable: true, format: 'uuid' },
} as const satisfies SchemaLimits;
export const MachineHazardBatchCreateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const MachineHazardBatchUpdateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const MachineHazardCreateLimits = {
  uuid: { type: 'string', format: 'uuid' },
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  source: { type: 'string', enum: ['MANUAL', 'IMPORT', 'GENERATED', 'RECOMMENDED', 'COPIED'] },
  machineUuid: { type: 'string', required: true, format: 'uuid' },
  hazardTypeUuid: { type: 'string', required: true, format: 'uuid' },
  energySourceUuid: { type: 'string', nullable: true, format: 'uuid' },
  magnitude: { type: 'number', nullable: true, minimum: -1000000000, maximum: 1000000000 },
  magnitudeUnit: { type: 'string', nullable: true, enum: ['N', 'J', 'V', 'C'] },
  zoneUuid: { type: 'string', nullable: true, format: 'uuid' },
  status: { type: 'string', enum: ['IDENTIFIED', 'NOT_PRESENT', 'ASSESSED'] },
} as const satisfies SchemaLimits;
export const MachineHazardUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  resetVotes: { type: 'boolean' },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  machineUuid: { type: 'string', format: 'uuid' },
  hazardTypeUuid: { type: 'string', format: 'uuid' },
  energySourceUuid: { type: 'string', nullable: true, format: 'uuid' },
  magnitude: { type: 'number', nullable: true, minimum: -1000000000, maximum: 1000000000 },
  magnitudeUnit: { type: 'string', nullable: true, enum: ['N', 'J', 'V', 'C'] },
  zoneUuid: { type: 'string', nullable: true, format: 'uuid' },
  status: { type: 'string', enum: ['IDENTIFIED', 'NOT_PRESENT', 'ASSESSED'] },
} as const satisfies SchemaLimits;
export const MachineUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  resetVotes: { type: 'boolean' },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  manufacturer: { type: 'string', maxLength: 200 },
  model: { type: 'string', maxLength: 200 },
  intendedUse: { type: 'string', maxLength: 8000 },
  machineType: { type: 'string', maxLength: 200 },
  variant: { type: 'string', maxLength: 200 },
  spaceLimits: { type: 'string', maxLength: 8000 },
  timeLimits: { type: 'string', maxLength: 8000 },
  otherLimits: { type: 'string', maxLength: 8000 },
  parentMachineUuid: { type: 'string', nullable: true, format: 'uuid' },
} as const satisfies SchemaLimits;
export const MalfunctionBatchCreateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const MalfunctionBatchUpdateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const MalfunctionCreateLimits = {
  uuid: { type: 'string', format: 'uuid' },
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  source: { type: 'string', enum: ['MANUAL', 'IMPORT', 'GENERATED', 'RECOMMENDED', 'COPIED'] },
  functionUuid: { type: 'string', required: true, format: 'uuid' },
  guidewordUuid: { type: 'string', nullable: true, format: 'uuid' },
  effect: { type: 'string', maxLength: 8000 },
  disposition: { type: 'string', enum: ['ANALYSE', 'NOT_CREDIBLE', 'NO_SAFETY_EFFECT', 'DUPLICATE'] },
  dispositionReason: { type: 'string', maxLength: 2000 },
  duplicateOfUuid: { type: 'string', nullable: true, format: 'uuid' },
} as const satisfies SchemaLimits;
export const MalfunctionUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  resetVotes: { type: 'boolean' },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  functionUuid: { type: 'string', format: 'uuid' },
  guidewordUuid: { type: 'string', nullable: true, format: 'uuid' },
  effect: { type: 'string', maxLength: 8000 },
  disposition: { type: 'string', enum: ['ANALYSE', 'NOT_CREDIBLE', 'NO_SAFETY_EFFECT', 'DUPLICATE'] },
  dispositionReason: { type: 'string', maxLength: 2000 },
  duplicateOfUuid: { type: 'string', nullable: true, format: 'uuid' },
} as const satisfies SchemaLimits;
export const MisuseBatchCreateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const MisuseBatchUpdateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const MisuseCreateLimits = {
  uuid: { type: 'string', format: 'uuid' },
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  source: { type: 'string', enum: ['MANUAL', 'IMPORT', 'GENERATED', 'RECOMMENDED', 'COPIED'] },
  taskUuid: { type: 'string', nullable: true, format: 'uuid' },
  likelihoodNote: { type: 'string', maxLength: 2000 },
  disposition: { type: 'string', enum: ['ANALYSE', 'NOT_CREDIBLE', 'NO_SAFETY_EFFECT', 'DUPLICATE'] },
  dispositionReason: { type: 'string', maxLength: 2000 },
  duplicateOfUuid: { type: 'string', nullable: true, format: 'uuid' },
  personnelUuids: { type: 'array', maxItems: 50 },
} as const satisfies SchemaLimits;
export const MisuseUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  resetVotes: { type: 'boolean' },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  taskUuid: { type: 'string', nullable: true, format: 'uuid' },
  likelihoodNote: { type: 'string', maxLength: 2000 },
  disposition: { type: 'string', enum: ['ANALYSE', 'NOT_CREDIBLE', 'NO_SAFETY_EFFECT', 'DUPLICATE'] },
  dispositionReason: { type: 'string', maxLength: 2000 },
  duplicateOfUuid: { type: 'string', nullable: true, format: 'uuid' },
  personnelUuids: { type: 'array', maxItems: 50 },
} as const satisfies SchemaLimits;
export const NotificationUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  read: { type: 'boolean', required: true },
} as const satisfies SchemaLimits;
export const OrganizationCreateLimits = {
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  consensusRule: { type: 'string', enum: ['UNANIMOUS', 'MAX_WINS', 'MEDIAN_UP'] },
  minimumVotes: { type: 'integer', minimum: 1, maximum: 50 },
} as const satisfies SchemaLimits;
export const OrganizationInvitationCreateLimits = {
  organizationUuid: { type: 'string', required: true, format: 'uuid' },
  email: { type: 'string', required: true, maxLength: 254, format: 'email' },
  organizationRoleUuid: { type: 'string', required: true, format: 'uuid' },
  firstName: {
    type: 'string',
    maxLength: 200,
    pattern:
      '^(?:(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*)?$',
  },
  lastName: {
    type: 'string',
    maxLength: 200,
    pattern:
      '^(?:(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*)?$',
  },
  projects: { type: 'array', maxItems: 100 },
} as const satisfies SchemaLimits;
export const OrganizationInvitationProjectCreateLimits = {
  projectUuid: { type: 'string', required: true, format: 'uuid' },
  role: { type: 'string', required: true, enum: ['LEAD', 'ENGINEER', 'VOTER', 'APPROVER', 'VIEWER'] },
} as const satisfies SchemaLimits;
export const OrganizationLogoUploadLimits = {
  file: { type: 'string', required: true, format: 'binary' },
} as const satisfies SchemaLimits;
export const OrganizationRiskRatingSetCreateLimits = {
  organizationUuid: { type: 'string', required: true, format: 'uuid' },
  isDefault: { type: 'boolean' },
  isActive: { type: 'boolean' },
  nameOverride: { type: 'string', nullable: true, minLength: 1, maxLength: 200 },
  labelOverrides: { type: 'array', maxItems: 200 },
  isChecked: { type: 'boolean' },
  reason: { type: 'string', maxLength: 2000 },
} as const satisfies SchemaLimits;
export const OrganizationRiskRatingSetUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  isDefault: { type: 'boolean' },
  isActive: { type: 'boolean' },
  nameOverride: { type: 'string', nullable: true, minLength: 1, maxLength: 200 },
  labelOverrides: { type: 'array', maxItems: 200 },
  isChecked: { type: 'boolean' },
} as const satisfies SchemaLimits;
export const OrganizationRoleCreateLimits = {
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  permissions: { type: 'array', required: true, maxItems: 50 },
} as const satisfies SchemaLimits;
export const OrganizationRoleUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  permissions: { type: 'array', maxItems: 50 },
} as const satisfies SchemaLimits;
export const OrganizationUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  consensusRule: { type: 'string', enum: ['UNANIMOUS', 'MAX_WINS', 'MEDIAN_UP'] },
  minimumVotes: { type: 'integer', minimum: 1, maximum: 50 },
} as const satisfies SchemaLimits;
export const OrganizationUserCreateLimits = {
  email: { type: 'string', maxLength: 254, format: 'email' },
  userUuid: { type: 'string', format: 'uuid' },
  organizationRoleUuid: { type: 'string', required: true, format: 'uuid' },
} as const satisfies SchemaLimits;
export const OrganizationUserPreferencesSetLimits = {
  defaultProjectUuid: { type: 'string', nullable: true, format: 'uuid' },
  values: { type: 'object' },
} as const satisfies SchemaLimits;
export const OrganizationUserUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  organizationRoleUuid: { type: 'string', format: 'uuid' },
} as const satisfies SchemaLimits;
export const PersonnelMemberBatchCreateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const PersonnelMemberCreateLimits = {
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  code: { type: 'string', minLength: 1, maxLength: 32 },
  description: { type: 'string', maxLength: 8000 },
  order: { type: 'integer', minimum: 0, maximum: 1000000 },
  isDefault: { type: 'boolean' },
  isActive: { type: 'boolean' },
  trained: { type: 'boolean' },
  isPublic: { type: 'boolean' },
} as const satisfies SchemaLimits;
export const PersonnelMemberUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  order: { type: 'integer', minimum: 0, maximum: 1000000 },
  isActive: { type: 'boolean' },
  trained: { type: 'boolean' },
  isPublic: { type: 'boolean' },
} as const satisfies SchemaLimits;
export const PlatformCallbackLimits = {
  deliveryUuid: { type: 'string', required: true, format: 'uuid' },
  kind: { type: 'string', required: true, enum: ['TOOL_STATUS', 'NOTIFICATION'] },
  toolStatus: { type: 'object' },
  notification: { type: 'object' },
} as const satisfies SchemaLimits;
export const PresenceUpdateLimits = {
  clientId: { type: 'string', required: true, format: 'uuid' },
  entity: {
    type: 'string',
    enum: [
      'Area',
      'Assumption',
      'Baseline',
      'BaselineReview',
      'BaselineSignature',
      'Cea',
      'CeaType',
      'Document',
      'DocumentRevision',
      'ExposureEstimate',
      'ExposureEstimateType',
      'ExposureEstimateTypeValue',
      'ExposureSituation',
      'FindingAcceptance',
      'Function',
      'HaraFigure',
      'Hazard',
      'HazardComment',
      'HazardEvaluation',
      'HazardRrm',
      'HazardRrmEvaluation',
      'HazardVoteEvent',
      'HazardousEvent',
      'HumanTask',
      'Machine',
      'MachineHazard',
      'Malfunction',
      'Misuse',
      'Personnel',
      'Project',
      'ProjectAttribute',
      'ProjectMember',
      'ReviewFinding',
      'Rrm',
      'SafetyFunction',
      'SafetyTarget',
      'SolutionSet',
      'Srem',
      'SuggestionRefusal',
      'TagRelationship',
      'Task',
      'Zone',
    ],
  },
  uuid: { type: 'string', format: 'uuid' },
  field: { type: 'string', minLength: 1, maxLength: 64 },
} as const satisfies SchemaLimits;
export const ProjectAccessRequestCreateLimits = {
  message: { type: 'string', maxLength: 2000 },
} as const satisfies SchemaLimits;
export const ProjectAccessRequestUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  status: { type: 'string', required: true, enum: ['ACCEPTED', 'DECLINED'] },
  role: { type: 'string', enum: ['LEAD', 'ENGINEER', 'VOTER', 'APPROVER', 'VIEWER'] },
} as const satisfies SchemaLimits;
export const ProjectAttributeCreateLimits = {
  projectAttributeTypeUuid: { type: 'string', required: true, format: 'uuid' },
  value: { type: 'string', nullable: true, minLength: 1, maxLength: 2000 },
  projectAttributeTypeValueUuid: { type: 'string', nullable: true, format: 'uuid' },
} as const satisfies SchemaLimits;
export const ProjectAttributeTypeCreateLimits = {
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  dataType: { type: 'string', required: true, enum: ['TEXT', 'NUMBER', 'DATE', 'CHOICE'] },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
} as const satisfies SchemaLimits;
export const ProjectAttributeTypeUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  dataType: { type: 'string', enum: ['TEXT', 'NUMBER', 'DATE', 'CHOICE'] },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
} as const satisfies SchemaLimits;
export const ProjectAttributeTypeValueCreateLimits = {
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
} as const satisfies SchemaLimits;
export const ProjectAttributeTypeValueUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
} as const satisfies SchemaLimits;
export const ProjectAttributeUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  value: { type: 'string', nullable: true, minLength: 1, maxLength: 2000 },
  projectAttributeTypeValueUuid: { type: 'string', nullable: true, format: 'uuid' },
} as const satisfies SchemaLimits;
export const ProjectCopyLimits = {
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  reason: { type: 'string', maxLength: 2000 },
  parts: { type: 'array', maxItems: 10 },
} as const satisfies SchemaLimits;
export const ProjectCreateLimits = {
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  style: { type: 'string', required: true, enum: ['FUNCTION', 'MACHINE'] },
  riskRatingSetUuids: { type: 'array', minItems: 1, maxItems: 10 },
  demo: {
    type: 'string',
    enum: [
      'PALLETISING_CELL',
      'REMOTE_CONTROL',
      'STEERING_LOCK',
      'WORKLOAD_ORCHESTRATOR',
      'LIN_LIBRARY',
      'PROTECTIVE_STOP',
    ],
  },
} as const satisfies SchemaLimits;
export const ProjectImportCreateLimits = {
  file: { type: 'string', required: true, format: 'binary' },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  ratingSets: { type: 'string', enum: ['MATCH', 'TAKE_OVER'] },
} as const satisfies SchemaLimits;
export const ProjectMemberBatchCreateLimits = {
  projectUuid: { type: 'string', required: true, format: 'uuid' },
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const ProjectMemberCreateLimits = {
  userUuid: { type: 'string', required: true, format: 'uuid' },
  role: { type: 'string', required: true, enum: ['LEAD', 'ENGINEER', 'VOTER', 'APPROVER', 'VIEWER'] },
} as const satisfies SchemaLimits;
export const ProjectMemberUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  role: { type: 'string', enum: ['LEAD', 'ENGINEER', 'VOTER', 'APPROVER', 'VIEWER'] },
} as const satisfies SchemaLimits;
export const ProjectUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  style: { type: 'string', enum: ['FUNCTION', 'MACHINE'] },
  riskRatingSetUuids: { type: 'array', minItems: 1, maxItems: 10 },
  itemPurpose: { type: 'string', maxLength: 8000 },
  itemBoundary: { type: 'string', maxLength: 8000 },
  itemInterfaces: { type: 'string', maxLength: 8000 },
  itemModes: { type: 'string', maxLength: 8000 },
  legalRequirements: { type: 'string', maxLength: 8000 },
  currency: { type: 'string', nullable: true, maxLength: 3, pattern: '^[A-Z]{3}$' },
  isArchived: { type: 'boolean' },
  isLibrary: { type: 'boolean' },
} as const satisfies SchemaLimits;
export const ProjectUserPreferencesSetLimits = {
  isFavorite: { type: 'boolean' },
  values: { type: 'object' },
} as const satisfies SchemaLimits;
export const ProposeSuggestionsAgainRequestLimits = {
  kind: { type: 'string', required: true, enum: ['HAZARD', 'TASK'] },
  keys: { type: 'array', required: true, minItems: 1, maxItems: 200 },
} as const satisfies SchemaLimits;
export const RatingSetMoveRequestLimits = {
  riskRatingSetUuid: { type: 'string', required: true, format: 'uuid' },
  toRiskRatingSetUuid: { type: 'string', required: true, format: 'uuid' },
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
} as const satisfies SchemaLimits;
export const RecommendHazardsRequestLimits = {
  style: { type: 'string', enum: ['FUNCTION', 'MACHINE'] },
  functionUuids: { type: 'array', minItems: 1, maxItems: 2000 },
  taskUuids: { type: 'array', minItems: 1, maxItems: 2000 },
  limit: { type: 'integer', minimum: 1, maximum: 200 },
} as const satisfies SchemaLimits;
export const RecommendTasksRequestLimits = {
  machineUuids: { type: 'array', minItems: 1, maxItems: 200 },
  limit: { type: 'integer', minimum: 1, maximum: 200 },
} as const satisfies SchemaLimits;
export const RefuseSuggestionsRequestLimits = {
  kind: { type: 'string', required: true, enum: ['HAZARD', 'TASK'] },
  reason: { type: 'string', maxLength: 2000 },
  suggestions: { type: 'array', required: true, minItems: 1, maxItems: 200 },
} as const satisfies SchemaLimits;
export const RefusedSuggestionLimits = {
  key: { type: 'string', required: true, minLength: 3, maxLength: 2200, pattern: '^[A-Z]+(:[0-9a-f,-]+)+$' },
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
} as const satisfies SchemaLimits;
export const ResidualRiskAcceptanceLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  isAccepted: { type: 'boolean', required: true },
  reason: { type: 'string', maxLength: 2000 },
} as const satisfies SchemaLimits;
export const RestoreDeletedRequestLimits = {
  entity: {
    type: 'string',
    required: true,
    enum: [
      'Hazard',
      'Function',
      'Malfunction',
      'ExposureSituation',
      'HazardousEvent',
      'Machine',
      'Task',
      'Misuse',
      'Cea',
      'Assumption',
      'SafetyTarget',
      'Srem',
      'Rrm',
      'HazardRrm',
      'Zone',
      'Area',
    ],
  },
  uuids: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const ReviewFindingAnswerLimits = {
  answer: { type: 'string', required: true, minLength: 1, maxLength: 8000 },
} as const satisfies SchemaLimits;
export const ReviewFindingCloseLimits = {
  note: { type: 'string', maxLength: 2000 },
} as const satisfies SchemaLimits;
export const ReviewFindingCreateLimits = {
  text: { type: 'string', required: true, minLength: 1, maxLength: 8000 },
  severity: { type: 'string', required: true, enum: ['CRITICAL', 'MAJOR', 'MINOR', 'REMARK'] },
  entity: { type: 'string', maxLength: 64, pattern: '^[A-Z][A-Za-z]{1,63}$' },
  recordUuid: { type: 'string', format: 'uuid' },
} as const satisfies SchemaLimits;
export const ReviewFindingReopenLimits = {
  reason: { type: 'string', required: true, minLength: 1, maxLength: 2000 },
} as const satisfies SchemaLimits;
export const RiskCalculationLimits = {
  severityUuid: { type: 'string', required: true, format: 'uuid' },
  exposureUuid: { type: 'string', nullable: true, format: 'uuid' },
  probabilityUuid: { type: 'string', nullable: true, format: 'uuid' },
  avoidabilityUuid: { type: 'string', nullable: true, format: 'uuid' },
} as const satisfies SchemaLimits;
export const RiskDraftClassLimits = {
  uuid: { type: 'string', required: true, format: 'uuid' },
  code: { type: 'string', required: true, minLength: 1, maxLength: 32 },
  label: { type: 'string', required: true, minLength: 1, maxLength: 200 },
  definition: { type: 'string', required: true, maxLength: 4000 },
  rank: { type: 'integer', required: true, minimum: 0, maximum: 1000 },
  lower: { type: 'integer', required: true, minimum: 0, maximum: 10000 },
  upper: { type: 'integer', required: true, minimum: 0, maximum: 10000 },
} as const satisfies SchemaLimits;
export const RiskDraftLevelLimits = {
  uuid: { type: 'string', required: true, format: 'uuid' },
  parameter: {
    type: 'string',
    required: true,
    enum: ['severity', 'exposure', 'probability', 'avoidability'],
  },
  code: { type: 'string', required: true, minLength: 1, maxLength: 32 },
  label: { type: 'string', required: true, minLength: 1, maxLength: 200 },
  definition: { type: 'string', required: true, maxLength: 4000 },
  rank: { type: 'integer', required: true, minimum: 0, maximum: 1000 },
  examples: { type: 'string', required: true, maxLength: 4000 },
  order: { type: 'integer', required: true, minimum: 0, maximum: 1000 },
  band: { type: 'object', required: true, nullable: true },
} as const satisfies SchemaLimits;
export const RiskDraftRatingLimits = {
  uuid: { type: 'string', required: true, format: 'uuid' },
  code: { type: 'string', required: true, minLength: 1, maxLength: 32 },
  label: { type: 'string', required: true, minLength: 1, maxLength: 200 },
  definition: { type: 'string', required: true, maxLength: 4000 },
  rank: { type: 'integer', required: true, minimum: 0, maximum: 1000 },
  color: { type: 'string', required: true, maxLength: 7, pattern: '^(#[0-9A-Fa-f]{6})?$' },
  acceptance: { type: 'string', required: true, enum: ['ACCEPT', 'REDUCE', 'UNACCEPTABLE', 'NONE'] },
  targetCategory: { type: 'string', required: true, nullable: true, maxLength: 50 },
  targetLevel: { type: 'string', required: true, nullable: true, maxLength: 50 },
} as const satisfies SchemaLimits;
export const RiskFreezeBatchLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const RiskFreezeToggleLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  isOverride: { type: 'boolean' },
  reason: { type: 'string', maxLength: 2000 },
} as const satisfies SchemaLimits;
export const RiskLabelOverrideLimits = {
  uuid: { type: 'string', required: true, format: 'uuid' },
  label: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
} as const satisfies SchemaLimits;
export const RiskRatingSetDraftCreateLimits = {
  organizationUuid: { type: 'string', required: true, format: 'uuid' },
  basedOnUuid: { type: 'string', required: true, format: 'uuid' },
  isNewVersion: { type: 'boolean' },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  code: { type: 'string', minLength: 1, maxLength: 32, pattern: '^[A-Za-z0-9][A-Za-z0-9._-]*$' },
  reason: { type: 'string', maxLength: 2000 },
} as const satisfies SchemaLimits;
export const RiskRatingSetDraftPublishLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  isChecked: { type: 'boolean' },
  reason: { type: 'string', maxLength: 2000 },
} as const satisfies SchemaLimits;
export const RiskRatingSetDraftUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  standard: { type: 'string', maxLength: 200 },
  version: { type: 'string', maxLength: 100 },
  resultLabel: { type: 'string', minLength: 1, maxLength: 50 },
  rule: { type: 'string', maxLength: 2000 },
  disclaimer: { type: 'string', maxLength: 2000 },
  provenance: { type: 'string', maxLength: 2000 },
  parameters: { type: 'array', minItems: 1, maxItems: 4 },
  levels: { type: 'array', maxItems: 60 },
  classes: { type: 'array', maxItems: 20 },
  ratings: { type: 'array', maxItems: 20 },
  table: { type: 'array', maxItems: 2000 },
  explanations: { type: 'array', maxItems: 2000 },
} as const satisfies SchemaLimits;
export const RiskSetParameterLimits = {
  parameter: {
    type: 'string',
    required: true,
    enum: ['severity', 'exposure', 'probability', 'avoidability'],
  },
  symbol: { type: 'string', required: true, maxLength: 32 },
  label: { type: 'string', required: true, maxLength: 200 },
} as const satisfies SchemaLimits;
export const RiskTableCellLimits = {
  severityUuid: { type: 'string', required: true, format: 'uuid' },
  exposureUuid: { type: 'string', required: true, nullable: true, format: 'uuid' },
  probabilityUuid: { type: 'string', required: true, nullable: true, format: 'uuid' },
  avoidabilityUuid: { type: 'string', required: true, nullable: true, format: 'uuid' },
  classUuid: { type: 'string', required: true, nullable: true, format: 'uuid' },
  ratingUuid: { type: 'string', required: true, format: 'uuid' },
  score: { type: 'integer', required: true, nullable: true, minimum: 0, maximum: 10000 },
} as const satisfies SchemaLimits;
export const RiskTableExplanationLimits = {
  parameter: {
    type: 'string',
    required: true,
    enum: ['severity', 'exposure', 'probability', 'avoidability', 'class'],
  },
  severityUuid: { type: 'string', required: true, format: 'uuid' },
  exposureUuid: { type: 'string', required: true, nullable: true, format: 'uuid' },
  probabilityUuid: { type: 'string', required: true, nullable: true, format: 'uuid' },
  avoidabilityUuid: { type: 'string', required: true, nullable: true, format: 'uuid' },
  classUuid: { type: 'string', required: true, nullable: true, format: 'uuid' },
  text: { type: 'string', required: true, minLength: 1, maxLength: 2000, pattern: '\\S' },
} as const satisfies SchemaLimits;
export const RrmBatchCreateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const RrmBatchUpdateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const RrmCreateLimits = {
  uuid: { type: 'string', format: 'uuid' },
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  source: { type: 'string', enum: ['MANUAL', 'IMPORT', 'GENERATED', 'RECOMMENDED', 'COPIED'] },
  rrmTypeUuid: { type: 'string', required: true, format: 'uuid' },
  isSafetyFunction: { type: 'boolean' },
  canTakeCreditForLowPr: { type: 'boolean' },
  creditJustificationTemplate: { type: 'string', maxLength: 8000 },
  defaultEffect: { type: 'object' },
  standardReference: { type: 'string', maxLength: 200 },
  cost: { type: 'number', nullable: true, minimum: 0, maximum: 1000000000000 },
  safetyTargetUuid: { type: 'string', nullable: true, format: 'uuid' },
} as const satisfies SchemaLimits;
export const RrmUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  rrmTypeUuid: { type: 'string', format: 'uuid' },
  isSafetyFunction: { type: 'boolean' },
  canTakeCreditForLowPr: { type: 'boolean' },
  creditJustificationTemplate: { type: 'string', maxLength: 8000 },
  defaultEffect: { type: 'object' },
  standardReference: { type: 'string', maxLength: 200 },
  cost: { type: 'number', nullable: true, minimum: 0, maximum: 1000000000000 },
  safetyTargetUuid: { type: 'string', nullable: true, format: 'uuid' },
} as const satisfies SchemaLimits;
export const SafetyFunctionBatchCreateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const SafetyFunctionBatchUpdateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const SafetyFunctionCreateLimits = {
  uuid: { type: 'string', format: 'uuid' },
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  source: { type: 'string', enum: ['MANUAL', 'IMPORT', 'GENERATED', 'RECOMMENDED', 'COPIED'] },
  riskRatingSetUuid: { type: 'string', format: 'uuid' },
  achievedLevel: { type: 'string', nullable: true, maxLength: 32 },
  architectureCategory: { type: 'string', nullable: true, enum: ['B', '1', '2', '3', '4'] },
  pfhd: { type: 'number', nullable: true, minimum: 0, maximum: 1 },
  responseTimeMs: { type: 'integer', nullable: true, minimum: 0, maximum: 86400000 },
  stopCategory: { type: 'string', nullable: true, enum: ['0', '1', '2'] },
  evidence: { type: 'string', maxLength: 8000 },
  evidenceDocumentUuid: { type: 'string', nullable: true, format: 'uuid' },
  status: { type: 'string', enum: ['DRAFT', 'SPECIFIED', 'IMPLEMENTED', 'VERIFIED', 'REJECTED'] },
  rrmUuids: { type: 'array', maxItems: 200 },
  hazardUuids: { type: 'array', maxItems: 2000 },
} as const satisfies SchemaLimits;
export const SafetyFunctionUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  riskRatingSetUuid: { type: 'string', format: 'uuid' },
  achievedLevel: { type: 'string', nullable: true, maxLength: 32 },
  architectureCategory: { type: 'string', nullable: true, enum: ['B', '1', '2', '3', '4'] },
  pfhd: { type: 'number', nullable: true, minimum: 0, maximum: 1 },
  responseTimeMs: { type: 'integer', nullable: true, minimum: 0, maximum: 86400000 },
  stopCategory: { type: 'string', nullable: true, enum: ['0', '1', '2'] },
  evidence: { type: 'string', maxLength: 8000 },
  evidenceDocumentUuid: { type: 'string', nullable: true, format: 'uuid' },
  status: { type: 'string', enum: ['DRAFT', 'SPECIFIED', 'IMPLEMENTED', 'VERIFIED', 'REJECTED'] },
  rrmUuids: { type: 'array', maxItems: 200 },
  hazardUuids: { type: 'array', maxItems: 2000 },
} as const satisfies SchemaLimits;
export const SafetyTargetBatchCreateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const SafetyTargetBatchUpdateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const SafetyTargetCreateLimits = {
  uuid: { type: 'string', format: 'uuid' },
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  source: { type: 'string', enum: ['MANUAL', 'IMPORT', 'GENERATED', 'RECOMMENDED', 'COPIED'] },
  safetyTargetTypeUuid: { type: 'string', nullable: true, format: 'uuid' },
  safetyTargetCategoryUuid: { type: 'string', nullable: true, format: 'uuid' },
  riskRatingSetUuid: { type: 'string', format: 'uuid' },
  raisedRatingUuid: { type: 'string', nullable: true, format: 'uuid' },
  raiseReason: { type: 'string', maxLength: 2000 },
  externalId: { type: 'string', maxLength: 200 },
  safeState: { type: 'string', maxLength: 8000 },
  fttiMs: { type: 'integer', nullable: true, minimum: 0, maximum: 86400000 },
  faultDetectionMs: { type: 'integer', nullable: true, minimum: 0, maximum: 86400000 },
  faultReactionMs: { type: 'integer', nullable: true, minimum: 0, maximum: 86400000 },
  emergencyOperationMs: { type: 'integer', nullable: true, minimum: 0, maximum: 86400000 },
  warningConcept: { type: 'string', maxLength: 8000 },
  degradationConcept: { type: 'string', maxLength: 8000 },
  status: { type: 'string', enum: ['DRAFT', 'AGREED', 'PROVISIONAL', 'BASELINED'] },
  hazardUuids: { type: 'array', maxItems: 2000 },
} as const satisfies SchemaLimits;
export const SafetyTargetUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  safetyTargetTypeUuid: { type: 'string', nullable: true, format: 'uuid' },
  safetyTargetCategoryUuid: { type: 'string', nullable: true, format: 'uuid' },
  riskRatingSetUuid: { type: 'string', format: 'uuid' },
  raisedRatingUuid: { type: 'string', nullable: true, format: 'uuid' },
  raiseReason: { type: 'string', maxLength: 2000 },
  externalId: { type: 'string', maxLength: 200 },
  safeState: { type: 'string', maxLength: 8000 },
  fttiMs: { type: 'integer', nullable: true, minimum: 0, maximum: 86400000 },
  faultDetectionMs: { type: 'integer', nullable: true, minimum: 0, maximum: 86400000 },
  faultReactionMs: { type: 'integer', nullable: true, minimum: 0, maximum: 86400000 },
  emergencyOperationMs: { type: 'integer', nullable: true, minimum: 0, maximum: 86400000 },
  warningConcept: { type: 'string', maxLength: 8000 },
  degradationConcept: { type: 'string', maxLength: 8000 },
  status: { type: 'string', enum: ['DRAFT', 'AGREED', 'PROVISIONAL', 'BASELINED'] },
  hazardUuids: { type: 'array', maxItems: 2000 },
} as const satisfies SchemaLimits;
export const SignatureWithdrawLimits = {
  reason: { type: 'string', required: true, minLength: 1, maxLength: 2000 },
} as const satisfies SchemaLimits;
export const SolutionSetBatchCreateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const SolutionSetBatchUpdateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const SolutionSetCreateLimits = {
  uuid: { type: 'string', format: 'uuid' },
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  source: { type: 'string', enum: ['MANUAL', 'IMPORT', 'GENERATED', 'RECOMMENDED', 'COPIED'] },
  kind: { type: 'string', enum: ['CURRENT', 'PROPOSED', 'FINAL'] },
  isSelected: { type: 'boolean' },
  cost: { type: 'number', nullable: true, minimum: 0, maximum: 1000000000000 },
  note: { type: 'string', maxLength: 8000 },
} as const satisfies SchemaLimits;
export const SolutionSetUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  kind: { type: 'string', enum: ['CURRENT', 'PROPOSED', 'FINAL'] },
  isSelected: { type: 'boolean' },
  cost: { type: 'number', nullable: true, minimum: 0, maximum: 1000000000000 },
  note: { type: 'string', maxLength: 8000 },
} as const satisfies SchemaLimits;
export const SremBatchCreateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const SremBatchUpdateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const SremCreateLimits = {
  uuid: { type: 'string', format: 'uuid' },
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  source: { type: 'string', enum: ['MANUAL', 'IMPORT', 'GENERATED', 'RECOMMENDED', 'COPIED'] },
  kind: { type: 'string', enum: ['REQUIREMENT', 'EXTERNAL_MEASURE'] },
  text: { type: 'string', maxLength: 8000 },
  safetyTargetUuids: { type: 'array', maxItems: 100 },
  parentUuid: { type: 'string', nullable: true, format: 'uuid' },
  decomposedLevel: { type: 'string', nullable: true, enum: ['QM', 'A', 'B', 'C', 'D'] },
  independence: { type: 'string', maxLength: 8000 },
  allocatedTo: { type: 'string', maxLength: 200 },
  verificationMethod: { type: 'string', maxLength: 8000 },
  status: { type: 'string', enum: ['DRAFT', 'AGREED', 'IMPLEMENTED', 'VERIFIED', 'REJECTED'] },
  externalId: { type: 'string', maxLength: 200 },
  externalUrl: { type: 'string', nullable: true, maxLength: 2000, pattern: '^https?://[^\\s]+$' },
  hazardUuids: { type: 'array', maxItems: 2000 },
} as const satisfies SchemaLimits;
export const SremDecompositionLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  independence: { type: 'string', required: true, minLength: 1, maxLength: 8000, pattern: '\\S' },
  parts: { type: 'array', required: true, minItems: 2, maxItems: 2 },
} as const satisfies SchemaLimits;
export const SremDecompositionPartLimits = {
  uuid: { type: 'string', format: 'uuid' },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  text: { type: 'string', maxLength: 8000 },
  allocatedTo: { type: 'string', maxLength: 200 },
  decomposedLevel: { type: 'string', required: true, enum: ['QM', 'A', 'B', 'C', 'D'] },
} as const satisfies SchemaLimits;
export const SremUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  kind: { type: 'string', enum: ['REQUIREMENT', 'EXTERNAL_MEASURE'] },
  text: { type: 'string', maxLength: 8000 },
  safetyTargetUuids: { type: 'array', maxItems: 100 },
  parentUuid: { type: 'string', nullable: true, format: 'uuid' },
  decomposedLevel: { type: 'string', nullable: true, enum: ['QM', 'A', 'B', 'C', 'D'] },
  independence: { type: 'string', maxLength: 8000 },
  allocatedTo: { type: 'string', maxLength: 200 },
  verificationMethod: { type: 'string', maxLength: 8000 },
  status: { type: 'string', enum: ['DRAFT', 'AGREED', 'IMPLEMENTED', 'VERIFIED', 'REJECTED'] },
  externalId: { type: 'string', maxLength: 200 },
  externalUrl: { type: 'string', nullable: true, maxLength: 2000, pattern: '^https?://[^\\s]+$' },
  hazardUuids: { type: 'array', maxItems: 2000 },
} as const satisfies SchemaLimits;
export const TagCreateLimits = {
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 64,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  color: { type: 'string', nullable: true, pattern: '^#[0-9a-f]{6}$' },
} as const satisfies SchemaLimits;
export const TagMergeLimits = {
  intoTagUuid: { type: 'string', required: true, format: 'uuid' },
  reason: { type: 'string', maxLength: 2000 },
} as const satisfies SchemaLimits;
export const TagUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 64,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  color: { type: 'string', nullable: true, pattern: '^#[0-9a-f]{6}$' },
} as const satisfies SchemaLimits;
export const TaskBatchCreateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const TaskBatchUpdateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const TaskCheckedPlaceCreateLimits = {
  zoneUuid: { type: 'string', required: true, format: 'uuid' },
  personnelUuid: { type: 'string', nullable: true, format: 'uuid' },
  reason: { type: 'string', maxLength: 2000 },
} as const satisfies SchemaLimits;
export const TaskCreateLimits = {
  uuid: { type: 'string', format: 'uuid' },
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  source: { type: 'string', enum: ['MANUAL', 'IMPORT', 'GENERATED', 'RECOMMENDED', 'COPIED'] },
  taskTypeUuid: { type: 'string', nullable: true, format: 'uuid' },
  machineUuid: { type: 'string', nullable: true, format: 'uuid' },
  lifecyclePhaseUuid: { type: 'string', nullable: true, format: 'uuid' },
  operatingMode: { type: 'string', maxLength: 200 },
  frequencyPerYear: { type: 'number', nullable: true, minimum: 0, maximum: 100000000 },
  durationMinutes: { type: 'number', nullable: true, minimum: 0, maximum: 525600 },
  zoneUuids: { type: 'array', maxItems: 50 },
  checkedPlaces: { type: 'array', maxItems: 1000 },
} as const satisfies SchemaLimits;
export const TaskTypeBatchCreateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const TaskTypeCreateLimits = {
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  code: { type: 'string', minLength: 1, maxLength: 32 },
  description: { type: 'string', maxLength: 8000 },
  order: { type: 'integer', minimum: 0, maximum: 1000000 },
  isActive: { type: 'boolean' },
} as const satisfies SchemaLimits;
export const TaskTypeUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  order: { type: 'integer', minimum: 0, maximum: 1000000 },
  isActive: { type: 'boolean' },
} as const satisfies SchemaLimits;
export const TaskUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  resetVotes: { type: 'boolean' },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  position: { type: 'integer', minimum: 0, maximum: 1000000 },
  taskTypeUuid: { type: 'string', nullable: true, format: 'uuid' },
  machineUuid: { type: 'string', nullable: true, format: 'uuid' },
  lifecyclePhaseUuid: { type: 'string', nullable: true, format: 'uuid' },
  operatingMode: { type: 'string', maxLength: 200 },
  frequencyPerYear: { type: 'number', nullable: true, minimum: 0, maximum: 100000000 },
  durationMinutes: { type: 'number', nullable: true, minimum: 0, maximum: 525600 },
  zoneUuids: { type: 'array', maxItems: 50 },
  checkedPlaces: { type: 'array', maxItems: 1000 },
} as const satisfies SchemaLimits;
export const ToolCommandCreateLimits = {
  command: { type: 'string', required: true, maxLength: 100, pattern: '^[A-Za-z][A-Za-z0-9._-]{0,99}$' },
  payload: { type: 'object' },
} as const satisfies SchemaLimits;
export const ToolConnectionCreateLimits = {
  projectUuid: { type: 'string', required: true, format: 'uuid' },
  toolCode: { type: 'string', required: true, maxLength: 32, pattern: '^[a-z0-9][a-z0-9-]{0,31}$' },
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  commandUrl: { type: 'string', required: true, minLength: 1, maxLength: 2000 },
  remoteProjectRef: { type: 'string', maxLength: 200 },
} as const satisfies SchemaLimits;
export const ToolConnectionUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  commandUrl: { type: 'string', minLength: 1, maxLength: 2000 },
  remoteProjectRef: { type: 'string', maxLength: 200 },
} as const satisfies SchemaLimits;
export const ToolStatusUpdateLimits = {
  toolCode: { type: 'string', required: true, maxLength: 32, pattern: '^[a-z0-9][a-z0-9-]{0,31}$' },
  revision: { type: 'integer', required: true, minimum: 0 },
  reason: { type: 'string', maxLength: 2000 },
  status: { type: 'string', enum: ['NOT_STARTED', 'IN_PROGRESS', 'IN_REVIEW', 'DONE'] },
  progress: { type: 'integer', minimum: 0, maximum: 100 },
  note: { type: 'string', maxLength: 4000 },
} as const satisfies SchemaLimits;
export const UserPreferencesSetLimits = {
  language: { type: 'string', nullable: true, enum: ['en', 'de'] },
  colorScheme: { type: 'string', enum: ['SYSTEM', 'LIGHT', 'DARK'] },
  density: { type: 'string', enum: ['COMFORTABLE', 'COMPACT'] },
  notificationMails: { type: 'boolean' },
  notificationChoices: { type: 'object' },
  defaultOrganizationUuid: { type: 'string', nullable: true, format: 'uuid' },
  values: { type: 'object' },
} as const satisfies SchemaLimits;
export const UserTestTokenRequestLimits = {
  userUuid: { type: 'string', required: true, format: 'uuid' },
} as const satisfies SchemaLimits;
export const VoteChangeCheckLimits = {
  vote: { type: 'object' },
  hazard: { type: 'object' },
} as const satisfies SchemaLimits;
export const VoteSummaryRequestLimits = {
  hazardUuids: { type: 'array', minItems: 1, maxItems: 500 },
  userUuids: { type: 'array', minItems: 1, maxItems: 200 },
  message: { type: 'string', maxLength: 4000 },
} as const satisfies SchemaLimits;
export const ZoneBatchCreateLimits = {
  items: { type: 'array', required: true, minItems: 1, maxItems: 500 },
} as const satisfies SchemaLimits;
export const ZoneCreateLimits = {
  uuid: { type: 'string', format: 'uuid' },
  name: {
    type: 'string',
    required: true,
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  code: { type: 'string', minLength: 1, maxLength: 32 },
  description: { type: 'string', maxLength: 8000 },
  order: { type: 'integer', minimum: 0, maximum: 1000000 },
  isDefault: { type: 'boolean' },
  isActive: { type: 'boolean' },
  accessControlled: { type: 'boolean' },
  polygon: { type: 'array', nullable: true, maxItems: 200 },
  machineUuid: { type: 'string', nullable: true, format: 'uuid' },
} as const satisfies SchemaLimits;
export const ZoneUpdateLimits = {
  revision: { type: 'integer', required: true, minimum: 1, maximum: 2147483647 },
  reason: { type: 'string', maxLength: 2000 },
  name: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    pattern:
      '^(?=.*[^\\p{C}\\p{Z}\\u115F\\u1160\\u2800\\u3164\\uFFA0])[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$',
  },
  description: { type: 'string', maxLength: 8000 },
  order: { type: 'integer', minimum: 0, maximum: 1000000 },
  isActive: { type: 'boolean' },
  accessControlled: { type: 'boolean' },
  machineUuid: { type: 'string', nullable: true, format: 'uuid' },
} as const satisfies SchemaLimits;
