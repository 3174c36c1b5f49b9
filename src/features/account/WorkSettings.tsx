import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import type { UserPreferences } from '@/api/user-preferences';
import { organizationNamesakes, withMark } from '@/features/shared/names/namesakes';
import { useTexts } from '@/glossary/useText';
import { useCurrentUser } from '@/session/CurrentUser';
import { useKeepPreferences } from '@/session/useKeepPreferences';

/** Where the work starts. */
export function WorkSettings({ preferences }: { preferences: UserPreferences }) {
  const text = useTexts('preferences');
  const { organizations } = useCurrentUser();
  const namesakes = organizationNamesakes(organizations);
  const keep = useKeepPreferences();
  const id = useId();
  // One that was left counts for nothing.
  const chosen = organizations.find(one => one.organizationUuid === preferences.defaultOrganizationUuid);
  return (
    <TextField
      select
      fullWidth
      id={`${id}-organization`}
      label={text('default-organization', 'Default organization')}
      helperText={
        organizations.length > 0
          ? text.prose(
              'default-organization-help',
              'Each session starts with it; the header changes it for one session.',
            )
          : text.prose('default-organization-none', 'You belong to no organization yet.')
      }
      disabled={organizations.length === 0}
      value={chosen?.organizationUuid ?? ''}
      onChange={event => keep({ defaultOrganizationUuid: event.target.value || null })}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{text('all-organizations', 'All organizations')}</MenuItem>
      {organizations.map(({ organizationUuid, name }) => (
        <MenuItem key={organizationUuid} value={organizationUuid}>
          {withMark(name, namesakes.get(organizationUuid))}
        </MenuItem>
      ))}
    </TextField>
  );
}
