/** What an archive may be. They protect whoever unpacks it. */
export const ARCHIVE_LIMITS = {
  /** What it may unpack to, all parts together. */
  unpackedBytes: 300 * 1024 * 1024,
  /** Unpacked size of one part by its packed one; only where the part is larger than `ratioFrom`. */
  ratio: 250,
  ratioFrom: 8 * 1024 * 1024,
  parts: 2000,
} as const;

export type ArchiveProblem = 'zip-bomb' | 'declarations' | 'damaged';

/** An archive that is not unpacked, and why. */
export class ArchiveRefusal extends Error {
  readonly problem: ArchiveProblem;
  constructor(problem: ArchiveProblem) {
    super(problem);
    this.problem = problem;
  }
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
/** Of a name, a comment or an extra field; also the longest comment at the end. */
const MAX_UINT16 = 0xffff;

interface Part {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly offset: number;
}

/**
 * Looks through a ZIP archive before anything reads it: sizes are measured by unpacking, as what an archive says of
 * itself may be a lie, and XML that declares a document type or entities is refused (XXE, "billion laughs").
 * @returns the names of its parts
 * @throws ArchiveRefusal
 */
export async function checkArchive(bytes: Uint8Array): Promise<readonly string[]> {
  const parts = partsOf(bytes);
  let unpacked = 0;
  for (const part of parts) {
    const room = ARCHIVE_LIMITS.unpackedBytes - unpacked;
    const allowed = Math.min(room, Math.max(ARCHIVE_LIMITS.ratioFrom, part.packed * ARCHIVE_LIMITS.ratio));
    unpacked += await measure(bytes, part, allowed);
  }
  return parts.map(({ name }) => name);
}

function partsOf(bytes: Uint8Array): Part[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > ARCHIVE_LIMITS.parts) throw new ArchiveRefusal('zip-bomb');
  const parts: Part[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_BYTES > bytes.length || view.getUint32(at, true) !== ENTRY)
      throw new ArchiveRefusal('damaged');
    const nameLength = view.getUint16(at + 28, true);
    // Bit 0: encrypted. Nobody can look into it.
    if (view.getUint16(at + 8, true) & 1) throw new ArchiveRefusal('damaged');
    parts.push({
      name: new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    });
    at += ENTRY_BYTES + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return parts;
}

function endOf(view: DataView): number {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - MAX_UINT16); at -= 1)
    if (view.getUint32(at, true) === END) return at;
  throw new ArchiveRefusal('damaged');
}

/** Unpacks a part piece by piece, keeping none of it. @returns its size */
async function measure(bytes: Uint8Array, part: Part, allowed: number): Promise<number> {
  const { offset, packed, method, name } = part;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (offset + LOCAL_BYTES > bytes.length) throw new ArchiveRefusal('damaged');
  const start = offset + LOCAL_BYTES + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packed > bytes.length) throw new ArchiveRefusal('damaged');
  if (method !== 0 && method !== 8) throw new ArchiveRefusal('damaged');
  const scan = /\.(xml|rels|vml)$/i.test(name) ? declarationScan() : undefined;
  const content = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: controller => {
      controller.enqueue(bytes.slice(start, start + packed));
      controller.close();
    },
  });
  const unpacked = method === 0 ? content : content.pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = unpacked.getReader();
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new ArchiveRefusal('damaged');
    });
    if (done) return size;
    size += value.length;
    if (size > allowed || scan?.(value)) {
      await reader.cancel().catch(() => undefined);
      throw new ArchiveRefusal(size > allowed ? 'zip-bomb' : 'declarations');
    }
  }
}

/** Finds declarations over the borders of pieces, whatever encoding the XML has. */
function declarationScan() {
  const decoder = new TextDecoder('windows-1252');
  let tail = '';
  return (piece: Uint8Array): boolean => {
    // UTF-16 has a zero byte beside each of these characters.
    const text = tail + decoder.decode(piece).replaceAll('\0', '');
    tail = text.slice(-16);
    return /<!\s*(doctype|entity)/i.test(text);
  };
}
