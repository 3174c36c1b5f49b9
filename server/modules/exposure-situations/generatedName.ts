import { nameAfterChange } from '../../../domain/exposure/situationName.ts';
import type { Queryable } from '../../database/records/reading.ts';

/**
 * SQL of the name that a situation has from its elements: `situationName` in the database.
 * @param written SQL of the elements that the same statement writes
 */
export const generatedName = (alias: string, written?: string): string => {
  const elements = written
    ? `json_array_elements_text(${written}) with ordinality l(cea, position) join ceas c on c.uuid = l.cea::uuid`
    : `exposure_situation_ceas l join ceas c on c.uuid = l.cea_uuid where l.exposure_situation_uuid = ${alias}."uuid"`;
  return `(select case when length(n.name) <= 200 then n.name else rtrim(left(n.name, 199)) || '…' end
    from (select coalesce(string_agg(c.name, ', ' order by l.position), '') from ${elements}) n(name))`;
};

interface Named {
  name: string;
  before: string[];
  after: string[];
}

/** A change of the elements changes the name with them, unless one was typed or comes with the change. */
export async function nameFromElements(
  uuid: string,
  body: Record<string, unknown>,
  database: Queryable,
): Promise<void> {
  if (!('ceaUuids' in body) || 'name' in body) return;
  const { rows } = await database.query<Named>({
    name: 'elementNamesOfSituation',
    text: `select s.name,
      array(select c.name from exposure_situation_ceas l join ceas c on c.uuid = l.cea_uuid where l.exposure_situation_uuid = s.uuid order by l.position) as before,
      array(select c.name from unnest($2::uuid[]) with ordinality i(uuid, place) join ceas c on c.uuid = i.uuid and c.project_uuid = s.project_uuid order by i.place) as after
      from exposure_situations s where s.uuid = $1`,
    values: [uuid, body.ceaUuids],
  });
  const [found] = rows;
  if (!found) return;
  const name = nameAfterChange(found.name, found.before, found.after);
  if (name !== found.name) body.name = name;
}
