import { defineTexts } from '../defineTexts.ts';

/** The roles that every organization begins with, in the words in which they are stored. */
export const ROLE_WORDS = [
  defineTexts(
    'built-in',
    { Owner: 'Owner', Admin: 'Admin', Member: 'Member', Supplier: 'Supplier' },
    'organization-role-',
  ),
  defineTexts(
    'built-in',
    {
      Owner: 'Runs the organization and may delete it.',
      Admin: 'Manages people, roles, projects and libraries.',
      Member: 'Creates projects, works in those they belong to and asks to join others.',
      Supplier: 'Sees only the projects they were added to, and of people only those there.',
    },
    'organization-role-help-',
  ),
] as const;
