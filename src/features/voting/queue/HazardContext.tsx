import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Hazard } from '@/api/hazards';
import { defineTexts } from '@/glossary/defineTexts';
import { LazyMarkdown } from '@/glossary/LazyMarkdown';
import { useTexts } from '@/glossary/useText';
import { useScrollsByKeys } from '@/ui/useScrollsByKeys';
import { HazardDetails } from './HazardDetails';
import { HazardFigures } from './HazardFigures';
import { storyParts } from './storyParts';
import type { HazardNames } from './useHazardNames';

const PERSONS = defineTexts(
  'vote-queue',
  { ONE: 'one person', FEW: 'few people', MANY: 'many people' },
  'affected-',
);

/** Everything that one has to know of a hazard to judge it, without leaving the screen. */
export function HazardContext({ hazard, names }: { hazard: Hazard; names: HazardNames }) {
  const text = useTexts('vote-queue');
  const scrolling = useScrollsByKeys();
  const parts = storyParts(hazard, names.nameOf);
  return (
    <Stack sx={{ gap: 1 }}>
      {!names.isLoaded && <Skeleton variant="rounded" height={48} />}
      {names.isLoaded &&
        [true, false].map(isMain => (
          <Story key={String(isMain)} isMain={isMain} parts={parts.filter(part => part.isMain === isMain)} />
        ))}
      {hazard.description && (
        // A long one scrolls by itself, reached by Tab, so that the levels stay on the screen with it.
        <Box
          role="group"
          aria-label={text('description', 'Description')}
          {...scrolling}
          sx={{ maxWidth: 860, maxHeight: 120, overflowY: 'auto', typography: 'body2' }}
        >
          <LazyMarkdown>{hazard.description}</LazyMarkdown>
        </Box>
      )}
      {hazard.hazardEffects.length > 0 && (
        <Box>
          <Typography variant="caption" color="textSecondary" component="h3">
            {text.prose('effects', 'Effects')}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
            {hazard.hazardEffects.map((effect, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that tells two effects apart
              <li key={place}>
                {[
                  names.nameOf(effect.hazardEffectTypeUuid),
                  text(PERSONS[effect.personsAffected]),
                  ...effect.injuryTypeUuids.flatMap(uuid => names.nameOf(uuid) ?? []),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                {effect.description && <LazyMarkdown>{effect.description}</LazyMarkdown>}
              </li>
            ))}
          </Box>
        </Box>
      )}
      {hazard.figureUuids.length > 0 && <HazardFigures hazard={hazard} />}
      <HazardDetails hazard={hazard} names={names} />
    </Stack>
  );
}

function Story({ parts, isMain }: { parts: ReturnType<typeof storyParts>; isMain: boolean }) {
  const text = useTexts('vote-queue');
  if (parts.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: isMain ? 4 : 2.5, rowGap: isMain ? 1 : 0.25 }}
    >
      {parts.map(({ label, value }) => (
        <Box
          key={label.id}
          sx={
            isMain ? { minWidth: 0, maxWidth: 420 } : { display: 'flex', gap: 0.75, alignItems: 'baseline' }
          }
        >
          <Typography component="dt" variant="caption" color="textSecondary">
            {text.prose(label)}
          </Typography>
          <Typography
            component="dd"
            sx={{ m: 0, overflowWrap: 'anywhere', ...(isMain && { fontSize: 16, fontWeight: 500 }) }}
            variant={isMain ? 'body1' : 'body2'}
          >
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
