import AddRounded from '@mui/icons-material/AddRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import ListAltRounded from '@mui/icons-material/ListAltRounded';
import LocalLibraryOutlined from '@mui/icons-material/LocalLibraryOutlined';
import RedoRounded from '@mui/icons-material/RedoRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import TipsAndUpdatesOutlined from '@mui/icons-material/TipsAndUpdatesOutlined';
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
import { memo, type ReactNode, type Ref } from 'react';
import { useTexts } from '@/glossary/useText';
import { KeyboardHelp } from './KeyboardHelp';
import { SheetPeople } from './SheetPeople';
import type { SheetSuggesting, SheetWords, ToolbarChoice } from './sheetTypes';
import { ToolbarSelect } from './ToolbarSelect';

const SUGGEST_ICONS = {
  RULE: <TipsAndUpdatesOutlined fontSize="small" />,
  LIBRARY: <LocalLibraryOutlined fontSize="small" />,
  LIST: <ListAltRounded fontSize="small" />,
};

interface SheetToolbarProps {
  searchRef: Ref<HTMLInputElement>;
  words: SheetWords;
  query: string;
  onQueryChange: (query: string) => void;
  /** What the sheet's owner puts before the others. */
  choices: readonly ToolbarChoice[];
  onChoose: (choice: ToolbarChoice, value: string) => void;
  shownCount: number;
  totalCount: number;
  /** The rows are the first ones, and the others on their way. */
  isPart: boolean;
  /** Left out while nothing is filtered. */
  onClearFilters: (() => void) | undefined;
  /** Left out where nothing is grouped. */
  onCollapseAll: ((collapsed: boolean) => void) | undefined;
  /** Left out for people who may only read. */
  editing: SheetCommands | undefined;
  /** Left out for a sheet without details. */
  panel: { isOpen: boolean; onToggle: () => void } | undefined;
  explains: boolean;
  /** Rows are part of others. */
  isTree: boolean;
  /** Left out for a sheet that no file is made of. */
  exporting: { label: string; run: () => void } | undefined;
  /** Which columns it shows, and my views of it. */
  views: ReactNode;
}

export interface SheetCommands {
  onAdd?: () => void;
  suggest?: { label: string; from: NonNullable<SheetSuggesting['from']>; run: () => void };
  onDelete?: () => void;
  onDuplicate?: () => void;
  /** Moves the selected rows up or down by one. */
  onMove?: (step: 1 | -1) => void;
  onReplace: () => void;
  onUndo: () => void;
  onRedo: () => void;
}

/** On a phone one line that is pushed aside, as the rows below are; wider, they flow with the others. */
const choicesSx = {
  display: { xs: 'flex', sm: 'contents' },
  flex: '1 1 100%',
  minWidth: 0,
  alignItems: 'center',
  gap: 1,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > *': { flexShrink: 0 },
} as const;

