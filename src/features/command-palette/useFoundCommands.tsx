import FolderRounded from '@mui/icons-material/FolderRounded';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Hazard, useListHazardsQuery } from '@/api/hazards';
import { type Project, useListProjectsQuery } from '@/api/projects';
import { paths } from '@/config/paths';
import { useProjectNamesakes } from '@/features/shared/names/useProjectNamesakes';
import { useTexts } from '@/glossary/useText';
import type { Command } from './command';

/** ms of rest after which the typed text is searched for. */
const SEARCH_DELAY = 200;
/** One letter finds everything and nothing. */
const SHORTEST_HAZARD_QUERY = 2;
const MAX_PROJECTS = 6;
const MAX_HAZARDS = 6;
/** Enough to name the projects of the found hazards. */
const KNOWN_PROJECTS = 500;

const projectId = (projectUuid: string): string => `project ${projectUuid}`;

function useSettled(query: string): string {
  const [settled, setSettled] = useState(query);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(query), query === '' ? 0 : SEARCH_DELAY);
    return () => clearTimeout(timer);
  }, [query]);
  return settled;
}

/** Those of the open project first, each once. */
function firstOfBoth(inProject: readonly Hazard[], everywhere: readonly Hazard[]): Hazard[] {
  const known = new Set(inProject.map(({ uuid }) => uuid));
  return [...inProject, ...everywhere.filter(({ uuid }) => !known.has(uuid))].slice(0, MAX_HAZARDS);
}

/**
 * Projects and hazards that the server finds for a text; without one, the projects changed last and those used last.
 * @param used ids of commands
 */
export function useFoundCommands(
  query: string,
  projectUuid: string | undefined,
  used: readonly string[],
): { commands: readonly Command[]; isSearching: boolean; error: unknown } {
  const text = useTexts('command-palette');
  const navigate = useNavigate();
  const typed = query.trim();
  const search = useSettled(typed);
  const fresh = { refetchOnMountOrArgChange: true } as const;
  const known = useListProjectsQuery({ orderBy: 'updatedAt', order: 'desc', limit: KNOWN_PROJECTS });
  const projects = useListProjectsQuery(
    search === '' ? skipToken : { search, orderBy: 'updatedAt', order: 'desc', limit: MAX_PROJECTS },
    fresh,
  );
  const asksHazards = search.length >= SHORTEST_HAZARD_QUERY;
  // Every project counts its codes from 1: list those of the open project first.
  const inProject = useListHazardsQuery(
    asksHazards && projectUuid ? { search, projectUuid, limit: MAX_HAZARDS } : skipToken,
    fresh,
  );
  const everywhere = useListHazardsQuery(asksHazards ? { search, limit: MAX_HAZARDS } : skipToken, fresh);

  const knownProjects = known.data?.data.results ?? [];
  const nameOf = (uuid: string) => knownProjects.find(project => project.uuid === uuid)?.name;
  const shownProjects =
    search === ''
      ? knownProjects.filter(({ uuid }, index) => index < MAX_PROJECTS || used.includes(projectId(uuid)))
      : (projects.currentData?.data.results ?? []);
  const namesakes = useProjectNamesakes(shownProjects);
  const toProject = (project: Project): Command => ({
    id: projectId(project.uuid),
    group: search === '' ? text('recent-projects', 'Recent projects') : text('projects', 'Projects'),
    label: project.name,
    detail: namesakes.get(project.uuid),
    icon: <FolderRounded />,
    run: () => void navigate(paths.project(project.uuid)),
  });
  const toHazard = (hazard: Hazard): Command => ({
    id: `hazard ${hazard.uuid}`,
    group: text('hazards', 'Hazards'),
    label: [hazard.code, hazard.name].filter(Boolean).join(' '),
    code: hazard.code,
    usedId: projectId(hazard.projectUuid),
    detail: nameOf(hazard.projectUuid),
    icon: <WarningAmberRounded />,
    run: () =>
      void navigate({
        pathname: paths.projectWorksheet(hazard.projectUuid),
        search: `?${new URLSearchParams({ hazard: hazard.code })}`,
      }),
  });
  const hazards = asksHazards
    ? firstOfBoth(
        (projectUuid && inProject.currentData?.data.results) || [],
        everywhere.currentData?.data.results ?? [],
      )
    : [];
  const found = [...hazards.map(toHazard), ...shownProjects.map(toProject)];
  return {
    // What was found for the text before stays only where it fits this one too: Enter must not take a wrong one.
    commands:
      search === typed
        ? found
        : found.filter(({ label }) => label.toLocaleLowerCase().includes(typed.toLocaleLowerCase())),
    isSearching: search !== typed || projects.isFetching || inProject.isFetching || everywhere.isFetching,
    error: projects.error ?? everywhere.error ?? inProject.error,
  };
}
