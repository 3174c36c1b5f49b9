import { createAsyncThunk } from '@reduxjs/toolkit';
import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import type { ApiError } from '@/lib/apiError';
import { fileNameFromHeader, saveBlob } from '@/lib/saveBlob';
import { hazardAnalysisBaseQuery } from './hazardAnalysisApi';
import { platformBaseQuery } from './platformApi';

export interface DownloadRequest {
  /** Which backend holds the file. */
  client: 'platform' | 'hazard-analysis';
  /** Path as in the contract, parameters filled in, without `/v1`. */
  path: string;
  params?: Record<string, unknown>;
  /** Name to save under when the server gives none. */
  fileName: string;
}

/** JSON and text of a failed answer; the file of a good one. */
const readFile = async (response: Response): Promise<unknown> => {
  if (response.ok) return response.blob();
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/**
 * Fetches an operation marked `x-download` and saves it as a file. Token, retries and errors are those of the base
 * query, and a 401 reaches the same listener. The store only ever sees the file's name.
 */
export const downloadFile = createAsyncThunk<
  { fileName: string },
  DownloadRequest,
  { rejectValue: ApiError }
>('api/fileDownloaded', async ({ client, path, params, fileName }, thunk) => {
  const query = client === 'platform' ? platformBaseQuery : hazardAnalysisBaseQuery;
  const answer = await query(
    { url: path, params, responseHandler: readFile },
    {
      signal: thunk.signal,
      abort: thunk.abort,
      dispatch: thunk.dispatch,
      getState: thunk.getState,
      extra: thunk.extra,
      endpoint: 'downloadFile',
      type: 'query',
    },
    {},
  );
  if (answer.error) return thunk.rejectWithValue(answer.error);
  const meta = answer.meta as FetchBaseQueryMeta | undefined;
  const name = fileNameFromHeader(meta?.response?.headers.get('content-disposition') ?? null) ?? fileName;
  saveBlob(answer.data as Blob, name);
  return { fileName: name };
});
