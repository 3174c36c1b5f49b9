import { riskColor } from '@/theme/riskRamp';
import type { ColumnKind } from './columnKind';

export const chipKind: ColumnKind<'chip'> = {
  defaultWidth: 72,
  render: (column, row) => {
    const chip = column.getChip(row);
    if (chip === null) return <span className="worksheet-nothing">–</span>;
    const { background, text } = riskColor(chip.rank, chip.maxRank);
    return (
      <span className="worksheet-risk" style={{ backgroundColor: background, color: text }}>
        {chip.text}
      </span>
    );
  },
  getText: (column, row) => column.getChip(row)?.text ?? '',
  explains: true,
};
