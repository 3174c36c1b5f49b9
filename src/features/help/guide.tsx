import type { ComponentType } from 'react';
import type { HelpPageId } from '@/features/shared/help/helpPages';
import { lazyPart } from '@/ui/lazyPart';
import type { Language } from '../../../glossary/languages.ts';

/** Each page of each language is a file of its own, fetched when it is opened. */
const SOURCES = import.meta.glob<string>('./pages/*/*.md', { query: '?raw', import: 'default' });
/** Addresses of the pictures that `npm run guide:pictures` makes. */
const PICTURES = import.meta.glob<string>('./pictures/*/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

const pages = new Map<string, ComponentType>();

/** A page of the guide as a part that loads itself. */
export function guidePage(id: HelpPageId, language: Language): ComponentType {
  const path = `./pages/${language}/${id}.md`;
  const known = pages.get(path);
  if (known) return known;
  const Page = lazyPart(async () => {
    const load = SOURCES[path];
    if (!load) throw new Error(`The guide has no file ${path}`);
    const [source, { GuideText }] = await Promise.all([load(), import('./GuideText')]);
    return () => (
      <GuideText pictureAddress={name => PICTURES[`./pictures/${language}/${name}.webp`]}>{source}</GuideText>
    );
  });
  pages.set(path, Page);
  return Page;
}
