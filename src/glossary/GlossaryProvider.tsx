import { skipToken } from '@reduxjs/toolkit/query/react';
import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useGetGlossaryItemsQuery } from '@/api/glossary';
import { useGetUserPreferencesQuery } from '@/api/user-preferences';
import type { Configuration } from '@/config/configuration';
import { isUnauthorized, isUnreachable } from '@/lib/apiError';
import { lazyPart } from '@/ui/lazyPart';
import { mapEnvironment } from '../../glossary/environment.ts';
import { type Glossary, GlossaryContext } from './GlossaryContext';
import { selectEditMode } from './glossarySlice';
import { TextMarks } from './TextMarks';
import { useChosenLanguage } from './useChosenLanguage';

const EditMode = lazyPart(() => import('./edit/EditMode').then(module => module.EditMode));

interface GlossaryProviderProps {
  configuration: Configuration;
  accessToken: string | null;
  /** Whose texts are preferred; null: nobody's. Left out: the default organization of the user's preferences. */
  organizationUuid?: string | null | undefined;
  children: ReactNode;
}

/** Editors come back from the content service to see their text: it is asked for again whenever the page shows. */
function useRefetchOnReturn(refetch: () => unknown, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const refresh = () => {
      if (document.visibilityState === 'visible') refetch();
    };
    document.addEventListener('visibilitychange', refresh);
    window.addEventListener('focus', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      window.removeEventListener('focus', refresh);
    };
  }, [refetch, isOn]);
}

/** The fallbacks show, so nobody but the log and the edit mode is told; a lost connection has its own place. */
function useLogged(error: unknown): void {
  useEffect(() => {
    if (error === undefined || isUnauthorized(error) || isUnreachable(error)) return;
    // biome-ignore lint/suspicious/noConsole: as with notifications (specification §8)
    console.error('Error fetching glossary items: ', error);
  }, [error]);
}

/**
 * Loads the texts once per token and language; off without token or base address. While loading and after a failure
 * the fallbacks show, and after a renewal of the token the texts of the old one stay until the new ones are there.
 */
export function GlossaryProvider({
  configuration,
  accessToken,
  organizationUuid,
  children,
}: GlossaryProviderProps) {
  const { environment: deploymentEnv, glossaryBaseUrl, glossaryAppName, glossaryBuckets } = configuration;
  const { data: preferences } = useGetUserPreferencesQuery(accessToken === null ? skipToken : undefined);
  const { language, fallbacks } = useChosenLanguage(
    accessToken === null ? undefined : preferences?.data.language,
  );
  const preferred =
    organizationUuid === undefined ? preferences?.data.defaultOrganizationUuid : organizationUuid;
  const editMode = useSelector(selectEditMode);
  const isOn = accessToken !== null && glossaryBaseUrl !== '';
  const { data, error, refetch } = useGetGlossaryItemsQuery(
    isOn ? { token: accessToken, locale: language } : skipToken,
  );
  useRefetchOnReturn(refetch, editMode && isOn);
  useLogged(error);
  const marks = useMemo(() => (editMode ? new TextMarks() : undefined), [editMode]);
  // The texts of the language before must not show among the fallbacks of this one.
  const items = isOn && data?.locale === language ? data.items : undefined;
  const glossary = useMemo<Glossary>(
    () => ({
      deploymentEnv,
      glossaryBaseUrl,
      glossaryAppName,
      environment: mapEnvironment(deploymentEnv),
      data: items ?? {},
      language,
      fallbacks,
      organizationUuid: preferred ?? undefined,
      buckets: glossaryBuckets,
      accessToken,
      marks,
    }),
    [
      deploymentEnv,
      glossaryBaseUrl,
      glossaryAppName,
      items,
      language,
      fallbacks,
      preferred,
      glossaryBuckets,
      accessToken,
      marks,
    ],
  );
  return (
    <GlossaryContext value={glossary}>
      {children}
      {marks && (
        <Suspense fallback={null}>
          <EditMode marks={marks} error={error} />
        </Suspense>
      )}
    </GlossaryContext>
  );
}
