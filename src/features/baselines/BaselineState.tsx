import Chip from '@mui/material/Chip';
import type { Baseline } from '@/api/baselines';
import { useTexts } from '@/glossary/useText';

/** Whether somebody stands for a baseline, and whether it is the one that counts. */
export function BaselineState({ baseline: { isSigned, isLatestSigned } }: { baseline: Baseline }) {
  const text = useTexts('baselines');
  const label = isLatestSigned
    ? text('latest-signed', 'Latest signed')
    : isSigned
      ? text('signed', 'Signed')
      : text('unsigned', 'Not signed');
  return (
    <Chip size="small" variant="outlined" color={isLatestSigned ? 'primary' : 'default'} label={label} />
  );
}
