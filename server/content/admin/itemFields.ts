import { defineTexts } from '../../../glossary/defineTexts.ts';
import type { GlossaryItemInput } from '../upsertGlossaryItems.ts';
import type { ContentTexts } from './adminLayout.ts';

export const ENVIRONMENTS = ['PRODUCTION', 'STAGING'] as const;
export const ENVIRONMENT_NAMES = defineTexts(
  'content',
  { PRODUCTION: 'Production', STAGING: 'Staging' },
  'environment-',
);
export const LOCALES = defineTexts('content', { en: 'English', de: 'German' }, 'language-');
export const TEXT_TYPES = ['plain', 'MARKDOWN'] as const;
export const MOST = { uiKey: 200, domain: 50, text: 20_000 } as const;

/** All fields of a text, as in a form or a file. */
export type ItemFields = Required<{ [Name in keyof GlossaryItemInput]: string }>;

export const EMPTY_FIELDS: ItemFields = {
  uiKey: '',
  deploymentEnv: 'PRODUCTION',
  domain: 'SAFETY',
  organizationUuid: '',
  locale: 'en',
  textType: 'plain',
  plainText: '',
  markdownText: '',
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const one = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find(value => value === text);

/**
 * Reads the fields of a form or a file: texts without NUL, line ends as \n; anything but a string counts as missing.
 */
export function fieldsFrom(raw: Record<string, unknown>): ItemFields {
  const fields = { ...EMPTY_FIELDS };
  for (const name of Object.keys(EMPTY_FIELDS) as (keyof ItemFields)[]) {
    const value = raw[name];
    if (typeof value !== 'string') continue;
    const clean = value.replaceAll('\0', '').replaceAll(/\r\n?/g, '\n');
    fields[name] = name === 'plainText' || name === 'markdownText' ? clean : clean.trim();
  }
  return fields;
}

/** The text to save, or the errors by field. */
export function itemOf(
  fields: ItemFields,
  { language, text: say }: ContentTexts,
): { item: GlossaryItemInput; problems?: undefined } | { problems: Partial<ItemFields>; item?: undefined } {
  const problems: Partial<ItemFields> = {};
  const { uiKey, domain, organizationUuid, plainText, markdownText } = fields;
  const deploymentEnv = one(ENVIRONMENTS, fields.deploymentEnv);
  const locale = one(Object.keys(LOCALES) as (keyof typeof LOCALES)[], fields.locale);
  const textType = one(TEXT_TYPES, fields.textType);
  const alternatives = new Intl.ListFormat(language, { type: 'disjunction' });
  const choose = (values: readonly string[]) =>
    say('wrong-choice', 'Choose {1}.', { values: [alternatives.format(values)] });
  if (uiKey === '')
    problems.uiKey = say('key-empty', 'Enter the key. The badge in Badger has copied it: paste it here.');
  else if (uiKey.length > MOST.uiKey)
    problems.uiKey = say('key-long', 'A key has at most {1} characters.', { values: [MOST.uiKey] });
  else if (!/^[^\s/]+(\/[^/\n]+)+$/.test(uiKey))
    problems.uiKey = say(
      'key-wrong',
      'A key is the name of the app and the id, with slashes between: badger/projects/empty.',
    );
  if (!deploymentEnv) problems.deploymentEnv = choose(ENVIRONMENTS);
  if (domain === '' || domain.length > MOST.domain)
    problems.domain = say('domain-wrong', 'Enter a domain of at most {1} characters, as a rule SAFETY.', {
      values: [MOST.domain],
    });
  if (organizationUuid !== '' && !UUID.test(organizationUuid))
    problems.organizationUuid = say('organization-wrong', 'Choose one of the organizations.');
  if (!locale) problems.locale = choose(Object.keys(LOCALES));
  if (!textType) problems.textType = choose(TEXT_TYPES);
  for (const [name, text] of Object.entries({ plainText, markdownText }))
    if (text.length > MOST.text)
      problems[name as 'plainText'] = say(
        'text-long',
        'A text has at most {1} characters; this one has {2}.',
        { values: [MOST.text, text.length] },
      );
  const chosen = textType === 'MARKDOWN' ? 'markdownText' : 'plainText';
  if (fields[chosen].trim() === '')
    problems[chosen] ??= say(
      'text-empty',
      'Enter the text. To go back to the fallback, delete the text instead.',
    );
  if (Object.keys(problems).length > 0 || !deploymentEnv || !locale || !textType) return { problems };
  return {
    item: {
      uiKey,
      deploymentEnv,
      domain,
      organizationUuid: organizationUuid === '' ? null : organizationUuid.toLowerCase(),
      locale,
      textType,
      plainText: plainText === '' ? null : plainText,
      markdownText: markdownText === '' ? null : markdownText,
    },
  };
}
