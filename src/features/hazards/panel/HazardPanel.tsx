import { cellText } from '@domain/rating/explainRating';
import { rateLevels } from '@domain/rating/rateLevels';
import { scalesOf } from '@domain/rating/ratingSet';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { Hazard } from '@/api/hazards';
import type { RiskRatingSet } from '@/api/risk-model';
import { paths } from '@/config/paths';
import { useFormLabels } from '@/features/shared/forms/useFormLabels';
import type { SheetPanelContext } from '@/features/shared/sheet/sheetTypes';
import { useTexts } from '@/glossary/useText';
import { initialEvaluation, rationalePath } from '@/records/models/hazardModel';
import type { Patch } from '@/records/recordModel';
import { RatingChip } from '../../shared/rating/RatingChip';
import { RatingExplanation } from '../../shared/rating/RatingExplanation';
import type { Catalogs } from '../view/catalog';
import { initialLevels } from '../view/hazardFields';
import { CommittedTextField } from './CommittedTextField';
import { MAX_NAME, MAX_RESIDUAL_RISK_NOTE, MAX_STANDARD_CLAUSE, MAX_TEXT } from './textLimits';

interface HazardPanelProps extends SheetPanelContext {
  hazard: Hazard;
  set: RiskRatingSet;
  catalogs: Catalogs;
  canEdit: boolean;
  onEdit: (hazard: Hazard, patch: Patch) => void;
}

/** The selected hazard: its level and why, the reasons, its name and description. Everything is edited where it stands. */
export function HazardPanel(props: HazardPanelProps) {
  const { hazard, set, catalogs, canEdit, state, onEdit, onRetry, onClose } = props;
  const text = useTexts('hazards');
  const labels = useFormLabels();
  const rated = rateLevels(set, initialLevels(hazard, set));
  const rationale = initialEvaluation(hazard, set.uuid)?.rationale ?? {};
  const readOnly = !canEdit || state?.locked !== undefined;
  const field = (path: string, label: string, value: string, maxLength = MAX_TEXT, multiline = true) => (
    <CommittedTextField
      key={path}
      recordUuid={hazard.uuid}
      path={path}
      label={label}
      value={value}
      maxLength={maxLength}
      multiline={multiline}
      readOnly={readOnly || (path.startsWith('rationale/') && hazard.isConsensusVotingLocked)}
      state={state?.cells?.[path]}
      onCommit={next => onEdit(hazard, { [path]: next })}
      onRetry={() => onRetry(path)}
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', p: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="h2" sx={{ flex: 1, minWidth: 0 }}>
          <Link
            component={RouterLink}
            to={paths.projectHazardPage(hazard.projectUuid, hazard.code)}
            underline="hover"
            title={text('open-page', 'Everything about this hazard: measures, targets, comments')}
          >
            {hazard.code}
          </Link>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {set.resultLabel}
        </Typography>
        <RatingChip set={set} rating={rated.rating} />
        <IconButton size="extraSmall" aria-label={text('close-details', 'Close details')} onClick={onClose}>
          <CloseRounded fontSize="small" />
        </IconButton>
      </Box>
      {state?.locked && (
        <Typography variant="body2" color="textSecondary">
          {state.locked}
        </Typography>
      )}
      {field('name', text('name', 'Title'), hazard.name, MAX_NAME, false)}
      <Box component="section" aria-label={text('why', 'Why this level')}>
        <Typography variant="h3" sx={{ mb: 0.5 }}>
          {text.prose('why', 'Why this level')}
          {rated.rating && (
            <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1 }}>
              {cellText(rated)}
            </Typography>
          )}
        </Typography>
        <RatingExplanation set={set} rated={rated} />
      </Box>
      {scalesOf(set).map(({ parameter, symbol, label }) =>
        field(
          rationalePath(set.uuid, parameter),
          text('reason-for', 'Reason for {1} ({2})', { values: [symbol, label] }),
          rationale[parameter] ?? '',
        ),
      )}
      {hazard.style === 'MACHINE' && (
        <Autocomplete
          multiple
          size="small"
          readOnly={readOnly}
          options={catalogs.personnel.items}
          noOptionsText={labels.noOptions}
          clearText={labels.clear}
          openText={labels.open}
          closeText={labels.close}
          value={hazard.personnelUuids.flatMap(uuid => catalogs.personnel.byUuid.get(uuid) ?? [])}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ uuid }) => uuid}
          isOptionEqualToValue={(option, value) => option.uuid === value.uuid}
          onChange={(_event, chosen) => onEdit(hazard, { personnelUuids: chosen.map(({ uuid }) => uuid) })}
          renderInput={parameters => (
            <TextField {...parameters} label={text('personnel', 'Persons at risk')} />
          )}
        />
      )}
      {field('description', text('description', 'Description'), hazard.description)}
      {field(
        'residualRiskNote',
        text('column-residual', 'Residual risk'),
        hazard.residualRiskNote,
        MAX_RESIDUAL_RISK_NOTE,
      )}
      {field(
        'standardClause',
        text('column-clause', 'Standard, clause'),
        hazard.standardClause,
        MAX_STANDARD_CLAUSE,
        false,
      )}
    </Box>
  );
}
