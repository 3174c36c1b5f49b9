import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import { useId, useState } from 'react';
import type { AdminUser } from '@/api/admin';
import { useBuiltInName } from '@/features/shared/built-in/sayBuiltIn';
import { personName } from '@/features/shared/people/personName';
import { useTexts } from '@/glossary/useText';

/** Organizations named in a row of the list; the others are counted. */
const NAMED = 2;

/** Where somebody belongs and as what: the first of them, and all on demand, so that rows stay rows. */
export function UserOrganizations({ user }: { user: AdminUser }) {
  const sayRole = useBuiltInName('OrganizationRole');
  const text = useTexts('users');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { organizations } = user;
  const words = organizations.map(({ name, roleName }) => `${name} (${sayRole(roleName)})`);
  if (words.length === 0) return <>–</>;
  const rest = words.length - NAMED;
  return (
    <>
      {words.slice(0, NAMED).join(', ')}
      {rest > 0 && (
        <>
          {' '}
          <ButtonBase
            aria-label={text('all-organizations', 'All {1} organizations of {2}', {
              values: [words.length, personName(user)],
            })}
            aria-haspopup="dialog"
            aria-expanded={anchor !== null}
            onClick={event => setAnchor(event.currentTarget)}
            sx={{
              px: 0.75,
              font: 'inherit',
              borderRadius: 1,
              bgcolor: 'action.hover',
              '&:hover': { bgcolor: 'action.selected' },
            }}
          >
            +{rest}
          </ButtonBase>
          <Popover
            open={anchor !== null}
            anchorEl={anchor}
            onClose={() => setAnchor(null)}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
            slotProps={{
              paper: { role: 'dialog', 'aria-labelledby': id, tabIndex: -1, sx: { maxWidth: 380 } },
            }}
          >
            <Box id={id} sx={{ px: 2, pt: 1.5, fontWeight: 600 }}>
              {text.prose('organizations-of', 'Organizations of {1}', { values: [personName(user)] })}
            </Box>
            <Box component="ul" sx={{ m: 0, px: 2, py: 1.5, listStyle: 'none' }}>
              {words.map((one, index) => (
                <Box
                  component="li"
                  key={organizations[index]?.organizationUuid}
                  sx={{ overflowWrap: 'anywhere' }}
                >
                  {one}
                </Box>
              ))}
            </Box>
          </Popover>
        </>
      )}
    </>
  );
}
