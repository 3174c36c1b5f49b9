import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import {
  type Document,
  useAnalyzeDocumentRevisionMutation,
  useListDocumentAnalysesQuery,
  useListDocumentRevisionsQuery,
} from '@/api/documents';
import { useTexts } from '@/glossary/useText';
import { refusalMessage } from '@/lib/apiError';
import { ErrorView } from '@/ui/ErrorView';
import { Section } from '@/ui/Section';
import { AnalysisReview } from './AnalysisReview';
import { isUnderWay, mayHaveText, PROBLEM_TEXTS } from './analysisTexts';

interface RevisionAnalysisProps {
  document: Document;
  revisionUuid: string;
  mayEdit: boolean;
}

/** How often an analysis under way is asked for. */
const ASK_EVERY_MS = 1000;

/** What the text of a revision suggests: asking for it, how far it is, the list to be reviewed. */
export function RevisionAnalysis({ document, revisionUuid, mayEdit }: RevisionAnalysisProps) {
  const text = useTexts('document-analysis');
  const { enqueueSnackbar } = useSnackbar();
  const revisions = useListDocumentRevisionsQuery({
    documentUuid: document.uuid,
    orderBy: 'number',
    order: 'desc',
    limit: 20_000,
  });
  const revision = revisions.currentData?.data.results.find(({ uuid }) => uuid === revisionUuid);
  const asked = {
    projectUuid: document.projectUuid,
    documentRevisionUuid: [revisionUuid],
    order: 'desc' as const,
    limit: 1,
  };
  const { currentData, error, refetch } = useListDocumentAnalysesQuery(asked, {
    refetchOnMountOrArgChange: true,
  });
  const analysis = currentData?.data.results[0];
  const isOpen = analysis !== undefined && isUnderWay(analysis);
  useListDocumentAnalysesQuery(asked, { pollingInterval: ASK_EVERY_MS, skip: !isOpen });
  const [analyze, { isLoading }] = useAnalyzeDocumentRevisionMutation();
  const begin = async () => {
    const answer = await analyze({ documentRevisionUuid: revisionUuid });
    if (answer.error) enqueueSnackbar(refusalMessage(answer.error), { variant: 'error' });
  };
  if (!revision || !mayHaveText(revision.mimeType)) return null;
  const problem = analysis?.status === 'FAILED' ? (analysis.problem ?? 'INTERNAL') : null;
  return (
    <Section
      title={text('title', 'Suggestions from revision {1}', { values: [revision.number] })}
      purpose={text.prose(
        'purpose',
        'Rules find sentences that read like requirements, hazards, assumptions and figures, in English and German; where a language model is connected, it points to further ones. Nothing is written until you accept it.',
      )}
      actions={
        mayEdit && (
          <Button size="small" disabled={isOpen} loading={isLoading} onClick={() => void begin()}>
            {analysis ? text('again', 'Analyse again') : text('analyse', 'Analyse')}
          </Button>
        )
      }
    >
      {error && !currentData ? <ErrorView error={error} onRetry={refetch} /> : null}
      {!currentData && !error && <Skeleton variant="rounded" height={40} />}
      {currentData && !analysis && (
        <Typography variant="body2" color="textSecondary">
          {text.prose('none', 'This revision has not been analysed.')}
        </Typography>
      )}
      {isOpen && (
        <>
          <Typography variant="body2" role="status">
            {analysis.status === 'QUEUED'
              ? text.prose('queued', 'Waiting')
              : text.prose('running', 'Being read')}
          </Typography>
          <LinearProgress
            aria-label={text('progress', 'Progress of the analysis')}
            variant={analysis.status === 'QUEUED' ? 'indeterminate' : 'determinate'}
            value={analysis.progress}
          />
        </>
      )}
      {problem && <Alert severity="warning">{text.prose(PROBLEM_TEXTS[problem])}</Alert>}
      {analysis?.status === 'DONE' && (
        <AnalysisReview
          key={analysis.uuid}
          analysis={analysis}
          document={document}
          revision={revision}
          mayEdit={mayEdit}
          onAccepted={() => void refetch()}
        />
      )}
    </Section>
  );
}
