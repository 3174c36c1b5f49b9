import { cellText } from '@domain/rating/explainRating';
import { rateLevels } from '@domain/rating/rateLevels';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
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
import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';
import { PanelSteps } from '@/features/shared/sheet/PanelSteps';
import type { SheetPanelContext } from '@/features/shared/sheet/sheetTypes';
import { useTexts } from '@/glossary/useText';
import type { Patch } from '@/records/recordModel';
import { FoldedSection } from '@/ui/FoldedSection';
import { RatingChip } from '../../shared/rating/RatingChip';
import { RatingExplanation } from '../../shared/rating/RatingExplanation';
import { RatingTable } from '../../shared/rating/RatingTable';
import { RiskGraph } from '../../shared/rating/RiskGraph';
import { TableOrGraph } from '../../shared/rating/TableOrGraph';
import { isAgreedOn } from '../columns/linkColumns';
import { type HazardSelectionState, itemCollapseToggled, selectItemCollapsed } from '../hazardSelectionSlice';
import { HazardClosing } from '../page/HazardClosing';
import { HazardLevels } from '../page/HazardLevels';
import { HazardLinks } from '../page/HazardStory';
import { hazardParts } from '../page/hazardParts';
import { PublishedLevels } from '../page/PublishedLevels';
import { RatingsBySet } from '../page/RatingsBySet';
import { RiskFreeze } from '../page/RiskFreeze';
import { initialLevels } from '../view/hazardFields';
import type { WorksheetData } from '../view/useWorksheetData';
import { CommittedTextField } from './CommittedTextField';
import { MAX_NAME, MAX_TEXT } from './textLimits';

/** What is written in it was always seen in the panel. */
const OPEN_AT_FIRST: readonly HazardSectionId[] = ['residual'];

const PART = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  alignContent: 'start',
  minWidth: 0,
} as const;
const WHOLE = { gridColumn: '1 / -1' } as const;
const SECTIONS = {
  borderBottom: 1,
  borderColor: 'divider',
  mx: -2,
  px: 2,
  '@container (min-width: 760px)': { mx: 0, px: 0 },
} as const;

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
  const { project, hazard, data, sections, canEdit, state, onEdit, onRetry, onClose, walk } = props;
  const { set } = data;
  const text = useTexts('hazards');
  const rated = rateLevels(set, initialLevels(hazard, set));
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
      isMarkdown={path === 'description'}
      readOnly={readOnly || (isVoted(path) && isAgreedOn(hazard))}
      state={state?.cells?.[path]}
      onCommit={next => onEdit(hazard, { [path]: next })}
      onRetry={() => onRetry(path)}
    />
  );
  return (
    <Box
      sx={{
        ...PART,
        p: 2,
        // Below the sheet there is room for the sections beside the rating.
        '@container (min-width: 760px)': {
          gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
          columnGap: 4,
        },
      }}
    >
      <Box sx={{ ...WHOLE, display: 'flex', alignItems: 'center', gap: 1 }}>
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
        <PanelSteps {...walk} />
        <IconButton size="extraSmall" aria-label={text('close-details', 'Close details')} onClick={onClose}>
          <CloseRounded fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ ...WHOLE, display: 'flex', gap: 1, flexWrap: 'wrap', '&:empty': { display: 'none' } }}>
        {!hazard.isClosed && <RiskFreeze project={project} hazard={hazard} />}
        <HazardClosing project={project} hazard={hazard} />
      </Box>
      {state?.locked && (
        <Typography variant="body2" color="textSecondary" sx={WHOLE}>
          {state.locked}
        </Typography>
      )}
      <Box sx={PART}>
        {field('name', text('name', 'Title'), hazard.name, MAX_NAME, false)}
        <HazardLevels
          hazard={hazard}
          set={set}
          readOnly={readOnly || hazard.isConsensusVotingLocked}
          isNarrow
        />
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
        {field('description', text('description', 'Description'), hazard.description)}
      </Box>
      <Box sx={SECTIONS}>
        {[
          {
            id: 'story' as const,
            render: () => <HazardLinks hazard={hazard} data={data} canEdit={!readOnly} isNarrow />,
          },
          {
            id: 'ratings' as const,
            render: () => <SetRatings hazard={hazard} data={data} canEdit={!readOnly} />,
          },
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
  const isOpen = isToggled !== OPEN_AT_FIRST.includes(id);
  const toggle = () => dispatch(itemCollapseToggled(key));
  const box = useRef<HTMLDivElement>(null);
  const [address, changeAddress] = useAddressParameters();
  const isAsked = address.get('part') === id;
  /** A column leads here once; from there one folds it by oneself. */
  const show = useEffectEvent((isShown: boolean) => {
    if (!isShown) toggle();
    else {
      box.current?.scrollIntoView();
      changeAddress({ part: '' }, 'replace');
    }
  });
  useEffect(() => {
    if (isAsked) show(isOpen);
  }, [isAsked, isOpen]);
  return (
    <div ref={box}>
      <FoldedSection title={text(SECTION_TITLES[id])} isOpen={isOpen} onToggle={toggle}>
        {render}
      </FoldedSection>
    </div>
  );
}

/** The same hazard in the other sets, the table with its cell, and what the source of the hazard says. */
function SetRatings(props: { hazard: Hazard; data: WorksheetData; canEdit: boolean }) {
  const { hazard, data, canEdit } = props;
  const { set, sets } = data;
  const levels = initialLevels(hazard, set);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, minWidth: 0 }}>
      <RatingsBySet hazard={hazard} sets={sets} />
      <TableOrGraph
        table={<RatingTable set={set} levels={levels} />}
        graph={<RiskGraph set={set} levels={levels} />}
      />
      <PublishedLevels hazard={hazard} set={set} canEdit={canEdit} />
    </Box>
  );
}
