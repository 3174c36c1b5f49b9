import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Project } from '@/api/projects';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { useTexts } from '@/glossary/useText';
import { type BoardRow, canOpenRound, isActive, type Stage } from './boardRows';
import { BATCH_LABELS, BATCH_STEPS, type BatchStep, planStep } from './boardSteps';
import { ChangeRoundsDialog } from './ChangeRoundsDialog';
import { OpenRoundsDialog } from './OpenRoundsDialog';
import { StepDialog } from './StepDialog';
import { SummaryDialog } from './SummaryDialog';
import type { BoardData } from './useBoardData';

interface BoardSelectionProps {
  project: Project;
  data: BoardData;
  stage: Stage;
  /** The chosen ones. */
  rows: readonly BoardRow[];
  /** How many match the filter, those of other pages too. */
  matching: number;
  onSelectAll: () => void;
  /** Undefined for none. */
  onSelect: (rows: readonly BoardRow[]) => void;
}

/** What can be done with all chosen hazards; a button says with how many of them. */
export function BoardSelection(props: BoardSelectionProps) {
  const { project, data, stage, rows, matching, onSelectAll, onSelect } = props;
  const text = useTexts('voting');
  const { can } = projectPermissions(project);
  // What a dialog is about stays as it was when it opened, whatever others do meanwhile.
  const [asked, setAsked] = useState<{
    what: BatchStep | 'OPEN' | 'CHANGE' | 'SUMMARY';
    rows: readonly BoardRow[];
  }>();
  const close = (left?: readonly BoardRow[]) => {
    setAsked(undefined);
    if (left) onSelect(left);
  };
  const current = rows.filter(({ round }) => isActive(round));
  const steps = BATCH_STEPS.flatMap(([step, permission]) => {
    const count = can(permission) ? planStep(step, rows, true, text).ready.length : 0;
    return count > 0 ? [{ step, count }] : [];
  });
  const openable = rows.filter(canOpenRound).length;
  const count = text('selected', '{1} hazards selected', {
    count: rows.length,
    one: '{1} hazard selected',
  });
  return (
    <>
      {rows.length > 0 && (
        <Paper
          role="toolbar"
          aria-label={count}
          elevation={8}
          sx={{
            position: 'sticky',
            bottom: 8,
            zIndex: 1,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            px: 1.5,
            py: 1,
          }}
        >
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {count}
          </Typography>
          {rows.length < matching && (
            <Button size="extraSmall" onClick={onSelectAll}>
              {text('select-all', 'Select all {1}', { values: [matching] })}
            </Button>
          )}
          {can('voting.manage') && openable > 0 && (
            <Button size="extraSmall" variant="contained" onClick={() => setAsked({ what: 'OPEN', rows })}>
              {text('batch-count', '{1} ({2})', {
                values: [text('open', 'Open rounds'), openable],
              })}
            </Button>
          )}
          {steps.map(({ step, count: fitting }) => (
            <Button
              key={step}
              size="extraSmall"
              variant="outlined"
              onClick={() => setAsked({ what: step, rows })}
            >
              {text('batch-count', '{1} ({2})', { values: [text(BATCH_LABELS[step]), fitting] })}
            </Button>
          ))}
          {can('voting.manage') && current.length > 0 && (
            <>
              <Button size="extraSmall" variant="outlined" onClick={() => setAsked({ what: 'CHANGE', rows })}>
                {text('batch-count', '{1} ({2})', {
                  values: [text('change-rounds', 'Voters and due date'), current.length],
                })}
              </Button>
              <Button
                size="extraSmall"
                variant="outlined"
                onClick={() => setAsked({ what: 'SUMMARY', rows: current })}
              >
                {text('summary', 'Send summary')}
              </Button>
            </>
          )}
          <Button size="extraSmall" onClick={() => onSelect([])}>
            {text('clear-selection', 'Clear selection')}
          </Button>
        </Paper>
      )}
      {asked?.what === 'OPEN' && (
        <OpenRoundsDialog projectUuid={project.uuid} {...{ stage, data }} rows={asked.rows} onClose={close} />
      )}
      {asked?.what === 'SUMMARY' && (
        <SummaryDialog
          projectUuid={project.uuid}
          voters={data.voters}
          hazardUuids={asked.rows.map(({ hazard }) => hazard.uuid)}
          userUuids={[]}
          onClose={() => close()}
        />
      )}
      {asked?.what === 'CHANGE' && (
        <ChangeRoundsDialog projectUuid={project.uuid} data={data} rows={asked.rows} onClose={close} />
      )}
      {asked && asked.what !== 'OPEN' && asked.what !== 'CHANGE' && asked.what !== 'SUMMARY' && (
        <StepDialog projectUuid={project.uuid} step={asked.what} rows={asked.rows} onClose={close} />
      )}
    </>
  );
}
