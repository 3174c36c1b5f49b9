import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';
import type { ProjectRecord } from '@/records/recordModel';
import { useOwnSteps } from '../lists/useOwnSteps';
import type { RecordLookup, SelectionStore } from './sheetTypes';
import type { ChangeAddress } from './useSheetView';

/** The address follows the selection this much later, ms: walking through rows must not be held up by the router. */
const ADDRESS_DELAY = 250;

interface SheetSelectionOptions<R> {
  records: readonly R[];
  find: RecordLookup<R>;
  store: SelectionStore;
  /** Name of the parameter. */
  name: string;
  /** Code or uuid in the address. */
  addressed: string | null;
  changeAddress: ChangeAddress;
}

interface SheetSelection {
  /** Where the sheet shall go, from the address or from the last visit. */
  requested: string | null;
  request: (uuid: string) => void;
  select: (uuid: string) => void;
}

/** Keeps the selected record in its store and in the address. Nothing here renders when another row is selected. */
export function useSheetSelection<R extends ProjectRecord>(
  options: SheetSelectionOptions<R>,
): SheetSelection {
  const { records, find, store, name, addressed, changeAddress } = options;
  const [requested, setRequested] = useState<string | null>(
    () => uuidOf(records, addressed) ?? find(store.get())?.uuid ?? null,
  );
  const isLeaving = useIsLeaving();
  // A link to another record, or the one of the first visit.
  const own = useOwnSteps(addressed ?? '', code => {
    const uuid = uuidOf(records, code);
    if (!uuid || uuid === store.get()) return;
    store.set(uuid);
    setRequested(uuid);
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const findNow = useRef(find);
  useEffect(() => {
    findNow.current = find;
  }, [find]);

  const select = useCallback(
    (uuid: string) => {
      store.set(uuid);
      const tellAddress = () => {
        // Another change of the address would call off the way to the next page, or the question before it.
        if (isLeaving()) timer.current = setTimeout(tellAddress, ADDRESS_DELAY);
        else {
          const code = findNow.current(uuid)?.code ?? '';
          if (own.tell(code)) changeAddress({ [name]: code });
        }
      };
      clearTimeout(timer.current);
      timer.current = setTimeout(tellAddress, ADDRESS_DELAY);
    },
    [store, name, changeAddress, isLeaving, own],
  );
  const request = useCallback(
    (uuid: string) => {
      setRequested(uuid);
      select(uuid);
    },
    [select],
  );

  return { requested, request, select };
}

const uuidOf = (records: readonly ProjectRecord[], code: string | null): string | undefined =>
  code ? records.find(record => record.code === code || record.uuid === code)?.uuid : undefined;

/** Whether the router is on its way to another page or asks whether to go: asked when it matters, renders nothing. */
function useIsLeaving(): () => boolean {
  const router = useContext(DataRouterContext)?.router;
  return useCallback(() => {
    if (!router) return false;
    const { navigation, blockers } = router.state;
    return navigation.state !== 'idle' || [...blockers.values()].some(({ state }) => state !== 'unblocked');
  }, [router]);
}
