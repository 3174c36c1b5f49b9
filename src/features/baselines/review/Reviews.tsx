import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  type Baseline,
  type BaselineReview,
  type ReviewFinding,
  useListReviewFindingsQuery,
} from '@/api/baselines';
import { useProjectPermissions } from '@/features/shared/permissions/usePermissions';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';
import { Markdown } from '@/ui/Markdown';
import { Section } from '@/ui/Section';
import { INDEPENDENCE_TEXTS, RESULT_TEXTS } from '../baselineTexts';
import { ConcludeDialog } from './ConcludeDialog';
import { FindingDialog } from './FindingDialog';
import { FindingEntry } from './FindingEntry';
import { ReviewDialog } from './ReviewDialog';
import { type FindingStep, StepDialog } from './StepDialog';

interface ReviewsProps {
  projectUuid: string;
  baseline: Baseline;
}

const ALL = 1000;

/** Confirmation reviews of a baseline with what was found. */
export function Reviews({ projectUuid, baseline }: ReviewsProps) {
  const text = useTexts('baselines');
  const { can } = useProjectPermissions(projectUuid);
  const [isBeginning, setIsBeginning] = useState(false);
  const { reviews } = baseline;
  const query = useListReviewFindingsQuery({ projectUuid, baselineUuid: [baseline.uuid], limit: ALL });
  const findings = query.currentData?.data.results;
  return (
    <Section
      title={text('reviews', 'Confirmation reviews')}
      purpose={reviews.length === 0 && text.prose('no-reviews', 'Nobody has reviewed this baseline yet.')}
      actions={
        can('baselines.sign') && (
          <Button size="small" variant="outlined" onClick={() => setIsBeginning(true)}>
            {text('begin-review', 'Begin a review…')}
          </Button>
        )
      }
    >
      {query.error && !findings && <ErrorView error={query.error} onRetry={query.refetch} />}
      {reviews.map(review => (
        <Review
          key={review.uuid}
          projectUuid={projectUuid}
          review={review}
          findings={findings?.filter(({ baselineReviewUuid }) => baselineReviewUuid === review.uuid)}
        />
      ))}
      {isBeginning && <ReviewDialog baseline={baseline} onClose={() => setIsBeginning(false)} />}
    </Section>
  );
}

interface ReviewProps {
  projectUuid: string;
  review: BaselineReview;
  findings: readonly ReviewFinding[] | undefined;
}

function Review({ projectUuid, review, findings }: ReviewProps) {
  const text = useTexts('baselines');
  const formats = useFormats();
  const permissions = useProjectPermissions(projectUuid);
  const [asked, setAsked] = useState<'finding' | 'conclude' | null>(null);
  const [step, setStep] = useState<{ finding: ReviewFinding; step: FindingStep } | null>(null);
  const { name, scope, reviewerName, independence, independenceNote, createdAt } = review;
  const { result, conclusion, concludedAt } = review;
  const close = () => setAsked(null);
  return (
    <Box
      component="article"
      aria-label={name}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2 }}
    >
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h3" sx={{ mr: 'auto', overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {permissions.can('baselines.sign') && !result && (
          <>
            <Button size="small" onClick={() => setAsked('finding')}>
              {text('add-finding', 'Add a finding…')}
            </Button>
            <Button size="small" variant="outlined" onClick={() => setAsked('conclude')}>
              {text('conclude', 'Conclude…')}
            </Button>
          </>
        )}
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {[
          reviewerName,
          formats.dateTime(createdAt),
          independence && text(INDEPENDENCE_TEXTS[independence]),
          independenceNote,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {scope && <Markdown>{scope}</Markdown>}
      <Typography variant="body2" sx={{ mt: 1, fontWeight: 600 }}>
        {result
          ? text('result-on', '{1} on {2}', {
              values: [text(RESULT_TEXTS[result]), formats.dateTime(concludedAt ?? '')],
            })
          : text('under-way', 'Under way')}
      </Typography>
      {conclusion && <Markdown>{conclusion}</Markdown>}
      {!findings && <Skeleton variant="rounded" height={60} />}
      {findings && findings.length > 0 && (
        <Box
          component="ul"
          aria-label={text('findings', 'Findings')}
          sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}
        >
          {findings.map(finding => (
            <FindingEntry
              key={finding.uuid}
              projectUuid={projectUuid}
              finding={finding}
              permissions={permissions}
              onStep={next => setStep({ finding, step: next })}
            />
          ))}
        </Box>
      )}
      {findings?.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {text.prose('no-findings', 'Nothing was found yet.')}
        </Typography>
      )}
      {asked === 'finding' && <FindingDialog reviews={[review]} onClose={close} />}
      {asked === 'conclude' && <ConcludeDialog review={review} onClose={close} />}
      {step && <StepDialog {...step} onClose={() => setStep(null)} />}
    </Box>
  );
}
