import type { ApiToken } from '@/api/api-tokens';
import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';

type Access = ApiToken['access'];

export const ACCESS_LABELS: Readonly<Record<Access, TextDefinition>> = defineTexts(
  'api-tokens',
  { READ: 'Read', READ_WRITE: 'Read and write' },
  'access-',
);
export const ACCESS_EXPLANATIONS: Readonly<Record<Access, TextDefinition>> = defineTexts(
  'api-tokens',
  { READ: 'Reads, and makes files of what it reads.', READ_WRITE: 'Also changes what you may change.' },
  'access-help-',
);
export const ACCESSES = Object.keys(ACCESS_LABELS) as Access[];
