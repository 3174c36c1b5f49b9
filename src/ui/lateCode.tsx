import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { reloadPage } from './reloadPage';
import { useUiTexts } from './UiTexts';

/** How long a place that misses its code waits before it asks by itself; a server that stopped says nothing. */
const RETRY_MS = 10_000;

/** Where the script is kept for which this tab loaded its page again. */
const RELOADED_FOR = 'reloaded-for-script';

/** The bundler asks for a style sheet once only: one that failed has to be put into the page again before its script. */
async function reloadStyles(): Promise<void> {
  const failed = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    link => !link.sheet,
  );
  await Promise.all(
    failed.map(
      link =>
        new Promise<void>((resolve, reject) => {
          const again = link.cloneNode() as HTMLLinkElement;
          again.nonce = link.nonce;
          again.onload = () => resolve();
          again.onerror = reject;
          link.replaceWith(again);
        }),
    ),
  );
}

/**
 * Browsers remember a script that failed and do not ask for it again in the life of a page (HTML, "fetch a single module
 * script"): once it can be fetched, or a newer version has taken its place, only loading the page again brings it.
 */
type Missing = 'away' | 'present' | 'replaced';

const scriptOf = (error: unknown) => /https?:\/\/\S+\.js/.exec(String(error))?.[0] ?? window.location.href;

async function lookFor(script: string): Promise<Missing> {
  try {
    const { ok, status } = await fetch(script, { cache: 'reload' });
    if (ok) return 'present';
    return status === 404 ? 'replaced' : 'away';
  } catch {
    return 'away';
  }
}

/**
 * Nothing is loaded again by itself where that would lose something, which those who hold it say as they do to a person
 * who leaves, nor twice for the same script.
 */
async function reloadBy(itself: boolean, script: string): Promise<void> {
  if (itself) {
    const losesNothing = window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    if (!losesNothing || sessionStorage.getItem(RELOADED_FOR) === script) return;
  }
  if (await reloadPage()) sessionStorage.setItem(RELOADED_FOR, script);
}

/**
 * For code without a place on the screen, such as a library: the page is loaded again where only that brings it and
 * nothing is lost by it.
 */
export async function reloadForCode(error: unknown): Promise<void> {
  const script = scriptOf(error);
  if ((await lookFor(script)) !== 'away') await reloadBy(true, script);
}

/** Stands where code is missing, says so, and gives way to it as soon as it can be had. */
function lateOf<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let late: ComponentType<Props> | undefined;
  return function Late(props: Props) {
    const { codeMissing, codeReplaced, tryAgain, reload } = useUiTexts();
    const [Part, setPart] = useState(() => late);
    const [isReplaced, setReplaced] = useState(false);
    const retry = useCallback(async (byItself: boolean) => {
      try {
        await reloadStyles();
        late = await load();
        setPart(() => late);
      } catch (error) {
        const script = scriptOf(error);
        const missing = await lookFor(script);
        setReplaced(missing === 'replaced');
        if (missing !== 'away') await reloadBy(byItself, script);
      }
    }, []);
    useEffect(() => {
      if (Part) return;
      const again = () => void retry(true);
      again();
      const timer = setInterval(again, RETRY_MS);
      window.addEventListener('online', again);
      return () => {
        clearInterval(timer);
        window.removeEventListener('online', again);
      };
    }, [Part, retry]);
    if (Part) return <Part {...props} />;
    return (
      <Alert
        severity="warning"
        variant="outlined"
        role="status"
        sx={{ m: 2 }}
        action={
          <Button color="inherit" size="extraSmall" onClick={() => void retry(false)}>
            {isReplaced ? reload : tryAgain}
          </Button>
        }
      >
        {isReplaced ? codeReplaced : codeMissing}
      </Alert>
    );
  };
}

/**
 * Code that is fetched when it is needed. What cannot be fetched (offline, or the server was replaced by a newer one) is
 * no error of the screen around it: its place says so, and tries again.
 */
export const orLate = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> => load().catch(() => lateOf(load));
