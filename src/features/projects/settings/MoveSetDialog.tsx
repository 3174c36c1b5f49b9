import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { RatingSetMoveRequestLimits } from '@/api/limits';
import { type Project, useMoveRatingSetMutation, usePreviewRatingSetMoveQuery } from '@/api/projects';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { Comparison } from '@/features/shared/rating/Comparison';
import { useRatingSets } from '@/features/shared/rating/useRatingSets';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';
import { FormLongTextField } from '@/ui/form';
import { MovePreview } from './MovePreview';

interface Version {
  readonly uuid: string;
  readonly name: string;
  readonly versionNumber: number;
}

export interface Versions {
  readonly from: Version;
  readonly to: Version;
}

interface MoveSetDialogProps extends Versions {
  project: Project;
  onClose: () => void;
}

/** Both versions side by side, what would become of each hazard, and the move. */
export function MoveSetDialog({ project, from, to, onClose }: MoveSetDialogProps) {
  const text = useTexts('set-move');
  const versions = { riskRatingSetUuid: from.uuid, toRiskRatingSetUuid: to.uuid };
  const sets = useRatingSets([from.uuid, to.uuid]);
  // What was moved cannot be previewed any more: nobody asks for it again when the move refreshes what is shown.
  const [isMoving, setIsMoving] = useState(false);
  const preview = usePreviewRatingSetMoveQuery(
    isMoving ? skipToken : { projectUuid: project.uuid, ...versions },
  );
  const [move] = useMoveRatingSetMutation();
  const plan = preview.data?.data;
  const [older, newer] = sets ?? [];
  const form = useApiForm({
    limits: RatingSetMoveRequestLimits,
    values: { reason: '' },
    send: async ({ reason }) => {
      setIsMoving(true);
      const answer = await move({
        projectUuid: project.uuid,
        ratingSetMoveRequest: { ...versions, revision: project.revision, ...(reason.trim() && { reason }) },
      });
      if (answer.error) setIsMoving(false);
      return answer;
    },
    sentText: text('moved', 'The project works with version {1} now', { values: [to.versionNumber] }),
    onSent: onClose,
  });
  return (
    <ApiFormDialog
      form={form}
      maxWidth="md"
      title={text('title', '{1}: from version {2} to version {3}', {
        values: [from.name, from.versionNumber, to.versionNumber],
      })}
      submitLabel={text('move', 'Move the project')}
      isReadOnly={plan === undefined}
      onClose={onClose}
    >
      <Typography variant="h3">{text('differences', 'What differs')}</Typography>
      {older && newer ? (
        <Box sx={{ flexShrink: 0 }}>
          <Comparison older={older} newer={newer} />
        </Box>
      ) : (
        <Skeleton variant="rounded" height={120} />
      )}
      <Typography variant="h3">{text('hazards', 'What becomes of the hazards')}</Typography>
      {preview.error && !plan ? <ErrorView error={preview.error} onRetry={preview.refetch} /> : null}
      {plan && older && newer && (
        <Box sx={{ flexShrink: 0 }}>
          <MovePreview plan={plan} older={older} newer={newer} />
        </Box>
      )}
      <FormLongTextField
        name="reason"
        label={text('reason', 'Reason')}
        helperText={text.prose('reason-help', 'Kept in the history of everything that moves.')}
        minRows={2}
      />
    </ApiFormDialog>
  );
}
