import { useState } from 'react';
import { useCreateAssumptionsBatchMutation } from '@/api/assumptions';
import type { DocumentSuggestion } from '@/api/documents';
import { useCreateFunctionsBatchMutation } from '@/api/functions';
import { useCreateHazardsBatchMutation } from '@/api/hazards';
import type { Project } from '@/api/projects';

/** Creates the records that suggestions propose; each says where it comes from. @param sourceOf the place, such as “DOC-001, page 3” */
export function useAcceptance(
  project: Pick<Project, 'uuid' | 'style'> | undefined,
  sourceOf: (suggestion: DocumentSuggestion) => string,
) {
  const [createFunctions] = useCreateFunctionsBatchMutation();
  const [createHazards] = useCreateHazardsBatchMutation();
  const [createAssumptions] = useCreateAssumptionsBatchMutation();
  const [isSaving, setIsSaving] = useState(false);

  const send = async (kind: DocumentSuggestion['kind'], some: readonly DocumentSuggestion[]) => {
    if (!project) return {};
    const { uuid: projectUuid, style } = project;
    const source = 'RECOMMENDED' as const;
    const quoted = some.map(suggestion => ({
      name: suggestion.name,
      description: `> ${suggestion.quotation}\n\n${sourceOf(suggestion)}`,
      source,
    }));
    if (kind === 'FUNCTION') return createFunctions({ projectUuid, functionBatchCreate: { items: quoted } });
    if (kind === 'HAZARD')
      return createHazards({
        projectUuid,
        hazardBatchCreate: { items: quoted.map(item => ({ ...item, style })) },
      });
    return createAssumptions({
      projectUuid,
      assumptionBatchCreate: {
        items: some.map(suggestion => ({
          name: suggestion.name,
          text: suggestion.quotation,
          description: sourceOf(suggestion),
          source,
        })),
      },
    });
  };

  /** @returns how many were created, and what went wrong; the rest was not tried then */
  const accept = async (suggestions: readonly DocumentSuggestion[]) => {
    setIsSaving(true);
    let created = 0;
    let error: unknown;
    for (const kind of ['FUNCTION', 'HAZARD', 'ASSUMPTION'] as const) {
      const ofKind = suggestions.filter(suggestion => suggestion.kind === kind);
      if (ofKind.length === 0 || error !== undefined) continue;
      // One call takes as many as an analysis has.
      const answer = await send(kind, ofKind);
      if ('error' in answer && answer.error) error = answer.error;
      else created += ofKind.length;
    }
    setIsSaving(false);
    return { created, error };
  };
  return { accept, isSaving };
}
