import { readFileSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import { mapEnvironment } from '../../glossary/environment.ts';
import { findText, type TextSource } from '../../glossary/findText.ts';
import { type GlossaryItem, groupGlossaryItems } from '../../glossary/glossaryItems.ts';
import type { Fallbacks, Language } from '../../glossary/languages.ts';
import { glossaryKey } from '../../glossary/selectText.ts';
import { type TextFunction, textFunction } from '../../glossary/textFunction.ts';
import { Parameters, type Queryable } from '../database/records/reading.ts';
import type { Settings } from '../settings.ts';
import { GLOSSARY_ITEM } from './glossaryItemSql.ts';

/** What a page or a mail is written with. */
export interface SectionTexts<Section extends string> {
  language: Language;
  text: TextFunction<Section>;
}

export interface TextLoaderOptions {
  database: Queryable;
  web: Pick<Settings['web'], 'glossaryAppName' | 'environment'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** German of every text of the server, by section and id: complete (`npm run texts`), so its keys are all keys. */
const GERMAN: Fallbacks = {
  ...readFallbacks(new URL('german.json', import.meta.url)),
  ...readFallbacks(new URL('../../glossary/german.json', import.meta.url)),
};

function readFallbacks(url: URL): Fallbacks {
  return JSON.parse(readFileSync(url, 'utf8'));
}

/** The texts of a section as its fallbacks, for when there is no database to ask. */
export const fallbackTexts = <const Section extends string>(
  section: Section,
  language: Language,
): SectionTexts<Section> => textsFrom(section, language, 'badger', 'PRODUCTION', []);

function textsFrom<const Section extends string>(
  section: Section,
  language: Language,
  glossaryAppName: string,
  deploymentEnv: string,
  items: readonly GlossaryItem[],
  organizationUuid?: string,
): SectionTexts<Section> {
  const source: TextSource = {
    glossaryAppName,
    environment: mapEnvironment(deploymentEnv),
    data: groupGlossaryItems(items),
    language,
    fallbacks: language === 'de' ? GERMAN : {},
    organizationUuid,
  };
  return {
    language,
    text: textFunction(section, (...wanted) => findText(source, ...wanted).text),
  };
}

/** Both keys under which the glossary looks for a text (specification §5). */
const keysOf = (appName: string, section: string): string[] =>
  Object.keys(GERMAN)
    .filter(key => key.startsWith(`${section}/`))
    .map(key => key.slice(section.length + 1))
    .flatMap(id => [glossaryKey(appName, section, id), glossaryKey(appName, undefined, id)]);

/**
 * The texts of one section of the server, by the rules of the web app: what editors wrote in the content service, else
 * the fallbacks. Nothing is kept, so an edited text shows at once; a failure leaves the fallbacks.
 *
 * @param organizationUuid whose texts are preferred; left out: those of none
 */
export async function loadTexts<const Section extends string>(
  { database, web, log }: TextLoaderOptions,
  section: Section,
  language: Language,
  organizationUuid?: string,
): Promise<SectionTexts<Section>> {
  const { glossaryAppName, environment } = web;
  const parameters = new Parameters();
  const sql =
    `select ${GLOSSARY_ITEM} as item from glossary_items t where t.locale = ${parameters.add(language)} ` +
    `and t.ui_key = any(${parameters.add(keysOf(glossaryAppName, section))}::text[]) ` +
    `and (t.organization_uuid is null or t.organization_uuid = ${parameters.add(organizationUuid ?? null)}::uuid)`;
  const items = await database.query<{ item: GlossaryItem }>(sql, parameters.values).then(
    ({ rows }) => rows.map(({ item }) => item),
    (error: unknown) => {
      log.warn({ err: error }, 'texts cannot be read; their fallbacks are shown');
      return [];
    },
  );
  return textsFrom(section, language, glossaryAppName, environment, items, organizationUuid);
}
