import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useListProjectAccessRequestsQuery } from '@/api/project-members';
import type { Project } from '@/api/projects';
import { type TagRelationship, useListTagRelationshipsQuery } from '@/api/record-tags';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';

/** More than there are. */
const ALL = 20_000;

export interface ProjectNotes {
  tagsOf: (projectUuid: string) => readonly TagRelationship[];
  /** Requests for access that wait for the caller's answer. */
  requestsOf: (project: Project) => number;
}

/** What stands beside the projects of a list: their tags and the requests to be let in; two calls for all of them. */
export function useProjectNotes(projects: readonly Project[] | undefined): ProjectNotes {
  const uuids = projects?.map(({ uuid }) => uuid) ?? [];
  const tags = useListTagRelationshipsQuery(
    uuids.length > 0 ? { resourceType: ['Project'], resourceUuid: uuids, limit: ALL } : skipToken,
  );
  const requests = useListProjectAccessRequestsQuery({ status: ['PENDING'], limit: ALL });
  return useMemo(() => {
    const relationships = tags.data?.data.results ?? [];
    const pending = requests.data?.data.results ?? [];
    return {
      tagsOf: projectUuid => relationships.filter(({ resourceUuid }) => resourceUuid === projectUuid),
      requestsOf: project =>
        projectPermissions(project).can('project.members.manage')
          ? pending.filter(({ projectUuid }) => projectUuid === project.uuid).length
          : 0,
    };
  }, [tags.data, requests.data]);
}
