import { listTag, onSuccess } from './cacheTags';
import { platformApi as generated } from './generated/platform.gen';

/** Called by connected tools, not by the app; tagged like every other call. */
export const toolCallbackApi = generated.enhanceEndpoints({
  endpoints: {
    platformCallback: {
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('ToolStatus'), listTag('Notification')]),
    },
  },
});
