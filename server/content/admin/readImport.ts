import type { FastifyRequest } from 'fastify';
import type { ContentTexts } from './adminLayout.ts';
import { ImportError } from './exchange.ts';

function decode(bytes: Buffer, { text }: ContentTexts): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ImportError([
      text(
        'import-not-utf8',
        'It is not written in UTF-8, so its letters would come out wrong. Save it as “CSV UTF-8” and import it again.',
      ),
    ]);
  }
}

/**
 * The content of an import form: the file, otherwise the pasted text.
 * @throws ImportError when a part of it cannot be read
 */
export async function readImport(request: FastifyRequest, texts: ContentTexts): Promise<string> {
  const { text } = texts;
  let content = '';
  for await (const part of request.parts()) {
    if (part.type !== 'file' && part.valueTruncated)
      throw new ImportError([
        text(
          'import-cut-off',
          'It is longer than the field takes. Choose it as a file, or import it in parts.',
        ),
      ]);
    const value = part.type === 'file' ? decode(await part.toBuffer(), texts) : part.value;
    if (part.fieldname !== 'file' && part.fieldname !== 'content') continue;
    if (typeof value === 'string' && value.trim() !== '') content ||= value.replaceAll('\0', '');
  }
  return content;
}
