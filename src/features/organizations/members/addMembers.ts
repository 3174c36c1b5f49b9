import { errorCode } from '@/api/errorCode';
import { refusalMessage } from '@/lib/apiError';
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
  outcome: 'INVITED' | 'MEMBER' | 'REFUSED';
  /** What the server said when it refused. */
  message?: string;
  /** What to hand over where the platform sends no mails. */
  link?: string;
}

type Call = (
  email: string,
) => PromiseLike<{ error?: unknown; data?: { data: { link?: string | undefined } } | undefined }>;

/** Invites people one after the other; one that is refused does not stop the others. */
export async function invitePeople(addresses: readonly string[], invite: Call): Promise<AddressResult[]> {
  const results: AddressResult[] = [];
  for (const email of addresses) {
    const { error, data } = await invite(email);
    const link = data?.data.link;
    if (error === undefined) results.push({ email, outcome: 'INVITED', ...(link && { link }) });
    else if (errorCode(error) === 'CONFLICT') results.push({ email, outcome: 'MEMBER' });
    else results.push(refused(email, error));
  }
  return results;
}

const refused = (email: string, error: unknown): AddressResult => ({
  email,
  outcome: 'REFUSED',
  message: refusalMessage(error) ?? '',
});
