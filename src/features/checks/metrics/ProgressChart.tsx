import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import type { ProgressDay } from '@/api/exports';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { CHART_HEIGHT } from './Figure';
import { PROGRESS_LABELS, PROGRESS_STEPS } from './progressSteps';

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** Steps over time; figures hold until the next day with a change, the last ones until today. */
export function ProgressChart({ days }: { days: readonly ProgressDay[] }) {
  const text = useTexts('checks');
  const formats = useFormats();
  const { vars } = useTheme();
  const today = new Date().toISOString().slice(0, 10);
  const last = days.at(-1);
  const shown = last && last.day < today ? [...days, { ...last, day: today }] : [...days];
  const colors = {
    identified: vars?.palette.text.secondary,
    rated: vars?.palette.info.main,
    mitigated: vars?.palette.warning.main,
    verified: vars?.palette.success.main,
  };
  return (
    <LineChart
      height={CHART_HEIGHT}
      skipAnimation
      margin={{ left: 0, right: 16, top: 8, bottom: 0 }}
      grid={{ horizontal: true }}
      xAxis={[
        {
          data: shown.map(({ day }) => dateOf(day)),
          scaleType: 'time',
          valueFormatter: (date: Date) => formats.day(date.toISOString().slice(0, 10)),
          tickNumber: 6,
        },
      ]}
      yAxis={[{ min: 0, tickMinStep: 1, valueFormatter: (value: number) => formats.number(value) }]}
      series={PROGRESS_STEPS.map(step => ({
        id: step,
        label: text(PROGRESS_LABELS[step]),
        data: shown.map(day => day[step]),
        curve: 'stepAfter' as const,
        showMark: shown.length === 1,
        ...(colors[step] && { color: colors[step] }),
        valueFormatter: (value: number | null) => formats.number(value ?? 0),
      }))}
    />
  );
}
