import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Suspense, useState } from 'react';
import type { Project } from '@/api/projects';
import { useListOrganizationScopedRiskRatingSetsQuery } from '@/features/shared/built-in/queries';
import { useTexts } from '@/glossary/useText';
import { tokens } from '@/theme';
import { lazyPart } from '@/ui/lazyPart';
import type { Versions } from './MoveSetDialog';

const MoveSetDialog = lazyPart(() => import('./MoveSetDialog').then(module => module.MoveSetDialog));

/** Most sets and versions there are. */
const ALL = 500;

/** The rating sets of a project of which there is a newer version, and the way back to one that was left. */
export function RatingSetVersions({ project }: { project: Project }) {
  const text = useTexts('set-move');
  const { organizationUuid, riskRatingSetUuids } = project;
  const { currentData } = useListOrganizationScopedRiskRatingSetsQuery({
    organizationUuid,
    orderBy: 'name',
    limit: ALL,
  });
  const [asked, setAsked] = useState<Versions | null>(null);
  const sets = currentData?.data.results ?? [];
  const found = riskRatingSetUuids.flatMap(uuid => {
    const from = sets.find(set => set.uuid === uuid);
    if (!from) return [];
    const versions = sets
      .filter(({ lineageUuid }) => lineageUuid === from.lineageUuid)
      .toSorted((a, b) => b.versionNumber - a.versionNumber);
    const newest = versions.find(set => {
      const used = set.organizationRiskRatingSets.find(link => link.organizationUuid === organizationUuid);
      return used ? used.isActive : set.isEnabled;
    });
    const before = versions.find(({ versionNumber }) => versionNumber < from.versionNumber);
    return [
      {
        from,
        newer: newest && newest.versionNumber > from.versionNumber ? newest : undefined,
        before,
      },
    ];
  });
  return (
    <Stack sx={{ gap: 1, maxWidth: tokens.settings.maxWidth }}>
      {found.map(({ from, newer, before }) => (
        <Stack key={from.uuid} sx={{ gap: 1, alignItems: 'flex-start' }}>
          {newer && (
            <Alert
              severity="info"
              variant="outlined"
              sx={{ width: '100%' }}
              action={
                <Button size="small" onClick={() => setAsked({ from, to: newer })}>
                  {text('compare', 'Compare and move')}
                </Button>
              }
            >
              {text.prose('newer', '{1}: this project works with version {2}. Version {3} is available.', {
                values: [from.name, from.versionNumber, newer.versionNumber],
              })}
            </Alert>
          )}
          {before && (
            <Button size="small" onClick={() => setAsked({ from, to: before })}>
              {text('back', 'Back to version {2} of {1}', { values: [from.name, before.versionNumber] })}
            </Button>
          )}
        </Stack>
      ))}
      {asked && (
        <Suspense fallback={null}>
          <MoveSetDialog project={project} {...asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </Stack>
  );
}
