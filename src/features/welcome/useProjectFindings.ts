import { useEffect } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { getHaraMetrics } from '@/api/exports';
import { useAppDispatch } from '@/api/hooks';
import type { Project } from '@/api/projects';
import { countFindings, type Findings } from './countFindings';

const FAILED = 'failed';

export interface ProjectFindings {
  project: Project;
  /** Undefined where the answer failed. */
  findings: Findings | undefined;
}

/** What the checks find in projects, as far as it is known; each is asked for by itself, so that none fails with another. */
export function useProjectFindings(projects: readonly Project[]) {
  const dispatch = useAppDispatch();
  const wanted = projects.map(({ uuid }) => uuid).join(' ');
  useEffect(() => {
    const loads = wanted
      .split(' ')
      .filter(Boolean)
      .map(projectUuid => dispatch(getHaraMetrics.initiate({ projectUuid })));
    return () => {
      for (const load of loads) load.unsubscribe();
    };
  }, [wanted, dispatch]);
  const answers = useSelector(
    (state: Parameters<ReturnType<typeof getHaraMetrics.select>>[0]) =>
      projects.map(({ uuid: projectUuid }) => {
        const { data, isError } = getHaraMetrics.select({ projectUuid })(state);
        return data?.data ?? (isError ? FAILED : undefined);
      }),
    shallowEqual,
  );
  const known = projects.flatMap((project, index): ProjectFindings[] => {
    const answer = answers[index];
    if (answer === undefined) return [];
    return [{ project, findings: answer === FAILED ? undefined : countFindings(answer) }];
  });
  return { open: worstFirst(known), isLoading: known.length < projects.length };
}

/**
 * Projects in which something is open: those with errors, then those with warnings, then those with notes, the one with
 * the most of its kind first; where nothing is known comes last.
 */
export const worstFirst = (known: readonly ProjectFindings[]): ProjectFindings[] =>
  known
    .filter(({ findings }) => !findings || findings.errors + findings.warnings + findings.notes > 0)
    .sort(
      ({ findings: one }, { findings: other }) =>
        (other?.errors ?? -1) - (one?.errors ?? -1) ||
        (other?.warnings ?? -1) - (one?.warnings ?? -1) ||
        (other?.notes ?? -1) - (one?.notes ?? -1),
    );
