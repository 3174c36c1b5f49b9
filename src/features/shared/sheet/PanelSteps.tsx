import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import KeyboardArrowUpRounded from '@mui/icons-material/KeyboardArrowUpRounded';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTexts } from '@/glossary/useText';

/** From row to row while the details are open. */
export interface PanelWalk {
  /** -1: the row above; undefined at the first one. */
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

/** The row above and the one below, in the order of the sheet. */
export function PanelSteps({ onPrevious, onNext }: PanelWalk) {
  const text = useTexts('sheet');
  const steps = [
    {
      label: text('previous-row', 'Previous row'),
      keys: 'Alt+PageUp',
      go: onPrevious,
      Icon: KeyboardArrowUpRounded,
    },
    { label: text('next-row', 'Next row'), keys: 'Alt+PageDown', go: onNext, Icon: KeyboardArrowDownRounded },
  ];
  return steps.map(({ label, keys, go, Icon }) => (
    <Tooltip key={keys} title={`${label} (${keys})`}>
      {/* Stays where it is at the end, so that the focus does. */}
      <IconButton
        size="extraSmall"
        aria-label={label}
        aria-keyshortcuts={keys}
        aria-disabled={!go}
        onClick={go}
        sx={{ opacity: go ? 1 : 0.4 }}
      >
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  ));
}
