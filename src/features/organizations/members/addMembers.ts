import { errorCode, errorFields, refusalMessage } from '@/lib/apiError';
import { isEmail } from '@/lib/fieldLimits';

/** Addresses that are added in one go. */
export const MAX_ADDRESSES = 50;

/** The addresses of a pasted text: between commas, semicolons, blanks or lines; "Ana Keller <ana@example.org>" too. */
export function addressesOf(text: string): string[] {
  const parts = text.split(/[,;\n]+/).flatMap(part => {
    const [, inBrackets] = /<([^<>]*)>/.exec(part) ?? [];
    return inBrackets === undefined ? part.split(/\s+/) : [inBrackets];
  });
  const addresses = parts.map(part => part.trim().toLowerCase()).filter(part => part !== '');
  return [...new Set(addresses)];
}

/** The parts of a text that are no addresses. */
export const wrongAddresses = (text: string): string[] =>
  addressesOf(text).filter(address => !isEmail(address));

/** What became of one address. */
export interface AddressResult {
  email: string;
  outcome: 'ADDED' | 'INVITED' | 'MEMBER' | 'UNKNOWN' | 'REFUSED';
  /** What the server said when it refused. */
  message?: string;
}

type Call = (email: string) => PromiseLike<{ error?: unknown }>;

/**
 * Adds people one after the other; who has no account is invited by mail where that is wanted. One that is refused does
 * not stop the others.
 */
export async function addPeople(
  addresses: readonly string[],
  { add, invite }: { add: Call; invite: Call | undefined },
): Promise<AddressResult[]> {
  const results: AddressResult[] = [];
  for (const email of addresses) results.push(await addOne(email, add, invite));
  return results;
}

async function addOne(email: string, add: Call, invite: Call | undefined): Promise<AddressResult> {
  const { error } = await add(email);
  if (error === undefined) return { email, outcome: 'ADDED' };
  if (errorCode(error) === 'CONFLICT') return { email, outcome: 'MEMBER' };
  // The server tells of an address only that it has no account.
  if (!errorFields(error).some(({ path }) => path === 'email')) return refused(email, error);
  if (!invite) return { email, outcome: 'UNKNOWN' };
  const invited = await invite(email);
  return invited.error === undefined ? { email, outcome: 'INVITED' } : refused(email, invited.error);
}

const refused = (email: string, error: unknown): AddressResult => ({
  email,
  outcome: 'REFUSED',
  message: refusalMessage(error) ?? '',
});
