import { listTag } from './cacheTags';
import {
  type GetPlatformNavigationApiResponse,
  navigationApi as generated,
} from './generated/navigation.gen';

const navigationApi = generated.enhanceEndpoints({
  endpoints: { getPlatformNavigation: { providesTags: [listTag('PlatformNavigation')] } },
});

export type PlatformNavigation = GetPlatformNavigationApiResponse['data'];
export const { useGetPlatformNavigationQuery } = navigationApi;
