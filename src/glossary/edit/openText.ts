import type { MarkedText } from '../TextMarks';
import { copyToClipboard } from './copyToClipboard';

/**
 * The content service's page of an item, or of a new one (specification §2 "Glossary edit mode"). A new one is told its
 * key, so that our own service fills it in; another one does not mind.
 */
export const adminAddress = (glossaryBaseUrl: string, { key, itemId }: MarkedText): string =>
  `${glossaryBaseUrl}/admin/content-manager/collectionType/api::glossary-item.glossary-item/${itemId ?? 'create'}?plugins[i18n][locale]=en${
    itemId === undefined ? `&uiKey=${encodeURIComponent(key)}` : ''
  }`;

/** Copies the key, then opens the item in a new tab; with the meta key held it only shows the key. */
export async function openText(
  text: MarkedText,
  glossaryBaseUrl: string,
  { metaKey }: { metaKey: boolean },
): Promise<void> {
  if (metaKey) {
    window.alert(text.key);
    return;
  }
  await copyToClipboard(text.key);
  if (glossaryBaseUrl !== '') window.open(adminAddress(glossaryBaseUrl, text), '_blank', 'noopener');
}
