import { type Environment, environmentsToSearch } from './environment.ts';
import type { GlossaryItem, GroupedGlossaryItems } from './glossaryItems.ts';

/** specification §9 "Default glossary domain". */
const DEFAULT_GLOSSARY_DOMAIN = 'SAFETY';

/** Which text is wanted. */
export interface TextRequest {
  appName: string;
  section?: string | undefined;
  id: string;
  environment: Environment;
  domain?: string | undefined;
  organizationUuid?: string | undefined;
}

/** App name, the section if there is one, and the id, joined with slashes (specification §5). */
export const glossaryKey = (appName: string, section: string | undefined, id: string): string =>
  [appName, ...(section ? [section] : []), id].join('/');

/** Puts the values in the place of {1}, {2} …, downward from the highest: a value that looks like one stays as it is. */
export function substituteValues(text: string, values: readonly (string | number)[]): string {
  let result = text;
  for (let number = values.length; number >= 1; number -= 1)
    result = result.replaceAll(`{${number}}`, () => String(values[number - 1]));
  return result;
}

/**
 * One item among those of a key: of the requested domain, preferring the requested organization, else the item of
 * no organization; without a requested organization that one too (specification §4 "Text selection").
 */
export function selectItem(
  items: readonly GlossaryItem[],
  { domain = DEFAULT_GLOSSARY_DOMAIN, organizationUuid }: Pick<TextRequest, 'domain' | 'organizationUuid'>,
): GlossaryItem | undefined {
  const ofDomain = items.filter(item => item.attributes.domain === domain);
  const wanted = organizationUuid ?? null;
  return (
    ofDomain.find(item => item.attributes.organizationUuid === wanted) ??
    (organizationUuid === undefined
      ? undefined
      : ofDomain.find(item => item.attributes.organizationUuid === null))
  );
}

/** The item for a request: full key, then app name and id; each in its environment, then in the ones above it. */
export function findItem(items: GroupedGlossaryItems, request: TextRequest): GlossaryItem | undefined {
  const keys = [
    glossaryKey(request.appName, request.section, request.id),
    glossaryKey(request.appName, undefined, request.id),
  ];
  for (const key of keys)
    for (const environment of environmentsToSearch(request.environment)) {
      const ofEnvironment = items[environment];
      const candidates = ofEnvironment && Object.hasOwn(ofEnvironment, key) ? ofEnvironment[key] : undefined;
      const item = candidates && selectItem(candidates, request);
      if (item) return item;
    }
  return undefined;
}

/** What an item says: its Markdown or its plain text. */
export const itemText = ({ attributes }: GlossaryItem): string =>
  (attributes.textType === 'MARKDOWN' ? attributes.markdownText : attributes.plainText) ?? '';
