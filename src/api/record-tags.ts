// The face of the area Tags; tags.ts beside it is about cache tags.

import { idTag, listTag, onSuccess, resourceTags, shownTags, type TagType } from './cacheTags';
import {
  tagsApi as generated,
  type ListTagRelationshipsApiResponse,
  type ListTagsApiResponse,
} from './generated/tags.gen';

/** Lists that can be filtered by tag go stale when a tag is put on or taken off a record. */
const tagged = {
  invalidatesTags: (
    _result: unknown,
    error: unknown,
    { resourceType, resourceUuid }: { resourceType: string; resourceUuid: string },
  ) =>
    onSuccess(error, [
      listTag('TagRelationship'),
      // It says how many records carry it.
      ...shownTags('Tag'),
      idTag(resourceType as TagType, resourceUuid),
      listTag(resourceType as TagType),
    ]),
};

const tagsApi = generated.enhanceEndpoints({
  endpoints: {
    ...resourceTags('Tag', { also: ['TagVersion', 'TagRelationship'] }),
    mergeTag: {
      invalidatesTags: (_result, error, { tagUuid, tagMerge }) =>
        onSuccess(error, [
          idTag('Tag', tagUuid),
          idTag('Tag', tagMerge.intoTagUuid),
          listTag('Tag'),
          listTag('TagRelationship'),
          listTag('TagVersion'),
        ]),
    },
    listTagVersions: { providesTags: [listTag('TagVersion')] },
    listTagRelationships: { providesTags: [listTag('TagRelationship')] },
    addTagRelationship: tagged,
    removeTagRelationship: tagged,
  },
});

export type Tag = ListTagsApiResponse['data']['results'][number];
export type TagRelationship = ListTagRelationshipsApiResponse['data']['results'][number];
export const {
  useListTagsQuery,
  useUpdateTagMutation,
  useDeleteTagMutation,
  useLazyGetTagDependencyTreeQuery,
  useMergeTagMutation,
  useListTagRelationshipsQuery,
  useListTagVersionsQuery,
  useAddTagRelationshipMutation,
  useRemoveTagRelationshipMutation,
} = tagsApi;
