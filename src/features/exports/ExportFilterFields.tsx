import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { ExportFilters } from '@/api/exports';
import { useListFunctionsQuery } from '@/api/functions';
import { useListHazardsQuery } from '@/api/hazards';
import { useListSafetyTargetsQuery } from '@/api/lookups';
import { useListMachinesQuery } from '@/api/machines';
import type { Project } from '@/api/projects';
import { STATUS_LABELS, STATUSES } from '@/features/shared/hazards/hazardStatuses';
import { useRatingSets } from '@/features/shared/rating/useRatingSets';
import { sheetList } from '@/features/shared/sheet/sheetList';
import { useFormats } from '@/glossary/useFormats';
import { useTexts } from '@/glossary/useText';

type FilterName =
  | 'status'
  | 'riskRatingSetUuid'
  | 'ratingUuid'
  | 'finalRatingUuid'
  | 'functionUuid'
  | 'machineUuid'
  | 'safetyTargetUuid';

interface Choice {
  name: FilterName;
  label: string;
  options: readonly { value: string; label: string }[];
}

const NONE: readonly never[] = [];

interface ExportFilterFieldsProps {
  project: Project;
  value: ExportFilters;
  onChange: (value: ExportFilters) => void;
}

/** Which hazards are in a file, and how many those are. */
export function ExportFilterFields({ project, value, onChange }: ExportFilterFieldsProps) {
  const text = useTexts('exports');
  const formats = useFormats();
  const choices = useChoices(project);
  const counted = { projectUuid: project.uuid, limit: 1 };
  const all = useListHazardsQuery(counted).currentData?.data.total;
  const taken = useListHazardsQuery({ ...counted, ...value }).currentData?.data.total;
  return (
    <Box
      role="group"
      aria-label={text('filters', 'Hazards in the file')}
      sx={{ width: '100%', display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}
    >
      {choices
        .filter(({ options }) => options.length > 1)
        .map(({ name, label, options }) => (
          <TextField
            key={name}
            select
            size="small"
            label={label}
            value={value[name] ?? NONE}
            sx={{ width: { xs: '100%', sm: 170 } }}
            onChange={({ target }) => {
              const { [name]: _, ...others } = value;
              const chosen = [target.value].flat() as string[];
              onChange(chosen.length === 0 ? others : { ...others, [name]: chosen });
            }}
            slotProps={{
              inputLabel: { shrink: true },
              select: {
                multiple: true,
                displayEmpty: true,
                renderValue: chosen =>
                  options
                    .filter(option => (chosen as string[]).includes(option.value))
                    .map(option => option.label)
                    .join(', ') || text('filter-all', 'All'),
              },
            }}
          >
            {options.map(option => (
              <MenuItem key={option.value} value={option.value}>
                {option.label}
              </MenuItem>
            ))}
          </TextField>
        ))}
      {all !== undefined && taken !== undefined && (
        <Typography
          role="status"
          variant="body2"
          color={taken === 0 ? 'error' : 'textSecondary'}
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {text.prose('filtered-count', '{1} of {2} hazards', {
            values: [formats.number(taken), formats.number(all)],
          })}
        </Typography>
      )}
    </Box>
  );
}

function useChoices(project: Project): readonly Choice[] {
  const text = useTexts('exports');
  const hazardText = useTexts('hazards');
  const list = sheetList(project.uuid);
  const isFunction = project.style === 'FUNCTION';
  const functions = useListFunctionsQuery(list, { skip: !isFunction }).currentData?.data.results ?? NONE;
  const machines = useListMachinesQuery(list, { skip: isFunction }).currentData?.data.results ?? NONE;
  const targets = useListSafetyTargetsQuery(list).currentData?.data.results ?? NONE;
  const sets = useRatingSets(project.riskRatingSetUuids) ?? NONE;
  return useMemo(() => {
    const named = (records: readonly { uuid: string; code?: string | null; name: string }[]) =>
      records.map(({ uuid, code, name }) => ({ value: uuid, label: [code, name].filter(Boolean).join(' ') }));
    const ratings = sets.flatMap(set =>
      set.ratings.map(({ uuid, label }) => ({
        value: uuid,
        label: sets.length > 1 ? `${label} (${set.name})` : label,
      })),
    );
    return [
      {
        name: 'status',
        label: text('filter-status', 'State'),
        options: STATUSES.map(status => ({ value: status, label: hazardText(STATUS_LABELS[status]) })),
      },
      {
        name: 'riskRatingSetUuid',
        label: text('filter-set', 'Rating set'),
        options: sets.map(({ uuid, name }) => ({ value: uuid, label: name })),
      },
      { name: 'ratingUuid', label: text('filter-level', 'Initial level'), options: ratings },
      { name: 'finalRatingUuid', label: text('filter-final', 'Final level'), options: ratings },
      { name: 'functionUuid', label: text('filter-function', 'Function'), options: named(functions) },
      { name: 'machineUuid', label: text('filter-machine', 'Machine'), options: named(machines) },
      { name: 'safetyTargetUuid', label: text('filter-target', 'Safety target'), options: named(targets) },
    ];
  }, [text, hazardText, sets, functions, machines, targets]);
}
