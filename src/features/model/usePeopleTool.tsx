import { useMemo } from 'react';
import type { PersonnelMember } from '@/api/lookups';
import type { SheetSuggesting } from '@/features/shared/sheet/sheetTypes';
import { useTexts } from '@/glossary/useText';
import { PeopleDialog } from './PeopleDialog';

/** The groups of people that the cells of a sheet choose from, kept by a tool of its bar. */
export function usePeopleTool(projectUuid: string, people: readonly PersonnelMember[]): SheetSuggesting {
  const text = useTexts('people');
  return useMemo(
    () => ({
      label: text('title', 'Groups of people'),
      from: 'LIST',
      render: onClose => <PeopleDialog projectUuid={projectUuid} people={people} onClose={onClose} />,
    }),
    [text, projectUuid, people],
  );
}
