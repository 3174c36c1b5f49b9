import { createContext, useContext } from 'react';
import type { GroupedGlossaryItems } from '@/api/glossary';
import type { Environment } from '@/config/environment';

/** Specification §3 "Glossary context". */
export interface Glossary {
  deploymentEnv: string;
  glossaryBaseUrl: string;
  glossaryAppName: string;
  environment: Environment;
  data: GroupedGlossaryItems;
}

/** Without a provider every text is its fallback: the failure view must work when nothing else does. */
const fallbacksOnly: Glossary = {
  deploymentEnv: 'PRODUCTION',
  glossaryBaseUrl: '',
  glossaryAppName: 'badger',
  environment: 'PRODUCTION',
  data: {},
};

export const GlossaryContext = createContext<Glossary>(fallbacksOnly);

export const useGlossary = (): Glossary => useContext(GlossaryContext);
