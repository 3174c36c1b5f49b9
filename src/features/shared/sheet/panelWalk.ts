import { displayRows, type Grouping, isDataRow } from '@/ui/worksheet';

/** The rows in the order in which the sheet shows them; those of a folded group are passed over, as the arrow keys do. */
export const shownOrder = <R>(
  rows: readonly R[],
  grouping: Grouping<R> | undefined,
  collapsed: ReadonlySet<string> | undefined,
): readonly R[] =>
  displayRows(rows, { grouping, collapsed, noGroupLabel: '', canAdd: false }).filter(line =>
    isDataRow<R>(line),
  );

/** What a person calls the part of a panel that has the focus: its label, its name, or its text. */
export function nameOfFocused(panel: Element): string | undefined {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || !panel.contains(activeElement)) return undefined;
  return nameOf(activeElement);
}

function nameOf(element: HTMLElement): string {
  const labels = 'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null) : null;
  return (labels?.[0]?.textContent || element.getAttribute('aria-label') || element.textContent || '').trim();
}

const FOCUSABLE = 'a[href], button, input, textarea, select, [tabindex]:not([tabindex="-1"])';

/** Puts the focus on the part of that name, if there is one. */
export function focusNamed(panel: Element, name: string): void {
  [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].find(element => nameOf(element) === name)?.focus();
}
