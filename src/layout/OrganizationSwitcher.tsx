import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTexts } from '@/glossary/useText';
import { tokens } from '@/theme';
import { Menu, MenuAction, MenuChoice, MenuSeparator } from '@/ui/menu';
import { useOrganizationSwitch } from './useOrganizationSwitch';

/** Chooses the organization to work for; not there for somebody who belongs to none. */
export function OrganizationSwitcher() {
  const text = useTexts('header');
  const { organizations, selected, choose } = useOrganizationSwitch();
  if (organizations.length === 0) return null;
  const label = text('organization', 'Organization');
  const shown = selected?.name ?? text('select-organization', 'Select Organization');
  return (
    <Menu
      align="start"
      trigger={
        <Button
          size="extraSmall"
          color="inherit"
          aria-label={`${label}: ${shown}`}
          endIcon={<ExpandMoreRounded />}
          sx={{
            minWidth: 0,
            maxWidth: 240,
            flexShrink: 1,
            '& .MuiButton-endIcon': { ml: 0.25 },
            '& .MuiButton-endIcon > svg': { fontSize: 18 },
          }}
        >
          <Typography
            component="span"
            noWrap
            sx={{ font: 'inherit', color: selected ? undefined : 'text.secondary' }}
          >
            {shown}
          </Typography>
        </Button>
      }
    >
      <MenuChoice
        label={label}
        value={selected?.organizationUuid ?? ''}
        options={organizations.map(({ organizationUuid, name }) => ({
          value: organizationUuid,
          label: name,
        }))}
        onChange={choose}
        maxHeight={tokens.organizationList.maxHeight}
      />
      {selected && (
        <>
          <MenuSeparator />
          <MenuAction onSelect={() => choose(null)}>
            {text('all-organizations', 'All organizations')}
          </MenuAction>
        </>
      )}
    </Menu>
  );
}
