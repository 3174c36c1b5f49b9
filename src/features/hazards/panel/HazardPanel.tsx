import { cellText } from '@domain/rating/explainRating';
import { rateLevels } from '@domain/rating/rateLevels';
import { scalesOf } from '@domain/rating/ratingSet';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import type { Hazard } from '@/api/hazards';
import { useAppDispatch } from '@/api/hooks';
import type { Project } from '@/api/projects';
import { paths } from '@/config/paths';
import {
  type HazardSection,
  type HazardSectionId,
  SECTION_TITLES,
} from '@/features/shared/hazards/hazardSection';
import type { SheetPanelContext } from '@/features/shared/sheet/sheetTypes';
import { useTexts } from '@/glossary/useText';
import { initialEvaluation, rationalePath } from '@/records/models/hazardModel';
import type { Patch } from '@/records/recordModel';
import { FoldedSection } from '@/ui/FoldedSection';
import { RatingChip } from '../../shared/rating/RatingChip';
import { RatingExplanation } from '../../shared/rating/RatingExplanation';
import { RatingTable } from '../../shared/rating/RatingTable';
import { isAgreedOn } from '../columns/linkColumns';
import { type HazardSelectionState, itemCollapseToggled, selectItemCollapsed } from '../hazardSelectionSlice';
import { AvoidanceReasons } from '../page/AvoidanceReasons';
import { hazardParts } from '../page/hazardParts';
import { RatingsBySet } from '../page/RatingsBySet';
import { RecordField } from '../page/RecordField';
import { initialLevels } from '../view/hazardFields';
import type { WorksheetData } from '../view/useWorksheetData';
import { CommittedTextField } from './CommittedTextField';
import { MAX_NAME, MAX_TEXT } from './textLimits';

/** What is written in it was always seen in the panel. */
const OPEN_AT_FIRST: readonly HazardSectionId[] = ['residual'];

/** Words that people vote on. */
const isVoted = (path: string) => path === 'name' || path === 'description';

interface HazardPanelProps extends SheetPanelContext {
  project: Project;
  hazard: Hazard;
  data: WorksheetData;
  /** What other features show of it. */
  sections: readonly HazardSection[];
  canEdit: boolean;
  onEdit: (hazard: Hazard, patch: Patch) => void;
}

/**
 * The selected hazard: its level and why, the reasons, its name and description, and below them, folded, what its page
 * shows. Everything is edited where it stands.
 */
export function HazardPanel(props: HazardPanelProps) {
  const { project, hazard, data, sections, canEdit, state, onEdit, onRetry, onClose } = props;
  const { set, catalogs } = data;
  const text = useTexts('hazards');
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
      readOnly={
        readOnly ||
        (path.startsWith('rationale/') && hazard.isConsensusVotingLocked) ||
        (isVoted(path) && isAgreedOn(hazard))
      }
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
      <AvoidanceReasons hazard={hazard} set={set} readOnly={readOnly || hazard.isConsensusVotingLocked} />
      {hazard.style === 'MACHINE' && (
        <RecordField
          label={text('personnel', 'Persons at risk')}
          options={catalogs.personnel.items}
          value={hazard.personnelUuids}
          multiple
          readOnly={readOnly}
          onChange={personnelUuids => onEdit(hazard, { personnelUuids })}
        />
      )}
      {field('description', text('description', 'Description'), hazard.description)}
      <Box sx={{ borderBottom: 1, borderColor: 'divider', mx: -2, px: 2 }}>
        {[
          { id: 'ratings' as const, render: () => <SetRatings hazard={hazard} data={data} /> },
          ...hazardParts({ project, hazard, data, canEdit: !readOnly }, sections),
        ].map(({ id, render }) => (
          <PanelSection key={id} id={id} render={render} />
        ))}
      </Box>
    </Box>
  );
}

/** Below its heading; what somebody unfolds stays open from one hazard to the next. */
function PanelSection({ id, render }: { id: HazardSectionId; render: () => ReactNode }) {
  const text = useTexts('hazards');
  const dispatch = useAppDispatch();
  const key = `panel:${id}`;
  const isToggled = useSelector((state: { hazardSelection: HazardSelectionState }) =>
    selectItemCollapsed(state, key),
  );
  return (
    <FoldedSection
      title={text(SECTION_TITLES[id])}
      isOpen={isToggled !== OPEN_AT_FIRST.includes(id)}
      onToggle={() => dispatch(itemCollapseToggled(key))}
    >
      {render}
    </FoldedSection>
  );
}

/** The same hazard in the other sets, and the table with its cell. */
function SetRatings({ hazard, data: { set, sets } }: { hazard: Hazard; data: WorksheetData }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <RatingsBySet hazard={hazard} sets={sets} />
      <Box sx={{ overflow: 'auto' }}>
        <RatingTable set={set} levels={initialLevels(hazard, set)} />
      </Box>
    </Box>
  );
}
