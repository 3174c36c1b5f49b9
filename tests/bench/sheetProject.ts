import { createLargeProject, type LargeProject, withDatabase } from '../support/benchLargeProject.ts';
import type { BenchContext } from './context.ts';

/** As long as what people write of a hazard: in a column of the worksheet they wrap. */
const SENTENCE = {
  malfunctions: 'Torque without a demand of the driver',
  exposure_situations: 'Slow traffic in town, people cross the road',
  hazardous_events: 'The vehicle sets off and hits a person',
};

/**
 * Hazards of the first functions are open to be rated, and every step of S shows another level there (E4 and C3, ISO
 * 26262-3, table 4): what the bench types into.
 */
const RATED_FIRST = [
  'create temp table first_hazards as select h.uuid, row_number() over (order by h.position) as n from hazards h where h.function_uuid in (select uuid from functions where project_uuid = $1 order by position limit 3)',
  'delete from hazard_votes where hazard_uuid in (select uuid from first_hazards)',
  'delete from hazard_vote_events where hazard_uuid in (select uuid from first_hazards)',
  'update hazards set is_risk_frozen = false, is_consensus_voting_locked = false where uuid in (select uuid from first_hazards)',
  `update hazard_evaluations v set severity_uuid = c.severity_uuid, exposure_uuid = c.exposure_uuid, avoidability_uuid = c.avoidability_uuid, rating_uuid = c.rating_uuid
     from first_hazards f, risk_table_cells c
     join risk_levels s on s.uuid = c.severity_uuid join risk_levels e on e.uuid = c.exposure_uuid join risk_levels a on a.uuid = c.avoidability_uuid
     where f.uuid = v.hazard_uuid and v.stage = 'INITIAL' and c.risk_rating_set_uuid = v.risk_rating_set_uuid
       and s.code = 'S' || (1 + f.n % 3) and e.code = 'E4' and a.code = 'C3'`,
  'drop table first_hazards',
];

/** A project of hazards with everything that hangs on them, and with texts that wrap. */
export async function createSheetProject(
  { session, databaseUrl }: BenchContext,
  name: string,
  hazards: number,
): Promise<LargeProject> {
  const project = await createLargeProject(session, databaseUrl, name, hazards);
  await withDatabase(databaseUrl, async pool => {
    const client = await pool.connect();
    try {
      for (const [table, sentence] of Object.entries(SENTENCE))
        await client.query(`update ${table} set name = $2 || ', ' || code where project_uuid = $1`, [
          project.uuid,
          sentence,
        ]);
      for (const statement of RATED_FIRST)
        await client.query(statement, statement.includes('$1') ? [project.uuid] : []);
      await client.query('analyze');
    } finally {
      client.release();
    }
  });
  return project;
}

const named = (table: string, key: string) => `left join ${table} on ${table}.uuid = h.${key}`;
const level = (alias: string, evaluation: string, column: string) =>
  `left join risk_levels ${alias} on ${alias}.uuid = ${evaluation}.${column}`;
const lines = (text: string) => `string_agg(${text}, e'\\n')`;
/** What another table has of each hazard, read once. */
const ofHazards = (alias: string, select: string, from: string) =>
  `left join (select x.hazard_uuid, ${select} from ${from} group by x.hazard_uuid) ${alias} on ${alias}.hazard_uuid = h.uuid`;
const evaluation = (alias: string, stage: string) =>
  `left join hazard_evaluations ${alias} on ${alias}.hazard_uuid = h.uuid and ${alias}.stage = '${stage}' and ${alias}.risk_rating_set_uuid = h.risk_rating_set_uuid`;

/** What all columns of the sheet show, as one SELECT of flat rows: each table is read once. $1 is the project. */
export const FLAT_ROWS = `select h.uuid, h.code, functions.name as function, malfunctions.name as malfunction,
    exposure_situations.name as situation, hazardous_events.name as event,
    s.code as "S", e.code as "E", c.code as "C", r.code as "Level", h.status_override as state,
    i.rationale->>'severity' as reason_s, i.rationale->>'exposure' as reason_e, i.rationale->>'avoidability' as reason_c,
    misuses.name as misuse, persons.said as persons, effects.said as effects, injuries.said as injuries,
    assumed.said as assumptions, concat_ws(' ', users.first_name, users.last_name) as owner,
    h.is_consensus_voting_locked as lock, h.is_risk_frozen as freeze, uses.said as measures,
    fs.code as final_s, fe.code as final_e, fc.code as final_c, uses.required, uses.achieved, fr.code as final,
    h.residual_risk_note as note, h.standard_clause as clause, targets.said as targets, targets.safe_states,
    demands.said as requirements, h.ftti_ms as ftti, h.external_id, h.published_rating, h.published_final_rating
  from hazards h
  ${named('functions', 'function_uuid')} ${named('malfunctions', 'malfunction_uuid')}
  ${named('exposure_situations', 'exposure_situation_uuid')} ${named('hazardous_events', 'hazardous_event_uuid')}
  ${named('misuses', 'misuse_uuid')} ${named('users', 'owner_user_uuid')}
  ${evaluation('i', 'INITIAL')} ${level('s', 'i', 'severity_uuid')} ${level('e', 'i', 'exposure_uuid')} ${level('c', 'i', 'avoidability_uuid')}
  left join risk_ratings r on r.uuid = i.rating_uuid
  ${evaluation('f', 'FINAL')} ${level('fs', 'f', 'severity_uuid')} ${level('fe', 'f', 'exposure_uuid')} ${level('fc', 'f', 'avoidability_uuid')}
  left join risk_ratings fr on fr.uuid = f.rating_uuid
  ${ofHazards('persons', `${lines('p.name')} as said`, 'hazard_personnel x join personnel p on p.uuid = x.personnel_uuid')}
  ${ofHazards('effects', `${lines('x.description')} as said`, 'hazard_effects x')}
  ${ofHazards('injuries', `${lines('t.name')} as said`, 'hazard_injury_types x join injury_types t on t.uuid = x.injury_type_uuid')}
  ${ofHazards('assumed', `${lines('a.name')} as said`, 'hazard_assumptions x join assumptions a on a.uuid = x.assumption_uuid')}
  ${ofHazards('uses', `${lines("m.code || ' ' || m.name")} as said, ${lines('x.required_level')} as required, ${lines('x.achieved_level')} as achieved`, 'hazard_rrms x join rrms m on m.uuid = x.rrm_uuid')}
  ${ofHazards('targets', `${lines("t.code || ' ' || t.name")} as said, ${lines('t.safe_state')} as safe_states`, 'safety_target_hazards x join safety_targets t on t.uuid = x.safety_target_uuid')}
  ${ofHazards('demands', `${lines("q.code || ' ' || q.name")} as said`, 'srem_hazards x join srems q on q.uuid = x.srem_uuid')}
  where h.project_uuid = $1 order by h.position, h.uuid`;
