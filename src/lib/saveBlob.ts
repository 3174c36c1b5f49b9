import { withoutMarks } from './textMark';

/** File name of a Content-Disposition header (RFC 6266, the encoded form first), without any folder part. */
export function fileNameFromHeader(header: string | null): string | undefined {
  if (!header) return undefined;
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(header)?.[1];
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i.exec(header);
  let name = plain?.[1] ?? plain?.[2]?.trim();
  if (encoded) {
    try {
      name = decodeURIComponent(encoded.trim());
    } catch {
      // A badly encoded name: the plain one stands.
    }
  }
  const base = name?.split(/[\\/]/).pop()?.trim();
  return base || undefined;
}

/** Hands a file to the browser's downloads. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = withoutMarks(fileName);
  link.click();
  // The click only starts the download; the address must outlive it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
