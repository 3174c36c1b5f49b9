import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type Organization,
  useDeleteOrganizationLogoMutation,
  useUploadOrganizationLogoMutation,
} from '@/api/organizations';
import { useFile } from '@/api/useFile';
import { UploadList } from '@/features/shared/uploads/UploadList';
import { useUploads } from '@/features/shared/uploads/useUploads';
import { useTexts } from '@/glossary/useText';
import { DropZone } from '@/ui/DropZone';
import { ErrorView } from '@/ui/ErrorView';
import { Section } from '@/ui/Section';

interface OrganizationLogoProps {
  organization: Organization;
  mayUpdate: boolean;
}

/** The picture on the cover of an organization's reports. */
export function OrganizationLogo({ organization, mayUpdate }: OrganizationLogoProps) {
  const text = useTexts('organization');
  const { uuid: organizationUuid, logoSha256 } = organization;
  const [upload] = useUploadOrganizationLogoMutation();
  const [remove, removing] = useDeleteOrganizationLogoMutation();
  const { uploads, add, again, putAway } = useUploads(file =>
    upload({ organizationUuid, organizationLogoUpload: { file } }),
  );
  return (
    <DropZone
      onFiles={files => add(files.slice(0, 1))}
      multiple={false}
      disabled={!mayUpdate}
      dropText={text('logo-drop', 'Drop the logo here')}
    >
      {pick => (
        <Section
          title={text('logo', 'Logo')}
          purpose={text.prose(
            'logo-explanation',
            'Stands on the cover of reports as DOCX, PDF and HTML. PNG, JPEG or SVG, 2 MB at most.',
          )}
        >
          {logoSha256 ? (
            <Logo key={logoSha256} organization={organization} />
          ) : (
            <Typography variant="body2" color="textSecondary">
              {text.prose('logo-none', 'No logo yet: reports show the name of the organization.')}
            </Typography>
          )}
          {uploads.length > 0 && <UploadList uploads={uploads} onAgain={again} onPutAway={putAway} />}
          {removing.error && <ErrorView error={removing.error} isRefusal />}
          {mayUpdate && (
            <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
              <Button size="small" variant="outlined" onClick={pick}>
                {logoSha256
                  ? text('logo-replace', 'Choose another logo')
                  : text('logo-upload', 'Upload a logo')}
              </Button>
              {logoSha256 && (
                <Button
                  size="small"
                  color="error"
                  loading={removing.isLoading}
                  onClick={() => void remove({ organizationUuid })}
                >
                  {text('logo-remove', 'Remove logo')}
                </Button>
              )}
            </Stack>
          )}
        </Section>
      )}
    </DropZone>
  );
}

/** px: as large as on the cover. */
const PLACE = { width: 280, height: 96 };

function Logo({ organization }: { organization: Organization }) {
  const text = useTexts('organization');
  const { url, isMissing } = useFile(`/user-api/organizations/${organization.uuid}/logo`, 'platform');
  if (isMissing)
    return (
      <Typography variant="body2" color="textSecondary">
        {text.prose('logo-missing', 'The logo cannot be shown just now.')}
      </Typography>
    );
  return (
    // White like the paper of a cover, in dark colours too.
    <Box
      sx={{
        p: 2,
        bgcolor: '#fff',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        width: 'fit-content',
        maxWidth: '100%',
      }}
    >
      {url ? (
        <Box
          component="img"
          src={url}
          alt={text('logo-of', 'Logo of {1}', { values: [organization.name] })}
          sx={{ display: 'block', ...PLACE, maxWidth: '100%', objectFit: 'contain', objectPosition: 'left' }}
        />
      ) : (
        <Skeleton variant="rectangular" {...PLACE} />
      )}
    </Box>
  );
}
