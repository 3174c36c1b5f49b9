import { notFound } from '../../contract/errors.ts';
import { keptPicture } from '../../http/downloads.ts';
import { dataText, type Handler } from '../../http/handler.ts';
import { changeRecord } from '../../http/recordHandlers.ts';
import { keepContent } from '../../storage/keepContent.ts';
import { pictureOf } from '../hara-figures/index.ts';
import { userType } from './userType.ts';

/** Where a client finds a picture, behind /v1; who knows the version was shown it. */
const pathOf = (userUuid: string, version: string) => `/user-api/users/${userUuid}/avatar?version=${version}`;

export const uploadCurrentUserAvatar: Handler<'uploadCurrentUserAvatar'> = async ({ body }, context) => {
  const { pool, userUuid } = context;
  const { thumbnail } = await pictureOf(body.file, userUuid);
  const avatarFileUuid = await keepContent(thumbnail, context);
  const { rows } = await pool.query<{ revision: number }>('select revision from users where uuid = $1', [
    userUuid,
  ]);
  const change = {
    revision: rows[0]?.revision,
    avatarFileUuid,
    avatarImageUrl: pathOf(userUuid, avatarFileUuid),
  };
  return { status: 200, body: dataText(await changeRecord(userType, {}, userUuid, change, context)) };
};

export const getUserAvatar: Handler<'getUserAvatar'> = async ({ path, query }, { pool, files }) => {
  const { rows } = await pool.query<{ sha256: string; sizeBytes: number }>(
    `select f.sha256, f.size_bytes::float8 as "sizeBytes" from users u join stored_files f on f.uuid = u.avatar_file_uuid
     where u.uuid = $1 and f.uuid = $2`,
    [path.userUuid, query.version],
  );
  const kept = rows[0];
  if (!kept) throw notFound('picture');
  const described = { ...kept, fileName: 'picture.webp', mimeType: 'image/webp' };
  return { status: 200, body: await keptPicture(files, described) };
};
