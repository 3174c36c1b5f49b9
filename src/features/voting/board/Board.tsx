import GroupsRounded from '@mui/icons-material/GroupsRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Project } from '@/api/projects';
import { paths } from '@/config/paths';
import { useListParameters } from '@/features/shared/lists/useListParameters';
import { projectPermissions } from '@/features/shared/permissions/usePermissions';
import { useTexts } from '@/glossary/useText';
import { EmptyState } from '@/ui/EmptyState';
import { RecordList } from '@/ui/list';
import { SearchField } from '@/ui/SearchField';
import { STAGE_LABELS } from '../votingTexts';
import { BoardNotes } from './BoardNotes';
import { BoardSelection } from './BoardSelection';
import { BOARD_ORDERS, ordered } from './boardOrder';
import { type BoardRow, boardRows, canOpenRound, isActive, STAGES, waitingByVoter } from './boardRows';
import { BATCH_STEPS } from './boardSteps';
import { ChangeRoundsDialog } from './ChangeRoundsDialog';
import { OpenRoundsDialog } from './OpenRoundsDialog';
import { RoundVotersDialog } from './RoundVotersDialog';
import { StateFilter } from './StateFilter';
import { SummaryDialog } from './SummaryDialog';
import { useBoardColumns } from './useBoardColumns';
import type { BoardData } from './useBoardData';
import { hasWords, useBoardFilter } from './useBoardFilter';
import { WaitingVoters } from './WaitingVoters';

