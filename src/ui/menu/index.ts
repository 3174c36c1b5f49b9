/** Menus below a button, with submenus, links and choices. */
export { Menu } from './Menu';
export {
  MenuAction,
  MenuCheck,
  MenuChoice,
  MenuHeading,
  MenuLink,
  MenuSeparator,
  type MenuTarget,
} from './MenuItems';
export { MenuSearch } from './MenuSearch';
export { PointMenu } from './PointMenu';
export { Submenu } from './Submenu';
