import type { AdminUser } from '@/api/admin';
import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';

export type PlatformRole = AdminUser['roles'][number];

/** Roles on the whole platform. */
export const PLATFORM_ROLE_LABELS: Readonly<Record<PlatformRole, TextDefinition>> = defineTexts(
  'users',
  { ADMIN: 'Administrator', CONTENT_EDITOR: 'Content editor' },
  'role-',
);

/** What each of them may do. */
export const PLATFORM_ROLE_EXPLANATIONS: Readonly<Record<PlatformRole, TextDefinition>> = defineTexts(
  'users',
  { ADMIN: 'Manages the users of the platform', CONTENT_EDITOR: 'Edits the texts of the product' },
  'role-explanation-',
);

export const PLATFORM_ROLES = Object.keys(PLATFORM_ROLE_LABELS) as PlatformRole[];

/** Which users a list shows. */
export type UserChoice = 'ALL' | 'ACTIVE' | 'INACTIVE' | PlatformRole;

export const USER_CHOICES: Readonly<Record<UserChoice, TextDefinition>> = defineTexts(
  'users',
  {
    ALL: 'Everybody',
    ACTIVE: 'Active',
    INACTIVE: 'Deactivated',
    ADMIN: 'Administrators',
    CONTENT_EDITOR: 'Content editors',
  },
  'choice-',
);

export const isUserChoice = (text: string): text is UserChoice => Object.hasOwn(USER_CHOICES, text);
