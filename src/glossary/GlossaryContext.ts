import { createContext, useContext } from 'react';
import type { GroupedGlossaryItems } from '@/api/glossary';
import type { GlossaryBucket } from '@/config/configuration';
import type { Environment } from '@/config/environment';
import type { Fallbacks, Language } from './languages';
import type { TextMarks } from './TextMarks';

/** Specification §3 "Glossary context", and what the reader chose. */
export interface Glossary {
  deploymentEnv: string;
  glossaryBaseUrl: string;
  glossaryAppName: string;
  environment: Environment;
  data: GroupedGlossaryItems;
  language: Language;
  /** Fallbacks of a language other than English, by section and id; those of the code stand in for the rest. */
  fallbacks: Fallbacks;
  /** Whose texts are preferred, unless a text asks for another organization. */
  organizationUuid?: string | undefined;
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
