import ApartmentRounded from '@mui/icons-material/ApartmentRounded';
import FolderRounded from '@mui/icons-material/FolderRounded';
import GroupRounded from '@mui/icons-material/GroupRounded';
import HomeRounded from '@mui/icons-material/HomeRounded';
import LocalShippingRounded from '@mui/icons-material/LocalShippingRounded';
import PersonAddAltRounded from '@mui/icons-material/PersonAddAltRounded';
import ToggleOnRounded from '@mui/icons-material/ToggleOnRounded';
import TravelExploreRounded from '@mui/icons-material/TravelExploreRounded';
import type { ReactNode } from 'react';
import { matchPath, type Params } from 'react-router-dom';
import { paths } from '@/config/paths';
import { defineTexts, type TextDefinition } from '@/glossary/defineTexts';
import { SUPPLIER_PORTAL_ITEM } from './accordionSlice';

export interface NavigationLink {
  kind: 'link';
  id: string;
  label: TextDefinition;
  icon: ReactNode;
  /** Its page; those below this address belong to it too. */
  to: string;
  /** A page of its own whose address does not lie below `to`, for the parameters of the open page. */
  alsoAt?: (params: Params) => string;
}
export interface NavigationGroup {
  kind: 'group';
  id: string;
  label: TextDefinition;
  icon: ReactNode;
  items: readonly NavigationLink[];
}
export type NavigationEntry = NavigationLink | NavigationGroup | { kind: 'separator'; id: string };

const LABELS = defineTexts('navigation', {
  welcome: 'Welcome',
  'my-organizations': 'My Organizations',
  'my-projects': 'My Projects',
  'discover-projects': 'Discover Projects',
  'discover-other-projects': 'Discover Other Projects',
  'supplier-portal': 'Supplier Portal',
  'invite-supplier': 'Invite Supplier',
  users: 'Users',
  features: 'Features',
});

const link = (id: keyof typeof LABELS, icon: ReactNode, to: string): NavigationLink => ({
  kind: 'link',
  id,
  label: LABELS[id],
  icon,
  to,
});

const WELCOME = link('welcome', <HomeRounded />, paths.welcome());
const ORGANIZATIONS: NavigationLink = {
  ...link('my-organizations', <ApartmentRounded />, paths.organizations()),
  alsoAt: ({ organizationUuid = '' }) => paths.newMembers(organizationUuid),
};
const PROJECTS = link('my-projects', <FolderRounded />, paths.projects());
const SUPPLIER_PORTAL: NavigationGroup = {
  kind: 'group',
  id: SUPPLIER_PORTAL_ITEM,
  label: LABELS['supplier-portal'],
  icon: <LocalShippingRounded />,
  items: [link('invite-supplier', <PersonAddAltRounded />, paths.inviteSupplier())],
};

/** Entries of the new layout (specification §2 "New sidebar entries"). */
export const newNavigationEntries: readonly NavigationEntry[] = [
  WELCOME,
  ORGANIZATIONS,
  PROJECTS,
  link('discover-projects', <TravelExploreRounded />, paths.discoverProjects()),
  { kind: 'separator', id: 'separator' },
  SUPPLIER_PORTAL,
];

/** The same for administrators of the platform. */
export const administratorEntries: readonly NavigationEntry[] = [
  ...newNavigationEntries,
  { kind: 'separator', id: 'administration' },
  link('users', <GroupRounded />, paths.adminUsers()),
  link('features', <ToggleOnRounded />, paths.adminFeatures()),
];

/** Entries of the old layout, two of them by flag (specification §2 "Old sidebar entries"). */
export const oldNavigationEntries = (flags: {
  showAllProjects: boolean;
  showSupplierPortal: boolean;
}): readonly NavigationEntry[] => [
  WELCOME,
  ORGANIZATIONS,
  PROJECTS,
  ...(flags.showAllProjects
    ? [link('discover-other-projects', <TravelExploreRounded />, paths.discoverProjects())]
    : []),
  ...(flags.showSupplierPortal ? [SUPPLIER_PORTAL] : []),
];

/** True where the open page belongs to an entry. */
export const isOpenPage = ({ to, alsoAt }: NavigationLink, pathname: string, params: Params): boolean =>
  [to, alsoAt?.(params)].some(
    own => own !== undefined && matchPath({ path: own, end: false }, pathname) !== null,
  );

/** Two letters for a label: the first of its first two words, else its first two (old layout, collapsed). */
export function abbreviation(label: string): string {
  const words = label.split(/\s+/).filter(word => word !== '');
  const letters =
    words.length > 1 ? words.slice(0, 2).map(word => [...word][0] ?? '') : [...(words[0] ?? '')].slice(0, 2);
  return letters.join('');
}
