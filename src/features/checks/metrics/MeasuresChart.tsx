import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { type MeasureRow, STEP_LABELS } from './MeasureTypesTable';

/** Height of a bar with the space around it, and of axis and legend, px. */
const ROW = 36;
const AROUND = 80;

/** Uses that are not rejected, by type. */
export function MeasuresChart({ rows }: { rows: readonly MeasureRow[] }) {
  const text = useTexts('checks');
  const formats = useFormats();
  const { vars } = useTheme();
  const colors = {
    planned: vars?.palette.text.disabled,
    implemented: vars?.palette.info.main,
    verified: vars?.palette.success.main,
  };
  return (
    <BarChart
      layout="horizontal"
      height={rows.length * ROW + AROUND}
      skipAnimation
      margin={{ left: 0, right: 16, top: 8, bottom: 0 }}
      grid={{ vertical: true }}
      yAxis={[{ data: rows.map(({ name }) => name), scaleType: 'band', width: 180 }]}
      xAxis={[{ min: 0, tickMinStep: 1, valueFormatter: (value: number) => formats.number(value) }]}
      series={(['planned', 'implemented', 'verified'] as const).map(step => ({
        id: step,
        label: text(STEP_LABELS[step]),
        data: rows.map(row => row[step]),
        stack: 'uses',
        ...(colors[step] && { color: colors[step] }),
        valueFormatter: (value: number | null) => formats.number(value ?? 0),
      }))}
    />
  );
}
