import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { RELEASE_NOTES } from '@/config/constants';
import { paths } from '@/config/paths';
import { useTexts } from '@/glossary/useText';

/** Which notes this browser has announced. */
const ANNOUNCED = 'RELEASE_NOTES';

/** Whether there are notes since the last visit; a first visit has nothing to compare with and is told nothing. */
function takeNews(): boolean {
  try {
    const announced = window.localStorage.getItem(ANNOUNCED);
    window.localStorage.setItem(ANNOUNCED, RELEASE_NOTES);
    return announced !== null && announced !== RELEASE_NOTES;
  } catch {
    // Without a storage it would be announced at every start.
    return false;
  }
}

/** Says once, after an update, that there is something to read about it. */
export function ReleaseNote() {
  const text = useTexts('new-version');
  const [isShown, setShown] = useState(takeNews);
  const close = () => setShown(false);
  return (
    <Snackbar open={isShown} anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}>
      <Alert
        severity="info"
        action={
          <>
            <Button
              component={Link}
              to={paths.help('release-notes')}
              color="inherit"
              size="extraSmall"
              onClick={close}
            >
              {text('what', 'What is new')}
            </Button>
            <Button color="inherit" size="extraSmall" onClick={close}>
              {text('later', 'Later')}
            </Button>
          </>
        }
      >
        {text.prose('updated', 'Badger was updated.')}
      </Alert>
    </Snackbar>
  );
}
