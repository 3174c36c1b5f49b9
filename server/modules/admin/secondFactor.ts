import type { PoolClient } from 'pg';
import { fieldProblem } from '../../contract/errors.ts';
import type { Queryable } from '../../database/records/reading.ts';
import type { OpenContext } from '../../http/handler.ts';
import { mailNotice, NOTICES } from '../../identity/accountNotices.ts';
import { removeFactors } from '../../identity/secondFactor.ts';
import { endSessions } from '../../identity/sessions.ts';

/** SQL condition: whether the account is asked for more than its password at the embedded provider. */
export const hasSecondFactor = (alias: string) =>
  `select exists (select from identity_totp f where f.user_uuid = ${alias}."uuid")
     or exists (select from identity_passkeys f where f.user_uuid = ${alias}."uuid")`;

/** One change of an account at a time. */
export const lockPerson = (uuid: string) => async (client: PoolClient) => {
  await client.query('select 1 from users where uuid = $1 for no key update', [uuid]);
};

/**
 * Takes the second factor of somebody who lost it, in the transaction of the audit row: sessions end and the person is
 * told. A stolen token of an administrator must not take the factor of that very account, so nobody resets their own.
 * @throws ApiError RULE_VIOLATED
 */
export async function resetSecondFactor(
  uuid: string,
  { userUuid, settings, log }: Pick<OpenContext, 'userUuid' | 'settings' | 'log'>,
  database: Queryable,
): Promise<void> {
  if (settings.externalIssuer)
    throw fieldProblem(
      'userUuid',
      'People sign in at another provider here. A lost second factor is reset there; nothing was changed.',
    );
  if (uuid === userUuid)
    throw fieldProblem(
      'userUuid',
      'Change your own second factor in your profile, or ask another administrator; nothing was changed.',
    );
  if (!(await removeFactors(database, uuid)))
    throw fieldProblem('userUuid', 'This account has no second factor; nothing was changed.');
  await endSessions(database, uuid);
  await mailNotice({ pool: database, settings, log, language: 'en' }, uuid, NOTICES.secondFactorReset);
}
