import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { downloadFile } from '@/api/downloadFile';
import {
  type Export,
  useCancelExportMutation,
  useCreateExportMutation,
  useLazyGetExportQuery,
} from '@/api/exports';
import { useAppDispatch } from '@/api/hooks';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { refusalMessage } from '@/lib/apiError';
import { ERROR_TEXTS, FORMAT_TEXTS, isUnderWay, KIND_TEXTS, STATE_TEXTS } from './exportTexts';

/** A file, or how far it is, with what can be done with it. */
export function ExportRow({ made }: { made: Export }) {
  const {
    uuid,
    projectUuid,
    kind,
    format,
    language,
    baselineUuid,
    state,
    progress,
    createdAt,
    fileName,
    error,
  } = made;
  const text = useTexts('exports');
  const formats = useFormats();
  const dispatch = useAppDispatch();
  const { enqueueSnackbar } = useSnackbar();
  const [cancel, cancelling] = useCancelExportMutation();
  const [create, creating] = useCreateExportMutation();
  const [ask, asking] = useLazyGetExportQuery();
  const [isSaving, setIsSaving] = useState(false);
  const name = `${text(KIND_TEXTS[kind])} · ${text(FORMAT_TEXTS[format])}`;
  const tell = (problem: unknown) => enqueueSnackbar(refusalMessage(problem), { variant: 'error' });

  const save = async () => {
    setIsSaving(true);
    const answer = await dispatch(
      downloadFile({
        client: 'hazard-analysis',
        path: `/user-api/projects/${projectUuid}/exports/${uuid}/file`,
        fileName: fileName ?? `export.${format}`,
      }),
    );
    setIsSaving(false);
    if (downloadFile.rejected.match(answer)) tell(answer.payload ?? answer.error);
  };
  const stop = async () => {
    const answer = await cancel({ projectUuid, exportUuid: uuid });
    if (answer.error) tell(answer.error);
  };
  const again = async () => {
    // A list leaves the hazards out that were named one by one.
    const whole = await ask({ projectUuid, exportUuid: uuid });
    if (!whole.data) return tell(whole.error);
    const { filters } = whole.data.data;
    const answer = await create({
      projectUuid,
      exportCreate: {
        kind,
        format,
        language,
        ...(filters && { filters }),
        ...(baselineUuid && { baselineUuid }),
      },
    });
    if (answer.error) tell(answer.error);
  };

  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{
        gap: 1.5,
        py: 1.5,
        alignItems: { sm: 'center' },
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Stack sx={{ flex: 1, minWidth: 0, gap: 0.5 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{fileName ?? name}</Typography>
        <Typography variant="body2" color="textSecondary" role="status">
          {[text(STATE_TEXTS[state]), fileName ? name : undefined, formats.dateTime(createdAt)]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {isUnderWay(made) && (
          <LinearProgress
            aria-label={text('progress', 'Progress of {1}', { values: [name] })}
            variant={state === 'QUEUED' ? 'indeterminate' : 'determinate'}
            value={progress}
          />
        )}
        {error && <Typography color="error">{text.prose(ERROR_TEXTS[error.code])}</Typography>}
      </Stack>
      {isUnderWay(made) && (
        <Button size="small" loading={cancelling.isLoading} onClick={() => void stop()}>
          {text('cancel', 'Cancel')}
        </Button>
      )}
      {state === 'DONE' && (
        <Button size="small" variant="outlined" loading={isSaving} onClick={() => void save()}>
          {text('download', 'Download')}
        </Button>
      )}
      {(state === 'FAILED' || state === 'CANCELLED') && (
        <Button size="small" loading={asking.isFetching || creating.isLoading} onClick={() => void again()}>
          {text('again', 'Try again')}
        </Button>
      )}
    </Stack>
  );
}
