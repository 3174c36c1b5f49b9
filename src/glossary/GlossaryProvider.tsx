import { skipToken } from '@reduxjs/toolkit/query/react';
import { type ReactNode, useMemo } from 'react';
import { useGetGlossaryItemsQuery } from '@/api/glossary';
import type { Configuration } from '@/config/configuration';
import { mapEnvironment } from '@/config/environment';
import { type Glossary, GlossaryContext } from './GlossaryContext';

interface GlossaryProviderProps {
  configuration: Configuration;
  accessToken: string | null;
  children: ReactNode;
}

/**
 * Loads the texts once per token; off without token or base address. While loading and after a failure the
 * fallbacks show, and after a renewal of the token the texts of the old one stay until the new ones are there.
 */
export function GlossaryProvider({ configuration, accessToken, children }: GlossaryProviderProps) {
  const { environment: deploymentEnv, glossaryBaseUrl, glossaryAppName } = configuration;
  const { data } = useGetGlossaryItemsQuery(
    accessToken !== null && glossaryBaseUrl !== '' ? { token: accessToken } : skipToken,
  );
  const glossary = useMemo<Glossary>(
    () => ({
      deploymentEnv,
      glossaryBaseUrl,
      glossaryAppName,
      environment: mapEnvironment(deploymentEnv),
      data: data ?? {},
    }),
    [deploymentEnv, glossaryBaseUrl, glossaryAppName, data],
  );
  return <GlossaryContext value={glossary}>{children}</GlossaryContext>;
}
