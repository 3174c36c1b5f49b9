import type { LevelField } from '@domain/rating/parameters';
import { useState } from 'react';

/** What was entered and is not saved: of a cast vote only what is to be changed. */
export type VoteDraft = { readonly [Field in LevelField | 'rationale' | 'reason' | 'comment']?: string };

/** Raised when the stored shape changes: what an older app left is not read. */
const ROOT = 'badger-votes/1';

const keyOf = (userUuid: string, roundUuid: string) => `${ROOT}/${userUuid}/${roundUuid}`;

function read(key: string): VoteDraft {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'));
  } catch {
    return {};
  }
}

function write(key: string, draft: VoteDraft): void {
  try {
    if (Object.keys(draft).length === 0) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Full or forbidden: the draft lives as long as the card is shown.
  }
}

interface VoteDraftState {
  draft: VoteDraft;
  /** An undefined value takes the field out. */
  change: (part: { readonly [Field in keyof VoteDraft]: string | undefined }) => void;
  clear: () => void;
}

/**
 * The draft of a vote in one round. It is in the tab's storage with every change, so it outlives going to another hazard,
 * a reload and an expired session; the next person who signs in in the tab has drafts of their own. A component that
 * shows another round needs another `key`.
 */
export function useVoteDraft(userUuid: string, roundUuid: string): VoteDraftState {
  const key = keyOf(userUuid, roundUuid);
  const [draft, setDraft] = useState(() => read(key));
  const keep = (next: VoteDraft) => {
    write(key, next);
    setDraft(next);
  };
  return {
    draft,
    change: part => {
      const next = { ...draft, ...part };
      keep(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined)));
    },
    clear: () => keep({}),
  };
}
