import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CeaType } from '@/api/cea-types';
import type { Cea } from '@/api/ceas';
import type { ExposureSituation } from '@/api/exposure-situations';
import { GenerateExposureSituationsRequestLimits } from '@/api/limits';
import { type GeneratedSituations, useGenerateExposureSituationsMutation } from '@/api/project-actions';
import { paths } from '@/config/paths';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { refusalMessage } from '@/lib/apiError';
import { useEditQueue } from '@/records/EditQueueContext';
import { ceaModel } from '@/records/models/contextModels';
import { situationDraft } from '@/records/models/namedDrafts';
import { exposureSituationModel } from '@/records/models/namedModels';
import { newRecord } from '@/records/newRecord';
import { tokens } from '@/theme';
import { ElementTypesDialog } from '../ElementTypesDialog';
import { BuilderReview } from './BuilderReview';
import { combinationCount, groupsOf, knownSituations } from './combining';
import { type Exclusion, Exclusions } from './Exclusions';
import { TypePicker } from './TypePicker';

interface BuilderProps {
  projectUuid: string;
  types: readonly CeaType[];
  elements: readonly Cea[];
  situations: readonly ExposureSituation[];
}

const { maxCombinations: limit, groups: groupLimit } = GenerateExposureSituationsRequestLimits;
const DEFAULT_LIMIT = '200';

