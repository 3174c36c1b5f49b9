import type { LevelField } from '@domain/rating/parameters';
import type { KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { levelDigits, levelShortcuts } from '@/features/shared/rating/levelShortcuts';
import type { VoteEntry, VoteField } from './useVoteEntry';

type Scale = VoteEntry['scales'][number];

/** Puts the focus on a field of the form: of a parameter on its chosen level, else on the first one. */
export function focusField(
  form: HTMLFormElement | null,
  field: VoteField | undefined,
  options?: FocusOptions,
): void {
  if (!form || !field) return;
  const group = form.querySelector(`[data-parameter="${field.replace(/Uuid$/, '')}"]`);
  const target = group
    ? (group.querySelector<HTMLElement>('input:checked') ?? group.querySelector<HTMLElement>('input'))
    : form.querySelector<HTMLElement>(`[data-field="${field}"]`);
  target?.focus(options);
}

/** The level that a key stands for in a scale. */
function levelOfKey(scale: Scale, key: string): string | undefined {
  const pressed = key.toLowerCase();
  for (const keys of [levelShortcuts(scale), levelDigits(scale)])
    for (const [uuid, character] of keys) if (character === pressed) return uuid;
  return undefined;
}

interface VoteKeysProps {
  form: RefObject<HTMLFormElement | null>;
  entry: VoteEntry;
  choose: (field: LevelField, levelUuid: string) => void;
  isClosed: boolean;
  onLeave: (() => void) | undefined;
}

/** The keys of the form beside the native ones: digits, Enter in a text, Escape. */
export function useVoteKeys({ form, entry, choose, isClosed, onLeave }: VoteKeysProps) {
  const { scales, levels, texts, neededFor, levelsWith } = entry;

  /** After a level: the next parameter, then one that was left out, then what has to be written, then the button. */
  const goOn = (scale: Scale, uuid: string) => {
    const chosen = levelsWith({ [scale.field]: uuid });
    const next =
      scales[scales.indexOf(scale) + 1]?.field ??
      scales.find(({ field }) => !chosen[field])?.field ??
      neededFor(chosen).find(field => texts[field].trim() === '');
    if (next) focusField(form.current, next);
    else form.current?.querySelector<HTMLElement>('[data-save]')?.focus();
  };

  return (event: KeyboardEvent<HTMLFormElement>) => {
    const target = event.target as HTMLElement;
    // Keys of a dialog reach its owner too.
    if (!event.currentTarget.contains(target) || event.nativeEvent.isComposing) return;
    const isText = target instanceof HTMLTextAreaElement;
    if (event.key === 'Escape') {
      // One level out: from a text back to the levels, from these to where one came from.
      event.preventDefault();
      if (isText) focusField(form.current, scales.at(-1)?.field);
      else onLeave?.();
      return;
    }
    if (isText) {
      if (event.key !== 'Enter' || event.shiftKey) return;
      event.preventDefault();
      form.current?.requestSubmit();
      return;
    }
    if (isClosed || event.ctrlKey || event.metaKey || event.altKey) return;
    const focused = target.closest<HTMLElement>('[data-parameter]')?.dataset.parameter;
    const scale =
      scales.find(({ parameter }) => parameter === focused) ?? scales.find(({ field }) => !levels[field]);
    const uuid = scale && levelOfKey(scale, event.key);
    if (!scale || !uuid) return;
    // A letter that is a level of the focused parameter is no shortcut of the page.
    event.preventDefault();
    event.stopPropagation();
    // The level may make a field appear that is next, and the digit after it may come before the next render.
    flushSync(() => choose(scale.field, uuid));
    goOn(scale, uuid);
  };
}
