import Typography from '@mui/material/Typography';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type SuggestionRefusal, useListSuggestionRefusalsQuery } from '@/api/project-actions';
import { defineTexts } from '@/glossary/defineTexts';
import { useTexts } from '@/glossary/useText';
import { RefuseDialog } from './RefuseDialog';
import { RefusedSuggestions } from './RefusedSuggestions';
import { ReviewDialog } from './ReviewDialog';
import type { Suggestion } from './SuggestionList';

/** As the platform proposes a record. */
interface RecordSuggestion<Payload> {
  key: string;
  payload: Payload;
  reason: string;
  confidence: 'HIGH' | 'MEDIUM' | 'LOW';
  sourceRef: { rule: string };
}

interface RecordSuggestionsProps<Payload> {
  projectUuid: string;
  kind: SuggestionRefusal['kind'];
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
  const { projectUuid, kind, found, ask, onAccept, none, ...words } = props;
  const text = useTexts('suggestions');
  const refusals = useListSuggestionRefusalsQuery({ projectUuid, kind: [kind], limit: MOST_SUGGESTIONS });
  const { results = [], total = 0 } = refusals.currentData?.data ?? {};
  /** Refused since they were proposed. */
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<readonly { key: string; name: string }[]>();
  const start = useEffectEvent(ask);
  useEffect(() => start(), []);
  const open = useMemo(() => found?.filter(({ key }) => !gone.has(key)), [found, gone]);
  const suggestions = useMemo(
    (): readonly Suggestion[] | undefined =>
      open?.map(({ key, payload, reason, confidence, sourceRef }) => ({
        key,
        label: payload.name ?? '',
        note: text(CONFIDENCE[confidence]),
        group: sourceRef.rule,
        details: (
          <Typography variant="body2" color="textSecondary">
            {reason}
          </Typography>
        ),
      })),
    [open, text],
  );
  const sure = useMemo(
    () => new Set(open?.filter(({ confidence }) => confidence === 'HIGH').map(({ key }) => key)),
    [open],
  );
  const isSure = useCallback(({ key }: Suggestion) => sure.has(key), [sure]);
  const named = (keys: ReadonlySet<string>) =>
    (open ?? [])
      .filter(({ key }) => keys.has(key))
      .map(({ key, payload }) => ({ key, name: payload.name ?? key }));
  return (
    <>
      <ReviewDialog
        {...words}
        none={
          total > 0 ? text.prose('rest-refused', 'Nothing else is suggested; the rest was refused.') : none
        }
        purpose={text.prose(
          'records-purpose',
          'Nothing is written yet. Choose what belongs into the analysis; it is added as suggested, and undo takes it back.',
        )}
        suggestions={suggestions}
        chosenAtFirst={isSure}
        onRetry={ask}
        onAccept={keys =>
          onAccept((open ?? []).flatMap(({ key, payload }) => (keys.has(key) ? [payload] : [])))
        }
        onRefuse={keys => setAsked(named(keys))}
        refused={
          <RefusedSuggestions
            projectUuid={projectUuid}
            kind={kind}
            refusals={results}
            total={total}
            onProposed={() => {
              setGone(new Set());
              ask();
            }}
          />
        }
      />
      {asked && (
        <RefuseDialog
          projectUuid={projectUuid}
          kind={kind}
          suggestions={asked}
          onRefused={() => setGone(new Set([...gone, ...asked.map(({ key }) => key)]))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
