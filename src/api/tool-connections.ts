import { idTag, listTag, onSuccess, resourceTags } from './cacheTags';
import {
  type ForwardToolCommandApiResponse,
  type GetToolStatusApiResponse,
  toolConnectionsApi as generated,
  type ListToolConnectionsApiResponse,
} from './generated/tool-connections.gen';

const toolConnectionsApi = generated.enhanceEndpoints({
  endpoints: {
    ...resourceTags('ToolConnection'),
    // The state of the connection follows from what became of the command.
    forwardToolCommand: {
      invalidatesTags: (_result, error, { toolConnectionUuid }) =>
        onSuccess(error, [idTag('ToolConnection', toolConnectionUuid), listTag('ToolConnection')]),
    },
    getToolStatus: { providesTags: [listTag('ToolStatus')] },
    updateToolStatus: { invalidatesTags: (_result, error) => onSuccess(error, [listTag('ToolStatus')]) },
  },
});

export type ToolConnection = ListToolConnectionsApiResponse['data']['results'][number];
/** What became of a command. */
export type ToolCommand = ForwardToolCommandApiResponse['data'];
export type ToolStatus = GetToolStatusApiResponse['data']['results'][number];
export const {
  useListToolConnectionsQuery,
  useCreateToolConnectionMutation,
  useUpdateToolConnectionMutation,
  useDeleteToolConnectionMutation,
  useForwardToolCommandMutation,
  useGetToolStatusQuery,
  useUpdateToolStatusMutation,
} = toolConnectionsApi;
