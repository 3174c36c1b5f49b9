import GridViewRounded from '@mui/icons-material/GridViewRounded';
import TableRowsRounded from '@mui/icons-material/TableRowsRounded';
import Autocomplete from '@mui/material/Autocomplete';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useListTagsQuery } from '@/api/record-tags';
import { useTexts } from '@/glossary/useText';
import { SearchField } from '@/ui/SearchField';
import type { ProjectFilters } from './useProjectFilters';
import type { ProjectsView } from './useProjectsView';

/** More than an organization has. */
const ALL = 20_000;

interface ProjectFilterBarProps {
  search: string;
  setSearch: (search: string) => void;
  filters: ProjectFilters;
  view: ProjectsView;
  setView: (view: ProjectsView) => void;
  organizationUuid: string | undefined;
}

/** Search, tags, archived ones, cards or table. */
export function ProjectFilterBar(props: ProjectFilterBarProps) {
  const { search, setSearch, filters, view, setView, organizationUuid } = props;
  const text = useTexts('projects');
  const { data } = useListTagsQuery({ organizationUuid, orderBy: 'name', limit: ALL });
  const tags = data?.data.results ?? [];
  return (
    <Stack direction="row" sx={{ gap: 1.5, mb: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <SearchField value={search} onChange={setSearch} label={text('search', 'Search projects')} />
      {(tags.length > 0 || filters.tags.length > 0) && (
        <Autocomplete
          multiple
          size="small"
          limitTags={2}
          options={tags}
          value={tags.filter(({ uuid }) => filters.tags.includes(uuid))}
          onChange={(_event, chosen) => filters.setTags(chosen.map(({ uuid }) => uuid))}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ uuid }) => uuid}
          isOptionEqualToValue={(option, value) => option.uuid === value.uuid}
          noOptionsText={text('no-tags', 'No tag has this text')}
          clearText={text('clear-tags', 'Clear the tags')}
          openText={text('open-tags', 'Open the list of tags')}
          closeText={text('close-tags', 'Close the list of tags')}
          renderInput={params => <TextField {...params} size="small" label={text('tags', 'Tags')} />}
          sx={{ width: { xs: '100%', sm: 280 } }}
        />
      )}
      <FormControlLabel
        label={text('show-archived', 'Show archived')}
        control={
          <Switch
            size="small"
            checked={filters.isArchived}
            onChange={event => filters.setArchived(event.target.checked)}
          />
        }
        sx={{ mr: 'auto' }}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        onChange={(_event, next: ProjectsView | null) => next && setView(next)}
        aria-label={text('view', 'View')}
      >
        <ToggleButton value="CARDS" aria-label={text('cards', 'Cards')} title={text('cards', 'Cards')}>
          <GridViewRounded fontSize="small" />
        </ToggleButton>
        <ToggleButton value="TABLE" aria-label={text('table', 'Table')} title={text('table', 'Table')}>
          <TableRowsRounded fontSize="small" />
        </ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}
