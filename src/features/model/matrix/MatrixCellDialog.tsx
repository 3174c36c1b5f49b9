import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { MalfunctionCreateLimits } from '@/api/limits';
import type { Malfunction } from '@/api/malfunctions';
import { paths } from '@/config/paths';
import { useTexts } from '@/glossary/useText';
import { useEditQueue } from '@/records/EditQueueContext';
import { malfunctionModel } from '@/records/models/namedModels';
import { ShownField } from '@/ui/form';
import { dispositionOptions } from '../malfunctionSheet';
import { cellOf, isRuledOut } from './matrix';
import { type MatrixPlace, newMalfunction } from './useMatrixEdits';

const { name: nameLimit, dispositionReason: reasonLimit } = MalfunctionCreateLimits;

type Entry = Pick<Malfunction, 'uuid' | 'name' | 'disposition' | 'dispositionReason'>;

interface MatrixCellDialogProps {
  place: MatrixPlace;
  /** Opened to say why the guideword does not apply. */
  rulesOut: boolean;
  canEdit: boolean;
  onClose: () => void;
}

/** One cell of the matrix: its malfunctions with the decision on each, or why there is none. */
export function MatrixCellDialog({ place, rulesOut, canEdit, onClose }: MatrixCellDialogProps) {
  const text = useTexts('matrix');
  const id = useId();
  const queue = useEditQueue();
  const { row, guideword } = place;
  const [held] = useState(() => cellOf(row, guideword.uuid));
  const blank = (): Entry => ({
    uuid: crypto.randomUUID(),
    name: '',
    disposition: rulesOut ? 'NOT_CREDIBLE' : 'ANALYSE',
    dispositionReason: '',
  });
  const [entries, setEntries] = useState<readonly Entry[]>(() => (held.length > 0 ? held : [blank()]));
  const [wasSent, setWasSent] = useState(false);
  const change = (uuid: string, next: Partial<Entry>) =>
    setEntries(before => before.map(entry => (entry.uuid === uuid ? { ...entry, ...next } : entry)));
  // A new line that says nothing is as if it were not there.
  const filled = entries.filter(
    entry =>
      entry.name.trim() !== '' || entry.disposition !== 'ANALYSE' || held.some(m => m.uuid === entry.uuid),
  );
  const save = () => {
    setWasSent(true);
    if (filled.some(entry => problemOf(entry, held))) return;
    const added = filled
      .filter(({ uuid }) => !held.some(malfunction => malfunction.uuid === uuid))
      .map(({ name, disposition, dispositionReason }) =>
        newMalfunction(place, {
          name: name.trim(),
          disposition,
          dispositionReason: dispositionReason.trim(),
        }),
      );
    const changed = held.flatMap(record => {
      const entry = filled.find(({ uuid }) => uuid === record.uuid);
      if (!entry) return [];
      const { name, disposition, dispositionReason } = entry;
      return [
        { record, patch: { name: name.trim(), disposition, dispositionReason: dispositionReason.trim() } },
      ];
    });
    queue.add(malfunctionModel, added, changed);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>
        {text('cell-title', '{1} × {2}', { values: [row.function.name, guideword.name] })}
      </DialogTitle>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault();
          save();
        }}
      >
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: 0 }}>
          {guideword.description && (
            <Typography variant="body2" color="textSecondary">
              {guideword.description}
            </Typography>
          )}
          {entries.map((entry, index) => (
            <EntryFields
              key={entry.uuid}
              entry={entry}
              code={held.find(({ uuid }) => uuid === entry.uuid)?.code}
              proposed={newMalfunction(place).name}
              problem={wasSent && filled.includes(entry) ? problemOf(entry, held) : undefined}
              startsAt={index > 0 ? undefined : rulesOut ? 'reason' : 'name'}
              canEdit={canEdit}
              onChange={next => change(entry.uuid, next)}
            />
          ))}
          <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}>
            {canEdit && (
              <Button
                size="small"
                startIcon={<AddRounded />}
                onClick={() => setEntries(before => [...before, { ...blank(), disposition: 'ANALYSE' }])}
              >
                {text('cell-add', 'Another malfunction')}
              </Button>
            )}
            {held.length > 0 && (
              <Link
                component={RouterLink}
                variant="body2"
                to={`${paths.projectModel(row.function.projectUuid, 'malfunctions')}?malfunction=${held[0]?.code}`}
              >
                {text('cell-sheet', 'Open in the sheet of malfunctions')}
              </Link>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button size="small" onClick={onClose}>
            {canEdit ? text('cancel', 'Cancel') : text('close', 'Close')}
          </Button>
          {canEdit && (
            <Button size="small" variant="contained" type="submit">
              {text('save', 'Save')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}

type Problem = 'name' | 'nameLength' | 'reason' | 'reasonLength';

function problemOf(entry: Entry, held: readonly Malfunction[]): Problem | undefined {
  const name = entry.name.trim();
  const isNew = !held.some(({ uuid }) => uuid === entry.uuid);
  // The guideword words a new one.
  if (name === '' && !(isNew && isRuledOut(entry))) return 'name';
  if (name.length > nameLimit.maxLength) return 'nameLength';
  if (entry.dispositionReason.trim().length > reasonLimit.maxLength) return 'reasonLength';
  return isRuledOut(entry) && entry.dispositionReason.trim() === '' ? 'reason' : undefined;
}

interface EntryFieldsProps {
  entry: Entry;
  code: string | undefined;
  /** Its name where nobody gives it one. */
  proposed: string;
  problem: Problem | undefined;
  startsAt: 'name' | 'reason' | undefined;
  canEdit: boolean;
  onChange: (next: Partial<Entry>) => void;
}

function EntryFields(props: EntryFieldsProps) {
  const { entry, code, proposed, problem, startsAt, canEdit, onChange } = props;
  const text = useTexts('matrix');
  const malfunctionText = useTexts('malfunctions');
  const tooLong = (max: number, length: number) =>
    text('too-long', 'A line has {2} characters; {1} are allowed.', { values: [max, length] });
  // A duplicate names another malfunction, which is chosen in the sheet.
  const options = dispositionOptions(malfunctionText).filter(
    ({ value }) => value !== 'DUPLICATE' || entry.disposition === 'DUPLICATE',
  );
  const nameLabel = text('field-name', 'Malfunction {1}', { values: [code ?? ''] }).trim();
  const decisionLabel = malfunctionText('column-disposition', 'Decision');
  const reasonLabel = malfunctionText('column-reason', 'Reason');
  if (!canEdit)
    return (
      <Stack sx={{ gap: 1.5 }}>
        <ShownField label={nameLabel} value={entry.name} />
        <ShownField
          label={decisionLabel}
          value={options.find(({ value }) => value === entry.disposition)?.label ?? ''}
        />
        <ShownField label={reasonLabel} value={entry.dispositionReason} />
      </Stack>
    );
  return (
    <Stack sx={{ gap: 1.5 }}>
      <TextField
        size="small"
        autoFocus={startsAt === 'name'}
        label={nameLabel}
        placeholder={proposed}
        value={entry.name}
        error={problem === 'name' || problem === 'nameLength'}
        helperText={
          problem === 'name'
            ? text.prose('name-missing', 'Say what goes wrong.')
            : problem === 'nameLength' && tooLong(nameLimit.maxLength, entry.name.trim().length)
        }
        onChange={event => onChange({ name: event.target.value })}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
        <TextField
          select
          size="small"
          label={decisionLabel}
          value={entry.disposition}
          onChange={event => {
            const chosen = options.find(({ value }) => value === event.target.value);
            if (chosen) onChange({ disposition: chosen.value });
          }}
          sx={{ minWidth: 190 }}
        >
          {options.map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          size="small"
          multiline
          maxRows={6}
          autoFocus={startsAt === 'reason'}
          label={reasonLabel}
          value={entry.dispositionReason}
          error={problem === 'reason' || problem === 'reasonLength'}
          helperText={
            problem === 'reason'
              ? text.prose('say-why', 'Say why the guideword does not apply.')
              : problem === 'reasonLength' &&
                tooLong(reasonLimit.maxLength, entry.dispositionReason.trim().length)
          }
          onChange={event => onChange({ dispositionReason: event.target.value })}
          onKeyDown={event => {
            // One line is the rule: Enter saves as everywhere, Shift+Enter breaks the line.
            if (event.key !== 'Enter' || event.shiftKey || event.altKey || event.nativeEvent.isComposing)
              return;
            event.preventDefault();
            event.currentTarget.closest('form')?.requestSubmit();
          }}
          sx={{ flex: 1 }}
        />
      </Stack>
    </Stack>
  );
}