/** Everything that decides what the sheet shows, in one row that wraps on narrow screens. */
export function SheetToolbar(props: SheetToolbarProps) {
  const { words, query, onQueryChange, editing, panel, exporting } = props;
  const text = useTexts('sheet');
  return (
    <Box
      role="toolbar"
      aria-label={text('toolbar', 'View of the sheet')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}
    >
      <TextField
        inputRef={props.searchRef}
        size="extraSmall"
        type="search"
        placeholder={words.search}
        value={query}
        onChange={event => onQueryChange(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Escape' && query !== '') onQueryChange('');
        }}
        // Takes what room the line has left, so that a longer language shows its whole text.
        sx={{ flex: { xs: '1 1 100%', sm: '1 1 160px' }, maxWidth: { sm: 240 } }}
        slotProps={{
          htmlInput: { 'aria-label': words.search, 'aria-keyshortcuts': '/' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchRounded fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      <Box sx={choicesSx}>
        {props.choices.map(choice => (
          <Choice key={choice.id} choice={choice} onChoose={props.onChoose} />
        ))}
        <Typography
          variant="body2"
          color="textSecondary"
          role="status"
          sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
        >
          {props.isPart
            ? text.prose('count-loaded', '{1} of {2} loaded', {
                values: [props.shownCount, props.totalCount],
              })
            : text.prose('count', '{1} of {2}', { values: [props.shownCount, props.totalCount] })}
        </Typography>
        {props.onClearFilters && (
          <Button size="extraSmall" onClick={props.onClearFilters}>
            {text('clear-filters', 'Show all')}
          </Button>
        )}
      </Box>
      <Box
        sx={{
          flex: '1 1 auto',
          display: 'flex',
          // A phone has room for eight or nine of them.
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          minWidth: 0,
          justifyContent: 'flex-end',
          alignItems: 'center',
          gap: 0.25,
        }}
      >
        <SheetPeople />
        {props.views}
        {props.onCollapseAll && <CollapseTools onCollapseAll={props.onCollapseAll} />}
        {editing && (
          <>
            <Tool label={text('undo', 'Undo (Ctrl+Z)')} onClick={editing.onUndo}>
              <UndoRounded fontSize="small" />
            </Tool>
            <Tool label={text('redo', 'Redo (Ctrl+Y)')} onClick={editing.onRedo}>
              <RedoRounded fontSize="small" />
            </Tool>
          </>
        )}
        {editing?.suggest && (
          <Tool label={editing.suggest.label} onClick={editing.suggest.run}>
            {SUGGEST_ICONS[editing.suggest.from]}
          </Tool>
        )}
        {editing?.onDelete && (
          <Tool
            label={text('delete-keys', '{1} (Ctrl+Delete)', { values: [words.delete] })}
            onClick={editing.onDelete}
          >
            <DeleteOutlineRounded fontSize="small" />
          </Tool>
        )}
        {exporting && (
          <Tool label={exporting.label} onClick={exporting.run}>
            <FileDownloadOutlined fontSize="small" />
          </Tool>
        )}
        {panel && (
          <Tool label={text('details', 'Details (Space)')} pressed={panel.isOpen} onClick={panel.onToggle}>
            <ViewSidebarRounded fontSize="small" />
          </Tool>
        )}
        <KeyboardHelp hasLevels={props.explains} hasPanel={panel !== undefined} isTree={props.isTree} />
        {editing?.onAdd && (
          <Button
            size="extraSmall"
            variant="contained"
            startIcon={<AddRounded />}
            onClick={editing.onAdd}
            aria-label={words.add}
            sx={{
              ml: { xs: 'auto', sm: 0.75 },
              minWidth: 0,
              '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } },
            }}
          >
            {/* Of a long language the end, before the line runs out of the page. */}
            <Typography
              component="span"
              variant="inherit"
              noWrap
              sx={{ display: { xs: 'none', sm: 'block' } }}
            >
              {words.add}
            </Typography>
          </Button>
        )}
      </Box>
    </Box>
  );
}

interface ChoiceProps {
  choice: ToolbarChoice;
  onChoose: (choice: ToolbarChoice, value: string) => void;
}

/** There are a dozen of them: one that stays as it is renders with none of the others. */
const Choice = memo(function Choice({ choice, onChoose }: ChoiceProps) {
  return (
    <ToolbarSelect
      label={choice.label}
      value={choice.value}
      options={choice.options}
      onChange={next => onChoose(choice, next)}
    />
  );
});

function CollapseTools({ onCollapseAll }: { onCollapseAll: (collapsed: boolean) => void }) {
  const text = useTexts('sheet');
  return (
    <>
      <Tool label={text('collapse-all', 'Collapse all groups')} onClick={() => onCollapseAll(true)}>
        <UnfoldLessRounded fontSize="small" />
      </Tool>
      <Tool label={text('expand-all', 'Expand all groups')} onClick={() => onCollapseAll(false)}>
        <UnfoldMoreRounded fontSize="small" />
      </Tool>
    </>
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
