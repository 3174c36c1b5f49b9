import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ExposureEstimateType } from '@/api/exposure-estimate-types';
import { type ExposureEstimate, useDeleteExposureEstimateMutation } from '@/api/exposure-estimates';
import type { ExposureSituation } from '@/api/exposure-situations';
import { ConfirmDeleteDialog } from '@/features/shared/delete/ConfirmDeleteDialog';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { EstimateDialog } from './EstimateDialog';
import { type KnownEstimate, quantity } from './estimates';

interface EstimateListProps {
  situation: ExposureSituation;
  estimates: readonly KnownEstimate[];
  types: readonly ExposureEstimateType[];
  canEdit: boolean;
}

interface Asked {
  kind: 'edit' | 'delete';
  type: ExposureEstimateType;
  estimate?: ExposureEstimate;
}

/** The numbers behind the exposure of a situation; one is added by choosing its type. */
export function EstimateList({ situation, estimates, types, canEdit }: EstimateListProps) {
  const text = useTexts('exposure');
  const formats = useFormats();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [remove] = useDeleteExposureEstimateMutation();
  const close = () => setAsked(null);
  return (
    <Stack component="section" aria-label={text('estimates', 'Estimates')} sx={{ gap: 1 }}>
      <Typography variant="h3">{text('estimates', 'Estimates')}</Typography>
      {estimates.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {canEdit
            ? text.prose(
                'none-yet',
                'Say how often or for which share of the time it occurs. The levels are proposed from that.',
              )
            : text.prose('none', 'Nobody has estimated how often it occurs.')}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {estimates.map(({ estimate, type, band, number }) => (
          <Box component="li" key={estimate.uuid}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {type.name}:{' '}
              <strong>{number === null ? '–' : quantity(number, type.unit, text, formats)}</strong>
              {band && ` (${band.name})`}
            </Typography>
            {estimate.rationale && (
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {estimate.rationale}
              </Typography>
            )}
            {canEdit && (
              <Stack direction="row" sx={{ gap: 0.5 }}>
                <Button
                  size="extraSmall"
                  aria-label={text('change-named', 'Change {1}', { values: [type.name] })}
                  onClick={() => setAsked({ kind: 'edit', type, estimate })}
                >
                  {text('change', 'Change')}
                </Button>
                <Button
                  size="extraSmall"
                  color="error"
                  aria-label={text('delete-named', 'Delete {1}', { values: [type.name] })}
                  onClick={() => setAsked({ kind: 'delete', type, estimate })}
                >
                  {text('delete', 'Delete')}
                </Button>
              </Stack>
            )}
          </Box>
        ))}
      </Box>
      {canEdit && (
        <TextField
          select
          size="extraSmall"
          label={text('add', 'Add an estimate')}
          value=""
          onChange={event => {
            const type = types.find(({ uuid }) => uuid === event.target.value);
            if (type) setAsked({ kind: 'edit', type });
          }}
        >
          {types
            .filter(({ isActive }) => isActive)
            .map(({ uuid, name }) => (
              <MenuItem key={uuid} value={uuid}>
                {name}
              </MenuItem>
            ))}
        </TextField>
      )}
      {asked?.kind === 'edit' && (
        <EstimateDialog
          projectUuid={situation.projectUuid}
          exposureSituationUuid={situation.uuid}
          estimate={asked.estimate}
          type={asked.type}
          onClose={close}
        />
      )}
      {asked?.kind === 'delete' && asked.estimate && (
        <ConfirmDeleteDialog
          records={[{ uuid: asked.estimate.uuid, label: asked.estimate.code }]}
          remove={exposureEstimateUuid => remove({ exposureEstimateUuid })}
          confirmLabel={text('delete-estimate', 'Delete estimate')}
          onClose={close}
        />
      )}
    </Stack>
  );
}
