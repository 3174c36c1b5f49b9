import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListExposureEstimatesQuery } from '@/api/exposure-estimates';
import type { ExposureSituation } from '@/api/exposure-situations';
import type { Project } from '@/api/projects';
import { useListExposureEstimateTypesQuery } from '@/features/shared/built-in/queries';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { useRatingSets } from '@/features/shared/rating/useRatingSets';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { useTexts } from '@/glossary/useText';
import { ErrorView } from '@/ui/ErrorView';
import { EstimateList } from './EstimateList';
import { knownEstimates } from './estimates';
import { SetExposure } from './SetExposure';

interface SituationExposureProps {
  project: Project;
  /** With what was typed. */
  situation: ExposureSituation;
}

/** How often or how long a situation occurs: its estimates, and the exposure that follows in each rating set. */
export function SituationExposure({ project, situation }: SituationExposureProps) {
  const text = useTexts('exposure');
  const canEdit = projectPermissions(project).can('analysis.edit');
  const types = useListExposureEstimateTypesQuery({ projectUuid: project.uuid, limit: SHEET_LIMIT });
  const estimates = useListExposureEstimatesQuery({
    projectUuid: project.uuid,
    exposureSituationUuid: [situation.uuid],
    limit: SHEET_LIMIT,
  });
  const sets = useRatingSets(project.riskRatingSetUuids);
  const withExposure = sets?.filter(({ parameters }) =>
    parameters.some(({ parameter }) => parameter === 'exposure'),
  );
  const known = knownEstimates(
    estimates.currentData?.data.results ?? [],
    types.currentData?.data.results ?? [],
  );
  const error = types.error ?? estimates.error;
  return (
    <Stack sx={{ p: 2, gap: 2 }}>
      <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {situation.code} {situation.name}
      </Typography>
      {error && <ErrorView error={error} onRetry={() => void estimates.refetch()} />}
      <EstimateList
        situation={situation}
        estimates={known}
        types={types.currentData?.data.results ?? []}
        canEdit={canEdit}
      />
      {withExposure?.map(set => (
        <SetExposure key={set.uuid} set={set} situation={situation} estimates={known} canEdit={canEdit} />
      ))}
      {withExposure?.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {text.prose('no-set', 'No rating set of this project rates exposure.')}
        </Typography>
      )}
    </Stack>
  );
}
