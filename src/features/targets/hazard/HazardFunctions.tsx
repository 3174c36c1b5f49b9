import { onScale, safetyFunctionProblems } from '@domain/measures/safetyFunctionLevel';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  type SafetyFunction,
  useListSafetyFunctionsQuery,
  useUpdateSafetyFunctionMutation,
} from '@/api/safety-functions';
import type { HazardSectionProps } from '@/features/shared/hazards/hazardSection';
import { LinkRecordDialog } from '@/features/shared/links/LinkRecordDialog';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { useRatingSets } from '@/features/shared/rating/useRatingSets';
import { sheetList } from '@/features/shared/sheet/sheetList';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';
import { Section } from '@/ui/Section';
import { FUNCTION_PROBLEMS } from '../functions/functionDemand';
import { FUNCTION_STATES } from '../functions/safetyFunctionSheet';
import { LinkedRecord } from './LinkedRecord';
import { NewFunctionDialog } from './NewFunctionDialog';

/** What the control system does against the hazard: safety functions that name it, or of which it uses a measure (domain model 1.49). */
export function HazardFunctions({ project, hazard, set }: HazardSectionProps) {
  const text = useTexts('safety-functions');
  const [dialog, setDialog] = useState<'link' | 'new' | null>(null);
  const { currentData, error, refetch } = useListSafetyFunctionsQuery(sheetList(project.uuid));
  const [update, updating] = useUpdateSafetyFunctionMutation();
  const sets = useRatingSets(project.riskRatingSetUuids) ?? [];
  const functions = currentData?.data.results ?? [];
  const isNamed = ({ hazardUuids }: SafetyFunction) => hazardUuids.includes(hazard.uuid);
  const shown = functions.filter(({ demandingHazardUuids }) => demandingHazardUuids.includes(hazard.uuid));
  const canEdit = projectPermissions(project).can('hazards.edit') && !hazard.isRiskFrozen;
  const close = () => setDialog(null);
  const name = ({ uuid: safetyFunctionUuid, revision }: SafetyFunction, hazardUuids: string[]) =>
    update({ safetyFunctionUuid, safetyFunctionUpdate: { revision, hazardUuids } });
  const unlink = (one: SafetyFunction) =>
    name(
      one,
      one.hazardUuids.filter(uuid => uuid !== hazard.uuid),
    );
  const problemsOf = (one: SafetyFunction) =>
    one.status === 'REJECTED'
      ? []
      : safetyFunctionProblems(
          one,
          one,
          one.status === 'VERIFIED',
          sets.find(({ uuid }) => uuid === one.riskRatingSetUuid)?.ratings ?? [],
        );
  return (
    <Section
      title={text('title', 'Safety functions')}
      actions={
        canEdit && (
          <>
            <Button size="small" variant="outlined" onClick={() => setDialog('link')}>
              {text('link', 'Name a safety function')}
            </Button>
            <Button size="small" variant="outlined" onClick={() => setDialog('new')}>
              {text('new', 'New safety function')}
            </Button>
          </>
        )
      }
    >
      {error && !currentData && <ErrorView error={error} onRetry={refetch} />}
      {updating.error && <ErrorView error={updating.error} isRefusal />}
      {currentData && shown.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {text.prose('none-of-hazard', 'No safety function reduces this hazard yet.')}
        </Typography>
      )}
      {shown.map(one => (
        <LinkedRecord
          key={one.uuid}
          entity="SafetyFunction"
          record={one}
          chips={[text(FUNCTION_STATES[one.status])]}
          unlink={
            canEdit && isNamed(one)
              ? { label: text('unlink', 'Take off'), run: () => void unlink(one), isBusy: updating.isLoading }
              : undefined
          }
        >
          <Typography variant="body2" color="textSecondary">
            {text.prose('levels', 'Required {1}, achieved {2}.', {
              values: [
                one.requiredLevel ? onScale(one.requiredLevel, one.requiredCategory) : '–',
                one.achievedLevel || '–',
              ],
            })}{' '}
            {!isNamed(one) && text.prose('through-measure', 'By a measure that is used here.')}
          </Typography>
          {problemsOf(one).map(problem => (
            <Alert
              key={problem}
              severity={problem === 'BELOW' || problem === 'NOT_SHOWN' ? 'error' : 'warning'}
              sx={{ mt: 1 }}
            >
              {text.prose(FUNCTION_PROBLEMS[problem])}
            </Alert>
          ))}
        </LinkedRecord>
      ))}
      {dialog === 'link' && (
        <LinkRecordDialog
          title={text('link', 'Name a safety function')}
          label={text('one', 'Safety function')}
          submitLabel={text('link-confirm', 'Name it')}
          records={functions.filter(one => !isNamed(one))}
          send={one => name(one, [...one.hazardUuids, hazard.uuid])}
          onClose={close}
        />
      )}
      {dialog === 'new' && (
        <NewFunctionDialog
          projectUuid={project.uuid}
          hazardUuid={hazard.uuid}
          riskRatingSetUuid={set.uuid}
          onClose={close}
        />
      )}
    </Section>
  );
}
