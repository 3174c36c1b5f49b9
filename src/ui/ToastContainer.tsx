import { SnackbarProvider } from 'notistack';
import type { ReactNode } from 'react';
import { tokens } from '@/theme';
import { Toast } from './Toast';
import './toastContainer.css';

const COMPONENTS = { default: Toast, info: Toast, success: Toast, warning: Toast, error: Toast };

/**
 * Where toasts show: top right, gone after 5 s (specification §9). Say something with `useSnackbar()` of notistack:
 * `enqueueSnackbar('Saved', { variant: 'success' })`.
 */
export function ToastContainer({ children }: { children: ReactNode }) {
  return (
    <SnackbarProvider
      maxSnack={4}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      autoHideDuration={tokens.toast.autoClose}
      Components={COMPONENTS}
      classes={{ containerRoot: 'toast-container' }}
    >
      {children}
    </SnackbarProvider>
  );
}
