import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useImportProjectMutation } from '@/api/organizations';
import { organizationNamesakes, withMark } from '@/features/shared/names/namesakes';
import { useTexts } from '@/glossary/useText';
import { refusalMessage } from '@/lib/apiError';
import type { MyOrganization } from '@/session/useSelectedOrganization';
import { DropZone } from '@/ui/DropZone';
import { ProjectImportList } from './ProjectImportList';

interface ImportProjectFormProps {
  /** Those in which the caller may create projects. */
  organizations: readonly MyOrganization[];
  /** The one to begin with. */
  organizationUuid: string;
}

/** A project out of an archive that was exported here or in another installation. */
export function ImportProjectForm({ organizations, organizationUuid: first }: ImportProjectFormProps) {
  const text = useTexts('new-project');
  const [organizationUuid, setOrganizationUuid] = useState(first);
  const [takesOver, setTakesOver] = useState(false);
  const [send, { isLoading, error, reset }] = useImportProjectMutation();
  const namesakes = organizationNamesakes(organizations);
  const mayTakeOver = organizations
    .find(one => one.organizationUuid === organizationUuid)
    ?.permissions.includes('organization.library.manage');
  const begin = ([file]: File[]) => {
    if (!file) return;
    reset();
    void send({
      organizationUuid,
      projectImportCreate: { file, ratingSets: takesOver && mayTakeOver ? 'TAKE_OVER' : 'MATCH' },
    });
  };
  return (
    <Stack sx={{ gap: 2.5 }}>
      {organizations.length > 1 && (
        <TextField
          select
          label={text('organization', 'Organization')}
          value={organizationUuid}
          onChange={({ target }) => setOrganizationUuid(target.value)}
        >
          {organizations.map(({ organizationUuid: uuid, name }) => (
            <MenuItem key={uuid} value={uuid}>
              {withMark(name, namesakes.get(uuid))}
            </MenuItem>
          ))}
        </TextField>
      )}
      {mayTakeOver && (
        <FormControl>
          <FormControlLabel
            control={
              <Switch
                size="small"
                checked={takesOver}
                onChange={(_event, checked) => setTakesOver(checked)}
                slotProps={{ input: { 'aria-describedby': 'import-sets-help' } }}
              />
            }
            label={text('import-sets', 'Take over rating sets that are not here')}
          />
          <FormHelperText id="import-sets-help">
            {text.prose(
              'import-sets-help',
              'Otherwise a project that is rated by a set with other levels or another table is refused.',
            )}
          </FormHelperText>
        </FormControl>
      )}
      <DropZone onFiles={begin} multiple={false} dropText={text('import-drop', 'Drop the archive here')}>
        {pick => (
          <Stack
            sx={{ gap: 1, p: 2, alignItems: 'start', border: 1, borderColor: 'divider', borderRadius: 1 }}
          >
            <Button variant="contained" loading={isLoading} onClick={pick}>
              {text('import-choose', 'Choose an archive')}
            </Button>
            <Typography variant="body2" color="textSecondary">
              {text.prose(
                'import-help',
                'Made by “Whole project as an archive” under Reports and exports. The project keeps its codes and dates; you become its lead. Of people who are not in the organization only the names come along.',
              )}
            </Typography>
          </Stack>
        )}
      </DropZone>
      {error && <Alert severity="error">{refusalMessage(error)}</Alert>}
      <ProjectImportList organizationUuid={organizationUuid} />
    </Stack>
  );
}
