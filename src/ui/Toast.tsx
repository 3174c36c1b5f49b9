import CloseRounded from '@mui/icons-material/CloseRounded';
import Alert from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import { type CustomContentProps, SnackbarContent, type SnackbarKey, useSnackbar } from 'notistack';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { dragProgress } from '@/lib/dragToDismiss';
import { tokens } from '@/theme';
import { useUiTexts } from './UiTexts';

const SEVERITY = {
  default: 'info',
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'error',
} as const;

interface ToastProps extends CustomContentProps {
  ref?: React.Ref<HTMLDivElement>;
}

/** The toast that says something just now, by what it says. */
const saying = new Map<string, SnackbarKey>();

/**
 * Of equal toasts the newest stays and begins its 5 s; the older one goes. Not notistack's `preventDuplicate`: that
 * swallows a toast as long as an equal one is still on its way out.
 */
function useReplacesEqual(id: SnackbarKey, words: string | undefined, close: (id: SnackbarKey) => void) {
  useEffect(() => {
    if (words === undefined) return;
    const older = saying.get(words);
    if (older !== undefined && older !== id) close(older);
    saying.set(words, id);
    return () => {
      if (saying.get(words) === id) saying.delete(words);
    };
  }, [id, words, close]);
}

/** One toast: light in both colour schemes, dragged aside by 80 percent of its width it goes (specification §9). */
export function Toast({ ref, id, message, variant, style, className, action }: ToastProps) {
  const { closeSnackbar } = useSnackbar();
  const texts = useUiTexts();
  useReplacesEqual(id, typeof message === 'string' ? `${variant} ${message}` : undefined, closeSnackbar);
  const card = useRef<HTMLDivElement>(null);
  const startX = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);

  const progress = (event: PointerEvent) =>
    dragProgress(
      startX.current ?? event.clientX,
      event.clientX,
      card.current?.offsetWidth ?? 0,
      tokens.toast.dragThreshold,
    );

  const start = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest('button, a')) return;
    startX.current = event.clientX;
    card.current?.setPointerCapture?.(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    if (startX.current !== null) setOffset(progress(event).offset);
  };
  const end = (event: PointerEvent) => {
    if (startX.current === null) return;
    const { dismisses } = progress(event);
    startX.current = null;
    if (dismisses) closeSnackbar(id);
    else setOffset(0);
  };
  const cancel = () => {
    startX.current = null;
    setOffset(0);
  };

  const width = card.current?.offsetWidth || 1;
  return (
    <SnackbarContent ref={ref} style={style} className={className}>
      <Alert
        ref={card}
        severity={SEVERITY[variant as keyof typeof SEVERITY] ?? 'info'}
        role={variant === 'error' ? 'alert' : 'status'}
        data-color-scheme="light"
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={cancel}
        action={
          <>
            {typeof action === 'function' ? action(id) : action}
            <IconButton
              size="extraSmall"
              aria-label={texts.close}
              color="inherit"
              onClick={() => closeSnackbar(id)}
            >
              <CloseRounded fontSize="small" />
            </IconButton>
          </>
        }
        style={{ transform: `translateX(${offset}px)`, opacity: Math.max(0.2, 1 - Math.abs(offset) / width) }}
        sx={{
          width: '100%',
          bgcolor: '#fff',
          color: '#1b1f24',
          border: '1px solid #d5d9de',
          boxShadow: 8,
          touchAction: 'pan-y',
          cursor: 'grab',
          userSelect: 'none',
          // What closes it stands beside the words, however few they are.
          flexWrap: 'nowrap',
          '& .MuiAlert-message': { minWidth: 0 },
        }}
      >
        {message}
      </Alert>
    </SnackbarContent>
  );
}
