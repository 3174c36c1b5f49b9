import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import type { UserPreferences } from '@/api/user-preferences';
import { useTexts } from '@/glossary/useText';
import { useCurrentUser } from '@/session/CurrentUser';
import { useKeepPreferences } from '@/session/useKeepPreferences';

/** Where the work starts, and what is told by mail. */
export function WorkSettings({ preferences }: { preferences: UserPreferences }) {
  const text = useTexts('preferences');
  const { organizations } = useCurrentUser();
  const keep = useKeepPreferences();
  const id = useId();
  // One that was left counts for nothing.
  const chosen = organizations.find(one => one.organizationUuid === preferences.defaultOrganizationUuid);
  return (
    <>
      <TextField
        select
        fullWidth
        id={`${id}-organization`}
        label={text('default-organization', 'Default organization')}
        helperText={
          organizations.length > 0
            ? text(
                'default-organization-help',
                'Each session starts with it; the header changes it for one session.',
              )
            : text('default-organization-none', 'You belong to no organization yet.')
        }
        disabled={organizations.length === 0}
        value={chosen?.organizationUuid ?? ''}
        onChange={event => keep({ defaultOrganizationUuid: event.target.value || null })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{text('all-organizations', 'All organizations')}</MenuItem>
        {organizations.map(({ organizationUuid, name }) => (
          <MenuItem key={organizationUuid} value={organizationUuid}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box>
        <FormControlLabel
          label={text('mails', 'Notifications by mail')}
          control={
            <Switch
              size="small"
              checked={preferences.notificationMails}
              onChange={event => keep({ notificationMails: event.target.checked })}
              slotProps={{ input: { 'aria-describedby': `${id}-mails` } }}
            />
          }
        />
        <FormHelperText id={`${id}-mails`} sx={{ ml: '33px', mt: 0 }}>
          {text(
            'mails-help',
            'Votes that are asked for, mentions and answers also come as mail. They always stand at the bell.',
          )}
        </FormHelperText>
      </Box>
    </>
  );
}
