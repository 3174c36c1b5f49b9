import Button from '@mui/material/Button';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { downloadFile } from '@/api/downloadFile';
import { useAppDispatch } from '@/api/hooks';
import { defineTexts } from '@/glossary/defineTexts';
import { useLanguage } from '@/glossary/GlossaryContext';
import { useTexts } from '@/glossary/useText';
import { refusalMessage } from '@/lib/apiError';
import { Menu, MenuAction } from '@/ui/menu';

const FORMATS = ['xlsx', 'csv', 'json'] as const;

const FORMAT_LABELS = defineTexts(
  'voting',
  {
    xlsx: 'Excel: votes, rounds and events',
    csv: 'CSV: votes',
    json: 'JSON: everything',
  },
  'export-',
);

/** Saves who decided what about the hazards of a project, when and why. */
export function ExportRecord({ projectUuid }: { projectUuid: string }) {
  const text = useTexts('voting');
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const { enqueueSnackbar } = useSnackbar();
  const [isSaving, setIsSaving] = useState(false);
  const save = async (format: (typeof FORMATS)[number]) => {
    setIsSaving(true);
    const answer = await dispatch(
      downloadFile({
        client: 'hazard-analysis',
        path: `/user-api/projects/${projectUuid}/voting-record`,
        params: { format, language },
        fileName: `voting-record.${format}`,
      }),
    );
    setIsSaving(false);
    if (downloadFile.rejected.match(answer))
      enqueueSnackbar(refusalMessage(answer.payload ?? answer.error), { variant: 'error' });
  };
  return (
    <Menu
      trigger={
        <Button size="small" loading={isSaving}>
          {text('export-record', 'Export the voting record')}
        </Button>
      }
    >
      {FORMATS.map(format => (
        <MenuAction key={format} onSelect={() => save(format)}>
          {text(FORMAT_LABELS[format])}
        </MenuAction>
      ))}
    </Menu>
  );
}
