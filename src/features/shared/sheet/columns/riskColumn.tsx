import { riskColor } from '@/theme';
import type { ColumnOptions, WorksheetColumn } from '@/ui/worksheet';
import './ratingColumns.css';

export interface RiskChip {
  /** The level itself (`D`, `PL e`): colour never stands alone. */
  readonly text: string;
  readonly rank: number;
  readonly maxRank: number;
}

/** A computed risk level, coloured by the ramp. */
export function riskColumn<R>(
  options: ColumnOptions<R, RiskChip | null>,
): WorksheetColumn<R, RiskChip | null> {
  return {
    ...options,
    kind: {
      name: 'risk',
      defaultWidth: 72,
      align: 'center',
      format: chip => chip?.text ?? '',
      render: chip => {
        if (chip === null) return <span className="worksheet-nothing">–</span>;
        const { background, text } = riskColor(chip.rank, chip.maxRank);
        return (
          <span className="worksheet-chip" style={{ backgroundColor: background, color: text }}>
            {chip.text}
          </span>
        );
      },
      compare: (a, b) => (a?.rank ?? -1) - (b?.rank ?? -1),
      explains: true,
    },
  };
}
