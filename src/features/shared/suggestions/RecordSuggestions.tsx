import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
import { defineTexts } from '@/glossary/defineTexts';
import { useTexts } from '@/glossary/useText';
import { ReviewDialog } from './ReviewDialog';
import type { Suggestion } from './SuggestionList';

/** As the platform proposes a record. */
interface RecordSuggestion<Payload> {
  payload: Payload;
  reason: string;
  confidence: 'HIGH' | 'MEDIUM' | 'LOW';
  sourceRef: { rule: string };
}

interface RecordSuggestionsProps<Payload> {
  title: string;
  none: ReactNode;
  label: string;
  acceptLabel: (count: number) => string;
  /** Undefined while they are being worked out. */
  found: readonly RecordSuggestion<Payload>[] | undefined;
  error: unknown;
  ask: () => void;
  onAccept: (payloads: Payload[]) => void;
  onClose: () => void;
}

const CONFIDENCE = defineTexts(
  'suggestions',
  { HIGH: 'almost certain', MEDIUM: 'likely', LOW: 'possible' },
  'confidence-',
);

/** The platform proposes at most so many at once. */
export const MOST_SUGGESTIONS = 200;

/** Records that the analysis may lack, under the rule that found them, each with its reason. The surest are chosen. */
export function RecordSuggestions<Payload extends { name?: string | undefined }>(
  props: RecordSuggestionsProps<Payload>,
) {
  const { found, ask, onAccept, ...words } = props;
  const text = useTexts('suggestions');
  const start = useEffectEvent(ask);
  useEffect(() => start(), []);
  const suggestions = useMemo(
    (): readonly Suggestion[] | undefined =>
      found?.map(({ payload, reason, confidence, sourceRef }, index) => ({
        key: String(index),
        label: payload.name ?? '',
        note: text(CONFIDENCE[confidence]),
        group: sourceRef.rule,
        details: (
          <Typography variant="body2" color="textSecondary">
            {reason}
          </Typography>
        ),
      })),
    [found, text],
  );
  return (
    <ReviewDialog
      {...words}
      purpose={text.prose(
        'records-purpose',
        'Nothing is written yet. Choose what belongs into the analysis; it is added as suggested, and undo takes it back.',
      )}
      suggestions={suggestions}
      chosenAtFirst={({ key }) => found?.[Number(key)]?.confidence === 'HIGH'}
      onRetry={ask}
      onAccept={keys =>
        onAccept((found ?? []).flatMap(({ payload }, index) => (keys.has(String(index)) ? [payload] : [])))
      }
    />
  );
}
