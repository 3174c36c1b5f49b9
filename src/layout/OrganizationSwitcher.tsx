import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTexts } from '@/glossary/useText';
import { tokens } from '@/theme';
import { Menu, MenuAction, MenuChoice, MenuHeading, MenuSearch, MenuSeparator } from '@/ui/menu';
import { useOrganizationSearch } from './useOrganizationSearch';
import { useOrganizationSwitch } from './useOrganizationSwitch';

/** Chooses the organization to work for; not there for somebody who belongs to none, and named after an only one. */
export function OrganizationSwitcher() {
  const text = useTexts('header');
  const { organizations, selected, shown: named, choose } = useOrganizationSwitch();
  const { isSearched, search, setSearch, found, beside, ...words } = useOrganizationSearch(organizations);
  if (organizations.length === 0) return null;
  const label = text('organization', 'Organization');
  const shown = named?.name ?? text('select-organization', 'Select Organization');
  const choices = (
    <>
      {found.length > 0 ? (
        <MenuChoice
          label={label}
          value={named?.organizationUuid ?? ''}
          options={found.map(({ organizationUuid, name }) => ({
            value: organizationUuid,
            label: name,
            secondary: beside.get(organizationUuid),
          }))}
          onChange={choose}
          maxHeight={tokens.organizationList.maxHeight}
        />
      ) : (
        <MenuHeading role="status">{words.noneFound}</MenuHeading>
      )}
      {selected && (
        <>
          <MenuSeparator />
          <MenuAction onSelect={() => choose(null)}>
            {text('all-organizations', 'All organizations')}
          </MenuAction>
        </>
      )}
    </>
  );
  return (
    <Menu
      align="start"
      searched={isSearched}
      onOpenChange={() => setSearch('')}
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
            sx={{ font: 'inherit', color: named ? undefined : 'text.secondary' }}
          >
            {shown}
          </Typography>
        </Button>
      }
    >
      {isSearched ? (
        <MenuSearch label={words.label} value={search} onChange={setSearch}>
          {choices}
        </MenuSearch>
      ) : (
        choices
      )}
    </Menu>
  );
}
