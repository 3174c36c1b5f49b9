import { isDemanding } from '@domain/hazards/answered';
import { levelText } from '@domain/measures/requirementLevel';
import type { HoleKind } from '@domain/trace/traceHoles';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { memo, useMemo } from 'react';
import type { Rrm } from '@/api/rrms';
import { paths } from '@/config/paths';
import { findingPlace } from '@/features/shared/hazards/findingPlace';
import { USE_STATUS_LABELS } from '@/features/shared/hazards/useStatusTexts';
import { RatingChip } from '@/features/shared/rating/RatingChip';
import { useTexts } from '@/glossary/useText';
import { explainRequirement } from '../requirementLevels';
import { REQUIREMENT_STATES } from '../requirementSheet';
import { TARGET_STATES } from '../targetSheet';
import type { Mending } from './MendDialog';
import { Documents, Holes, Named, Quiet } from './traceParts';
import type { TraceRow } from './traceRows';
import type { Trace } from './useTrace';
import './trace.css';

/** Which end of the trace one begins at. */
export type TraceStart = 'hazards' | 'requirements';

interface TraceTableProps {
  projectUuid: string;
  trace: Trace;
  rows: readonly TraceRow[];
  start: TraceStart;
  /** Left out where nothing may be changed: holes are marked then, and not mended. */
  onMend: ((mending: Mending) => void) | undefined;
}

const COLUMNS = {
  hazards: ['hazard', 'target', 'requirement', 'proof'],
  requirements: ['proof', 'requirement', 'target', 'hazard'],
} as const;

/** The trace as a table: what the first column says stands there once. */
export function TraceTable({ projectUuid, trace, rows, start, onMend }: TraceTableProps) {
  const text = useTexts('trace');
  const groups = useMemo(() => grouped(rows, start), [rows, start]);
  const names = {
    hazard: text('hazard', 'Hazard'),
    target: text('target', 'Safety target'),
    requirement: text('requirement', 'Requirement'),
    proof: text('proof', 'Verification, document, measure, safety function'),
  };
  return (
    <Box
      role="table"
      aria-label={text('table', 'Trace')}
      aria-rowcount={rows.length + 1}
      className="trace-print"
    >
      <Box role="rowgroup" className="trace-head" sx={{ borderBottom: 1, borderColor: 'divider' }}>
        <Box role="row" className="trace-row">
          {COLUMNS[start].map(column => (
            <Box role="columnheader" key={column} className="trace-cell" sx={{ typography: 'subtitle2' }}>
              {names[column]}
            </Box>
          ))}
        </Box>
      </Box>
      {groups.map(group => (
        <Group
          key={group[0]?.key}
          projectUuid={projectUuid}
          trace={trace}
          rows={group}
          start={start}
          onMend={onMend}
        />
      ))}
    </Box>
  );
}

function grouped(rows: readonly TraceRow[], start: TraceStart): TraceRow[][] {
  const groups: TraceRow[][] = [];
  let last: string | undefined;
  for (const row of rows) {
    const first = start === 'hazards' ? row.hazard?.uuid : row.requirement?.uuid;
    const group = groups.at(-1);
    if (group && first !== undefined && first === last) group.push(row);
    else groups.push([row]);
    last = first;
  }
  return groups;
}

const Group = memo(function Group({ rows, start, ...of }: TraceTableProps) {
  return (
    <Box role="rowgroup" className="trace-group" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      {rows.map((row, index) => {
        const before = rows[index - 1];
        const isSaid = {
          hazard: before !== undefined && before.hazard === row.hazard,
          target: before !== undefined && before.target === row.target && before.hazard === row.hazard,
          requirement: before !== undefined && before.requirement === row.requirement,
        };
        const cells = {
          hazard: !isSaid.hazard && row.hazard && <HazardCell {...of} row={row} />,
          // A further row of a hazard that has no target says nothing about targets.
          target: !(start === 'hazards' && (isSaid.target || (isSaid.hazard && !row.target))) && (
            <TargetCell {...of} row={row} />
          ),
          requirement: !(start === 'requirements' && isSaid.requirement) && (
            <RequirementCell {...of} row={row} />
          ),
          proof: !(start === 'requirements' && isSaid.requirement) && <ProofCell {...of} row={row} />,
        };
        return (
          <Box role="row" className="trace-row" key={row.key}>
            {COLUMNS[start].map((column, place) => (
              <Box role={place === 0 ? 'rowheader' : 'cell'} key={column} className="trace-cell">
                {start === 'hazards' || column !== 'hazard'
                  ? cells[column]
                  : row.hazard && <HazardCell {...of} row={row} />}
              </Box>
            ))}
          </Box>
        );
      })}
    </Box>
  );
});

type CellProps = Pick<TraceTableProps, 'projectUuid' | 'trace' | 'onMend'> & { row: TraceRow };

