import { useState } from 'react';
import { useCreateAssumptionsBatchMutation } from '@/api/assumptions';
import { type Document, type DocumentSuggestion, useUpdateDocumentMutation } from '@/api/documents';
import { useCreateFunctionsBatchMutation } from '@/api/functions';
import { useCreateHazardsBatchMutation } from '@/api/hazards';
import type { Project } from '@/api/projects';
import { type SuggestedLink, withLinks } from './suggestedLinks';

/**
 * Creates the records that suggestions propose, each says where it comes from, and links the document.
 * @param sourceOf the place, such as “DOC-001, page 3”
 */
export function useAcceptance(
  project: Pick<Project, 'uuid' | 'style'> | undefined,
  document: Document,
  sourceOf: (suggestion: DocumentSuggestion) => string,
) {
  const [createFunctions] = useCreateFunctionsBatchMutation();
  const [createHazards] = useCreateHazardsBatchMutation();
  const [createAssumptions] = useCreateAssumptionsBatchMutation();
  const [updateDocument] = useUpdateDocumentMutation();
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

  /** @returns how many were accepted, and what went wrong; the rest was not tried then */
  const accept = async (suggestions: readonly DocumentSuggestion[], links: readonly SuggestedLink[]) => {
    setIsSaving(true);
    let accepted = 0;
    let error: unknown;
    for (const kind of ['FUNCTION', 'HAZARD', 'ASSUMPTION'] as const) {
      const ofKind = suggestions.filter(suggestion => suggestion.kind === kind);
      if (ofKind.length === 0 || error !== undefined) continue;
      // One call takes as many as an analysis has.
      const answer = await send(kind, ofKind);
      if ('error' in answer && answer.error) error = answer.error;
      else accepted += ofKind.length;
    }
    if (links.length > 0 && error === undefined) {
      const { uuid: documentUuid, revision } = document;
      const documentUpdate = { ...withLinks(document, links), revision };
      const answer = await updateDocument({ documentUuid, documentUpdate });
      if (answer.error) error = answer.error;
      else accepted += links.length;
    }
    setIsSaving(false);
    return { accepted, error };
  };
  return { accept, isSaving };
}
