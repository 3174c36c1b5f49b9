import type { Pool } from 'pg';
import { visibleProjects } from '../../access/visibility.ts';
import { notFound } from '../../contract/errors.ts';
import type { components } from '../../contract/generated/operations.ts';
import { naturally } from '../../database/records/naturalOrder.ts';
import { Parameters } from '../../database/records/reading.ts';
import type { Handler } from '../../http/handler.ts';

type Schemas = components['schemas'];

interface Entry extends Required<Schemas['NavigationEntry']> {
  kind: 'NAVIGATION' | 'HELP' | 'OTHER';
}

async function findEntries(pool: Pool): Promise<Entry[]> {
  const { rows } = await pool.query<Entry>(
    `select kind, name, tagline, link from navigation_entries order by "order", ${naturally('name')}`,
  );
  return rows;
}

async function findUser(pool: Pool, userUuid: string): Promise<Schemas['NavigationUser']> {
  const { rows } = await pool.query<Schemas['NavigationUser']>(
    'select uuid, first_name as "firstName", last_name as "lastName", avatar_image_url as "avatarImageUrl" from users where uuid = $1',
    [userUuid],
  );
  if (!rows[0]) throw notFound('user');
  return rows[0];
}

/** The label beside a project's name is the name of its organization. */
async function findProject(
  pool: Pool,
  userUuid: string,
  projectUuid: string,
): Promise<Schemas['NavigationProject']> {
  const parameters = new Parameters();
  const { rows } = await pool.query<Schemas['NavigationProject']>(
    `select t.uuid, t.name, o.name as label from projects t join organizations o on o.uuid = t.organization_uuid
     where t.uuid = ${parameters.add(projectUuid)}${visibleProjects(userUuid, parameters)}`,
    parameters.values,
  );
  if (!rows[0]) throw notFound('project');
  return rows[0];
}

const getPlatformNavigation: Handler<'getPlatformNavigation'> = async ({ query }, { pool, userUuid }) => {
  const [user, entries, project] = await Promise.all([
    findUser(pool, userUuid),
    findEntries(pool),
    query.projectUuid ? findProject(pool, userUuid, query.projectUuid) : null,
  ]);
  const of = (wanted: Entry['kind']) => entries.filter(({ kind }) => kind === wanted);
  const linksOf = (wanted: Entry['kind']) => of(wanted).map(({ name, link }) => ({ name, link }));
  return {
    status: 200,
    body: {
      data: {
        user,
        navigation: of('NAVIGATION').map(({ name, tagline, link }) => ({ name, tagline, link })),
        helpLinks: linksOf('HELP'),
        otherLinks: linksOf('OTHER'),
        project,
      },
    },
  };
};

export const navigationHandlers = { getPlatformNavigation };
