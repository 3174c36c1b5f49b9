import CheckRounded from '@mui/icons-material/CheckRounded';
import { styled } from '@mui/material/styles';
import * as Dropdown from '@radix-ui/react-dropdown-menu';
import { type ReactNode, useContext } from 'react';
import { Link } from 'react-router-dom';
import { tokens, useDensity } from '@/theme';
import { MenuClosing } from './MenuClosing';

/** The line of one entry; Radix marks the one under pointer or keyboard. */
export const MenuLine = styled('div', { shouldForwardProp: name => name !== 'height' && name !== 'as' })<{
  height: number;
}>(({ theme, height }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: height,
  padding: '4px 10px',
  boxSizing: 'border-box',
  borderRadius: tokens.radius - 2,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  overflowWrap: 'anywhere',
  '&[data-highlighted], &[data-state="open"]': { backgroundColor: theme.vars?.palette.action.hover },
  '&[data-highlighted]': { boxShadow: `inset 0 0 0 2px ${theme.vars?.palette.primary.main}` },
  '&[data-disabled]': { cursor: 'default', color: theme.vars?.palette.text.disabled },
  '& > svg': { fontSize: 18, flexShrink: 0, color: theme.vars?.palette.text.secondary },
}));

const Words = styled('span')({ flex: 1, minWidth: 0 });

const Second = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: theme.typography.caption.fontSize,
  lineHeight: theme.typography.caption.lineHeight,
  color: theme.vars?.palette.text.secondary,
}));

/** Keeps the room of a mark, so that marked and unmarked entries stand in line. */
const Mark = styled('span')({ width: 18, display: 'inline-flex', flexShrink: 0 });

export const useLineHeight = () => tokens.grid[useDensity().density] - 2;

interface EntryProps {
  children: ReactNode;
  /** A second, smaller line. */
  secondary?: ReactNode;
  icon?: ReactNode;
  /** At the far end: a key, a mark. */
  end?: ReactNode;
}

function EntryContent({ children, secondary, icon, end }: EntryProps) {
  return (
    <>
      {icon}
      <Words>
        {children}
        {secondary && <Second>{secondary}</Second>}
      </Words>
      {end}
    </>
  );
}

interface MenuActionProps extends EntryProps {
  onSelect?: () => void;
  disabled?: boolean;
}

/** An entry that does something, as soon as its menu has closed. */
export function MenuAction({ onSelect, disabled, ...content }: MenuActionProps) {
  const height = useLineHeight();
  const closing = useContext(MenuClosing);
  const select = () => {
    if (closing) closing.current.afterwards = onSelect;
    else onSelect?.();
  };
  return (
    <Dropdown.Item asChild disabled={disabled} onSelect={select}>
      <MenuLine height={height}>
        <EntryContent {...content} />
      </MenuLine>
    </Dropdown.Item>
  );
}

/** Where an entry leads: a route of this app, or any other address. */
export type MenuTarget = { to: string } | { href: string | undefined; newTab?: boolean };

interface MenuLinkProps extends EntryProps {
  target: MenuTarget;
  onSelect?: () => void;
}

/** An entry that is a link: it can be opened in a new tab as any other. */
export function MenuLink({ target, onSelect, ...content }: MenuLinkProps) {
  const height = useLineHeight();
  const closing = useContext(MenuClosing);
  const inApp = 'to' in target;
  return (
    <Dropdown.Item
      asChild
      onSelect={() => {
        if (inApp && closing) closing.current.leads = true;
        onSelect?.();
      }}
    >
      {inApp ? (
        <MenuLine height={height} as={Link} {...({ to: target.to } as object)}>
          <EntryContent {...content} />
        </MenuLine>
      ) : (
        <MenuLine
          height={height}
          as="a"
          {...({ href: target.href } as object)}
          {...(target.newTab && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          <EntryContent {...content} />
        </MenuLine>
      )}
    </Dropdown.Item>
  );
}

interface MenuChoiceProps<Value extends string> {
  /** Names the group. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; secondary?: string | undefined }[];
  onChange: (value: Value) => void;
  /** Height in px from which the list scrolls. */
  maxHeight?: number;
}

/** One of several, with a checkmark on the chosen one. */
export function MenuChoice<Value extends string>({
  label,
  value,
  options,
  onChange,
  maxHeight,
}: MenuChoiceProps<Value>) {
  const height = useLineHeight();
  return (
    <Dropdown.RadioGroup
      aria-label={label}
      value={value}
      onValueChange={next => onChange(next as Value)}
      style={maxHeight === undefined ? undefined : { maxHeight, overflowY: 'auto' }}
    >
      {options.map(option => (
        <Dropdown.RadioItem asChild key={option.value} value={option.value}>
          <MenuLine height={height}>
            <Mark>
              <Dropdown.ItemIndicator asChild>
                <CheckRounded sx={{ fontSize: 18 }} />
              </Dropdown.ItemIndicator>
            </Mark>
            <Words>
              {option.label}
              {option.secondary && <Second>{option.secondary}</Second>}
            </Words>
          </MenuLine>
        </Dropdown.RadioItem>
      ))}
    </Dropdown.RadioGroup>
  );
}

interface MenuCheckProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** An entry that is on or off; the menu stays open for the next one. */
export function MenuCheck({ checked, onChange, children }: MenuCheckProps) {
  const height = useLineHeight();
  return (
    <Dropdown.CheckboxItem
      asChild
      checked={checked}
      onCheckedChange={onChange}
      onSelect={event => event.preventDefault()}
    >
      <MenuLine height={height}>
        <Mark>
          <Dropdown.ItemIndicator asChild>
            <CheckRounded sx={{ fontSize: 18 }} />
          </Dropdown.ItemIndicator>
        </Mark>
        <Words>{children}</Words>
      </MenuLine>
    </Dropdown.CheckboxItem>
  );
}

/** Words above a group of entries. */
export const MenuHeading = styled(Dropdown.Label)(({ theme }) => ({
  padding: '6px 10px',
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars?.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

export const MenuSeparator = styled(Dropdown.Separator)(({ theme }) => ({
  height: 1,
  margin: '4px 0',
  backgroundColor: theme.vars?.palette.divider,
}));
