import { createAsyncThunk } from '@reduxjs/toolkit';
import type { BaseQueryApi, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
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

type Call = Pick<BaseQueryApi, 'signal' | 'abort' | 'dispatch' | 'getState' | 'extra'>;

/** Token, retries and errors are those of the base query, and a 401 reaches the same listener. */
const fetchFile = (
  { client, path, params }: Omit<DownloadRequest, 'fileName'>,
  { signal, abort, dispatch, getState, extra }: Call,
) => {
  const query = client === 'platform' ? platformBaseQuery : hazardAnalysisBaseQuery;
  return query(
    { url: path, params, responseHandler: readFile },
    { signal, abort, dispatch, getState, extra, endpoint: 'downloadFile', type: 'query' },
    {},
  );
};

/** Fetches an operation marked `x-download` and saves it as a file. The store only ever sees the file's name. */
export const downloadFile = createAsyncThunk<
  { fileName: string },
  DownloadRequest,
  { rejectValue: ApiError }
>('api/fileDownloaded', async ({ fileName, ...request }, thunk) => {
  const answer = await fetchFile(request, thunk);
  if (answer.error) return thunk.rejectWithValue(answer.error);
  const meta = answer.meta as FetchBaseQueryMeta | undefined;
  const name = fileNameFromHeader(meta?.response?.headers.get('content-disposition') ?? null) ?? fileName;
  saveBlob(answer.data as Blob, name);
  return { fileName: name };
});

/**
 * Fetches an operation marked `x-download` to be shown.
 * @returns undefined where it cannot be had, or was called off
 */
export const loadFile =
  (request: Omit<DownloadRequest, 'fileName'>, stop: AbortController) =>
  async (
    dispatch: BaseQueryApi['dispatch'],
    getState: () => unknown,
    extra: unknown,
  ): Promise<Blob | undefined> => {
    const { signal } = stop;
    const call: Call = { signal, abort: () => stop.abort(), dispatch, getState, extra };
    try {
      const answer = await fetchFile(request, call);
      return answer.error ? undefined : (answer.data as Blob);
    } catch (error) {
      // Retries that are called off throw.
      if (signal.aborted) return undefined;
      throw error;
    }
  };
