import EditRounded from '@mui/icons-material/EditRounded';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { ApiList } from '@/features/shared/lists/ApiList';
import { useAddressParameters } from '@/features/shared/lists/useAddressParameters';
import { useListParameters } from '@/features/shared/lists/useListParameters';
import { useTexts } from '@/glossary/useText';
import { EmptyState } from '@/ui/EmptyState';
import type { ListColumn } from '@/ui/list';
import { SearchField } from '@/ui/SearchField';
import { Section } from '@/ui/Section';
import { EntryDialog } from './EntryDialog';
import { LOOKUP_CALLS, LOOKUP_KINDS, LOOKUP_TEXTS, type LookupEntry, type LookupKind } from './lookupKinds';

interface LookupEntriesProps {
  organizationUuid: string;
  mayManage: boolean;
}

/** The lists that projects choose from: what is built in, and what the organization adds. The kind stands in the address. */
export function LookupEntries(props: LookupEntriesProps) {
  const [address, change] = useAddressParameters();
  const kind = LOOKUP_KINDS.find(one => one === address.get('kind')) ?? 'guidewords';
  const choose = (next: LookupKind) =>
    change({ kind: next === 'guidewords' ? '' : next, page: '', search: '' });
  // Each kind has calls of its own, so each is a list of its own.
  return <EntriesOfKind key={kind} kind={kind} onKind={choose} {...props} />;
}

interface EntriesOfKindProps extends LookupEntriesProps {
  kind: LookupKind;
  onKind: (kind: LookupKind) => void;
}

function EntriesOfKind({ kind, onKind, organizationUuid, mayManage }: EntriesOfKindProps) {
  const text = useTexts('organization-library');
  const list = useListParameters(['order']);
  const { search, limit, offset } = list.query;
  const query = LOOKUP_CALLS[kind].useList({ organizationUuid, search, limit, offset });
  const [asked, setAsked] = useState<LookupEntry | 'NEW' | null>(null);
  const entries = query.data?.data.results ?? [];
  const columns: [ListColumn<LookupEntry>, ...ListColumn<LookupEntry>[]] = [
    { key: 'name', label: text('name', 'Name'), render: ({ name }) => name },
    { key: 'code', label: text('code', 'Code'), width: 170, render: ({ code }) => code },
    {
      key: 'description',
      label: text('description', 'Description'),
      render: ({ description, template, examples }) => template || examples || description || '–',
    },
    {
      key: 'origin',
      label: text('origin', 'From'),
      width: 130,
      render: ({ organizationUuid: owner }) =>
        owner ? text('own', 'Organization') : text('built-in', 'Built in'),
    },
    {
      key: 'state',
      label: text('state', 'State'),
      width: 120,
      render: ({ isActive }) =>
        isActive ? (
          text('active', 'Offered')
        ) : (
          <Chip size="small" variant="outlined" label={text('retired', 'Retired')} />
        ),
    },
  ];
  return (
    <Section
      isWide
      title={text('lists', 'Lists to choose from')}
      purpose={text.prose(
        'lists-purpose',
        'Built-in entries come from the standards and stay as they are. What the organization adds can be chosen in each of its projects; what is retired stays where it is used.',
      )}
    >
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label={text('list', 'List')}
          value={kind}
          onChange={event => onKind(event.target.value as LookupKind)}
          sx={{ minWidth: 200 }}
        >
          {LOOKUP_KINDS.map(one => (
            <MenuItem key={one} value={one}>
              {text(LOOKUP_TEXTS[one])}
            </MenuItem>
          ))}
        </TextField>
        <SearchField value={list.search} onChange={list.setSearch} label={text('search', 'Search entries')} />
        {mayManage && (
          <Button size="small" variant="contained" onClick={() => setAsked('NEW')} sx={{ ml: 'auto' }}>
            {text('new', 'New entry')}
          </Button>
        )}
      </Stack>
      <ApiList
        label={text(LOOKUP_TEXTS[kind])}
        query={query}
        state={list}
        columns={columns}
        rowKey={({ uuid }) => uuid}
        actions={
          mayManage
            ? entry =>
                entry.organizationUuid && (
                  <Tooltip title={text('edit', 'Change')}>
                    <IconButton
                      size="extraSmall"
                      aria-label={text('edit-title', 'Change {1}', { values: [entry.name] })}
                      onClick={() => setAsked(entry)}
                    >
                      <EditRounded fontSize="small" />
                    </IconButton>
                  </Tooltip>
                )
            : undefined
        }
        empty={
          <EmptyState
            title={text('none-found-title', 'No entry found')}
            text={text.prose('none-found', 'No entry of this list has this text.')}
            action={
              <Button variant="outlined" onClick={() => list.setSearch('')}>
                {text('show-all', 'Show all entries')}
              </Button>
            }
          />
        }
      />
      {asked && (
        <EntryDialog
          kind={kind}
          organizationUuid={organizationUuid}
          {...(asked !== 'NEW' && { entry: asked })}
          order={Math.max(0, ...entries.map(({ order }) => order)) + 1}
          onClose={() => setAsked(null)}
        />
      )}
    </Section>
  );
}
