import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import { defineTexts } from '@/glossary/defineTexts';

/** The worst first. */
export const SEVERITIES = ['ERROR', 'WARNING', 'NOTE'] as const;

export const SEVERITY_LABELS = defineTexts(
  'project',
  { ERROR: 'Error', WARNING: 'Warning', NOTE: 'Note' },
  'check-',
);
export const SEVERITY_ICONS = {
  ERROR: ErrorOutlineRounded,
  WARNING: WarningAmberRounded,
  NOTE: InfoOutlined,
};
export const SEVERITY_COLORS = { ERROR: 'error', WARNING: 'warning', NOTE: 'info' } as const;
