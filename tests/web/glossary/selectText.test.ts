import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Glossary } from '@/glossary/GlossaryContext';
import { resolveText } from '@/glossary/useText';
import { mapEnvironment } from '../../../glossary/environment.ts';
import { findText } from '../../../glossary/findText.ts';
import { type GlossaryItem, groupGlossaryItems } from '../../../glossary/glossaryItems.ts';
import { idOfText } from '../../../glossary/idOfText.ts';
import {
  findItem,
  glossaryKey,
  itemText,
  selectItem,
  substituteValues,
} from '../../../glossary/selectText.ts';

let nextId = 1;
const item = (
  uiKey: string,
  plainText: string,
  attributes: Partial<GlossaryItem['attributes']> = {},
): GlossaryItem => ({
  id: nextId++,
  attributes: {
    uiKey,
    plainText,
    markdownText: null,
    textType: 'PLAIN',
    deploymentEnv: 'PRODUCTION',
    domain: 'SAFETY',
    organizationUuid: null,
    ...attributes,
  },
});
const glossaryOf = (
  items: GlossaryItem[],
  environment: Glossary['environment'] = 'PRODUCTION',
): Glossary => ({
  deploymentEnv: environment,
  environment,
  glossaryBaseUrl: 'https://glossary.example',
  glossaryAppName: 'badger',
  data: groupGlossaryItems(items),
  language: 'en',
  fallbacks: {},
  buckets: [],
  accessToken: null,
});

describe('key and id (specification §5)', () => {
  it('joins app name, an optional section and the id with slashes', () => {
    expect(glossaryKey('badger', 'projects', 'empty')).toBe('badger/projects/empty');
    expect(glossaryKey('badger', undefined, 'empty')).toBe('badger/empty');
  });
  it.each([
    ['Welcome', 'welcome'],
    ['My Organizations', 'my-organizations'],
    ['Are you sure? Yes, I am!', 'are-you-sure'],
    ['No. Really\\, no', 'no-really-no'],
    ['  spaced   out text here', 'spaced-out-text'],
  ])('the id of %o is %o', (text, id) => expect(idOfText(text)).toBe(id));
});

describe('properties of the selection', () => {
  const word = fc.stringMatching(/^[a-zäöü]{1,8}$/);
  it('an id is the first three words, whatever is between and after them', () => {
    const between = fc.stringMatching(/^[ \t\n]{1,3}$/);
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 6 }),
        between,
        fc.constantFrom('', '.', '!', '?', ',', '\\'),
        (words, gap, mark) => {
          expect(idOfText(words.map(one => one.toUpperCase() + mark).join(gap))).toBe(
            words
              .slice(0, 3)
              .map(one => one.toUpperCase().toLowerCase())
              .join('-'),
          );
        },
      ),
    );
  });

  it('what is shown is of the domain, of the organization or of none, and never of a lower environment', () => {
    const levels = { DEV: 1, STAGING: 2, PRODUCTION: 3 } as const;
    const environment = fc.constantFrom('DEV', 'STAGING', 'PRODUCTION');
    const organization = fc.constantFrom('a', 'b', null);
    const items = fc.array(
      fc.record({
        deploymentEnv: environment,
        organizationUuid: organization,
        domain: fc.constantFrom('SAFETY', 'QUALITY'),
      }),
    );
    fc.assert(
      fc.property(items, environment, fc.constantFrom('a', 'b', undefined), (all, here, organizationUuid) => {
        const grouped = groupGlossaryItems(all.map(attributes => item('badger/x', 'x', attributes)));
        const found = findItem(grouped, { appName: 'badger', id: 'x', environment: here, organizationUuid });
        const candidates = all.filter(
          one =>
            one.domain === 'SAFETY' &&
            levels[one.deploymentEnv] >= levels[here] &&
            [organizationUuid ?? null, null].includes(one.organizationUuid),
        );
        expect(found !== undefined).toBe(candidates.length > 0);
        if (!found) return;
        const nearest = Math.min(...candidates.map(one => levels[one.deploymentEnv]));
        expect(levels[found.attributes.deploymentEnv as keyof typeof levels]).toBe(nearest);
        const own = candidates.some(
          one => levels[one.deploymentEnv] === nearest && one.organizationUuid === (organizationUuid ?? null),
        );
        expect(found.attributes.organizationUuid).toBe(own ? (organizationUuid ?? null) : null);
      }),
    );
  });

  it('an environment that nobody knows is an error', () => {
    expect(() => mapEnvironment('MOON')).toThrow('Could not find an entry for deploymentEnv: MOON.');
  });
});

