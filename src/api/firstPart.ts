/** Lists longer than this are begun with their first part. */
export const LONG_LIST = 1_000;
/** Records that fill the largest screen several times. */
export const FIRST_PART = 200;

interface Answer {
  readonly data: { readonly results: readonly unknown[]; readonly total: number };
}
interface ListQuery {
  readonly data?: Answer | undefined;
  readonly currentData?: Answer | undefined;
}

/** Whether this is the beginning of a long list, the rest of which is on its way. Pages of a few records are whole. */
export const isFirstPart = ({ data: { results, total } }: Answer, arg: unknown): boolean => {
  const { limit = 0 } = (arg ?? {}) as { limit?: number };
  return limit > LONG_LIST && results.length < Math.min(limit, total);
};

/**
 * The hook of a list for everybody who counts, searches or writes a file of its records: until the whole of it has come there
 * is none. Who shows the first part (`beginList`) asks by the hook as it is generated.
 */
export function wholeOnly<Hook extends (arg: never, options?: never) => object>(useList: Hook): Hook {
  const useWhole = (arg: never, options?: never) => {
    const query = useList(arg, options);
    const { currentData } = query as ListQuery;
    if (!currentData || !isFirstPart(currentData, arg)) return query;
    return { ...query, data: undefined, currentData: undefined, isSuccess: false, isLoading: true };
  };
  return useWhole as Hook;
}
