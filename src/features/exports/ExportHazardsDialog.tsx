import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useCreateExportMutation, useGetExportQuery } from '@/api/exports';
import { paths } from '@/config/paths';
import type { HazardsActionProps } from '@/features/shared/hazards/hazardSection';
import { useLanguage } from '@/glossary/GlossaryContext';
import { useTexts } from '@/glossary/useText';
import { refusalMessage } from '@/lib/apiError';
import { ExportRow } from './ExportRow';
import { ASK_EVERY_MS, FORMATS, isUnderWay, languageOf } from './exportTexts';
import { FileChoices } from './FileChoices';

/** A worksheet of exactly the hazards that somebody sees or has selected. */
export function ExportHazardsDialog({ projectUuid, hazards, onClose }: HazardsActionProps) {
  const text = useTexts('exports');
  const titleId = useId();
  const { enqueueSnackbar } = useSnackbar();
  const [format, setFormat] = useState(FORMATS.SPREADSHEET[0]);
  const [language, setLanguage] = useState(languageOf(useLanguage()));
  const [create, { isLoading, data }] = useCreateExportMutation();
  const exportUuid = data?.data.uuid ?? '';
  const asked = { projectUuid, exportUuid };
  const made = useGetExportQuery(asked, { skip: !exportUuid }).currentData?.data ?? data?.data;
  useGetExportQuery(asked, { skip: !made || !isUnderWay(made), pollingInterval: ASK_EVERY_MS });
  const make = async () => {
    const filters = { uuid: hazards.map(({ uuid }) => uuid) };
    const answer = await create({
      projectUuid,
      exportCreate: { kind: 'SPREADSHEET', format, language, filters },
    });
    if (answer.error) enqueueSnackbar(refusalMessage(answer.error), { variant: 'error' });
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {text('hazards-title', 'Export {1} hazards', { count: hazards.length, one: 'Export 1 hazard' })}
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Typography variant="body2" color="textSecondary">
            {text.prose(
              'hazards-help',
              'The file has these hazards in the order of the project, as they are saved. The other sheets of a workbook have everything of the project.',
            )}
          </Typography>
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
            <FileChoices
              formats={FORMATS.SPREADSHEET}
              format={format}
              onFormat={setFormat}
              language={language}
              onLanguage={setLanguage}
            />
          </Stack>
          {made && (
            <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              <ExportRow made={made} />
            </Stack>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button
          component={RouterLink}
          to={paths.projectReports(projectUuid)}
          size="small"
          sx={{ mr: 'auto' }}
        >
          {text('all-files', 'All files')}
        </Button>
        <Button size="small" onClick={onClose}>
          {text('close', 'Close')}
        </Button>
        {/* Another format of the same hazards is another file. */}
        <Button
          size="small"
          variant="contained"
          loading={isLoading}
          disabled={hazards.length === 0 || (made !== undefined && isUnderWay(made))}
          onClick={() => void make()}
        >
          {text('make', 'Make the file')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
