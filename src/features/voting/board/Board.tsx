import GroupsRounded from '@mui/icons-material/GroupsRounded';
import Alert from '@mui/material/Alert';
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
import { useCurrentUser } from '@/session/CurrentUser';
import { EmptyState } from '@/ui/EmptyState';
import { RecordList } from '@/ui/list';
import { SearchField } from '@/ui/SearchField';
import { STAGE_LABELS } from '../votingTexts';
import { BoardSelection } from './BoardSelection';
import { BOARD_ORDERS, ordered } from './boardOrder';
import { type BoardRow, boardRows, isActive, STAGES, waitingByVoter } from './boardRows';
import { BATCH_STEPS } from './boardSteps';
import { ChangeRoundsDialog } from './ChangeRoundsDialog';
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
  const { uuid: ownUuid } = useCurrentUser();
  const { can } = projectPermissions(project);
  const list = useListParameters(BOARD_ORDERS);
  const filter = useBoardFilter();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [sends, setSends] = useState(false);
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
  const mine = rounds.filter(
    ({ status, missingUserUuids }) => status === 'OPEN' && missingUserUuids.includes(ownUuid),
  ).length;
  const mayAct = BATCH_STEPS.some(([, permission]) => can(permission));
  const chosenRows = rows.filter(({ hazard }) => selected.has(hazard.uuid));
  const select = (some: readonly BoardRow[]) => setSelected(new Set(some.map(({ hazard }) => hazard.uuid)));
  const reminded = filter.voterUuid ? voterName(filter.voterUuid) : undefined;
  const askedRow = rows.find(({ hazard }) => hazard.uuid === asked?.hazardUuid);

  if (hazards.length === 0)
    return (
      <EmptyState
        title={text('board-no-hazards-title', 'No hazards to vote on yet')}
        text={text(
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
      {mine > 0 && (
        <Alert
          role="note"
          severity="info"
          action={
            <Button
              size="small"
              color="inherit"
              component={Link}
              to={paths.projectVoting(project.uuid, 'queue')}
            >
              {text('board-my-queue', 'Go to my queue')}
            </Button>
          }
        >
          {text('board-mine', '{1} rounds wait for your vote.', {
            count: mine,
            one: '{1} round waits for your vote.',
          })}
        </Alert>
      )}
      {data.voters.length === 0 && (
        <Alert
          role="note"
          severity="warning"
          action={
            <Button size="small" color="inherit" component={Link} to={paths.projectMembers(project.uuid)}>
              {text('board-to-members', 'Go to the members')}
            </Button>
          }
        >
          {text('board-no-voters', 'Nobody in this project may vote. Add members with a role that votes.')}
        </Alert>
      )}
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
            text={text('board-none', 'No hazard is in this state, or has these words.')}
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
