import { resourceTags } from './cacheTags';
import {
  hazardCommentsApi as generated,
  type ListHazardCommentsApiResponse,
} from './generated/hazard-comments.gen';

const hazardCommentsApi = generated.enhanceEndpoints({ endpoints: resourceTags('HazardComment') });

export type HazardComment = ListHazardCommentsApiResponse['data']['results'][number];
export const { useListHazardCommentsQuery, useUpdateHazardCommentMutation, useDeleteHazardCommentMutation } =
  hazardCommentsApi;