describe('substituteValues (specification §5)', () => {
  it('replaces every {1}, {2} …', () => {
    expect(substituteValues('{1} of {2}, {1}', [3, 'four'])).toBe('3 of four, 3');
  });
  it('goes downward, so that a value that looks like a place stays as it is', () => {
    expect(substituteValues('{1} {2}', ['{2}', 'x'])).toBe('{2} x');
  });
  it('does not confuse {1} with {10}', () => {
    const values = Array.from({ length: 10 }, (_, index) => `v${index + 1}`);
    expect(substituteValues('{10}-{1}', values)).toBe('v10-v1');
  });
  it('takes values literally and leaves places without a value', () => {
    expect(substituteValues('{1} {2}', ['$& $1'])).toBe('$& $1 {2}');
    fc.assert(
      fc.property(fc.string(), value => {
        expect(substituteValues('{1}', [value])).toBe(value);
      }),
    );
  });
});

describe('selectItem (specification §4 "Text selection")', () => {
  const common = item('k', 'common');
  const ours = item('k', 'ours', { organizationUuid: 'org' });
  const quality = item('k', 'quality', { domain: 'QUALITY' });
  const all = [quality, ours, common];

  it('keeps the domain, by default SAFETY', () => {
    expect(selectItem(all, {})).toBe(common);
    expect(selectItem(all, { domain: 'QUALITY' })).toBe(quality);
    expect(selectItem([quality], {})).toBeUndefined();
  });
  it('prefers the requested organization, else the item of none', () => {
    expect(selectItem(all, { organizationUuid: 'org' })).toBe(ours);
    expect(selectItem(all, { organizationUuid: 'other' })).toBe(common);
    expect(selectItem([quality, ours], { organizationUuid: 'other' })).toBeUndefined();
  });
  it("shows nobody another organization's item", () => expect(selectItem([ours], {})).toBeUndefined());
});

describe('findItem', () => {
  const request = { appName: 'badger', section: 'projects', id: 'empty' };
  it('tries the full key first, then app name and id', () => {
    const full = item('badger/projects/empty', 'full');
    const short = item('badger/empty', 'short');
    expect(findItem(groupGlossaryItems([short, full]), { ...request, environment: 'PRODUCTION' })).toBe(full);
    expect(findItem(groupGlossaryItems([short]), { ...request, environment: 'PRODUCTION' })).toBe(short);
  });
  it.each([
    ['DEV', ['DEV', 'STAGING', 'PRODUCTION'], 'DEV'],
    ['DEV', ['STAGING', 'PRODUCTION'], 'STAGING'],
    ['DEV', ['PRODUCTION'], 'PRODUCTION'],
    ['STAGING', ['STAGING', 'PRODUCTION'], 'STAGING'],
    ['STAGING', ['DEV', 'PRODUCTION'], 'PRODUCTION'],
    ['PRODUCTION', ['DEV', 'STAGING'], undefined],
  ] as const)('in %s with items in %o it is the one of %o', (environment, present, expected) => {
    const items = present.map(env => item('badger/projects/empty', env, { deploymentEnv: env }));
    expect(findItem(groupGlossaryItems(items), { ...request, environment })?.attributes.plainText).toBe(
      expected,
    );
  });
  it('continues with the next environment when the nearer one has no item for the organization', () => {
    const items = [
      item('badger/projects/empty', 'theirs', { deploymentEnv: 'STAGING', organizationUuid: 'other' }),
      item('badger/projects/empty', 'everybody'),
    ];
    expect(
      findItem(groupGlossaryItems(items), { ...request, environment: 'STAGING' })?.attributes.plainText,
    ).toBe('everybody');
  });
  it('is not fooled by keys that every object has', () => {
    expect(
      findItem(groupGlossaryItems([item('x', 'x')]), {
        appName: 'constructor',
        id: '',
        environment: 'PRODUCTION',
      }),
    ).toBeUndefined();
  });
});

