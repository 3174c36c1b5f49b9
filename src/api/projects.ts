import { projectsApi as generated, type ListProjectsApiResponse } from './generated/projects.gen';
import { resourceTags } from './tags';

const projectsApi = generated.enhanceEndpoints({ endpoints: resourceTags('Project') });

export type Project = ListProjectsApiResponse['data']['results'][number];
export const { useListProjectsQuery, useGetProjectQuery } = projectsApi;
