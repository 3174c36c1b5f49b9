import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { useListBaselinesQuery } from '@/api/baselines';
import {
  type ExportFilters,
  type ExportFormat,
  type ExportKind,
  useCreateExportMutation,
} from '@/api/exports';
import { useGetProjectQuery } from '@/api/projects';
import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';
import { useLanguage } from '@/glossary/GlossaryContext';
import { useTexts } from '@/glossary/useText';
import { refusalMessage } from '@/lib/apiError';
import { ArchiveSizeNote } from './ArchiveSizeNote';
import { ExportFilterFields } from './ExportFilterFields';
import { FILTERED, FORMATS, KIND_TEXTS, languageOf, OF_BASELINES } from './exportTexts';
import { FileChoices } from './FileChoices';

const KINDS = Object.keys(FORMATS) as ExportKind[];

/** Asks for a file. */
export function ExportForm({ projectUuid }: { projectUuid: string }) {
  const text = useTexts('exports');
  const { enqueueSnackbar } = useSnackbar();
  const [create, { isLoading }] = useCreateExportMutation();
  const [kind, setKind] = useState<ExportKind>('REPORT');
  const [chosen, setChosen] = useState<ExportFormat>();
  const [language, setLanguage] = useState(languageOf(useLanguage()));
  const [filters, setFilters] = useState<ExportFilters>({});
  const project = useGetProjectQuery({ projectUuid }).currentData?.data;
  const [address, change] = useAddressParameters();
  const baselines =
    useListBaselinesQuery({ projectUuid, order: 'desc', limit: 1000 }).currentData?.data.results ?? [];
  const wanted = address.get('baseline') ?? '';
  const baselineUuid =
    OF_BASELINES.has(kind) && baselines.some(({ uuid }) => uuid === wanted) ? wanted : undefined;
  const format = chosen && FORMATS[kind].includes(chosen) ? chosen : FORMATS[kind][0];
  const make = async () => {
    const answer = await create({
      projectUuid,
      exportCreate: {
        kind,
        format,
        language,
        ...(FILTERED.has(kind) && { filters }),
        ...(baselineUuid && { baselineUuid }),
      },
    });
    if (answer.error) enqueueSnackbar(refusalMessage(answer.error), { variant: 'error' });
  };
  return (
    <Stack
      component="form"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: { sm: 'center' } }}
      onSubmit={event => {
        event.preventDefault();
        void make();
      }}
    >
      <TextField
        select
        size="small"
        label={text('kind', 'What')}
        value={kind}
        sx={{ minWidth: 240 }}
        onChange={({ target }) => setKind(target.value as ExportKind)}
      >
        {KINDS.map(one => (
          <MenuItem key={one} value={one}>
            {text(KIND_TEXTS[one])}
          </MenuItem>
        ))}
      </TextField>
      <FileChoices
        formats={FORMATS[kind]}
        format={format}
        onFormat={setChosen}
        language={language}
        onLanguage={setLanguage}
      />
      {baselines.length > 0 && OF_BASELINES.has(kind) && (
        <TextField
          select
          size="small"
          label={text('state', 'State of the project')}
          value={baselineUuid ?? ''}
          sx={{ minWidth: 200, maxWidth: 320 }}
          onChange={({ target }) => change({ baseline: target.value }, 'replace')}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{text('now', 'As it is now')}</MenuItem>
          {baselines.map(({ uuid, code, name }) => (
            <MenuItem key={uuid} value={uuid}>
              {`${code} ${name}`}
            </MenuItem>
          ))}
        </TextField>
      )}
      {project && FILTERED.has(kind) && (
        <ExportFilterFields project={project} value={filters} onChange={setFilters} />
      )}
      <Button type="submit" variant="contained" size="small" loading={isLoading}>
        {text('make', 'Make the file')}
      </Button>
      {kind === 'ARCHIVE' && (
        <Box sx={{ width: '100%' }}>
          <ArchiveSizeNote projectUuid={projectUuid} />
        </Box>
      )}
    </Stack>
  );
}
