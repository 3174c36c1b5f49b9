import { platformApi as generated } from './generated/platform.gen';
import { listTag, onSuccess } from './tags';

/** Called by connected tools, not by the app; tagged like every other call. */
export const toolCallbackApi = generated.enhanceEndpoints({
  endpoints: {
    platformCallback: {
      invalidatesTags: (_result, error) => onSuccess(error, [listTag('ToolStatus'), listTag('Notification')]),
    },
  },
});
