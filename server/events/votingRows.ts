/**
 * What the audit trail's rows of voting tell the live stream: that something of a round can be read differently now, as a
 * change of the round. A row is told only if its change shows in what every reader of the analysis sees at that moment
 * (docs/decisions/0006, 0011); all others are never read.
 */
export const VOTING_PARTS = ['HazardVote', 'HazardVoteEventComment'] as const;

const PART = `l.entity in (${VOTING_PARTS.map(entity => `'${entity}'`).join(', ')})`;

/** SQL: the round of row `l` if it is a seat, a vote or a comment. */
export const ROUND_OF_PART =
  'left join lateral (select e.uuid, e.hazard_uuid, e.revealed_at is not null as is_revealed from hazard_vote_events e ' +
  `where ${PART} and e.uuid = (coalesce(l.after, l.before)->>'hazardVoteEventUuid')::uuid) round on true`;

/**
 * SQL: whether row `l` is told. Of a blind round, only that a seat came, went, or turned PENDING, CAST or NOT_NEEDED: a
 * vote that changes and stays cast, and what is said, is nobody's business before the reveal. Seats that came with their
 * round are told by its own row.
 */
export const IS_TOLD =
  `(not ${PART} or round.uuid is not null and (round.is_revealed or l.entity = 'HazardVote' ` +
  `and l.before->>'state' is distinct from l.after->>'state') ` +
  `and not (l.action = 'CREATE' and exists (select 1 from audit_trail o where o.record_uuid = round.uuid ` +
  `and o.action = 'CREATE' and o.transaction_id = l.transaction_id)))`;

/** SQL: the row tells of a part of another record. */
export const IS_PART = PART;

/**
 * SQL: the hazard that shows the round of row `l`, as JSON; null unless its status may be another one. A vote in a blind
 * round changes nothing about the hazard.
 */
export const HAZARD_OF_ROUND =
  `case when ${PART} then case when round.is_revealed then to_jsonb(round.hazard_uuid) end ` +
  `when l.before->>'status' is distinct from l.after->>'status' then coalesce(l.after, l.before)->'hazardUuid' end`;
