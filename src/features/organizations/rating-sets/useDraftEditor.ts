import { completeTable } from '@domain/rating/printedTable';
import { useRef, useState } from 'react';
import { type RiskRatingSetDraft, useUpdateRiskRatingSetDraftMutation } from '@/api/risk-model';
import { useUnsavedChanges } from '@/features/shared/unsaved/UnsavedChanges';
import { useKeptEntry, useKeptPlace } from '@/features/shared/unsaved/useKeptEntry';
import { errorStatus } from '@/lib/apiError';

export type DraftContent = Pick<
  RiskRatingSetDraft,
  | 'name'
  | 'standard'
  | 'version'
  | 'resultLabel'
  | 'rule'
  | 'disclaimer'
  | 'provenance'
  | 'parameters'
  | 'levels'
  | 'classes'
  | 'ratings'
  | 'table'
  | 'explanations'
>;

const contentOf = (draft: RiskRatingSetDraft): DraftContent => {
  const { name, standard, version, resultLabel, rule, disclaimer, provenance } = draft;
  const { parameters, levels, classes, ratings, table, explanations } = draft;
  return {
    ...{ name, standard, version, resultLabel, rule, disclaimer, provenance },
    ...{ parameters, levels, classes, ratings, table, explanations },
  };
};

/**
 * A draft while it is edited: saved as a whole, since a cell, its levels and its explanation make sense together only.
 * What was not saved is asked about before the page is left.
 */
export function useDraftEditor(draft: RiskRatingSetDraft) {
  const [content, setContent] = useState(() => contentOf(draft));
  const [saved, setSaved] = useState(content);
  const [revision, setRevision] = useState(draft.revision);
  const [error, setError] = useState<unknown>();
  const [update, { isLoading }] = useUpdateRiskRatingSetDraftMutation();
  const isChanged = content !== saved;
  const latest = useRef(isChanged);
  latest.current = isChanged;
  useUnsavedChanges(() => latest.current);
  useKeptEntry(useKeptPlace<{ content: DraftContent; revision: number }>(`rating set ${draft.uuid}`), {
    entered: () => (latest.current ? { content, revision } : undefined),
    // On the revision that it was edited on: what somebody else saved since is not overwritten.
    restore: kept => {
      setContent(kept.content);
      setRevision(kept.revision);
    },
  });

  /** Cells of levels, classes or ratings that are gone go as well; with classes, every combination gets its cell. */
  const change = (part: Partial<DraftContent>) =>
    setContent(before => {
      const next = { ...before, ...part };
      const isLaidOutAnew = part.levels ?? part.classes ?? part.ratings ?? part.table;
      return isLaidOutAnew ? { ...next, table: completeTable(next) as DraftContent['table'] } : next;
    });

  const take = (record: RiskRatingSetDraft) => {
    const fresh = contentOf(record);
    setContent(fresh);
    setSaved(fresh);
    setRevision(record.revision);
    setError(undefined);
    latest.current = false;
  };

  return {
    content,
    change,
    isChanged,
    isSaving: isLoading,
    revision,
    error,
    /** Somebody else saved meanwhile. */
    isOutdated: errorStatus(error) === 409,
    take,
    /** @returns the revision that it is saved as; undefined when it is not */
    async save(): Promise<number | undefined> {
      const explanations = content.explanations.filter(({ text }) => text.trim());
      const answer = await update({
        riskRatingSetDraftUuid: draft.uuid,
        riskRatingSetDraftUpdate: { ...content, explanations, revision },
      });
      if (answer.data) take(answer.data.data);
      else setError(answer.error);
      return answer.data?.data.revision;
    },
  };
}

export type DraftEditor = ReturnType<typeof useDraftEditor>;
