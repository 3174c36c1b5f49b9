import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { type DragEvent, useRef, useState } from 'react';
import { downloadFile } from '@/api/downloadFile';
import { useAppDispatch } from '@/api/hooks';
import { readInWorker } from '@/features/shared/tables/readInWorker';
import { PROBLEMS } from '@/features/shared/tables/readTexts';
import type { ReadBook, ReadProblem } from '@/features/shared/tables/readTypes';
import { useLanguage } from '@/glossary/GlossaryContext';
import { useTexts } from '@/glossary/useText';
import { refusalMessage } from '@/lib/apiError';

interface FileStepProps {
  /** Name of the file that is read already. */
  current: string | undefined;
  onRead: (name: string, book: ReadBook) => void;
  onNext: () => void;
}

/** Where a file is dropped or chosen. It is read here and sent nowhere. */
export function FileStep({ current, onRead, onNext }: FileStepProps) {
  const text = useTexts('hazards');
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const [isOver, setOver] = useState(false);
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const { enqueueSnackbar } = useSnackbar();
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState<{ name: string; problem: ReadProblem; place: string } | null>(null);
  const take = async (file: File | undefined) => {
    if (!file || isReading) return;
    setRefused(null);
    setReading(true);
    const answer = await readInWorker(file);
    setReading(false);
    if ('book' in answer) onRead(file.name, answer.book);
    else setRefused({ name: file.name, ...answer });
  };
  const saveTemplate = async () => {
    setSaving(true);
    const answer = await dispatch(
      downloadFile({
        client: 'hazard-analysis',
        path: '/user-api/spreadsheet-helpers/standard-gen2',
        params: { language: language.startsWith('de') ? 'de' : 'en' },
        fileName: 'worksheet.xlsx',
      }),
    );
    setSaving(false);
    if (downloadFile.rejected.match(answer))
      enqueueSnackbar(refusalMessage(answer.payload ?? answer.error), { variant: 'error' });
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <Stack sx={{ gap: 2, maxWidth: 860 }}>
      <Typography variant="body2" color="textSecondary">
        {text.prose(
          'import-purpose',
          'Hazards of an Excel workbook or a text table become rows of the worksheet. Nothing is written before you have seen what comes of it.',
        )}
      </Typography>
      <Box
        onDragOver={event => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        sx={{
          border: '1px dashed',
          borderColor: isOver ? 'primary.main' : 'divider',
          bgcolor: isOver ? 'action.hover' : 'background.paper',
          borderRadius: 1,
          p: 4,
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          gap: 1.5,
          textAlign: 'center',
        }}
      >
        {isReading ? (
          <>
            <CircularProgress size={24} aria-hidden />
            <Typography role="status">{text.prose('import-reading', 'Reading the file')}</Typography>
          </>
        ) : (
          <>
            <UploadFileRounded color="action" />
            <Typography>{text.prose('import-drop', 'Drop a file here')}</Typography>
            <Button variant="contained" size="small" onClick={() => input.current?.click()}>
              {text('import-choose', 'Choose a file')}
            </Button>
            <Button size="small" loading={isSaving} onClick={() => void saveTemplate()}>
              {text('import-template', 'Get the workbook to fill in')}
            </Button>
            <Typography variant="body2" color="textSecondary">
              {text.prose('import-types', '.xlsx, .csv or .tsv, up to 20 MB, 20,000 rows and 200 columns')}
            </Typography>
          </>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept=".xlsx,.xlsm,.csv,.tsv,.txt"
          aria-label={text('import-choose', 'Choose a file')}
          onChange={event => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </Box>
      {refused && (
        <Alert severity="error">
          {text.prose('import-not-read', '{1} was not read. {2}', {
            values: [refused.name, text(PROBLEMS[refused.problem], { values: [refused.place] })],
          })}
        </Alert>
      )}
      {current && !isReading && (
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="body2">
            {text.prose('import-current', 'Read: {1}', { values: [current] })}
          </Typography>
          <Button size="small" variant="outlined" onClick={onNext}>
            {text('import-to-columns', 'Go on to the columns')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
