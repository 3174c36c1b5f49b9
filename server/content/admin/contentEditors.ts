import type { Language } from '../../../glossary/languages.ts';
import { naturally } from '../../database/records/naturalOrder.ts';
import type { Queryable } from '../../database/records/reading.ts';

/** Role on the whole platform that edits the texts which every organization sees. */
export const CONTENT_EDITOR = 'CONTENT_EDITOR';

/** What a person may do with glossary texts. */
export interface Editor {
  userUuid: string;
  name: string;
  /** Of the person's preferences; null when they follow the browser. */
  language: Language | null;
  /** Edits the texts of no organization. */
  isContentEditor: boolean;
  /** Organizations whose own texts the person edits: those whose libraries they manage; a content editor's own. */
  organizations: { uuid: string; name: string }[];
}

/** @returns undefined when there is no such user, or none that may sign in */
export async function readEditor(database: Queryable, userUuid: string): Promise<Editor | undefined> {
  const { rows } = await database.query<Editor>(
    `select u.uuid as "userUuid", trim(u.first_name || ' ' || u.last_name) as name, p.language,
       $2 = any(u.roles) as "isContentEditor",
       coalesce((select json_agg(json_build_object('uuid', o.uuid, 'name', o.name) order by ${naturally('o.name')}, o.uuid)
         from organization_users ou join organizations o on o.uuid = ou.organization_uuid
         join organization_roles r on r.uuid = ou.organization_role_uuid
         where ou.user_uuid = u.uuid and ($2 = any(u.roles) or 'organization.library.manage' = any(r.permissions))), '[]') as organizations
     from users u left join user_preferences p on p.user_uuid = u.uuid where u.uuid = $1 and u.is_active`,
    [userUuid, CONTENT_EDITOR],
  );
  return rows[0];
}

/** Whether a person edits any text at all. */
export const isEditor = ({ isContentEditor, organizations }: Editor): boolean =>
  isContentEditor || organizations.length > 0;

/** Whether a person edits the texts of an organization; null: those of none. */
export const mayEdit = (editor: Editor, organizationUuid: string | null): boolean =>
  organizationUuid === null
    ? editor.isContentEditor
    : editor.organizations.some(({ uuid }) => uuid === organizationUuid);
