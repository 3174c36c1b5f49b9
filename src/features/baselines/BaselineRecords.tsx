import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { type Baseline, type BaselineRecord, useListBaselineRecordsQuery } from '@/api/baselines';
import { paths } from '@/config/paths';
import { ApiList } from '@/features/shared/lists/ApiList';
import { useListParameters } from '@/features/shared/lists/useListParameters';
import { useTexts } from '@/glossary/useText';
import type { ListColumn } from '@/ui/list';
import { SearchField } from '@/ui/SearchField';
import { Section } from '@/ui/Section';
import { entityText } from './entityTexts';

interface BaselineRecordsProps {
  projectUuid: string;
  baseline: Baseline;
  entity: Baseline['counts'][number]['entity'];
}

/** The records of one kind as a baseline has them: what its counts count. */
export function BaselineRecords({ projectUuid, baseline, entity }: BaselineRecordsProps) {
  const text = useTexts('baselines');
  const list = useListParameters(['position']);
  const { search, limit, offset } = list.query;
  const query = useListBaselineRecordsQuery({
    baselineUuid: baseline.uuid,
    entity: [entity],
    ...(search && { search }),
    limit,
    offset,
  });
  const label = entityText(entity);
  const title = text('records-of', '{1} in {2}', {
    values: [label ? text(label) : entity, `${baseline.code} ${baseline.name}`],
  });
  const columns: [ListColumn<BaselineRecord>, ...ListColumn<BaselineRecord>[]] = [
    { key: 'code', label: text('record-code', 'Code'), width: 140, render: ({ code }) => code ?? '–' },
    { key: 'name', label: text('record-name', 'Name'), render: ({ name }) => name || '–' },
  ];
  return (
    <Section
      title={title}
      purpose={text.prose('records-purpose', 'As they were when the baseline was frozen.')}
      actions={
        <Link component={RouterLink} to={paths.projectBaselines(projectUuid, baseline.uuid)}>
          {text('to-baseline', 'To the baseline')}
        </Link>
      }
    >
      <SearchField
        value={list.search}
        onChange={list.setSearch}
        label={text('search-records', 'Search records')}
      />
      <ApiList
        label={title}
        query={query}
        state={list}
        columns={columns}
        rowKey={({ uuid }) => uuid}
        empty={text.prose('no-records', 'No record has this text in its code or name.')}
      />
    </Section>
  );
}
