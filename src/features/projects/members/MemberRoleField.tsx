import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useSnackbar } from 'notistack';
import { type ProjectMember, useUpdateProjectMemberMutation } from '@/api/project-members';
import { personName } from '@/features/shared/people/personName';
import {
  PROJECT_ROLE_EXPLANATIONS,
  PROJECT_ROLE_LABELS,
  PROJECT_ROLES,
  type ProjectRole,
} from '@/features/shared/people/projectRoles';
import { useTexts } from '@/glossary/useText';
import { refusalMessage } from '@/lib/apiError';

/** The role of one member, changed where it stands. */
export function MemberRoleField({ member }: { member: ProjectMember }) {
  const text = useTexts('project-members');
  const { enqueueSnackbar } = useSnackbar();
  const [update, { isLoading, originalArgs }] = useUpdateProjectMemberMutation();
  const name = personName(member.user);

  const give = async (role: ProjectRole) => {
    if (isLoading || role === member.role) return;
    const answer = await update({
      projectMemberUuid: member.uuid,
      projectMemberUpdate: { revision: member.revision, role },
    });
    if (answer.error === undefined) {
      const values = [name, text(PROJECT_ROLE_LABELS[role])];
      enqueueSnackbar(text('role-saved', '{1} is {2} now', { values }), { variant: 'success' });
      return;
    }
    const message = refusalMessage(answer.error);
    if (message) enqueueSnackbar(message, { variant: 'error' });
  };
  // What was chosen shows while it is being saved.
  const shown = (isLoading && originalArgs?.projectMemberUpdate.role) || member.role;
  return (
    <TextField
      select
      size="extraSmall"
      variant="outlined"
      value={shown}
      disabled={isLoading}
      onChange={event => void give(event.target.value as ProjectRole)}
      slotProps={{
        select: {
          renderValue: value => text(PROJECT_ROLE_LABELS[value as ProjectRole]),
          SelectDisplayProps: { 'aria-label': text('role-of', 'Role of {1}', { values: [name] }) },
        },
      }}
      sx={{ minWidth: 140 }}
    >
      {PROJECT_ROLES.map(role => (
        <MenuItem key={role} value={role}>
          <ListItemText
            primary={text(PROJECT_ROLE_LABELS[role])}
            secondary={text.prose(PROJECT_ROLE_EXPLANATIONS[role])}
            sx={{ my: 0 }}
          />
        </MenuItem>
      ))}
    </TextField>
  );
}
