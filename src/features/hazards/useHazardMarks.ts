import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCallback, useMemo } from 'react';
import { type HazardFindings, useListHazardFindingsQuery } from '@/api/findings';
import type { Hazard } from '@/api/hazards';
import { SEVERITY_COLORS } from '@/features/shared/hazards/checkSeverities';
import { checkText } from '@/features/shared/hazards/checkTexts';
import { ROW_CELL } from '@/features/shared/sheet/sheetRowState';
import type { SheetFilter } from '@/features/shared/sheet/sheetTypes';
import { useTexts } from '@/glossary/useText';
import { remembered } from '@/lib/remembered';
import { useFollowedProject } from '@/records/live/LiveContext';
import type { RowState } from '@/ui/worksheet';

/** Its name in the address. */
const FILTER = 'finding';
const ANY = 'any';
const ACCEPTED = 'accepted';

/** Findings are read again with every rating: what nobody filters by must not make the toolbar another one each time. */
const NOBODY_ASKS: ReadonlyMap<string, HazardFindings> = new Map();

/**
 * The findings of hazards as marks at their codes, and a filter by them; an accepted finding is no fault.
 * @param projectUuid undefined as long as the hazards themselves are on their way
 */
export function useHazardMarks(projectUuid: string | undefined, address: URLSearchParams) {
  const text = useTexts('hazards');
  const checksText = useTexts('checks');
  const query = useListHazardFindingsQuery(projectUuid ? { projectUuid } : skipToken);
  useFollowedProject(query);
  const findings = query.currentData?.data.results;
  const byHazard = useMemo(
    () => new Map(findings?.map((found): [string, HazardFindings] => [found.hazardUuid, found])),
    [findings],
  );
  const nameOf = useCallback(
    (check: string) => {
      const words = checkText({ check: check as HazardFindings['open'][number] });
      return words ? `${check} ${checksText(words)}` : check;
    },
    [checksText],
  );
  const marksOf = useMemo(() => {
    // All rows on the screen are asked at every key press.
    const made = new WeakMap<HazardFindings, NonNullable<RowState['cells']>>();
    return ({ uuid }: Hazard): RowState['cells'] => {
      const found = byHazard.get(uuid);
      const { severity } = found ?? {};
      if (!found || !severity) return undefined;
      return remembered(made, found, () => ({
        [ROW_CELL]: {
          status: 'marked' as const,
          severity: SEVERITY_COLORS[severity],
          reason: found.open.map(nameOf).join('; '),
        },
      }));
    };
  }, [byHazard, nameOf]);
  const failed = useMemo(
    () =>
      [...new Set(findings?.flatMap(({ open }) => open))]
        .sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)))
        .join(),
    [findings],
  );
  const asked = address.has(FILTER) ? byHazard : NOBODY_ASKS;
  const filter = useMemo((): SheetFilter<Hazard> => {
    const checks = failed.split(',').filter(Boolean);
    return {
      id: FILTER,
      label: text('filter-finding', 'Findings'),
      options: [
        { value: ANY, label: text('finding-open', 'Open findings') },
        { value: ACCEPTED, label: text('finding-accepted', 'Accepted findings') },
        ...checks.map(check => ({ value: check, label: nameOf(check) })),
      ],
      accepts: ({ uuid }, value) => {
        const { open = [], accepted = [] } = asked.get(uuid) ?? {};
        if (value === ANY) return open.length > 0;
        if (value === ACCEPTED) return accepted.length > 0;
        return open.some(check => check === value);
      },
    };
  }, [failed, asked, nameOf, text]);
  return { marksOf, filter };
}
