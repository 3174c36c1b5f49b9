import { skipToken } from '@reduxjs/toolkit/query/react';
import type { FeatureFlagName } from '@/config/constants';
import { idTag } from './cacheTags';
import { featureFlagsApi as generated } from './generated/feature-flags.gen';

const featureFlagsApi = generated.enhanceEndpoints({
  endpoints: {
    getFeatureFlag: { providesTags: (_result, _error, { name }) => [idTag('FeatureFlag', name)] },
  },
});

/**
 * Whether a flag is on; undefined while it loads or when it is not asked for. An answer without data is an error
 * (specification §8).
 */
export function useFeatureFlag(name: FeatureFlagName | typeof skipToken): {
  enabled?: boolean;
  error?: unknown;
  refetch: () => void;
} {
  const { data, error, isSuccess, refetch } = featureFlagsApi.useGetFeatureFlagQuery(
    name === skipToken ? name : { name },
  );
  if (error) return { error, refetch };
  const enabled = data?.data?.enabled;
  if (isSuccess && typeof enabled !== 'boolean')
    return { error: { message: 'Something went wrong.' }, refetch };
  return { enabled, refetch };
}
