import type { MarkedText } from '../TextMarks';
import { copyToClipboard } from './copyToClipboard';

/** The content service's page of an item, or of a new one (specification §2 "Glossary edit mode"). */
export const adminAddress = (glossaryBaseUrl: string, itemId: MarkedText['itemId']): string =>
  `${glossaryBaseUrl}/admin/content-manager/collectionType/api::glossary-item.glossary-item/${itemId ?? 'create'}?plugins[i18n][locale]=en`;

/** Copies the key, then opens the item in a new tab; with the meta key held it only shows the key. */
export async function openText(
  { key, itemId }: MarkedText,
  glossaryBaseUrl: string,
  { metaKey }: { metaKey: boolean },
): Promise<void> {
  if (metaKey) {
    window.alert(key);
    return;
  }
  await copyToClipboard(key);
  if (glossaryBaseUrl !== '') window.open(adminAddress(glossaryBaseUrl, itemId), '_blank', 'noopener');
}
