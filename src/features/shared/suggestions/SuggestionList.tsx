import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { useTexts } from '@/glossary/useText';

/** Something that may become a record. */
export interface Suggestion {
  readonly key: string;
  readonly label: string;
  /** What speaks for it, or against. */
  readonly note?: string | undefined;
  /** Heading that it stands under. */
  readonly group?: string;
  /** Where it comes from, below it. */
  readonly details?: ReactNode;
  /** There already: shown, and cannot be chosen. */
  readonly isKnown?: boolean;
}

interface SuggestionListProps {
  label: string;
  suggestions: readonly Suggestion[];
  chosen: ReadonlySet<string>;
  /** Left out where nobody may choose: the list is read only. */
  onChange?: ((chosen: ReadonlySet<string>) => void) | undefined;
  /** Beyond it the list scrolls; without it, it takes the room that there is. */
  maxHeight?: string;
}

/** Of more suggestions the browser lays out those in view only. */
const LAID_OUT = 200;

/** A list to be reviewed before anything is written: one stop for Tab, arrows walk, Space chooses. */
export function SuggestionList({ label, suggestions, chosen, onChange, maxHeight }: SuggestionListProps) {
  const text = useTexts('suggestions');
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const groups = useMemo(() => grouped(suggestions), [suggestions]);
  const open = useMemo(() => suggestions.filter(({ isKnown }) => !isKnown), [suggestions]);
  const places = useMemo(() => new Map(open.map(({ key }, index) => [key, index])), [open]);
  const walk = (event: KeyboardEvent) => {
    const to = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: open.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const boxes = list.current?.querySelectorAll<HTMLInputElement>('input:enabled');
    boxes?.[Math.min(Math.max(to, 0), open.length - 1)]?.focus();
  };
  const toggle = (key: string) => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    onChange?.(next);
  };
  return (
    <Stack sx={{ gap: 1, minHeight: 0 }}>
      {onChange && (
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
          <Typography variant="body2" aria-live="polite" sx={{ flex: 1 }}>
            {text.prose('chosen', '{1} of {2} chosen', { values: [chosen.size, open.length] })}
          </Typography>
          <Button size="extraSmall" onClick={() => onChange(new Set(open.map(({ key }) => key)))}>
            {text('all', 'Choose all')}
          </Button>
          <Button size="extraSmall" onClick={() => onChange(new Set())}>
            {text('none', 'Choose none')}
          </Button>
        </Stack>
      )}
      <Box
        ref={list}
        role="group"
        aria-label={label}
        onKeyDown={walk}
        sx={{
          flex: 1,
          minHeight: 160,
          maxHeight,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          px: 1.5,
          py: 1,
        }}
      >
        {groups.map(({ name, items }) => (
          <Box
            key={name}
            sx={
              suggestions.length > LAID_OUT
                ? { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${items.length * 26 + 28}px` }
                : undefined
            }
          >
            {name !== '' && (
              <Typography variant="subtitle2" component="h3" sx={{ mt: 0.5 }}>
                {name}
              </Typography>
            )}
            {items.map(({ key, label: of, note, details, isKnown = false }) => (
              <Box key={key} sx={details ? { py: 0.75 } : undefined}>
                <Box
                  component="label"
                  sx={{
                    display: 'flex',
                    gap: 1,
                    alignItems: 'baseline',
                    py: '3px',
                    typography: 'body2',
                    opacity: isKnown ? 0.75 : 1,
                  }}
                >
                  {onChange && (
                    <input
                      type="checkbox"
                      checked={chosen.has(key)}
                      disabled={isKnown}
                      tabIndex={places.get(key) === active ? 0 : -1}
                      onFocus={() => setActive(places.get(key) ?? 0)}
                      onChange={() => toggle(key)}
                    />
                  )}
                  <span>
                    {of}
                    {note !== undefined && (
                      <Typography component="span" variant="caption" color="textSecondary" sx={{ ml: 1 }}>
                        {note}
                      </Typography>
                    )}
                  </span>
                </Box>
                {details !== undefined && <Box sx={{ pl: onChange ? 3 : 0 }}>{details}</Box>}
              </Box>
            ))}
          </Box>
        ))}
      </Box>
    </Stack>
  );
}

function grouped(suggestions: readonly Suggestion[]) {
  const groups = new Map<string, Suggestion[]>();
  for (const suggestion of suggestions) {
    const name = suggestion.group ?? '';
    const items = groups.get(name) ?? [];
    items.push(suggestion);
    groups.set(name, items);
  }
  return [...groups].map(([name, items]) => ({ name, items }));
}
