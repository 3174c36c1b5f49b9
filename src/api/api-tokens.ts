import { listTag, onSuccess } from './cacheTags';
import { apiTokensApi as generated, type ListApiTokensApiResponse } from './generated/api-tokens.gen';

const changed = {
  invalidatesTags: (_result: unknown, error: unknown) => onSuccess(error, [listTag('ApiToken')]),
};

const apiTokensApi = generated.enhanceEndpoints({
  endpoints: {
    listApiTokens: { providesTags: [listTag('ApiToken')] },
    createApiToken: changed,
    deleteApiToken: changed,
  },
});

export type ApiToken = ListApiTokensApiResponse['data']['results'][number];
export const { useListApiTokensQuery, useCreateApiTokenMutation, useDeleteApiTokenMutation } = apiTokensApi;
