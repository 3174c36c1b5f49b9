import { createHash } from 'node:crypto';
import { ApiError, notFound } from '../../contract/errors.ts';
import { inTransaction } from '../../database/records/dependencies.ts';
import { type Queryable, readRecord } from '../../database/records/reading.ts';
import { updateRecord } from '../../database/records/writing.ts';
import { keptPicture } from '../../http/downloads.ts';
import { changeContext, dataText, type Handler, type RequestContext } from '../../http/handler.ts';
import { keepContent } from '../../storage/keepContent.ts';
import { pictureOf } from '../hara-figures/index.ts';
import { organizationType } from '../organizations/index.ts';

// Pictures are drawn by the figures' own process, which knows of hazards; organizations stand below those.

/** Everything that is told of a logo, together or not at all. */
interface Logo {
  logoFileUuid: string | null;
  logoFileName: string | null;
  logoMimeType: string | null;
  logoWidth: number | null;
  logoHeight: number | null;
  logoSha256: string | null;
}

const NO_LOGO: Logo = {
  logoFileUuid: null,
  logoFileName: null,
  logoMimeType: null,
  logoWidth: null,
  logoHeight: null,
  logoSha256: null,
};

/** The last one counts: two people who set a logo have nothing to merge. */
async function setLogo(client: Queryable, uuid: string, logo: Logo, context: RequestContext): Promise<void> {
  const { rows } = await client.query<{ revision: number; sha256: string | null }>(
    'select revision, logo_sha256 as sha256 from organizations where uuid = $1 for no key update',
    [uuid],
  );
  const [now] = rows;
  if (!now) throw notFound('organization');
  if (now.sha256 === logo.logoSha256) return;
  await updateRecord(
    client,
    organizationType,
    uuid,
    { ...logo, revision: now.revision },
    changeContext(context),
  );
}

const uploadOrganizationLogo: Handler<'uploadOrganizationLogo'> = async ({ path, body }, context) => {
  const { organizationUuid } = path;
  const { image, mimeType, width, height } = await pictureOf(body.file, context.userUuid);
  const logo = {
    logoFileUuid: await keepContent(image, context),
    logoFileName: body.file.fileName,
    logoMimeType: mimeType,
    logoWidth: width,
    logoHeight: height,
    logoSha256: createHash('sha256').update(image).digest('hex'),
  };
  const record = await inTransaction(context.pool, async client => {
    await setLogo(client, organizationUuid, logo, context);
    return readRecord(client, organizationType, organizationUuid, undefined, context.userUuid);
  });
  if (!record) throw notFound('organization');
  return { status: 200, body: dataText(record) };
};

const deleteOrganizationLogo: Handler<'deleteOrganizationLogo'> = async ({ path }, context) => {
  await inTransaction(context.pool, client => setLogo(client, path.organizationUuid, NO_LOGO, context));
  return { status: 204, body: undefined };
};

interface Kept {
  fileName: string;
  mimeType: string;
  sizeBytes: number;
  sha256: string;
}

const getOrganizationLogo: Handler<'getOrganizationLogo'> = async ({ path }, { pool, files }) => {
  const { rows } = await pool.query<Kept>(
    `select o.logo_file_name as "fileName", o.logo_mime_type as "mimeType", f.size_bytes::float8 as "sizeBytes", f.sha256
     from organizations o join stored_files f on f.uuid = o.logo_file_uuid where o.uuid = $1`,
    [path.organizationUuid],
  );
  const [kept] = rows;
  if (!kept) throw new ApiError('NOT_FOUND', 'This organization has no logo.');
  return { status: 200, body: await keptPicture(files, kept) };
};

export const organizationLogoHandlers = {
  uploadOrganizationLogo,
  deleteOrganizationLogo,
  getOrganizationLogo,
};
