import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { Fragment, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { HaraCheck } from '@/api/exports';
import { listFindings } from '@/api/findings';
import { useAppDispatch } from '@/api/hooks';
import { paths } from '@/config/paths';
import { SEVERITIES, SEVERITY_LABELS } from '@/features/shared/hazards/checkSeverities';
import { checkText } from '@/features/shared/hazards/checkTexts';
import { SHEET_LIMIT } from '@/features/shared/sheet/sheetTypes';
import { ToolbarSelect } from '@/features/shared/sheet/ToolbarSelect';
import { useProjectPeople } from '@/features/shared/sheet/useProjectPeople';
import { useFormats } from '@/glossary/useFormats';
import { type TextFunction, useTexts } from '@/glossary/useText';
import { useCurrentUser } from '@/session/CurrentUser';
import { SearchField } from '@/ui/SearchField';
import { copyTable, findingRows } from './findings/copyFindings';
import { ME, type useFindingFilter } from './findings/useFindingFilter';

interface FindingsToolbarProps {
  projectUuid: string;
  checks: readonly HaraCheck[];
  filter: ReturnType<typeof useFindingFilter>;
}

/** What is looked for, how much there is, and all of it as a table. */
export function FindingsToolbar({ projectUuid, checks, filter }: FindingsToolbarProps) {
  const text = useTexts('checks');
  const projectText = useTexts('project');
  const formats = useFormats();
  const { uuid: ownUuid } = useCurrentUser();
  const people = useProjectPeople(projectUuid);
  const all = { value: '', label: text('all', 'All') };
  const sum = (of: (check: HaraCheck) => number) => checks.reduce((total, check) => total + of(check), 0);
  const accepted = sum(check => check.accepted);
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <SearchField
          label={text('search', 'Search records')}
          value={filter.list.search}
          onChange={filter.list.setSearch}
        />
        <ToolbarSelect
          label={text('severity', 'Severity')}
          value={filter.severity}
          options={[
            all,
            ...SEVERITIES.map(severity => ({
              value: severity,
              label: projectText(SEVERITY_LABELS[severity]),
            })),
          ]}
          onChange={severity => filter.choose({ severity })}
        />
        <ToolbarSelect
          label={text('check', 'Check')}
          value={filter.check}
          options={[
            all,
            ...checks
              .filter(check => check.count + check.accepted > 0)
              .map(({ check, title }) => {
                const words = checkText({ check });
                return { value: check, label: `${check} ${words ? text(words) : title}` };
              }),
          ]}
          onChange={check => filter.choose({ check })}
        />
        <ToolbarSelect
          label={text('person', 'Person')}
          value={filter.person}
          options={[
            all,
            { value: ME, label: text('mine', 'Mine') },
            ...people.items
              .filter(({ uuid }) => uuid !== ownUuid)
              .map(({ uuid, name }) => ({ value: uuid, label: name })),
          ]}
          onChange={person => filter.choose({ person })}
        />
        <CopyButton projectUuid={projectUuid} filter={filter} />
      </Stack>
      <Typography variant="body2" color="textSecondary" role="status">
        {text.prose('summary-open', 'Open:')}{' '}
        {SEVERITIES.map((severity, index) => {
          const count = sum(check => (check.severity === severity ? check.count : 0));
          const said = severityCount(severity, count, formats.number(count), text);
          return (
            <Fragment key={severity}>
              {index > 0 && ' · '}
              {count > 0 ? (
                <Link
                  component={RouterLink}
                  variant="body2"
                  to={paths.projectFindings(projectUuid, 'severity', severity)}
                >
                  {said}
                </Link>
              ) : (
                said
              )}
            </Fragment>
          );
        })}
        {accepted > 0 && ' · '}
        {accepted > 0 && (
          <Link component="button" variant="body2" onClick={goToAccepted}>
            {text('summary-accepted', 'Accepted: {1}', { values: [formats.number(accepted)] })}
          </Link>
        )}
      </Typography>
    </Stack>
  );
}

function severityCount(
  severity: HaraCheck['severity'],
  count: number,
  written: string,
  text: TextFunction<'checks'>,
): string {
  const values = [written];
  if (severity === 'ERROR') return text('count-errors', '{1} errors', { count, values, one: '1 error' });
  if (severity === 'WARNING')
    return text('count-warnings', '{1} warnings', { count, values, one: '1 warning' });
  return text('count-notes', '{1} notes', { count, values, one: '1 note' });
}

function goToAccepted(): void {
  const heading = document.getElementById('accepted');
  heading?.scrollIntoView();
  heading?.focus();
}

/** All findings that are looked for, those of the other pages too. */
function CopyButton({ projectUuid, filter }: Pick<FindingsToolbarProps, 'projectUuid' | 'filter'>) {
  const text = useTexts('checks');
  const projectText = useTexts('project');
  const dispatch = useAppDispatch();
  const { enqueueSnackbar } = useSnackbar();
  const [isCopying, setIsCopying] = useState(false);
  const copy = async () => {
    setIsCopying(true);
    try {
      const { data } = await dispatch(
        listFindings.initiate(
          { projectUuid, ...filter.query, limit: SHEET_LIMIT },
          { subscribe: false, forceRefetch: true },
        ),
      ).unwrap();
      await copyTable(findingRows(data.results, text, projectText));
      enqueueSnackbar(
        text('copied', '{1} findings copied', { count: data.results.length, one: '1 finding copied' }),
      );
    } catch {
      enqueueSnackbar(text('not-copied', 'The findings could not be copied. Try again.'), {
        variant: 'error',
      });
    } finally {
      setIsCopying(false);
    }
  };
  return (
    <Button
      size="small"
      startIcon={<ContentCopyRounded fontSize="small" />}
      loading={isCopying}
      onClick={() => void copy()}
    >
      {text('copy', 'Copy as table')}
    </Button>
  );
}