describe('groupGlossaryItems', () => {
  it('groups by environment, then by key, PROD being PRODUCTION, and leaves out unknown ones', () => {
    const items = [
      item('a', '1', { deploymentEnv: 'PROD' }),
      item('a', '2'),
      item('b', '3', { deploymentEnv: 'STAGING' }),
      item('c', '4', { deploymentEnv: 'MOON' }),
      item('toString', '5'),
    ];
    expect(groupGlossaryItems(items)).toEqual({
      PRODUCTION: { a: [items[0], items[1]], toString: [items[4]] },
      STAGING: { b: [items[2]] },
    });
  });
});

describe('plural forms (categories of Unicode CLDR)', () => {
  const requests = (glossary: Glossary, count: number) =>
    resolveText(glossary, 'requests', '{1} requests', { section: 'list', count, one: '{1} request' });

  it('take the text for one where the language says so', () => {
    const english = glossaryOf([]);
    expect([0, 1, 2].map(count => requests(english, count))).toEqual([
      '0 requests',
      '1 request',
      '2 requests',
    ]);
    // French counts nothing like one.
    const french = { ...english, language: 'fr' as Glossary['language'] };
    expect(requests(french, 0)).toBe('0 request');
  });
  it('are there in other languages, and in the glossary under ids of their own', () => {
    const fallbacks = { 'list/requests': '{1} Anfragen', 'list/requests_one': '{1} Anfrage' };
    const german: Glossary = { ...glossaryOf([]), language: 'de', fallbacks };
    expect([1, 2].map(count => requests(german, count))).toEqual(['1 Anfrage', '2 Anfragen']);
    const edited = glossaryOf([item('badger/list/requests_one', 'just {1}')]);
    expect([1, 2].map(count => requests(edited, count))).toEqual(['just 1', '2 requests']);
  });
  it('may be more than two', () => {
    const polish = {
      ...glossaryOf([item('badger/list/requests_few', '{1} prośby')]),
      language: 'pl' as Glossary['language'],
    };
    expect([1, 3, 5].map(count => requests(polish, count))).toEqual(['1 request', '3 prośby', '5 requests']);
  });
});

describe('resolveText', () => {
  const glossary = glossaryOf([
    item('badger/projects/empty', 'Nothing in {1}'),
    item('badger/my-own-text', 'From the glossary'),
    item('badger/rich', 'plain', { textType: 'MARKDOWN', markdownText: '**rich**' }),
  ]);
  it('shows the item, else the fallback, with the values in place', () => {
    expect(resolveText(glossary, 'empty', 'No {1}', { section: 'projects', values: ['Acme'] })).toBe(
      'Nothing in Acme',
    );
    expect(resolveText(glossary, 'unknown', 'No {1}', { values: ['Acme'] })).toBe('No Acme');
  });
  it('shows nothing instead of the fallback when the flag says so', () => {
    expect(resolveText(glossary, 'unknown', 'Fallback', { nullable: true })).toBe('');
  });
  it('takes a text alone for its own fallback and id', () => {
    expect(resolveText(glossary, 'My own text is longer')).toBe('From the glossary');
    expect(resolveText(glossary, 'Unknown text')).toBe('Unknown text');
  });
  it("prefers the selected organization's text, unless a text asks for another", () => {
    const both = {
      ...glossaryOf([item('badger/x', 'common'), item('badger/x', 'ours', { organizationUuid: 'org' })]),
      organizationUuid: 'org',
    };
    expect(resolveText(both, 'x', 'fallback')).toBe('ours');
    expect(resolveText(both, 'x', 'fallback', { organizationUuid: 'other' })).toBe('common');
  });
  it('reads the Markdown of a Markdown item: with its formatting and as words alone', () => {
    expect(findText(glossary, 'rich', 'x').markdown).toBe('**rich**');
    expect(resolveText(glossary, 'rich', 'x')).toBe('rich');
    expect(itemText(item('x', 'x', { plainText: null }))).toBe('');
  });
});
