import { wordPages } from '@domain/files/wordPages';
import { unzip } from 'fflate';

/** The text of a document is a fraction of this; more is an attempt to fill the memory. */
const MAX_BYTES = 60_000_000;
const TEXT_PART = 'word/document.xml';

/** The running text of a Word document. @throws Error where it is no such document */
export async function wordText(file: Blob): Promise<string> {
  const parts = await new Promise<Record<string, Uint8Array>>((resolve, reject) => {
    file
      .arrayBuffer()
      .then(bytes =>
        unzip(
          new Uint8Array(bytes),
          { filter: ({ name, originalSize }) => name === TEXT_PART && originalSize <= MAX_BYTES },
          (error, found) => (error ? reject(error) : resolve(found)),
        ),
      )
      .catch(reject);
  });
  const part = parts[TEXT_PART];
  if (!part) throw new Error('no text');
  return wordPages(new TextDecoder().decode(part)).join('');
}
