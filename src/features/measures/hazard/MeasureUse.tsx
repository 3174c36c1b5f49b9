import type { MeasureWarning } from '@domain/measures/finalRating';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type HazardRrmEvaluation, useDeleteHazardRrmMutation } from '@/api/hazard-rrms';
import type { SolutionSet } from '@/api/lookups';
import type { Srem } from '@/api/srems';
import { ConfirmDeleteDialog } from '@/features/shared/delete/ConfirmDeleteDialog';
import type { HazardSectionProps } from '@/features/shared/hazards/hazardSection';
import { USE_STATUS_LABELS } from '@/features/shared/hazards/useStatusTexts';
import { useProjectPeople } from '@/features/shared/sheet/useProjectPeople';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { Markdown } from '@/ui/Markdown';
import { EditUseDialog } from './EditUseDialog';
import { JudgeDialog } from './JudgeDialog';
import { WARNING_TEXTS } from './measureTexts';
import { NewHazards } from './NewHazards';
import type { Treatment, treatmentResult } from './treatment';
import { useStatedEffect } from './useStatedEffect';

interface MeasureUseProps extends HazardSectionProps {
  treatment: Treatment;
  srems: readonly Srem[];
  solutionSets: readonly SolutionSet[];
  /** What of it does not count. */
  warnings: readonly MeasureWarning[];
  /** What all measures come to with this one accepted and judged so. */
  resultWith: (evaluations: HazardRrmEvaluation[]) => ReturnType<typeof treatmentResult>;
  canEdit: boolean;
  onChanged: () => void;
}

/** One measure of a hazard: its state, who is responsible, its judged effect, and what of that does not count. */
export function MeasureUse(props: MeasureUseProps) {
  const { project, set, treatment, warnings, canEdit, onChanged } = props;
  const { use, measure, type, srem } = treatment;
  const text = useTexts('measures');
  const formats = useFormats();
  const people = useProjectPeople(project.uuid);
  const [dialog, setDialog] = useState<'judge' | 'edit' | 'remove' | null>(null);
  const [remove] = useDeleteHazardRrmMutation();
  const judged = use.evaluations.find(({ riskRatingSetUuid }) => riskRatingSetUuid === set.uuid);
  const statedEffect = useStatedEffect();
  const close = () => setDialog(null);
  const facts = [
    type.name,
    srem && `${srem.code} ${srem.name}`,
    props.solutionSets.find(({ uuid }) => uuid === use.solutionSetUuid)?.name,
    people.byUuid.get(use.responsibleUserUuid ?? '')?.name,
    use.dueDate && text('due', 'due {1}', { values: [formats.date(use.dueDate)] }),
    use.requiredLevel &&
      text('levels', 'required {1}, achieved {2}', { values: [use.requiredLevel, use.achievedLevel ?? '–'] }),
  ].filter(Boolean);
  const verifier = people.byUuid.get(judged?.verifiedByUserUuid ?? '')?.name;
  const verification = [
    judged?.verificationMethod,
    verifier,
    judged?.verifiedAt && formats.date(judged.verifiedAt),
  ].filter(Boolean);
  return (
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        p: 1.5,
        breakInside: 'avoid',
        display: 'grid',
        gap: 1,
      }}
    >
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 500, mr: 'auto', overflowWrap: 'anywhere', minWidth: 0 }}>
          {measure.code} {measure.name}
        </Typography>
        <Chip
          size="small"
          variant="outlined"
          color={use.status === 'VERIFIED' ? 'success' : 'default'}
          label={text(USE_STATUS_LABELS[use.status])}
        />
        {canEdit && (
          <>
            <Button size="small" onClick={() => setDialog('judge')}>
              {judged ? text('judge-again', 'Change its effect') : text('judge', 'Judge its effect')}
            </Button>
            <Button size="small" onClick={() => setDialog('edit')}>
              {text('edit-use', 'Edit')}
            </Button>
            <Button size="small" onClick={() => setDialog('remove')}>
              {text('remove', 'Remove')}
            </Button>
          </>
        )}
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {facts.join(' · ')}
      </Typography>
      <Typography variant="body2">
        {judged
          ? statedEffect(set, judged)
          : text.prose('not-judged', 'Its effect was not judged by {1} yet.', { values: [set.name] })}
      </Typography>
      {use.status === 'PROPOSED' && (
        <Typography variant="body2" color="textSecondary">
          {text.prose('proposed-only', 'It is only proposed and lowers nothing until it is accepted.')}
        </Typography>
      )}
      {judged?.note && <Markdown>{judged.note}</Markdown>}
      {verification.length > 0 && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {text('verification', 'How it is verified')}: {verification.join(' · ')}
        </Typography>
      )}
      {use.evidence && <Markdown>{use.evidence}</Markdown>}
      <NewHazards
        hazard={props.hazard}
        use={use}
        measureCode={measure.code}
        isJudgedSo={use.evaluations.some(({ newHazardsCreated }) => newHazardsCreated)}
        canEdit={canEdit}
      />
      {warnings.map(({ code }) => (
        <Alert key={code} severity="warning">
          {text.prose(WARNING_TEXTS[code])}
        </Alert>
      ))}
      {dialog === 'judge' && <JudgeDialog {...props} judged={judged} people={people} onClose={close} />}
      {dialog === 'edit' && (
        <EditUseDialog
          treatment={treatment}
          hazardCode={props.hazard.code}
          people={people}
          srems={props.srems}
          solutionSets={props.solutionSets}
          onChanged={onChanged}
          onClose={close}
        />
      )}
      {dialog === 'remove' && (
        <ConfirmDeleteDialog
          records={[{ uuid: use.uuid, label: `${measure.code} ${measure.name}` }]}
          remove={hazardRrmUuid => remove({ hazardRrmUuid })}
          title={text('remove-title', 'Remove {1} from this hazard', { values: [measure.code] })}
          confirmLabel={text('remove-confirm', 'Remove measure')}
          onDeleted={onChanged}
          onClose={close}
        />
      )}
    </Box>
  );
}
