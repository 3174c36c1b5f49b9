import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useEffect, useState } from 'react';
import { BASE_PATH } from '@/config/constants';
import { useTexts } from '@/glossary/useText';
import { reloadPage } from '@/ui/reloadPage';

/** How often an open page asks which version is served. */
const ASK_MS = 10 * 60_000;

/** The script that a page starts with: its name has a hash of what is in it. */
const entryOf = (page: Document): string | null | undefined =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src');

async function servesAnother(entry: string): Promise<boolean> {
  try {
    const answer = await fetch(`${BASE_PATH}/`, { cache: 'no-cache', headers: { accept: 'text/html' } });
    // As text: the page's policy makes no document of a string.
    const served = /<script[^>]*type="module"[^>]*src="([^"]+)"/.exec(await answer.text())?.[1];
    return answer.ok && served !== undefined && served !== entry;
  } catch {
    return false;
  }
}

/** Says that a newer version is served: code of this one that has not been loaded yet may be gone. */
export function NewVersionNote() {
  const text = useTexts('new-version');
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const entry = entryOf(document);
    if (!entry) return;
    const ask = async () => {
      if (document.visibilityState === 'visible' && (await servesAnother(entry))) setShown(true);
    };
    const look = () => void ask();
    const timer = setInterval(look, ASK_MS);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, []);
  return (
    <Snackbar open={isShown} anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}>
      <Alert
        severity="info"
        action={
          <>
            <Button color="inherit" size="extraSmall" onClick={() => void reloadPage()}>
              {text('reload', 'Reload')}
            </Button>
            <Button color="inherit" size="extraSmall" onClick={() => setShown(false)}>
              {text('later', 'Later')}
            </Button>
          </>
        }
      >
        {text.prose('text', 'A new version of Badger is ready.')}
      </Alert>
    </Snackbar>
  );
}
