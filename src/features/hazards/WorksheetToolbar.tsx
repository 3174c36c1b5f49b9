import AddRounded from '@mui/icons-material/AddRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import RedoRounded from '@mui/icons-material/RedoRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import UndoRounded from '@mui/icons-material/UndoRounded';
import UnfoldLessRounded from '@mui/icons-material/UnfoldLessRounded';
import UnfoldMoreRounded from '@mui/icons-material/UnfoldMoreRounded';
import ViewSidebarRounded from '@mui/icons-material/ViewSidebarRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import type { Hazard } from '@/api/hazards';
import type { RiskRatingSet, RiskRatingSetSummary } from '@/api/risk-model';
import { STATUSES } from '@/features/shared/hazards/hazardStatuses';
import { ToolbarSelect } from '@/features/shared/sheet/ToolbarSelect';
import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';
import { useTexts } from '@/glossary/useText';
import { statusText } from './columns/hazardColumns';
import { KeyboardHelp } from './KeyboardHelp';
import { GROUPS_OF_STYLE } from './view/grouping';
import { type GroupBy, UNRATED, type ViewParameters } from './view/viewParameters';

interface WorksheetToolbarProps {
  searchRef: Ref<HTMLInputElement>;
  query: string;
  onQueryChange: (query: string) => void;
  view: ViewParameters;
  groupBy: GroupBy;
  onViewChange: (change: Partial<ViewParameters>) => void;
  style: Hazard['style'];
  set: RiskRatingSet;
  sets: readonly RiskRatingSetSummary[];
  shownCount: number;
  totalCount: number;
  /** Left out for people who may only read. */
  editing?: { onAdd: () => void; onDelete: () => void; onUndo: () => void; onRedo: () => void };
  onCollapseAll: (collapsed: boolean) => void;
  onTogglePanel: () => void;
}

const GROUP_LABELS: Readonly<Record<GroupBy, TextDefinition>> = defineTexts(
  'hazards',
  { function: 'Function', machine: 'Machine', event: 'Hazardous event', none: 'No groups' },
  'group-',
);

/** Everything that decides what the worksheet shows, in one row that wraps on narrow screens. */
export function WorksheetToolbar(props: WorksheetToolbarProps) {
  const { view, groupBy, onViewChange, style, set, sets, shownCount, totalCount, editing } = props;
  const text = useTexts('hazards');
  const search = text('search', 'Search hazards');
  return (
    <Box
      role="toolbar"
      aria-label={text('toolbar', 'View of the worksheet')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}
    >
      <TextField
        inputRef={props.searchRef}
        size="extraSmall"
        type="search"
        placeholder={search}
        value={props.query}
        onChange={event => props.onQueryChange(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Escape' && props.query !== '') props.onQueryChange('');
        }}
        // Takes what room the line has left, so that a longer language shows its whole text.
        sx={{ flex: { xs: '1 1 100%', sm: '1 1 160px' }, maxWidth: { sm: 240 } }}
        slotProps={{
          htmlInput: { 'aria-label': search, 'aria-keyshortcuts': '/' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchRounded fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      {sets.length > 1 && (
        <ToolbarSelect
          label={text('rating-set', 'Rating set')}
          value={set.code}
          options={sets.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={code => onViewChange({ set: code === sets[0]?.code ? null : code, level: null })}
        />
      )}
      <ToolbarSelect
        label={text('group-by', 'Group')}
        value={groupBy}
        options={GROUPS_OF_STYLE[style].map(group => ({
          value: group,
          label: text(GROUP_LABELS[group]),
        }))}
        onChange={group => onViewChange({ group: group as GroupBy })}
      />
      <ToolbarSelect
        label={text('filter-state', 'State')}
        value={view.state ?? ''}
        options={[
          { value: '', label: text('any', 'Any') },
          ...STATUSES.map(status => ({ value: status, label: statusText(status, text) })),
        ]}
        onChange={state => onViewChange({ state: state || null })}
      />
      <ToolbarSelect
        label={set.resultLabel}
        value={view.level ?? ''}
        options={[
          { value: '', label: text('any', 'Any') },
          ...set.ratings.map(({ code, label }) => ({ value: code, label })),
          { value: UNRATED, label: text('unrated', 'Not rated') },
        ]}
        onChange={level => onViewChange({ level: level || null })}
      />
      <Typography
        variant="body2"
        color="textSecondary"
        role="status"
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {text('count', '{1} of {2}', { values: [shownCount, totalCount] })}
      </Typography>
      <Box
        sx={{
          flex: '1 1 auto',
          display: 'flex',
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          justifyContent: 'flex-end',
          alignItems: 'center',
          gap: 0.25,
        }}
      >
        {groupBy !== 'none' && (
          <>
            <Tool
              label={text('collapse-all', 'Collapse all groups')}
              onClick={() => props.onCollapseAll(true)}
            >
              <UnfoldLessRounded fontSize="small" />
            </Tool>
            <Tool label={text('expand-all', 'Expand all groups')} onClick={() => props.onCollapseAll(false)}>
              <UnfoldMoreRounded fontSize="small" />
            </Tool>
          </>
        )}
        {editing && (
          <>
            <Tool label={text('undo', 'Undo (Ctrl+Z)')} onClick={editing.onUndo}>
              <UndoRounded fontSize="small" />
            </Tool>
            <Tool label={text('redo', 'Redo (Ctrl+Y)')} onClick={editing.onRedo}>
              <RedoRounded fontSize="small" />
            </Tool>
            <Tool label={text('delete', 'Delete hazard (Ctrl+Delete)')} onClick={editing.onDelete}>
              <DeleteOutlineRounded fontSize="small" />
            </Tool>
          </>
        )}
        <Tool label={text('details', 'Details (Space)')} pressed={view.panel} onClick={props.onTogglePanel}>
          <ViewSidebarRounded fontSize="small" />
        </Tool>
        <KeyboardHelp />
        {editing && (
          <Button
            size="extraSmall"
            variant="contained"
            startIcon={<AddRounded />}
            onClick={editing.onAdd}
            sx={{ ml: 0.75 }}
          >
            {text('add', 'Add hazard')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

interface ToolProps {
  label: string;
  pressed?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Tool({ label, pressed, onClick, children }: ToolProps) {
  return (
    <Tooltip title={label}>
      <IconButton
        size="extraSmall"
        aria-label={label}
        aria-pressed={pressed}
        color={pressed ? 'primary' : 'default'}
        onClick={onClick}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}
