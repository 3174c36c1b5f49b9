import AutoFixHighRounded from '@mui/icons-material/AutoFixHighRounded';
import RedoRounded from '@mui/icons-material/RedoRounded';
import UndoRounded from '@mui/icons-material/UndoRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { ProjectFunction } from '@/api/functions';
import type { Guideword } from '@/api/lookups';
import type { Malfunction } from '@/api/malfunctions';
import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';
import { recordWords } from '@/features/shared/sheet/recordWords';
import { sheetRowState } from '@/features/shared/sheet/sheetRowState';
import { ToolbarSelect } from '@/features/shared/sheet/ToolbarSelect';
import { useGridLabels } from '@/features/shared/sheet/useGridLabels';
import { usePendingRows } from '@/features/shared/sheet/usePendingRows';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { useEditQueue, useEdits, useShownRecords } from '@/records/EditQueueContext';
import { malfunctionModel } from '@/records/models/namedModels';
import { tokens } from '@/theme';
import { type CellState, type RowState, Worksheet, type WorksheetHandle } from '@/ui/worksheet';
import { GenerateDialog } from './GenerateDialog';
import { MatrixCellDialog } from './MatrixCellDialog';
import { type MatrixRow, matrixGuidewords, matrixRows, rowCoverage } from './matrix';
import { FUNCTION_COLUMN, matrixColumns } from './matrixColumns';
import { type MatrixPlace, useMatrixEdits } from './useMatrixEdits';

interface MatrixProps {
  projectUuid: string;
  functions: readonly ProjectFunction[];
  malfunctions: readonly Malfunction[];
  guidewords: readonly Guideword[];
  canEdit: boolean;
}

const rowKey = ({ uuid }: MatrixRow) => uuid;
const rowLabel = ({ function: { code } }: MatrixRow) => code;

