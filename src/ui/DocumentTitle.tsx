import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';

const PRODUCT = 'Badger';

interface TitleEntry {
  /** From the innermost to the outermost, without the product. */
  parts: readonly string[];
}

const RegisterContext = createContext<((entry: TitleEntry) => () => void) | null>(null);
const PartsContext = createContext<readonly string[]>([]);

/** Keeps the title of the document: "Members – Acme – Badger". Of several open titles the innermost counts. */
export function DocumentTitleProvider({ children }: { children: ReactNode }) {
  const entries = useRef(new Set<TitleEntry>());
  const register = useCallback((entry: TitleEntry) => {
    const write = () => {
      let deepest: TitleEntry | undefined;
      for (const open of entries.current)
        if (!deepest || open.parts.length >= deepest.parts.length) deepest = open;
      document.title = [...(deepest?.parts ?? []), PRODUCT].join(' – ');
    };
    entries.current.add(entry);
    write();
    return () => {
      entries.current.delete(entry);
      write();
    };
  }, []);
  return <RegisterContext value={register}>{children}</RegisterContext>;
}

interface TitlePartProps {
  /** Name of what the pages inside belong to; nothing while it loads. */
  part: string | undefined;
  children: ReactNode;
}

/** Everything inside belongs to this: its name stands behind the titles of the pages inside. */
export function TitlePart({ part, children }: TitlePartProps) {
  const outer = useContext(PartsContext);
  const parts = useMemo(() => (part ? [part, ...outer] : outer), [part, outer]);
  return <PartsContext value={parts}>{children}</PartsContext>;
}

/** Names the page in the title of the document; {@link TitlePart}s around it follow. `PageHeader` does so by itself. */
export function useDocumentTitle(title: string | undefined): void {
  const register = useContext(RegisterContext);
  const outer = useContext(PartsContext);
  useLayoutEffect(() => {
    if (!register || !title) return;
    return register({ parts: [title, ...outer] });
  }, [register, title, outer]);
}
