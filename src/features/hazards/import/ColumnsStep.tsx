import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ImportTable } from '@/features/shared/tables/headerRow';
import { useTexts } from '@/glossary/useText';
import { useScrollsByKeys } from '@/ui/useScrollsByKeys';
import { samplesOf } from './columns/guessColumns';
import type { ImportTarget } from './columns/importColumns';
import { NOTES } from './importTexts';
import type { ImportFile } from './useImportFile';

interface ColumnsStepProps {
  file: ImportFile;
  table: ImportTable;
  targets: readonly ImportTarget[];
  onSheet: (sheet: number) => void;
  onHeader: (row: number) => void;
  onMap: (at: number, key: string | null) => void;
  onBack: () => void;
  onNext: () => void;
}

const SAMPLES = 3;
/** Rows that may be chosen as the header. */
const HEADER_ROWS = 40;

const short = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;

/** What each column of the file becomes, with values to see it by. */
export function ColumnsStep(props: ColumnsStepProps) {
  const { file, table, targets, onSheet, onHeader, onMap, onBack, onNext } = props;
  const text = useTexts('hazards');
  const scrolling = useScrollsByKeys();
  const { sheets, notes } = file.book;
  const sheet = sheets[file.sheet];
  const leftOut = file.mapping.filter(key => key === null).length;
  const writes = file.mapping.some(key => targets.some(target => target.key === key && target.path !== null));
  const facts = [
    text('import-rows', '{1} rows', { count: table.rows.length, one: '{1} row' }),
    ...(table.emptyRows > 0
      ? [
          text('import-empty-rows', '{1} empty rows left out', {
            count: table.emptyRows,
            one: '{1} empty row left out',
          }),
        ]
      : []),
    ...(table.repeatedHeaders > 0
      ? [
          text('import-repeated', '{1} repeated headers left out', {
            count: table.repeatedHeaders,
            one: '{1} repeated header left out',
          }),
        ]
      : []),
    ...(sheet && sheet.mergedAreas > 0
      ? [
          text('import-merged', '{1} merged areas: their text counts for each cell', {
            count: sheet.mergedAreas,
            one: '{1} merged area: its text counts for each cell',
          }),
        ]
      : []),
    text('import-left-out', '{1} columns left out', { count: leftOut, one: '{1} column left out' }),
  ];
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'flex-end' }}>
        {sheets.length > 1 && (
          <TextField
            select
            size="small"
            label={text('import-sheet', 'Sheet')}
            value={file.sheet}
            onChange={event => onSheet(Number(event.target.value))}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            {sheets.map(({ name, isHidden }, at) => (
              <option key={name} value={at}>
                {isHidden ? text('import-hidden', '{1} (hidden)', { values: [name] }) : name}
              </option>
            ))}
          </TextField>
        )}
        <TextField
          select
          size="small"
          label={text('import-header-row', 'Row with the headers')}
          value={file.headerRow}
          onChange={event => onHeader(Number(event.target.value))}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={{ maxWidth: '100%' }}
        >
          <option value={-1}>{text('import-no-header', 'None')}</option>
          {sheet?.rows.slice(0, HEADER_ROWS).map((row, at) => {
            const words = [...new Set(row.filter(cell => cell.trim() !== ''))];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
              <option key={at} value={at}>
                {`${at + 1}: ${short(words.join(', '), 60)}`}
              </option>
            );
          })}
        </TextField>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {facts.join(' · ')}
      </Typography>
      {notes.map(note => (
        <Alert key={note} severity="info">
          {text.prose(NOTES[note])}
        </Alert>
      ))}
      <Box
        role="region"
        aria-label={text('import-columns', 'Columns of the file')}
        {...scrolling}
        sx={{ overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{text('import-column-file', 'In the file')}</TableCell>
              <TableCell>{text('import-column-here', 'Becomes')}</TableCell>
              <TableCell>{text('import-column-values', 'Values')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {table.headers.map((header, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name
              <TableRow key={at}>
                <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 110 }}>{header}</TableCell>
                <TableCell>
                  <TextField
                    select
                    size="small"
                    value={file.mapping[at] ?? ''}
                    onChange={event => onMap(at, event.target.value || null)}
                    slotProps={{
                      select: { native: true },
                      htmlInput: {
                        'aria-label': text('import-becomes', '“{1}” becomes', { values: [header] }),
                      },
                    }}
                    sx={{ minWidth: 180 }}
                  >
                    <option value="">{text('import-nothing', '– left out –')}</option>
                    {targets.map(({ key, label }) => (
                      <option key={key} value={key}>
                        {label}
                      </option>
                    ))}
                  </TextField>
                </TableCell>
                <TableCell sx={{ color: 'text.secondary', overflowWrap: 'anywhere', minWidth: 160 }}>
                  {samplesOf(table, at)
                    .slice(0, SAMPLES)
                    .map(sample => short(sample.replaceAll('\n', ' ⏎ '), 60))
                    .join(' | ')}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {!writes && (
        <Alert severity="warning">
          {text.prose('import-no-column', 'No column is imported. Say at least for one what it becomes.')}
        </Alert>
      )}
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button size="small" onClick={onBack}>
          {text('import-back', 'Back')}
        </Button>
        <Button size="small" variant="contained" disabled={!writes} onClick={onNext}>
          {text('import-to-check', 'Check')}
        </Button>
      </Stack>
    </Stack>
  );
}
