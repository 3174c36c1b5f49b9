import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useTexts } from '@/glossary/useText';
import { tokens } from '@/theme';
import { SearchField } from '@/ui/SearchField';
import { navigationButtonSx } from './NavigationList';
import { SideMenuSection } from './SideMenuSection';
import { useOrganizationSearch } from './useOrganizationSearch';
import { useOrganizationSwitch } from './useOrganizationSwitch';

/** The switcher of the narrow screen. */
export function OrganizationSection() {
  const text = useTexts('header');
  const { organizations, selected, shown, choose } = useOrganizationSwitch();
  const { isSearched, search, setSearch, found, beside, ...words } = useOrganizationSearch(organizations);
  if (organizations.length === 0) return null;
  return (
    <SideMenuSection
      label={text('organization', 'Organization')}
      value={shown?.name ?? text('select-organization', 'Select Organization')}
      above={
        isSearched && (
          <Box sx={{ px: 2, py: 0.5 }}>
            <SearchField label={words.label} value={search} onChange={setSearch} />
          </Box>
        )
      }
      maxHeight={tokens.organizationList.maxHeight}
    >
      {found.length === 0 && (
        <ListItem role="status" sx={{ color: 'text.secondary' }}>
          {words.noneFound}
        </ListItem>
      )}
      {found.map(({ organizationUuid, name }) => {
        const isSelected = organizationUuid === shown?.organizationUuid;
        return (
          <ListItem key={organizationUuid} disablePadding>
            <ListItemButton
              aria-pressed={isSelected}
              onClick={() =>
                choose(organizationUuid === selected?.organizationUuid ? null : organizationUuid)
              }
              sx={navigationButtonSx('full', true)}
            >
              <ListItemText
                primary={name}
                secondary={beside.get(organizationUuid)}
                slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
              />
              {isSelected && <CheckRounded fontSize="small" />}
            </ListItemButton>
          </ListItem>
        );
      })}
    </SideMenuSection>
  );
}
