import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch } from '@/api/hooks';
import {
  type ProjectImport,
  useCancelProjectImportMutation,
  useListProjectImportsQuery,
} from '@/api/organizations';
import { projectsChanged } from '@/api/projects';
import { paths } from '@/config/paths';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';
import { refusalMessage } from '@/lib/apiError';
import { IMPORT_ERROR_TEXTS, IMPORT_STATE_TEXTS, isUnderWay, NAMES_SOMETHING } from './importTexts';

/** How often imports under way are asked for. */
const ASK_EVERY_MS = 1000;

/** The imports of the last day: how far each is, and the project or why there is none. */
export function ProjectImportList({ organizationUuid }: { organizationUuid: string }) {
  const text = useTexts('new-project');
  const dispatch = useAppDispatch();
  const known = useListProjectImportsQuery({ organizationUuid });
  const results = known.currentData?.data.results ?? [];
  const isOpen = results.some(isUnderWay);
  useListProjectImportsQuery({ organizationUuid }, { pollingInterval: ASK_EVERY_MS, skip: !isOpen });
  const done = results.filter(({ state }) => state === 'DONE').length;
  useEffect(() => {
    if (done > 0) dispatch(projectsChanged());
  }, [done, dispatch]);
  if (results.length === 0) return null;
  return (
    <Stack component="section" aria-label={text('imports', 'Imports of the last day')} sx={{ gap: 1 }}>
      <Typography variant="h3">{text('imports', 'Imports of the last day')}</Typography>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {results.map(one => (
          <ImportRow key={one.uuid} one={one} />
        ))}
      </Stack>
    </Stack>
  );
}

function ImportRow({ one }: { one: ProjectImport }) {
  const { uuid, organizationUuid, archiveName, state, progress, createdAt, result, error } = one;
  const text = useTexts('new-project');
  const formats = useFormats();
  const { enqueueSnackbar } = useSnackbar();
  const [cancel, { isLoading }] = useCancelProjectImportMutation();
  const stop = async () => {
    const answer = await cancel({ organizationUuid, projectImportUuid: uuid });
    if (answer.error) enqueueSnackbar(refusalMessage(answer.error), { variant: 'error' });
  };
  const namesOnly = result?.people.filter(({ isFound }) => !isFound).map(({ name }) => name) ?? [];
  const taken = result?.ratingSets.filter(({ isTakenOver }) => isTakenOver).map(({ name }) => name) ?? [];
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1.5, py: 1.5, alignItems: { sm: 'center' }, borderBottom: 1, borderColor: 'divider' }}
    >
      <Stack sx={{ flex: 1, minWidth: 0, gap: 0.5 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{archiveName}</Typography>
        <Typography variant="body2" color="textSecondary" role="status">
          {`${text(IMPORT_STATE_TEXTS[state])} · ${formats.dateTime(createdAt)}`}
        </Typography>
        {isUnderWay(one) && (
          <LinearProgress
            aria-label={text('import-progress', 'Progress of {1}', { values: [archiveName] })}
            variant={state === 'QUEUED' ? 'indeterminate' : 'determinate'}
            value={progress}
          />
        )}
        {namesOnly.length > 0 && (
          <Typography variant="body2">
            {text('import-names', 'Known by name only: {1}', { values: [namesOnly.join(', ')] })}
          </Typography>
        )}
        {taken.length > 0 && (
          <Typography variant="body2">
            {text('import-taken', 'Taken over: {1}', { values: [taken.join(', ')] })}
          </Typography>
        )}
        {result && result.leftTags.length > 0 && (
          <Typography variant="body2">
            {text('import-left-tags', 'Tags that were left out, because you may not make tags here: {1}', {
              values: [result.leftTags.join(', ')],
            })}
          </Typography>
        )}
        {error && <Typography color="error">{text.prose(IMPORT_ERROR_TEXTS[error.code])}</Typography>}
        {error && NAMES_SOMETHING.has(error.code) && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {error.message}
          </Typography>
        )}
      </Stack>
      {isUnderWay(one) && (
        <Button size="small" loading={isLoading} onClick={() => void stop()}>
          {text('import-cancel', 'Cancel')}
        </Button>
      )}
      {result && (
        <Button size="small" variant="outlined" component={Link} to={paths.project(result.projectUuid)}>
          {text('import-open', 'Open the project')}
        </Button>
      )}
    </Stack>
  );
}
