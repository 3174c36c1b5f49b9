import type { GlossaryBucket } from '@/config/configuration';
import { API_PREFIX } from '@/config/constants';

/**
 * Where an image of a glossary text is loaded from (specification §5): one of the glossary's storage buckets through the
 * proxy of the matching environment's API; one of this site as it stands; others not at all.
 *
 * @param source address as the text has it
 * @param origin of the page, such as https://badger.example
 */
export function bucketImageAddress(
  source: string,
  buckets: readonly GlossaryBucket[],
  accessToken: string | null,
  origin: string,
): string | undefined {
  if (!URL.canParse(source, origin)) return undefined;
  const url = new URL(source, origin);
  const address = `${url.origin}${url.pathname}`;
  const bucket = buckets.find(candidate => address.startsWith(`${candidate.address}/`));
  if (bucket) {
    const path = address.slice(bucket.address.length);
    return `${bucket.apiBaseUrl}${API_PREFIX}/user-api/buckets/${encodeURIComponent(bucket.name)}/proxy-images${path}?accessToken=${encodeURIComponent(accessToken ?? '')}`;
  }
  return url.origin === origin && /^https?:$/.test(url.protocol) ? source : undefined;
}
