import Alert from '@mui/material/Alert';
import { useTexts } from '@/glossary/useText';
import { useCurrentUser } from '@/session/CurrentUser';
import { NoOrganization } from './NoOrganization';

interface MissingPermissionProps {
  /** Where it is missing: whoever can give it is another. */
  scope: 'organization' | 'project' | 'platform';
  /** What cannot be done: "change these settings". */
  action: string;
}

/** Says what the user may not do here and who can give it; in place of buttons that would be refused. */
export function MissingPermission({ scope, action }: MissingPermissionProps) {
  const text = useTexts('permission');
  const belongsNowhere = useCurrentUser().organizations.length === 0;
  const sentence = {
    organization: text(
      'missing-organization',
      'Your role does not let you {1}. An owner or admin of the organization can give you one that does.',
      { values: [action] },
    ),
    project: text(
      'missing-project',
      'Your role does not let you {1}. A lead of the project or an admin of its organization can give you one that does.',
      { values: [action] },
    ),
    platform: text(
      'missing-platform',
      'Only an administrator of the platform can {1}. Another administrator can make you one.',
      { values: [action] },
    ),
  };
  // There is no role that could be changed.
  if (scope === 'organization' && belongsNowhere) return <NoOrganization />;
  return (
    <Alert severity="info" variant="outlined">
      {sentence[scope]}
    </Alert>
  );
}
