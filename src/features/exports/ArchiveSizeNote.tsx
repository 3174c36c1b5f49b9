import Alert from '@mui/material/Alert';
import { useGetArchiveSizeQuery } from '@/api/exports';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';

/** As limits of uploads and refusals count them. */
const MEGABYTE = 1024 * 1024;

/** How large the archive of a project would be, and what an import would not take of it. */
export function ArchiveSizeNote({ projectUuid }: { projectUuid: string }) {
  const text = useTexts('exports');
  const formats = useFormats();
  const size = useGetArchiveSizeQuery({ projectUuid }).currentData?.data;
  if (!size) return null;
  const bytes = (count: number) =>
    formats.number(count / MEGABYTE, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  const { files, maxFiles, unpackedBytes, maxUnpackedBytes, packedBytes, maxPackedBytes } = size;
  const problems = [
    files > maxFiles &&
      text('archive-files', '{1} files: an import takes {2}.', {
        values: [formats.number(files), formats.number(maxFiles)],
      }),
    unpackedBytes > maxUnpackedBytes &&
      text('archive-unpacked', 'At least {1} unpacked: an import takes {2}.', {
        values: [bytes(unpackedBytes), bytes(maxUnpackedBytes)],
      }),
    packedBytes > maxPackedBytes &&
      text(
        'archive-packed',
        'At least {1} large: this installation takes files of {2}; others may take more.',
        {
          values: [bytes(packedBytes), bytes(maxPackedBytes)],
        },
      ),
  ].filter(problem => problem !== false);
  return problems.length > 0 ? (
    <Alert severity="warning">
      {text.prose(
        'archive-too-large',
        'The archive can be made and kept, but it is too large to be imported. Remove large documents first.',
      )}
      {problems.map(problem => (
        <div key={problem}>{problem}</div>
      ))}
    </Alert>
  ) : (
    <Alert severity="info">
      {text.prose(
        'archive-size',
        'Files: {1}, at least {2} unpacked. An import takes {3} files, {4} unpacked, and here a file of {5}.',
        {
          values: [
            formats.number(files),
            bytes(unpackedBytes),
            formats.number(maxFiles),
            bytes(maxUnpackedBytes),
            bytes(maxPackedBytes),
          ],
        },
      )}
    </Alert>
  );
}
