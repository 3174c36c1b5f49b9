import {
  type GetPlatformNavigationApiResponse,
  navigationApi as generated,
} from './generated/navigation.gen';

const navigationApi = generated.enhanceEndpoints({
  endpoints: { getPlatformNavigation: { providesTags: ['PlatformNavigation'] } },
});

export type PlatformNavigation = GetPlatformNavigationApiResponse['data'];
export const { useGetPlatformNavigationQuery } = navigationApi;