/** Functions down, guidewords across. A cell is written into as in a sheet, and opened by Enter. */
export function Matrix(props: MatrixProps) {
  const { projectUuid, functions, canEdit } = props;
  const text = useTexts('matrix');
  const sheetText = useTexts('sheet');
  const { percent } = useFormats();
  const [address, changeAddress] = useAddressParameters();
  const showsAll = address.get('guidewords') === 'all';
  const grid = useRef<WorksheetHandle>(null);
  const queue = useEditQueue();
  const labels = useGridLabels('');
  const malfunctions = useShownRecords(
    malfunctionModel,
    usePendingRows(malfunctionModel, props.malfunctions),
  );
  const rows = useMemo(() => matrixRows(functions, malfunctions), [functions, malfunctions]);
  const guidewords = useMemo(
    () => matrixGuidewords(props.guidewords, rows, showsAll),
    [props.guidewords, rows, showsAll],
  );
  const columns = useMemo(() => matrixColumns({ guidewords, rows, text }), [guidewords, rows, text]);
  const [open, setOpen] = useState<{ place: MatrixPlace; rulesOut: boolean } | null>(null);
  const [isGenerating, setIsGenerating] = useState(false);
  const askReason = useCallback((place: MatrixPlace) => setOpen({ place, rulesOut: true }), []);
  const { onEdit, onUndo, placeOf } = useMatrixEdits({ rows, guidewords, askReason });
  const rowState = useMatrixRowState();
  const close = () => {
    const at = open?.place;
    setOpen(null);
    if (at) grid.current?.focusCell({ rowKey: at.row.uuid, columnKey: at.guideword.uuid });
  };
  const all = rows.length * guidewords.length;
  const decided = rows.reduce((sum, row) => sum + rowCoverage(row, guidewords).decided, 0);
  const outOfScope = functions.length - rows.length;
  return (
    <Box sx={{ flex: '1 1 0', minHeight: 420, position: 'relative' }}>
      <Box
        sx={{
          // The grid needs a height of its own; a page has only a smallest one.
          position: 'absolute',
          inset: 0,
          display: 'flex',
          flexDirection: 'column',
          px: `${tokens.page.marginInline}px`,
          pt: 1.5,
          pb: 1,
        }}
      >
        <Box
          role="toolbar"
          aria-label={sheetText('toolbar', 'View of the sheet')}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}
        >
          <ToolbarSelect
            label={text('guidewords', 'Guidewords')}
            value={showsAll ? 'all' : ''}
            options={[
              { value: '', label: text('guidewords-usual', 'Usual and used') },
              { value: 'all', label: text('guidewords-all', 'All') },
            ]}
            onChange={value => changeAddress({ guidewords: value })}
          />
          <Typography variant="body2" color="textSecondary" aria-live="polite">
            {text.prose('summary', '{1} of {2} cells decided ({3})', {
              count: all,
              one: '{1} of 1 cell decided ({3})',
              values: [decided, all, percent(all === 0 ? 0 : decided / all)],
            })}
            {outOfScope > 0 &&
              ` · ${text('out-of-scope', '{1} functions out of scope', { count: outOfScope, one: '{1} function out of scope' })}`}
          </Typography>
          <Box sx={{ flex: 1 }} />
          {canEdit && (
            <>
              <Tooltip title={sheetText('undo', 'Undo (Ctrl+Z)')}>
                <IconButton
                  size="extraSmall"
                  aria-label={sheetText('undo', 'Undo (Ctrl+Z)')}
                  onClick={() => grid.current?.undo()}
                >
                  <UndoRounded fontSize="small" />
                </IconButton>
              </Tooltip>
              <Tooltip title={sheetText('redo', 'Redo (Ctrl+Y)')}>
                <IconButton
                  size="extraSmall"
                  aria-label={sheetText('redo', 'Redo (Ctrl+Y)')}
                  onClick={() => grid.current?.redo()}
                >
                  <RedoRounded fontSize="small" />
                </IconButton>
              </Tooltip>
              <Button
                size="extraSmall"
                variant="contained"
                startIcon={<AutoFixHighRounded />}
                onClick={() => setIsGenerating(true)}
              >
                {text('generate', 'Generate missing')}
              </Button>
            </>
          )}
        </Box>
        {canEdit && (
          <Typography variant="caption" color="textSecondary" sx={{ mb: 0.5 }}>
            {text.prose(
              'hint',
              'Type what goes wrong, or n for not applicable. Enter opens the cell, Alt+Enter starts a second malfunction in it.',
            )}
          </Typography>
        )}
        <Box sx={{ flex: 1, minHeight: 0, position: 'relative' }}>
          <Worksheet<MatrixRow>
            ref={grid}
            label={text('title', 'Guideword matrix')}
            rows={rows}
            rowKey={rowKey}
            rowLabel={rowLabel}
            columns={columns}
            maxLines="all"
            {...(canEdit && { onEdit, onUndo })}
            onCellCommand={(command, { rowKey: uuid, columnKey }) => {
              const place = placeOf(uuid, columnKey);
              if (!place) return;
              if (command === 'open') setOpen({ place, rulesOut: false });
              else if (command === 'retry')
                for (const { uuid: held } of place.row.cells.get(columnKey) ?? [])
                  if (queue.isHeld(held)) queue.retryDraft(held);
            }}
            rowState={rowState}
            labels={labels}
          />
        </Box>
      </Box>
      {open && (
        <MatrixCellDialog place={open.place} rulesOut={open.rulesOut} canEdit={canEdit} onClose={close} />
      )}
      {isGenerating && (
        <GenerateDialog
          projectUuid={projectUuid}
          rows={rows}
          guidewords={guidewords}
          onClose={() => {
            setIsGenerating(false);
            const [first] = rows;
            if (first) grid.current?.focusCell({ rowKey: first.uuid, columnKey: FUNCTION_COLUMN });
          }}
        />
      )}
    </Box>
  );
}

/** What the malfunctions of each cell are going through; of several the one that needs somebody. */
function useMatrixRowState(): (row: MatrixRow) => RowState | undefined {
  const text = useTexts('sheet');
  const { entries, drafts } = useEdits();
  return useCallback(
    (row: MatrixRow) => {
      if (entries.size === 0 && drafts.size === 0) return undefined;
      const words = recordWords(text, { records: '', add: '', emptyTitle: '', empty: '' });
      const cells: Record<string, CellState> = {};
      for (const [guidewordUuid, malfunctions] of row.cells)
        for (const { uuid } of malfunctions) {
          const state = sheetRowState(
            { entry: entries.get(uuid), draft: drafts.get(uuid) },
            undefined,
            words,
            text,
          );
          const own = Object.values(state?.cells ?? {});
          const worst = own.find(({ status }) => status === 'failed') ?? own[0];
          if (worst && cells[guidewordUuid]?.status !== 'failed') cells[guidewordUuid] = worst;
        }
      return Object.keys(cells).length > 0 ? { cells } : undefined;
    },
    [entries, drafts, text],
  );
}
