import { createContext, useContext } from 'react';
import type { GlossaryBucket } from '@/config/configuration';
import type { TextSource } from '../../glossary/findText.ts';
import type { Language } from '../../glossary/languages.ts';
import type { TextMarks } from './TextMarks';

/** Specification §3 "Glossary context", and what the reader chose. */
export interface Glossary extends TextSource {
  deploymentEnv: string;
  glossaryBaseUrl: string;
  language: Language;
  /** Where images of texts come from, and the token that they are asked for with. */
  buckets: readonly GlossaryBucket[];
  accessToken: string | null;
  /** Only in edit mode. */
  marks?: TextMarks | undefined;
}

/** Without a provider every text is its fallback: the failure view must work when nothing else does. */
const fallbacksOnly: Glossary = {
  deploymentEnv: 'PRODUCTION',
  glossaryBaseUrl: '',
  glossaryAppName: 'badger',
  environment: 'PRODUCTION',
  data: {},
  language: 'en',
  fallbacks: {},
  buckets: [],
  accessToken: null,
};

export const GlossaryContext = createContext<Glossary>(fallbacksOnly);

export const useGlossary = (): Glossary => useContext(GlossaryContext);

/** The language that the texts are in. */
export const useLanguage = (): Language => useGlossary().language;
