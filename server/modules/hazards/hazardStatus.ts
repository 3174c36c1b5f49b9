import { REQUIRED_FIELDS, type RequiredField } from '../../../domain/hazards/requiredFields.ts';
import { hasConsensus } from '../hazard-voting/index.ts';
import { lacksAnswer } from './answered.ts';
import { isOutdated } from './finalBasis.ts';

/**
 * The status of a hazard is derived from facts and never stored (domain.md 2.5), so it cannot disagree with them:
 * DRAFT until its style's fields are filled, READY then, RATED with an initial rating, VOTING while a round on the
 * initial rating is under way, CONSENSUS once the voters of the latest one agree, LOCKED with the consensus lock,
 * MITIGATED with a final rating that still follows from its measures and the target or measure that its level demands as well, FROZEN with the risk freeze, CLOSED when the work is done; REJECTED and DUPLICATE are left out. A duplicate
 * whose original was deleted is no longer a duplicate.
 */
const described = (hazard: string) => {
  const columnOf = (field: RequiredField) =>
    `${hazard}.${field.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)}`;
  const filled = (style: keyof typeof REQUIRED_FIELDS) =>
    REQUIRED_FIELDS[style]
      .map(group => `coalesce(${group.map(columnOf).join(', ')}) is not null`)
      .join(' and ');
  return `case ${hazard}.style when 'FUNCTION' then ${filled('FUNCTION')} else ${filled('MACHINE')} end`;
};

const rated = (hazard: string, stage: 'INITIAL' | 'FINAL', more = '') =>
  `exists (select 1 from hazard_evaluations s where s.hazard_uuid = ${hazard}."uuid" and s.stage = '${stage}' ` +
  `and s.risk_rating_set_uuid = ${hazard}.risk_rating_set_uuid and s.rating_uuid is not null${more})`;

/**
 * VOTING or CONSENSUS by the latest round on the initial rating, else null; a result shows only once it is revealed.
 */
const voting = (hazard: string) =>
  `(select case when ${hasConsensus('e')} then 'CONSENSUS' when e.status in ('OPEN', 'REVEALED') then 'VOTING' end ` +
  `from hazard_vote_events e where e.hazard_uuid = ${hazard}."uuid" and e.stage = 'INITIAL' order by e.round desc limit 1)`;

/**
 * SQL of the status over a hazard's alias.
 * @param solutionSets the alternatives of the hazard as a JSON list, where the statement writes them itself
 */
export const statusExpression = (hazard: string, solutionSets?: string) =>
  `case when ${hazard}.status_override = 'REJECTED' then 'REJECTED' when ${hazard}.duplicate_of_uuid is not null then 'DUPLICATE' ` +
  `when ${hazard}.is_closed then 'CLOSED' when ${hazard}.is_risk_frozen then 'FROZEN' ` +
  `when ${hazard}.is_consensus_voting_locked and ${rated(hazard, 'FINAL', ` and not ${isOutdated('s', solutionSets)}`)} and not ${lacksAnswer(hazard)} then 'MITIGATED' ` +
  `when ${hazard}.is_consensus_voting_locked then 'LOCKED' ` +
  `else coalesce(${voting(hazard)}, case when not (${described(hazard)}) then 'DRAFT' ` +
  `when ${rated(hazard, 'INITIAL')} then 'RATED' else 'READY' end) end`;
