import { type RefObject, useMemo } from 'react';
import { useTexts } from '@/glossary/useText';
import { type ScreenCommand, useShortcuts } from '@/ui/shortcuts';
import type { SheetCommands } from './SheetToolbar';
import type { SheetWords, ToolbarChoice } from './sheetTypes';

interface PageCommandsOptions {
  words: SheetWords;
  search: RefObject<HTMLInputElement | null>;
  /** Left out for people who may only read. */
  editing: SheetCommands | undefined;
  choices: readonly ToolbarChoice[];
  onChoose: (choice: ToolbarChoice, value: string) => void;
  onClearFilters: () => void;
  /** Goes to the row that was selected last, or the first one; undefined while there is none. */
  goToRows: (() => void) | undefined;
  onTogglePanel: (() => void) | undefined;
  exporting: { label: string; run: () => void } | undefined;
}

/** A choice of more options is made in its own list. */
const MAX_OPTIONS = 12;

/** The sheet's commands in the command palette, and the way past everything to its rows. */
export function useSheetPageCommands(options: PageCommandsOptions): void {
  const { words, search, editing, choices, onChoose, onClearFilters, goToRows, onTogglePanel, exporting } =
    options;
  const text = useTexts('sheet');
  useShortcuts(
    useMemo(() => {
      const toRows = text('go-to-rows', 'Go to the rows');
      const commands: ScreenCommand[] = [];
      const offer = (command: ScreenCommand | false | undefined) => command && commands.push(command);
      offer(
        goToRows && {
          id: 'sheet-rows',
          label: toRows,
          skipLabel: text('skip-to-rows', 'Skip to the rows'),
          keys: 'G R',
          run: goToRows,
        },
      );
      offer(
        editing?.onAdd && {
          id: 'sheet-add',
          label: words.add,
          // An empty sheet is there to get its first row.
          skipLabel: goToRows ? undefined : words.add,
          keys: 'mod+Enter',
          run: editing.onAdd,
        },
      );
      offer(
        editing?.suggest && {
          id: 'sheet-suggest',
          label: editing.suggest.label,
          keywords: 'recommend generate propose',
          run: editing.suggest.run,
        },
      );
      offer({
        id: 'sheet-search',
        label: words.search,
        keys: '/',
        keywords: 'find filter',
        run: () => search.current?.focus(),
      });
      offer(
        editing && {
          id: 'sheet-undo',
          label: text('undo-command', 'Undo'),
          keys: 'mod+Z',
          run: editing.onUndo,
        },
      );
      offer(
        editing && {
          id: 'sheet-redo',
          label: text('redo-command', 'Redo'),
          keys: 'mod+Y',
          run: editing.onRedo,
        },
      );
      offer(
        editing?.onDuplicate && {
          id: 'sheet-duplicate',
          label: text('duplicate-rows', 'Duplicate the selected rows'),
          keys: 'mod+Shift+D',
          keywords: 'copy',
          run: editing.onDuplicate,
        },
      );
      const { onMove } = editing ?? {};
      offer(
        onMove && {
          id: 'sheet-move-up',
          label: text('move-rows-up', 'Move the selected rows up'),
          keys: 'Alt+Shift+↑',
          keywords: 'order',
          run: () => onMove(-1),
        },
      );
      offer(
        onMove && {
          id: 'sheet-move-down',
          label: text('move-rows-down', 'Move the selected rows down'),
          keys: 'Alt+Shift+↓',
          keywords: 'order',
          run: () => onMove(1),
        },
      );
      offer(
        editing && {
          id: 'sheet-replace',
          label: text('replace-title', 'Find and replace'),
          keys: 'mod+H',
          keywords: 'search change text',
          run: editing.onReplace,
        },
      );
      offer(
        editing?.onDelete && {
          id: 'sheet-delete',
          label: words.delete,
          keys: 'mod+Delete',
          keywords: 'remove',
          run: editing.onDelete,
        },
      );
      offer(
        onTogglePanel && {
          id: 'sheet-details',
          label: text('details-command', 'Show or hide the details'),
          run: onTogglePanel,
        },
      );
      offer(
        exporting && {
          id: 'sheet-export',
          label: exporting.label,
          keywords: 'file excel download',
          run: exporting.run,
        },
      );
      for (const choice of choices)
        for (const { value, label } of choice.options.length > MAX_OPTIONS ? [] : choice.options)
          offer(
            value !== choice.value && {
              id: `sheet-${choice.id}-${value}`,
              label: text('choose-command', '{1}: {2}', { values: [choice.label, label] }),
              keywords: 'filter group show',
              run: () => onChoose(choice, value),
            },
          );
      offer({
        id: 'sheet-show-all',
        label: text('clear-filters', 'Show all'),
        keywords: 'clear filters',
        run: onClearFilters,
      });
      return {
        title: words.records,
        shortcuts: goToRows
          ? [{ id: 'sheet-rows', keys: 'G R', label: toRows, binding: 'g r', run: goToRows }]
          : [],
        commands,
      };
    }, [text, words, search, editing, choices, onChoose, onClearFilters, goToRows, onTogglePanel, exporting]),
  );
}