/** Where each hazard stands with its voters on one stage, and what can be done next. */
export function Board({ project, data }: { project: Project; data: BoardData }) {
  const text = useTexts('voting');
  const { can } = projectPermissions(project);
  const list = useListParameters(BOARD_ORDERS);
  const filter = useBoardFilter();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [sends, setSends] = useState(false);
  // What the dialog is about stays as it was when it opened.
  const [opened, setOpened] = useState<readonly BoardRow[]>();
  const [asked, setAsked] = useState<{ hazardUuid: string; changes?: boolean }>();
  const columns = useBoardColumns(project.uuid, data.voterName);
  const { hazards, rounds, nameOf, voterName } = data;
  const rows = useMemo(
    () => boardRows(hazards, rounds, filter.stage, nameOf),
    [hazards, rounds, filter.stage, nameOf],
  );
  const waiting = useMemo(() => waitingByVoter(rows), [rows]);
  const { search, orderBy, order, limit, offset } = list.query;
  const matching = rows.filter(
    row =>
      (!filter.state || row.state === filter.state) &&
      (!filter.voterUuid || waiting.get(filter.voterUuid)?.includes(row)) &&
      (!search || hasWords(row, search, missingNames(row.round?.missingUserUuids, voterName))),
  );
  const shown = ordered(matching, orderBy, order);
  const openable = can('voting.manage') ? matching.filter(canOpenRound) : [];
  const mayAct = BATCH_STEPS.some(([, permission]) => can(permission));
  const chosenRows = rows.filter(({ hazard }) => selected.has(hazard.uuid));
  const select = (some: readonly BoardRow[]) => setSelected(new Set(some.map(({ hazard }) => hazard.uuid)));
  const reminded = filter.voterUuid ? voterName(filter.voterUuid) : undefined;
  const askedRow = rows.find(({ hazard }) => hazard.uuid === asked?.hazardUuid);

  if (hazards.length === 0)
    return (
      <EmptyState
        title={text('board-no-hazards-title', 'No hazards to vote on yet')}
        text={text.prose(
          'board-no-hazards',
          'The group votes on the hazards of the worksheet. Add some there first.',
        )}
        action={
          <Button size="small" variant="contained" component={Link} to={paths.projectWorksheet(project.uuid)}>
            {text('board-to-worksheet', 'Go to the worksheet')}
          </Button>
        }
      />
    );
  return (
    <Stack sx={{ gap: 1.5 }}>
      <BoardNotes project={project} data={data} />
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={filter.stage}
          aria-label={text('board-stage', 'Stage')}
          onChange={(_event, stage: (typeof STAGES)[number] | null) =>
            stage && filter.change({ stage: stage === 'FINAL' ? 'final' : '' })
          }
        >
          {STAGES.map(stage => (
            <ToggleButton key={stage} value={stage}>
              {text(STAGE_LABELS[stage])}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <StateFilter rows={rows} filter={filter} />
        <SearchField
          value={list.search}
          onChange={list.setSearch}
          label={text('board-search', 'Search hazards and voters')}
        />
      </Stack>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <WaitingVoters
          waiting={waiting}
          nameOf={voterName}
          chosen={filter.voterUuid}
          onChoose={voter => filter.change({ voter: voter ?? '' })}
        />
        {can('voting.manage') && rows.some(({ round }) => isActive(round)) && (
          <Button size="small" variant="outlined" onClick={() => setSends(true)}>
            {reminded
              ? text('board-remind', 'Remind {1}', { values: [reminded] })
              : text('summary', 'Send summary')}
          </Button>
        )}
        {openable.length > 0 && selected.size === 0 && (
          <Button size="small" variant="contained" onClick={() => setOpened(openable)}>
            {text('batch-count', '{1} ({2})', { values: [text('open', 'Open rounds'), openable.length] })}
          </Button>
        )}
      </Stack>
      <RecordList
        label={text('board-title', 'Voting board')}
        columns={columns}
        rows={shown.slice(offset, offset + limit)}
        total={shown.length}
        rowKey={({ hazard }) => hazard.uuid}
        state={list}
        selection={
          mayAct
            ? {
                keys: selected,
                onChange: setSelected,
                label: ({ hazard }) => text('select', 'Select {1}', { values: [hazard.code] }),
                allLabel: text('select-shown', 'Select all shown'),
              }
            : undefined
        }
        actions={({ hazard, round }) =>
          round && (
            <Tooltip title={text('board-voters', 'Voters')}>
              <IconButton
                size="extraSmall"
                aria-label={text('board-voters-of', 'Voters of {1}', { values: [hazard.code] })}
                onClick={() => setAsked({ hazardUuid: hazard.uuid })}
              >
                <GroupsRounded fontSize="small" />
              </IconButton>
            </Tooltip>
          )
        }
        empty={
          <EmptyState
            title={text('board-none-title', 'No hazard matches')}
            text={text.prose('board-none', 'No hazard is in this state, or has these words.')}
            action={
              <Button
                size="small"
                variant="outlined"
                onClick={() => {
                  list.setSearch('');
                  filter.change({ state: '', voter: '' });
                }}
              >
                {text('board-show-all', 'Show all hazards')}
              </Button>
            }
          />
        }
      />
      {mayAct && (
        <BoardSelection
          project={project}
          data={data}
          stage={filter.stage}
          rows={chosenRows}
          matching={matching.length}
          onSelectAll={() => select(matching)}
          onSelect={select}
        />
      )}
      {opened && (
        <OpenRoundsDialog
          projectUuid={project.uuid}
          stage={filter.stage}
          rows={opened}
          data={data}
          onClose={() => setOpened(undefined)}
        />
      )}
      {sends && (
        <SummaryDialog
          projectUuid={project.uuid}
          voters={data.voters}
          hazardUuids={
            reminded && filter.voterUuid
              ? waiting.get(filter.voterUuid)?.map(({ hazard }) => hazard.uuid)
              : undefined
          }
          userUuids={reminded && filter.voterUuid ? [filter.voterUuid] : []}
          onClose={() => setSends(false)}
        />
      )}
      {askedRow?.round && !asked?.changes && (
        <RoundVotersDialog
          hazard={askedRow.hazard}
          round={askedRow.round}
          canManage={can('voting.manage')}
          onChange={() => setAsked({ hazardUuid: askedRow.hazard.uuid, changes: true })}
          onClose={() => setAsked(undefined)}
        />
      )}
      {askedRow && asked?.changes && (
        <ChangeRoundsDialog
          projectUuid={project.uuid}
          data={data}
          rows={[askedRow]}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Stack>
  );
}

/** The voters who are waited for, as a search finds them. */
const missingNames = (
  uuids: readonly string[] | undefined,
  nameOf: (userUuid: string) => string | undefined,
): string => uuids?.flatMap(uuid => nameOf(uuid) ?? []).join(' ') ?? '';
