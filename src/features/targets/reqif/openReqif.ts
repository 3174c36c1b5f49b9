import { ArchiveRefusal, checkArchive } from '@domain/files/checkArchive';
import { unzipSync } from 'fflate';
import { REQIF_LIMITS, type ReqifFile, ReqifRefusal, readReqif } from './readReqif';

const isArchive = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b;

/**
 * Reads a ReqIF file, or those in an archive (.reqifz, ReqIF 1.2, 11): their pictures and other attachments are left out.
 * @throws ReqifRefusal
 */
export async function openReqif(bytes: Uint8Array): Promise<ReqifFile> {
  if (!isArchive(bytes)) return readReqif(bytes);
  if (bytes.length > REQIF_LIMITS.bytes) throw new ReqifRefusal('too-large');
  const parts = await unpacked(bytes);
  const [first, ...others] = parts.map(readReqif);
  if (!first) throw new ReqifRefusal('no-reqif');
  const all = [first, ...others];
  const whole = {
    ...first,
    objects: all.flatMap(({ objects }) => objects),
    relations: all.flatMap(({ relations }) => relations),
  };
  if (whole.objects.length > REQIF_LIMITS.objects) throw new ReqifRefusal('too-many');
  return whole;
}

/** The ReqIF files of an archive, in the order of their names. Names are only compared: nothing is written anywhere. */
async function unpacked(bytes: Uint8Array): Promise<Uint8Array[]> {
  try {
    await checkArchive(bytes);
    let claimed = 0;
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.reqif$/i.test(name)) return false;
        // As much memory is taken as the archive claims to need.
        claimed += originalSize;
        if (claimed > REQIF_LIMITS.bytes) throw new ReqifRefusal('zip-bomb');
        return true;
      },
    });
    return Object.keys(files)
      .sort()
      .flatMap(name => files[name] ?? []);
  } catch (error) {
    if (error instanceof ReqifRefusal) throw error;
    throw new ReqifRefusal(error instanceof ArchiveRefusal ? error.problem : 'damaged');
  }
}
