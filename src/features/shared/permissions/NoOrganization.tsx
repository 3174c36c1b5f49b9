import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useTexts } from '@/glossary/useText';
import { EmptyState } from '@/ui/EmptyState';

/**
 * For somebody who belongs to no organization, in place of what only organizations have.
 *
 * @param title what is missing here for that reason; the organization itself when left out
 */
export function NoOrganization({ title }: { title?: string }) {
  const text = useTexts('permission');
  return (
    <EmptyState
      title={title ?? text('no-organization-title', 'No organization yet')}
      text={text.prose(
        'no-organization',
        'Projects belong to an organization. Create yours, or ask the owner of an existing one to add you.',
      )}
      action={
        <Button variant="contained" component={Link} to={paths.newOrganization()}>
          {text('new-organization', 'New organization')}
        </Button>
      }
    />
  );
}
