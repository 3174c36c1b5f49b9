interface StoredLevels {
  severity_uuid: string | null;
  exposure_uuid: string | null;
  probability_uuid: string | null;
  avoidability_uuid: string | null;
  rationale: Record<string, string> | null;
}

interface LevelChange {
  severityUuid?: string | null;
  exposureUuid?: string | null;
  probabilityUuid?: string | null;
  avoidabilityUuid?: string | null;
  rationale?: Record<string, string>;
}

const chosen = (change: string | null | undefined, stored: string | null) =>
  change === undefined ? stored : change;

/** The levels and reasons after a change: what it leaves out stays, null clears a level, an empty text a reason. */
export function mergeEvaluation(stored: StoredLevels, change: LevelChange) {
  const rationale = Object.fromEntries(
    Object.entries({ ...stored.rationale, ...change.rationale }).filter(([, text]) => text !== ''),
  );
  return {
    levels: {
      severityUuid: chosen(change.severityUuid, stored.severity_uuid),
      exposureUuid: chosen(change.exposureUuid, stored.exposure_uuid),
      probabilityUuid: chosen(change.probabilityUuid, stored.probability_uuid),
      avoidabilityUuid: chosen(change.avoidabilityUuid, stored.avoidability_uuid),
    },
    rationale,
  };
}
