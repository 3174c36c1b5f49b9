import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../../server/seed/demoPeople.ts';

/** The demo accounts by the first part of their e-mail. */
export type Person =
  | 'lead'
  | 'engineer'
  | 'voter'
  | 'approver'
  | 'viewer'
  | 'admin'
  | 'owner'
  | 'supplier'
  | 'guest';

/** What a person signs in with. */
export function credentialsOf(person: Person): { email: string; password: string; name: string } {
  const { email, firstName, lastName } = accountOf(person);
  return { email, password: DEMO_PASSWORD, name: `${firstName} ${lastName}` };
}

/** A person's uuid in /v1. */
export function userUuidOf(person: Person): string {
  return accountOf(person).userUuid;
}

function accountOf(person: Person) {
  const account = DEMO_ACCOUNTS.find(({ email }) => email.startsWith(`${person}@`));
  if (!account) throw new Error(`There is no demo account ${person}`);
  return account;
}
