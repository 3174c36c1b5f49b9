import AddRounded from '@mui/icons-material/AddRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Hazard } from '@/api/hazards';
import { useListHazardEffectTypesQuery, useListInjuryTypesQuery } from '@/features/shared/built-in/queries';
import { SECTION_TITLES } from '@/features/shared/hazards/hazardSection';
import { catalogOf } from '@/features/shared/sheet/catalog';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { defineTexts } from '@/glossary/defineTexts';
import { useTexts } from '@/glossary/useText';
import { ShownField, useIsOnlyShown } from '@/ui/form';
import { Section } from '@/ui/Section';
import { isAgreedOn } from '../columns/linkColumns';
import { CommittedTextField } from '../panel/CommittedTextField';
import { MAX_EFFECTS, MAX_TEXT } from '../panel/textLimits';
import { RecordField } from './RecordField';
import { useHazardFields } from './useHazardFields';

type Effect = Hazard['hazardEffects'][number];

/** How many suffer (domain model 1.25). */
const PERSONS = defineTexts(
  'hazards',
  { ONE: 'One person', FEW: 'A few persons', MANY: 'Many persons' },
  'persons-',
);
const COUNTS = Object.keys(PERSONS) as Effect['personsAffected'][];

/** Who or what suffers, and which injuries may come of it; each part is changed where it stands. */
export function HazardEffects({ hazard, canEdit }: { hazard: Hazard; canEdit: boolean }) {
  const text = useTexts('hazards');
  const { failureOf, edit, retry } = useHazardFields(hazard);
  const all = { projectUuid: hazard.projectUuid, limit: SHEET_LIMIT };
  const types = catalogOf(useListHazardEffectTypesQuery(all).currentData?.data.results);
  const injuries = catalogOf(useListInjuryTypesQuery(all).currentData?.data.results);
  const { hazardEffects: effects } = hazard;
  // The group voted on who suffers, too.
  const readOnly = !canEdit || isAgreedOn(hazard);
  const isShown = useIsOnlyShown(readOnly);
  const save = (next: readonly Effect[]) => edit({ hazardEffects: next });
  const change = (index: number, values: Partial<Effect>) =>
    save(effects.map((effect, place) => (place === index ? { ...effect, ...values } : effect)));
  const [usual] = types.items;
  return (
    <Section
      title={text(SECTION_TITLES.effects)}
      actions={
        !readOnly &&
        usual && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<AddRounded />}
            disabled={effects.length >= MAX_EFFECTS}
            onClick={() =>
              save([
                ...effects,
                {
                  hazardEffectTypeUuid: usual.uuid,
                  description: '',
                  personsAffected: 'ONE',
                  injuryTypeUuids: [],
                },
              ])
            }
          >
            {text('add-effect', 'Add effect')}
          </Button>
        )
      }
    >
      <RecordField
        label={text('injuries', 'Injuries that may come of the hazard')}
        options={injuries.items}
        value={hazard.injuryTypeUuids}
        multiple
        readOnly={readOnly}
        failure={failureOf('injuryTypeUuids')}
        onChange={injuryTypeUuids => edit({ injuryTypeUuids })}
      />
      {effects.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {text.prose('no-effects', 'Nobody has written down yet who or what suffers.')}
        </Typography>
      )}
      {failureOf('hazardEffects') && (
        <Alert
          severity="error"
          action={
            <Button size="extraSmall" color="inherit" onClick={() => retry('hazardEffects')}>
              {text('try-again', 'Try again')}
            </Button>
          }
        >
          {failureOf('hazardEffects')}
        </Alert>
      )}
      {effects.map((effect, index) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: effects have no name of their own, and their place is it
          key={index}
          component="fieldset"
          aria-label={text('effect', 'Effect {1}', { values: [index + 1] })}
          sx={{
            m: 0,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            p: 1.5,
            display: 'grid',
            gap: 1.5,
            minWidth: 0,
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
            alignItems: 'start',
            breakInside: 'avoid',
          }}
        >
          <RecordField
            label={text('effect-type', 'Who or what suffers')}
            options={types.items}
            value={[effect.hazardEffectTypeUuid]}
            isNeeded
            readOnly={readOnly}
            onChange={([hazardEffectTypeUuid]) =>
              hazardEffectTypeUuid && change(index, { hazardEffectTypeUuid })
            }
          />
          {isShown ? (
            <ShownField
              label={text('persons-affected', 'Persons affected')}
              value={text(PERSONS[effect.personsAffected])}
            />
          ) : (
            <TextField
              select
              size="small"
              label={text('persons-affected', 'Persons affected')}
              value={effect.personsAffected}
              onChange={event =>
                change(index, { personsAffected: event.target.value as Effect['personsAffected'] })
              }
            >
              {COUNTS.map(count => (
                <MenuItem key={count} value={count}>
                  {text(PERSONS[count])}
                </MenuItem>
              ))}
            </TextField>
          )}
          <RecordField
            label={text('effect-injuries', 'Injuries')}
            options={injuries.items}
            value={effect.injuryTypeUuids}
            multiple
            readOnly={readOnly}
            onChange={injuryTypeUuids => change(index, { injuryTypeUuids })}
          />
          <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1 }}>
            <CommittedTextField
              recordUuid={hazard.uuid}
              path={`hazardEffects/${index}`}
              label={text('effect-description', 'What happens to them')}
              value={effect.description}
              maxLength={MAX_TEXT}
              multiline
              readOnly={readOnly}
              state={undefined}
              onCommit={description => change(index, { description })}
              onRetry={() => retry('hazardEffects')}
            />
            {!readOnly && (
              <Button
                size="small"
                sx={{ justifySelf: 'end' }}
                onClick={() => save(effects.filter((_, place) => place !== index))}
              >
                {text('remove-effect', 'Remove effect {1}', { values: [index + 1] })}
              </Button>
            )}
          </Box>
        </Box>
      ))}
    </Section>
  );
}