function HazardCell({ projectUuid, trace, row: { hazard, documents }, onMend }: CellProps) {
  const text = useTexts('trace');
  if (!hazard) return null;
  const rated = trace.ratings.get(hazard.uuid);
  return (
    <>
      <Named code={hazard.code} name={hazard.name} to={paths.projectHazardPage(projectUuid, hazard.code)}>
        {rated && <RatingChip set={rated.set} rating={rated.rating} />}
      </Named>
      <Documents of={hazard} documents={documents} />
      <Holes
        record={hazard}
        holes={trace.holesOf.get(hazard.uuid)}
        onMend={onMend}
        more={
          trace.records.targets.length > 0
            ? { kind: 'HAZARD_WITHOUT_TARGET', label: text('name-target', 'Name a target') }
            : undefined
        }
      />
    </>
  );
}

function TargetCell({ projectUuid, trace, row: { hazard, target, documents }, onMend }: CellProps) {
  const text = useTexts('trace');
  const stateText = useTexts('targets');
  if (!target) {
    const rated = hazard && trace.ratings.get(hazard.uuid);
    const isAsked = rated && isDemanding(rated.rating);
    return hazard && !isAsked && rated ? (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {text.prose('none-asked', 'Its level asks for none')}
      </Box>
    ) : null;
  }
  const inherited = trace.levels.get(target.uuid);
  const to = findingPlace(projectUuid, 'SafetyTarget', target.code, null);
  return (
    <>
      <Named code={target.code} name={target.name} to={to}>
        {inherited?.rating && <RatingChip set={inherited.set} rating={inherited.rating} />}
        <Quiet>{stateText(TARGET_STATES[target.status])}</Quiet>
      </Named>
      <Documents of={target} documents={documents} />
      <Holes record={target} holes={trace.holesOf.get(target.uuid)} onMend={onMend} />
    </>
  );
}

function RequirementCell({ projectUuid, trace, row: { requirement }, onMend }: CellProps) {
  const stateText = useTexts('requirements');
  if (!requirement) return null;
  const level = trace.ofRequirements.of(requirement.uuid);
  const to = findingPlace(projectUuid, 'Srem', requirement.code, null);
  return (
    <>
      <Named code={requirement.code} name={requirement.name} to={to}>
        {level && (
          <Quiet>
            <span title={explainRequirement(requirement, trace.ofRequirements, stateText)}>
              {levelText(level)}
            </span>
          </Quiet>
        )}
        <Quiet>{stateText(REQUIREMENT_STATES[requirement.status])}</Quiet>
      </Named>
      <Holes
        record={requirement}
        holes={trace.holesOf.get(requirement.uuid)?.filter(kind => !OF_PROOF.includes(kind))}
        onMend={onMend}
      />
    </>
  );
}

const OF_PROOF: readonly HoleKind[] = ['REQUIREMENT_WITHOUT_VERIFICATION', 'REQUIREMENT_WITHOUT_DOCUMENT'];

function ProofCell({ projectUuid, trace, row, onMend }: CellProps) {
  const { requirement, measures, functions, documents } = row;
  const text = useTexts('trace');
  return (
    <>
      {requirement?.verificationMethod && <div>{requirement.verificationMethod}</div>}
      {requirement && (requirement.externalId || requirement.externalUrl) && (
        <div>
          {requirement.externalUrl ? (
            <Link href={requirement.externalUrl} className="trace-names" target="_blank" rel="noreferrer">
              {requirement.externalId || requirement.externalUrl}
            </Link>
          ) : (
            requirement.externalId
          )}
        </div>
      )}
      {requirement && <Documents of={requirement} documents={documents} />}
      {measures.map(measure => (
        <Named
          key={measure.uuid}
          code={measure.code}
          name={measure.name}
          to={`${paths.projectMeasures(projectUuid)}?measure=${encodeURIComponent(measure.code)}`}
        >
          <UseStatus row={row} measure={measure} trace={trace} />
        </Named>
      ))}
      {functions.map(one => (
        <div key={one.uuid}>
          <Named
            code={one.code}
            name={one.name}
            to={findingPlace(projectUuid, 'SafetyFunction', one.code, null)}
          >
            <Quiet>
              {text('function-levels', 'required {1}, achieved {2}', {
                values: [trace.required(one) || '–', one.achievedLevel || '–'],
              })}
            </Quiet>
          </Named>
          <Holes
            record={one}
            holes={trace.holesOf.get(one.uuid)}
            onMend={onMend}
            mendedAt={findingPlace(projectUuid, 'SafetyFunction', one.code, 'achievedLevel')}
          />
        </div>
      ))}
      {requirement && (
        <Holes
          record={requirement}
          holes={trace.holesOf.get(requirement.uuid)?.filter(kind => OF_PROOF.includes(kind))}
          onMend={onMend}
          more={
            trace.records.documents.length > 0
              ? { kind: 'REQUIREMENT_WITHOUT_DOCUMENT', label: text('link-document', 'Link a document') }
              : undefined
          }
        />
      )}
    </>
  );
}

/** How far a measure is on the hazard of its row. */
function UseStatus({ row, measure, trace }: { row: TraceRow; measure: Rrm; trace: Trace }) {
  const text = useTexts('measures');
  const use = trace.useOf(row.hazard?.uuid, measure.uuid);
  return use ? <Quiet>{text(USE_STATUS_LABELS[use.status])}</Quiet> : null;
}
