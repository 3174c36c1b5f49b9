import Alert from '@mui/material/Alert';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { reloadPage } from './reloadPage';
import { useUiTexts } from './UiTexts';

/** Loads the page again; says so where there is no connection to load it over. */
export function ReloadButton(props: Pick<ButtonProps, 'variant' | 'color' | 'size'>) {
  const { reload, noConnection } = useUiTexts();
  const [isAway, setAway] = useState(false);
  return (
    <>
      <Button
        variant="contained"
        {...props}
        onClick={async () => {
          setAway(false);
          setAway(!(await reloadPage()));
        }}
      >
        {reload}
      </Button>
      {isAway && (
        <Alert severity="warning" role="status">
          {noConnection}
        </Alert>
      )}
    </>
  );
}
