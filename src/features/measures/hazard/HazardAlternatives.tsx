import { ratingOf } from '@domain/rating/ratingSet';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useSetHazardSolutionSetsMutation } from '@/api/hazards';
import type { SolutionSet } from '@/api/lookups';
import { paths } from '@/config/paths';
import { type HazardSectionProps, SECTION_TITLES } from '@/features/shared/hazards/hazardSection';
import { USE_STATUS_LABELS } from '@/features/shared/hazards/useStatusTexts';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { RatingChip } from '@/features/shared/rating/RatingChip';
import { useProjectPeople } from '@/features/shared/sheet/useProjectPeople';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { moneyIn } from '@/lib/formats';
import { ErrorView } from '@/ui/ErrorView';
import { Section } from '@/ui/Section';
import { alternativeOf } from './alternatives';
import { ALTERNATIVE_KINDS } from './measureTexts';
import type { Treatment } from './treatment';
import { useRecalculation, useTreatments } from './useTreatments';

/** The solution sets of the project for one hazard, side by side: what is in each, what it would come to, what it takes. */
export function HazardAlternatives({ project, hazard, set }: HazardSectionProps) {
  const text = useTexts('alternatives');
  const { isLoaded, failed, solutionSets, treatments } = useTreatments(project.uuid, hazard.uuid);
  const [choose, choosing] = useSetHazardSolutionSetsMutation();
  const recalculate = useRecalculation(hazard, project);
  if (failed) return <ErrorView error={failed.error} onRetry={failed.refetch} />;
  const canEdit = projectPermissions(project).can('hazards.edit') && !hazard.isRiskFrozen;
  const chosen = hazard.solutionSetUuids;
  const pick = async (solutionSetUuids: string[]) => {
    const { uuid: hazardUuid, revision } = hazard;
    const answer = await choose({ hazardUuid, hazardSolutionSets: { revision, solutionSetUuids } });
    if (!answer.error) await recalculate();
  };
  const ofProject = solutionSets.find(({ isSelected }) => isSelected);
  return (
    <Section
      title={text(SECTION_TITLES.alternatives)}
      actions={
        <Button
          size="small"
          variant="outlined"
          component={RouterLink}
          to={paths.projectSolutionSets(project.uuid)}
        >
          {text('of-project', 'Alternatives of the project')}
        </Button>
      }
    >
      {!isLoaded && <Skeleton variant="rounded" height={80} />}
      {choosing.error && <ErrorView error={choosing.error} isRefusal />}
      {isLoaded && solutionSets.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {text.prose(
            'none',
            'The project compares no alternatives: all measures of this hazard belong together.',
          )}
        </Typography>
      )}
      {isLoaded && solutionSets.length > 0 && (
        <Typography variant="body2">
          {chosen.length > 0
            ? text.prose('own-choice', 'This hazard has a choice of its own.')
            : ofProject
              ? text.prose('as-project', 'This hazard follows the project, which has chosen {1}.', {
                  values: [ofProject.name],
                })
              : text.prose('nothing-chosen', 'Neither this hazard nor the project has chosen one.')}{' '}
          {canEdit && chosen.length > 0 && (
            <Button size="small" loading={choosing.isLoading} onClick={() => void pick([])}>
              {text('follow-project', 'Follow the project again')}
            </Button>
          )}
        </Typography>
      )}
      <Box
        component="ul"
        aria-label={text(SECTION_TITLES.alternatives)}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
        }}
      >
        {isLoaded &&
          solutionSets.map(solutionSet => (
            <Alternative
              key={solutionSet.uuid}
              {...{ project, hazard, set, solutionSet, treatments }}
              isChosen={chosen.length > 0 ? chosen.includes(solutionSet.uuid) : solutionSet === ofProject}
              onChoose={canEdit ? () => void pick([solutionSet.uuid]) : undefined}
              isBusy={choosing.isLoading}
            />
          ))}
      </Box>
    </Section>
  );
}

interface AlternativeProps extends HazardSectionProps {
  solutionSet: SolutionSet;
  treatments: readonly Treatment[];
  isChosen: boolean;
  /** Undefined for people who may only read. */
  onChoose: (() => void) | undefined;
  isBusy: boolean;
}

function Alternative(props: AlternativeProps) {
  const { project, hazard, set, solutionSet, treatments, isChosen, onChoose, isBusy } = props;
  const text = useTexts('alternatives');
  const measureText = useTexts('measures');
  const formats = useFormats();
  const people = useProjectPeople(project.uuid);
  const { own, shared, now, accepted, cost, isCostKnown, needs } = alternativeOf(
    hazard,
    set,
    treatments,
    solutionSet,
    uuid => people.byUuid.get(uuid)?.name,
  );
  const rows = [
    ...own.map(one => ({ one, isShared: false })),
    ...shared.map(one => ({ one, isShared: true })),
  ];
  const [ratingNow, ratingThen] = [now, accepted].map(result => result && ratingOf(set, result.levels));
  return (
    <Stack
      component="li"
      sx={{
        gap: 1,
        border: 1,
        borderColor: isChosen ? 'primary.main' : 'divider',
        borderRadius: 1,
        p: 1.5,
        minWidth: 0,
        breakInside: 'avoid',
      }}
    >
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {solutionSet.code} {solutionSet.name}
        </Typography>
        <Chip size="small" variant="outlined" label={text(ALTERNATIVE_KINDS[solutionSet.kind])} />
        {isChosen && <Chip size="small" color="primary" label={text('chosen', 'Chosen')} />}
      </Stack>
      <Typography>
        {text.prose('final', 'Final rating:')} <RatingChip set={set} rating={ratingNow} />
      </Typography>
      {ratingThen && ratingThen !== ratingNow && (
        <Typography variant="body2">
          {text.prose('if-accepted', 'With its proposed measures accepted:')}{' '}
          <RatingChip set={set} rating={ratingThen} />
        </Typography>
      )}
      <Typography variant="body2">
        {isCostKnown
          ? text.prose('costs', 'Cost: {1}', { values: [formats.number(cost, moneyIn(project.currency))] })
          : text.prose('cost-unknown', 'Cost: not estimated')}
      </Typography>
      {needs.length > 0 && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {text.prose('needs', 'Needs: {1}', { values: [needs.join(', ')] })}
        </Typography>
      )}
      {rows.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {text.prose('no-measures', 'It has no measure for this hazard.')}
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {rows.map(({ one: { use, measure }, isShared }) => (
            <Typography key={use.uuid} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {measure.code} {measure.name}{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {[
                  measureText(USE_STATUS_LABELS[use.status]),
                  isShared && text('in-every', 'in every alternative'),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </Box>
            </Typography>
          ))}
        </Box>
      )}
      {onChoose && !isChosen && (
        <Button
          size="small"
          variant="outlined"
          sx={{ alignSelf: 'start' }}
          loading={isBusy}
          onClick={onChoose}
        >
          {text('choose', 'Choose {1} for this hazard', { values: [solutionSet.code] })}
        </Button>
      )}
    </Stack>
  );
}