/** Situations out of elements: pick, look at what comes out, keep what makes sense (domain model 2.3). */
export function Builder({ projectUuid, types, elements, situations }: BuilderProps) {
  const text = useTexts('builder');
  const elementText = useTexts('elements');
  const { number } = useFormats();
  const id = useId();
  const queue = useEditQueue();
  const navigate = useNavigate();
  const { enqueueSnackbar } = useSnackbar();
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [together, setTogether] = useState<ReadonlySet<string>>(new Set());
  const [exclusions, setExclusions] = useState<readonly Exclusion[]>([]);
  const [most, setMost] = useState(DEFAULT_LIMIT);
  const [rarest, setRarest] = useState('');
  const [showsTypes, setShowsTypes] = useState(false);
  const [generate, { isLoading }] = useGenerateExposureSituationsMutation();
  /** Of what was picked when it was asked for; gone as soon as something else is picked. */
  const [preview, setPreview] = useState<GeneratedSituations | null>(null);
  const change = (apply: () => void) => {
    apply();
    setPreview(null);
  };
  const ofType = (uuid: string) => elements.filter(({ ceaTypeUuid }) => ceaTypeUuid === uuid);
  const groups = groupsOf(
    types.map(type => ({
      type,
      elements: ofType(type.uuid).flatMap(({ uuid }) => (picked.has(uuid) ? [uuid] : [])),
      isTogether: together.has(type.uuid),
    })),
  );
  const count = combinationCount(groups);
  const chosenElements = elements.filter(({ uuid }) => picked.has(uuid));
  const active = exclusions.filter(pair => pair.every(uuid => picked.has(uuid)));
  const isSaving = chosenElements.some(({ uuid }) => queue.isHeld(uuid));
  const maxCount = Number(most);
  const isMaxWrong = !Number.isInteger(maxCount) || maxCount < 1 || maxCount > limit.maximum;
  const share = rarest.trim() === '' ? 0 : Number(rarest.replace(',', '.')) / 100;
  const isShareWrong = !(share >= 0 && share <= 1);
  const hasTooMany = groups.length > groupLimit.maxItems;
  const pick = (uuid: string, isPicked: boolean) =>
    change(() =>
      setPicked(before => {
        const next = new Set(before);
        if (isPicked) next.add(uuid);
        else next.delete(uuid);
        return next;
      }),
    );
  const addElement = (ceaTypeUuid: string, name: string) => {
    const element: Cea = { ...newRecord(projectUuid), name, ceaTypeUuid, share: null, shareSource: '' };
    queue.add(ceaModel, [element]);
    pick(element.uuid, true);
  };
  const ask = async () => {
    const { data, error } = await generate({
      projectUuid,
      generateExposureSituationsRequest: {
        groups: groups.map(ceaUuids => ({ ceaUuids: [...ceaUuids] })),
        ...(active.length > 0 && { exclusions: active.map(pair => ({ ceaUuids: [...pair] })) }),
        maxCombinations: maxCount,
        minimumShare: share,
        preview: true,
      },
    });
    if (data) setPreview(data.data);
    else enqueueSnackbar(refusalMessage(error), { variant: 'error' });
  };
  const keep = (kept: readonly GeneratedSituations['exposureSituations'][number][]) => {
    queue.add(
      exposureSituationModel,
      kept.map(({ name, ceaUuids }) => ({
        ...situationDraft({ ...newRecord(projectUuid), name }),
        ceaUuids,
        source: 'GENERATED' as const,
      })),
    );
    void navigate(paths.projectModel(projectUuid, 'situations'));
  };
  return (
    <Stack sx={{ gap: 2, px: `${tokens.page.marginInline}px`, py: 2 }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 300px' }}>
          {text.prose(
            'purpose',
            'Pick the elements that matter. Each situation takes one element of every type that you picked from.',
          )}
        </Typography>
        <Button size="extraSmall" onClick={() => setShowsTypes(true)}>
          {elementText('types', 'Types of elements')}
        </Button>
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
        }}
      >
        {types.map(type => (
          <TypePicker
            key={type.uuid}
            type={type}
            elements={ofType(type.uuid)}
            picked={picked}
            isTogether={together.has(type.uuid)}
            onPick={pick}
            onTogether={isTogether =>
              change(() =>
                setTogether(before => {
                  const next = new Set(before);
                  if (isTogether) next.add(type.uuid);
                  else next.delete(type.uuid);
                  return next;
                }),
              )
            }
            onAdd={name => addElement(type.uuid, name)}
          />
        ))}
      </Box>
      {chosenElements.length > 1 && (
        <Exclusions
          elements={chosenElements}
          exclusions={active}
          onChange={next => change(() => setExclusions(next))}
        />
      )}
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <TextField
          size="small"
          label={text('max', 'At most')}
          value={most}
          error={isMaxWrong}
          helperText={
            isMaxWrong
              ? text.prose('max-wrong', 'A whole number from 1 to {1}.', { values: [number(limit.maximum)] })
              : text.prose('max-help', 'situations at once')
          }
          onChange={event => change(() => setMost(event.target.value))}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          sx={{ width: 170 }}
        />
        <TextField
          size="small"
          label={text('rarest', 'Leave out below')}
          value={rarest}
          error={isShareWrong}
          helperText={
            isShareWrong
              ? text.prose('rarest-wrong', 'A number from 0 to 100.')
              : text.prose('rarest-help', '% of the time')
          }
          onChange={event => change(() => setRarest(event.target.value))}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          sx={{ width: 170 }}
        />
        <Box aria-live="polite" id={id} sx={{ typography: 'body2', lineHeight: '36px' }}>
          {text.prose('count', '{1} combinations', { count, one: '{1} combination' })}
        </Box>
        <Button
          variant="contained"
          size="small"
          aria-describedby={id}
          disabled={count === 0 || hasTooMany || isSaving || isMaxWrong || isShareWrong || isLoading}
          onClick={() => void ask()}
        >
          {text('preview', 'Preview situations')}
        </Button>
      </Stack>
      {hasTooMany && (
        <Alert severity="warning" variant="outlined">
          {text.prose('too-many', 'A situation has at most {1} elements. Pick fewer.', {
            values: [groupLimit.maxItems],
          })}
        </Alert>
      )}
      {preview && (
        <BuilderReview
          key={JSON.stringify(preview.exposureSituations.map(({ ceaUuids }) => ceaUuids))}
          preview={preview}
          known={knownSituations(groups, situations)}
          onKeep={keep}
        />
      )}
      {showsTypes && (
        <ElementTypesDialog projectUuid={projectUuid} types={types} onClose={() => setShowsTypes(false)} />
      )}
    </Stack>
  );
}
