import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useMemo, useState } from 'react';
import type { Document, DocumentAnalysis, DocumentRevision, DocumentSuggestion } from '@/api/documents';
import { useGetProjectQuery } from '@/api/projects';
import { type Suggestion, SuggestionList } from '@/features/shared/suggestions/SuggestionList';
import { useTexts } from '@/glossary/useText';
import { refusalMessage } from '@/lib/apiError';
import { FINDING_TEXTS, FINDINGS } from './analysisTexts';
import { SuggestionPlace } from './SuggestionPlace';
import { suggestedLinks } from './suggestedLinks';
import { useAcceptance } from './useAcceptance';

interface AnalysisReviewProps {
  analysis: DocumentAnalysis;
  document: Document;
  revision: DocumentRevision;
  mayEdit: boolean;
  /** Something was accepted: what is suggested is to be compared with them again. */
  onAccepted: () => void;
}

/** What a document suggests, to be reviewed: nothing is written but what is chosen and accepted. */
export function AnalysisReview({ analysis, document, revision, mayEdit, onAccepted }: AnalysisReviewProps) {
  const text = useTexts('document-analysis');
  const { enqueueSnackbar } = useSnackbar();
  const { projectUuid, suggestions, isCut } = analysis;
  const { currentData } = useGetProjectQuery({ projectUuid });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { accept, isSaving } = useAcceptance(currentData?.data, document, ({ page, section }) => {
    const place = page === null ? section : text('page', 'Page {1}', { values: [page] });
    const from = text('source', 'From {1} {2}, revision {3}', {
      values: [document.code, document.name, revision.number],
    });
    return place ? `${from}, ${place}` : from;
  });
  const byKey = useMemo(
    () => new Map(suggestions.map((suggestion, at) => [String(at), suggestion])),
    [suggestions],
  );
  const links = useMemo(() => suggestedLinks(document, suggestions), [document, suggestions]);
  const shown = useMemo(
    (): readonly Suggestion[] => [
      ...links.map(({ uuid, label, suggestion }) => ({
        key: uuid,
        label,
        group: text('links', 'Links of the document'),
        details: <SuggestionPlace projectUuid={projectUuid} suggestion={suggestion} isOfLink />,
      })),
      ...FINDINGS.flatMap(finding =>
        [...byKey]
          .filter(([, suggestion]) => suggestion.finding === finding)
          .map(([key, suggestion]) => ({
            key,
            label: suggestion.name,
            note: suggestion.record
              ? text('known', 'there already: {1}', { values: [suggestion.record.code] })
              : undefined,
            group: text(FINDING_TEXTS[finding]),
            isKnown: suggestion.record !== null,
            details: <SuggestionPlace projectUuid={projectUuid} suggestion={suggestion} />,
          })),
      ),
    ],
    [byKey, links, projectUuid, text],
  );
  const taken = [...chosen].flatMap((key): DocumentSuggestion[] => {
    const suggestion = byKey.get(key);
    return suggestion && !suggestion.record ? [suggestion] : [];
  });
  const takenLinks = links.filter(({ uuid }) => chosen.has(uuid));
  const count = taken.length + takenLinks.length;
  const add = async () => {
    const { accepted, error } = await accept(taken, takenLinks);
    if (accepted > 0) {
      setChosen(new Set());
      onAccepted();
      const message = text('accepted', '{1} suggestions accepted', {
        count: accepted,
        one: '1 suggestion accepted',
      });
      enqueueSnackbar(message, { variant: 'success' });
    }
    if (error !== undefined) enqueueSnackbar(refusalMessage(error), { variant: 'error' });
  };
  if (suggestions.length === 0)
    return (
      <Typography variant="body2">
        {text.prose('nothing', 'No sentence reads like a requirement, a hazard, an assumption or a figure.')}
      </Typography>
    );
  return (
    <>
      {isCut && (
        <Alert severity="info">
          {text.prose(
            'cut',
            'The file has more than is read at once. Upload it in parts to analyse the rest.',
          )}
        </Alert>
      )}
      <SuggestionList
        label={text('list', 'Suggestions')}
        suggestions={shown}
        chosen={new Set([...chosen].filter(key => (byKey.get(key) ?? { record: null }).record === null))}
        onChange={mayEdit ? setChosen : undefined}
        maxHeight="60vh"
      />
      {mayEdit && (
        <div>
          <Button
            size="small"
            variant="contained"
            disabled={count === 0}
            loading={isSaving}
            onClick={() => void add()}
          >
            {text('accept', 'Accept {1} suggestions', { count, one: 'Accept 1 suggestion' })}
          </Button>
        </div>
      )}
    </>
  );
}
