import { useSelector } from 'react-redux';
import { hazardAnalysisApi } from './hazardAnalysisApi';
import { platformApi } from './platformApi';

interface CachedQuery {
  status: string;
  data?: unknown;
}
type CacheState = Record<string, { queries?: Record<string, CachedQuery | undefined> } | undefined>;

const PATHS = [hazardAnalysisApi.reducerPath, platformApi.reducerPath];

/** Whether anything is being asked for that was never answered; asking once more for what is there does not count. */
export const useIsFirstLoading = (): boolean =>
  useSelector((state: CacheState) =>
    PATHS.some(path =>
      Object.values(state[path]?.queries ?? {}).some(
        query => query?.status === 'pending' && query.data === undefined,
      ),
    ),
  );
