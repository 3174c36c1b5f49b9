import { PARAMETERS } from '@domain/rating/parameters';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RatingSetMove } from '@/api/projects';
import type { RiskRatingSet } from '@/api/risk-model';
import { RatingChip } from '@/features/shared/rating/RatingChip';
import { defineTexts } from '@/glossary/defineTexts';
import { useTexts } from '@/glossary/useText';

type MovedHazard = RatingSetMove['hazards'][number];

const STAYS = defineTexts(
  'set-move',
  {
    FROZEN: 'Stays: its risk is frozen',
    LOCKED: 'Stays: its agreed values are locked',
    VOTED: 'Stays: it is voted on, or votes count',
    RATED: 'Stays: it is rated in the other version already',
    HAZARD: 'Stays: one of its hazards stays',
    LEVEL: 'Stays: its level has no counterpart',
  },
  'stays-',
);

const RECORDS = defineTexts(
  'set-move',
  {
    SafetyTarget: 'Safety target',
    SafetyFunction: 'Safety function',
    ExposureSituation: 'Situation',
  },
  'record-',
);

interface MovePreviewProps {
  plan: RatingSetMove;
  older: RiskRatingSet;
  newer: RiskRatingSet;
}

const changes = ({ stays, levels, lostEffects, ratingUuid, toRatingUuid }: MovedHazard, codeOf: CodeOf) =>
  stays !== null ||
  lostEffects.length > 0 ||
  levels.some(({ toLevelUuid }) => toLevelUuid === null) ||
  codeOf.older(ratingUuid) !== codeOf.newer(toRatingUuid);

interface CodeOf {
  older: (uuid: string | null) => string | undefined;
  newer: (uuid: string | null) => string | undefined;
}

/** What needs a look: hazards whose rating changes, that lose a level, or that stay; the others are counted. */
export function MovePreview({ plan, older, newer }: MovePreviewProps) {
  const text = useTexts('set-move');
  const rated = (set: RiskRatingSet) => (uuid: string | null) => set.ratings.find(one => one.uuid === uuid);
  const codeOf = {
    older: (uuid: string | null) => rated(older)(uuid)?.code,
    newer: (uuid: string | null) => rated(newer)(uuid)?.code,
  };
  const looked = plan.hazards.filter(hazard => changes(hazard, codeOf));
  const alike = plan.hazards.length - looked.length;
  const chip = (set: RiskRatingSet, uuid: string | null) => (
    <RatingChip set={set} rating={rated(set)(uuid)} />
  );
  const notesOf = ({ stays, levels, lostEffects }: MovedHazard) => {
    const lost = levels.filter(({ toLevelUuid }) => toLevelUuid === null).map(({ code }) => code);
    if (stays) return [text(STAYS[stays])];
    return [
      ...(lost.length > 0
        ? [text('lost', 'Has no counterpart and is left open: {1}', { values: [lost.join(', ')] })]
        : []),
      ...(lostEffects.length > 0
        ? [text('lost-effects', 'Measures lose: {1}', { values: [lostEffects.join(', ')] })]
        : []),
    ];
  };
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography variant="body2">
        {plan.hazards.length === 0
          ? text.prose('none', 'No hazard works by this version yet.')
          : text('alike', '{1} hazards move with the same rating.', {
              values: [alike],
              count: alike,
              one: 'One hazard moves with the same rating.',
            })}
      </Typography>
      {looked.length > 0 && (
        <Box sx={{ overflowX: 'auto' }}>
          <Box component="table" aria-label={text('table', 'Hazards that need a look')} sx={TABLE}>
            <thead>
              <tr>
                <th scope="col">{text('hazard', 'Hazard')}</th>
                <th scope="col">{text('levels', 'Levels')}</th>
                <th scope="col">{text('now', 'Now')}</th>
                <th scope="col">{text('then', 'Then')}</th>
                <th scope="col">{text('note', 'Note')}</th>
              </tr>
            </thead>
            <tbody>
              {looked.map(hazard => (
                <tr key={hazard.hazardUuid}>
                  <th scope="row">{`${hazard.code} ${hazard.name}`}</th>
                  <td>
                    {PARAMETERS.flatMap(
                      parameter => hazard.levels.find(level => level.parameter === parameter)?.code ?? [],
                    ).join(' ') || '–'}
                  </td>
                  <td>{chip(older, hazard.ratingUuid)}</td>
                  <td>{hazard.stays ? chip(older, hazard.ratingUuid) : chip(newer, hazard.toRatingUuid)}</td>
                  <td>{notesOf(hazard).join('. ')}</td>
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      )}
      {plan.records.length > 0 && (
        <Box component="ul" aria-label={text('records', 'What goes with its hazards')} sx={{ m: 0, pl: 2.5 }}>
          {plan.records.map(({ entity, uuid, code, name, stays }) => (
            <Typography key={uuid} component="li" variant="body2">
              {`${text(RECORDS[entity])} ${code} ${name}: `}
              {stays ? text(STAYS[stays]) : text('goes', 'moves along')}
            </Typography>
          ))}
        </Box>
      )}
    </Stack>
  );
}

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  '& th, & td': { p: '4px 8px', borderBottom: 1, borderColor: 'divider', textAlign: 'left', fontWeight: 400 },
  '& thead th': { fontWeight: 600, color: 'text.secondary', whiteSpace: 'nowrap' },
} as const;
