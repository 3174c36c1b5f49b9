import { type Asil, DECOMPOSITIONS, isAsil } from '@domain/measures/decomposition';
import Typography from '@mui/material/Typography';
import { SremCreateLimits, SremDecompositionLimits } from '@/api/limits';
import { type Srem, useDecomposeSremMutation } from '@/api/srems';
import { ApiFormDialog } from '@/features/shared/forms/ApiFormDialog';
import { useApiForm } from '@/features/shared/forms/useApiForm';
import { useTexts } from '@/glossary/useText';
import {
  FormChoiceField,
  FormLongTextField,
  FormSearchChoiceField,
  FormTextField,
  useFormValues,
} from '@/ui/form';
import type { Levels } from '../requirementLevels';

/** Pairs of shares that a requirement may be decomposed into; none where it has no ASIL, or QM. */
export const pairsOf = (requirement: Srem, levels: Levels): readonly (readonly [Asil, Asil])[] => {
  const level = levels.of(requirement.uuid);
  return level?.category === 'ASIL' && isAsil(level.own) ? DECOMPOSITIONS[level.own] : [];
};

interface DecomposeDialogProps {
  requirement: Srem;
  levels: Levels;
  onClose: () => void;
}

const LIMITS = {
  pair: { required: true },
  independence: { ...SremDecompositionLimits.independence, required: true },
  first: {},
  firstName: SremCreateLimits.name,
  firstElement: SremCreateLimits.allocatedTo,
  second: {},
  secondName: SremCreateLimits.name,
  secondElement: SremCreateLimits.allocatedTo,
} as const;

/** Shares the ASIL of a requirement between two parts that are made or chosen, and says why they are independent. */
export function DecomposeDialog({ requirement, levels, onClose }: DecomposeDialogProps) {
  const text = useTexts('requirements');
  const [decompose] = useDecomposeSremMutation();
  const pairs = pairsOf(requirement, levels);
  const origin = levels.of(requirement.uuid)?.origin ?? '';
  const present = levels.partsOf(requirement.uuid).filter(({ decomposedLevel }) => decomposedLevel !== null);
  const [first, second] = present;
  const kept = pairs.find(pair => isOf(pair, first) && isOf([pair[1], pair[0]], second));
  const turned = pairs.find(pair => isOf([pair[1], pair[0]], first) && isOf(pair, second));
  const [one, other] = turned && !kept ? [second, first] : [first, second];
  const form = useApiForm({
    limits: LIMITS,
    values: {
      pair: ((kept ?? turned)?.join('+') ?? null) as string | null,
      first: one?.uuid ?? null,
      firstName: '',
      firstElement: one?.allocatedTo ?? '',
      second: other?.uuid ?? null,
      secondName: '',
      secondElement: other?.allocatedTo ?? '',
      independence: requirement.independence,
    },
    send: values => {
      const [share, otherShare] = (values.pair ?? '').split('+');
      const part = (uuid: string | null, name: string, allocatedTo: string, level: string | undefined) => ({
        ...(uuid ? { uuid } : { name }),
        allocatedTo,
        decomposedLevel: level as Asil,
      });
      return decompose({
        sremUuid: requirement.uuid,
        sremDecomposition: {
          revision: requirement.revision,
          independence: values.independence,
          parts: [
            part(values.first, values.firstName, values.firstElement, share),
            part(values.second, values.secondName, values.secondElement, otherShare),
          ],
        },
      });
    },
    sentText: text('decomposed', 'Requirement decomposed'),
    onSent: onClose,
  });
  const others = [...levels.requirements.values()].filter(({ uuid }) => !isWithin(requirement, uuid, levels));
  const options = others.map(({ uuid, code, name }) => ({ value: uuid, label: `${code} ${name}` }));
  return (
    <ApiFormDialog
      form={form}
      title={text('decompose-title', 'Decompose {1}', {
        values: [`${requirement.code} ${requirement.name}`],
      })}
      submitLabel={text('decompose', 'Decompose')}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        {text.prose(
          'decompose-help',
          'Two redundant parts on independent elements share its ASIL (ISO 26262-9:2018, clause 5). What was there first stays in brackets.',
        )}
      </Typography>
      <FormChoiceField
        name="pair"
        label={text('pair', 'Shares')}
        autoFocus
        options={pairs.map(pair => ({
          value: pair.join('+'),
          label: pair.map(share => `${share}(${origin})`).join(' + '),
        }))}
      />
      <PartFields place={0} options={options} origin={origin} />
      <PartFields place={1} options={options} origin={origin} />
      <FormLongTextField
        name="independence"
        label={text('independence', 'Why the elements are independent')}
        minRows={3}
        helperText={text.prose(
          'independence-help',
          'Common causes, interference and shared resources, and where their analysis is.',
        )}
      />
    </ApiFormDialog>
  );
}

const isOf = ([share]: readonly [Asil, Asil], part: Srem | undefined) => part?.decomposedLevel === share;

/** Whether a requirement is what is decomposed, or above it. */
function isWithin(requirement: Srem, uuid: string, { requirements }: Levels): boolean {
  const passed = new Set<string>();
  let at: Srem | undefined = requirement;
  while (at && !passed.has(at.uuid)) {
    if (at.uuid === uuid) return true;
    passed.add(at.uuid);
    at = requirements.get(at.parentUuid ?? '');
  }
  return false;
}

interface PartFieldsProps {
  place: 0 | 1;
  options: readonly { value: string; label: string }[];
  origin: string;
}

const NAMES = [
  { part: 'first', name: 'firstName', element: 'firstElement', otherElement: 'secondElement' },
  { part: 'second', name: 'secondName', element: 'secondElement', otherElement: 'firstElement' },
] as const;

/** One part: an existing requirement, or the name of a new one, and the element that carries it out. */
function PartFields({ place, options, origin }: PartFieldsProps) {
  const text = useTexts('requirements');
  const values = useFormValues();
  const names = NAMES[place];
  const share = typeof values.pair === 'string' ? values.pair.split('+')[place] : undefined;
  const level = share ? ` ${share}(${origin})` : '';
  const isChosen = typeof values[names.part] === 'string';
  return (
    <>
      <Typography variant="h3" sx={{ mt: 1 }}>
        {place === 0
          ? text.prose('part-first', 'First part{1}', { values: [level] })
          : text.prose('part-second', 'Second part{1}', { values: [level] })}
      </Typography>
      <FormSearchChoiceField
        name={names.part}
        label={text('part-existing', 'Existing requirement')}
        options={options}
        helperText={text.prose('part-existing-help', 'Left empty, a new one is made.')}
        check={value =>
          value && value === values[place === 0 ? 'second' : 'first']
            ? text('part-same', 'Both parts are the same requirement.')
            : undefined
        }
      />
      {!isChosen && (
        <FormTextField
          name={names.name}
          label={text('part-name', 'Name of the new requirement')}
          check={value =>
            String(value ?? '').trim() === ''
              ? text('part-name-missing', 'Name the new requirement, or choose one.')
              : undefined
          }
        />
      )}
      <FormTextField
        name={names.element}
        label={text('column-allocated', 'Allocated to')}
        check={value => {
          const element = String(value ?? '')
            .trim()
            .toLocaleLowerCase();
          const other = String(values[names.otherElement] ?? '')
            .trim()
            .toLocaleLowerCase();
          return element !== '' && element === other
            ? text('part-same-element', 'Both parts are allocated to the same element.')
            : undefined;
        }}
      />
    </>
  );
}
