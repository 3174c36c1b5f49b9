import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useUiTexts } from './UiTexts';

/** How long a place that misses its code waits before it asks by itself; a server that stopped says nothing. */
const RETRY_MS = 10_000;

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

/** Stands where code is missing, says so, and gives way to it as soon as it can be had. */
function lateOf<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let late: ComponentType<Props> | undefined;
  return function Late(props: Props) {
    const { codeMissing, tryAgain } = useUiTexts();
    const [Part, setPart] = useState(() => late);
    const retry = useCallback(async () => {
      try {
        await reloadStyles();
        late = await load();
        setPart(() => late);
      } catch {
        // Still not to be had.
      }
    }, []);
    useEffect(() => {
      if (Part) return;
      const again = () => void retry();
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
          <Button color="inherit" size="extraSmall" onClick={() => void retry()}>
            {tryAgain}
          </Button>
        }
      >
        {codeMissing}
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
