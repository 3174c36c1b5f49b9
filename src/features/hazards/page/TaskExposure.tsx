import { taskExposure } from '@domain/rating/taskExposure';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { Hazard } from '@/api/hazards';
import { useListHumanTasksQuery } from '@/api/human-tasks';
import type { RiskRatingSet } from '@/api/risk-model';
import { useListTasksQuery } from '@/api/tasks';
import { sheetList } from '@/features/shared/sheet/sheetList';
import { defineTexts } from '@/glossary/defineTexts';
import { useFormats } from '@/glossary/useFormats';
import { type TextFunction, useTexts } from '@/glossary/useText';

const INTERVALS = defineTexts(
  'hazards',
  {
    hour: 'at least hourly',
    day: 'at least daily',
    'two-weeks': 'at least every two weeks',
    year: 'at least yearly',
    longer: 'less than yearly',
  },
  'interval-',
);

interface TaskExposureProps {
  hazard: Hazard;
  set: RiskRatingSet;
  /** The chosen exposure level. */
  value: string | undefined;
  /** Left out where nothing can be changed. */
  onTake?: (levelUuid: string) => void;
}

/** What the times of the hazard's task say about the exposure: a proposal with its arithmetic, taken by a click. */
export function TaskExposure({ hazard, set, value, onTake }: TaskExposureProps) {
  const text = useTexts('hazards');
  const formats = useFormats();
  const inOrder = sheetList(hazard.projectUuid);
  const humanTasks = useListHumanTasksQuery(hazard.humanTaskUuid ? inOrder : skipToken);
  const tasks = useListTasksQuery(hazard.taskUuid ? inOrder : skipToken);
  const task =
    humanTasks.currentData?.data.results.find(({ uuid }) => uuid === hazard.humanTaskUuid) ??
    tasks.currentData?.data.results.find(({ uuid }) => uuid === hazard.taskUuid);
  const found = task && taskExposure(set, task);
  if (!found) return null;
  const times = [
    task.name,
    formats.number(task.frequencyPerYear ?? 0),
    formats.number(task.durationMinutes ?? 0),
  ] as const;
  const level = found.kind === 'if-running' ? undefined : found.level;
  return (
    <Stack direction="row" sx={{ gridColumn: '1 / -1', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography variant="body2" color="textSecondary">
        {sentenceOf(found, times, text, formats.number)}
      </Typography>
      {onTake && level && level.uuid !== value && (
        <Button size="small" onClick={() => onTake(level.uuid)}>
          {text('take-level', 'Take {1}', { values: [level.code] })}
        </Button>
      )}
    </Stack>
  );
}

function sentenceOf(
  found: NonNullable<ReturnType<typeof taskExposure>>,
  times: readonly [task: string, perYear: string, minutes: string],
  text: TextFunction<'hazards'>,
  number: (value: number) => string,
): string {
  if (found.kind === 'long')
    return text(
      'task-long',
      'By “{1}” ({2} times a year, {3} min each): more than a twentieth of the time, or more often than every 15 minutes, on any machine.',
      { values: times },
    );
  if (found.kind === 'if-running')
    return text(
      'task-if-running',
      'By “{1}” ({2} times a year, {3} min each): {4} if the machine runs at least {5} hours a year, otherwise {6}.',
      { values: [...times, found.mild.code, number(found.hours), found.grave.code] },
    );
  const values = [...times, text(INTERVALS[found.interval]), found.points, found.level.code];
  if (found.isMildest)
    return text(
      'task-mildest',
      'By “{1}” ({2} times a year, {3} min each): {4} and under 10 minutes, which is 1 point. The mildest level here is {6}.',
      { values },
    );
  return found.isShort && found.interval !== 'hour'
    ? text(
        'task-short',
        'By “{1}” ({2} times a year, {3} min each): {4} and under 10 minutes, which is {5} points.',
        { values },
      )
    : text('task-points', 'By “{1}” ({2} times a year, {3} min each): {4}, which is {5} points.', { values });
}
