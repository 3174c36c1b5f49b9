import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import type { RiskRatingSetDraft } from '@/api/risk-model';
import { useListSafetyTargetCategoriesQuery } from '@/features/shared/built-in/queries';
import { useTexts } from '@/glossary/useText';
import { Section } from '@/ui/Section';
import { ScaleTable } from './ScaleTable';
import {
  categoryChoices,
  classColumns,
  type DraftClass,
  type DraftRating,
  levelColumns,
  mildestFirst,
  ranked,
  ratingColumns,
  type ShownSet,
} from './scaleColumns';

/** More scales than anybody has. */
const LOOKUP_LIMIT = 500;

type Lists = Pick<RiskRatingSetDraft, 'levels' | 'classes' | 'ratings'>;

interface SetScalesProps {
  set: ShownSet;
  /** Left out where nothing can be changed. */
  onChange?: (lists: Partial<Lists>) => void;
}

/** The levels of each parameter, the classes and the ratings of a set. */
export function SetScales({ set, onChange }: SetScalesProps) {
  const text = useTexts('rating-sets');
  const { organizationUuid = '' } = useParams();
  const categories =
    useListSafetyTargetCategoriesQuery({ organizationUuid, limit: LOOKUP_LIMIT }).currentData?.data.results ??
    [];
  const hasPoints = set.classes.length > 0;
  const firstRank = Math.min(...set.ratings.map(({ rank }) => rank), 1);
  return (
    <>
      <Section
        title={text('levels', 'Levels')}
        purpose={text.prose('levels-help', 'The mildest level comes first.')}
        isWide
      >
        {set.parameters.map(({ parameter, symbol, label }) => {
          const levels = mildestFirst(set.levels.filter(level => level.parameter === parameter));
          const replace = (rows: Lists['levels']) =>
            onChange?.({
              levels: [
                ...set.levels.filter(level => level.parameter !== parameter),
                // Points say more than the order; without them the order is the rank.
                ...(hasPoints ? rows : ranked(rows, levels[0]?.rank ?? 1)),
              ],
            });
          return (
            <Stack key={parameter} sx={{ gap: 0.75 }}>
              <Typography variant="h3">{`${symbol} · ${label}`}</Typography>
              <ScaleTable
                label={text('levels-of', 'Levels of {1}', { values: [label] })}
                rows={levels}
                columns={levelColumns(text, hasPoints)}
                onChange={onChange && replace}
                addLabel={text('add-level', 'Add level of {1}', { values: [symbol] })}
                create={() => {
                  const code = freeCode(symbol, levels);
                  return {
                    ...{
                      uuid: crypto.randomUUID(),
                      parameter,
                      code,
                      label: code,
                      definition: '',
                      examples: '',
                    },
                    rank: (levels.at(-1)?.rank ?? 0) + 1,
                    order: levels.length + 1,
                    band: null,
                  };
                }}
              />
            </Stack>
          );
        })}
      </Section>
      {hasPoints && (
        <Section
          title={text('classes', 'Classes')}
          purpose={text.prose(
            'classes-help',
            'Points of all levels but the severity are added up; the class that holds the score is looked up in the table.',
          )}
          isWide
        >
          <ScaleTable<DraftClass>
            label={text('all-classes', 'All classes')}
            rows={mildestFirst(set.classes)}
            columns={classColumns(text)}
            onChange={onChange && (rows => onChange({ classes: ranked(rows, 1) }))}
          />
        </Section>
      )}
      <Section
        title={text('ratings', 'Ratings')}
        purpose={text.prose('ratings-help', 'What the table gives, the mildest first.')}
        isWide
      >
        <ScaleTable<DraftRating>
          label={text('all-ratings', 'All ratings')}
          rows={mildestFirst(set.ratings)}
          columns={ratingColumns(text, categoryChoices(categories, set.ratings))}
          onChange={onChange && (rows => onChange({ ratings: ranked(rows, firstRank) }))}
          addLabel={text('add-rating', 'Add rating')}
          create={() => {
            const code = freeCode('R', set.ratings);
            return {
              ...{
                uuid: crypto.randomUUID(),
                code,
                label: code,
                definition: '',
                rank: set.ratings.length + 1,
              },
              ...{ color: '', acceptance: 'NONE' as const, targetCategory: null, targetLevel: null },
            };
          }}
        />
      </Section>
    </>
  );
}

/** "S4" behind S1, S2, S3. */
function freeCode(symbol: string, rows: readonly { code: string }[]): string {
  const known = new Set(rows.map(({ code }) => code));
  let number = rows.length;
  while (known.has(`${symbol}${number}`)) number += 1;
  return `${symbol}${number}`;
}
