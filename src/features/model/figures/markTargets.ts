import type { HaraFigure } from '@/api/hara-figures';
import type { Hazard } from '@/api/hazards';
import type { Zone } from '@/api/lookups';
import type { Machine } from '@/api/machines';
import { type ModelSheet, paths } from '@/config/paths';

export type FigureMark = HaraFigure['annotations'][number];
type TargetKind = 'hazard' | 'zone' | 'machine';

/** Something that a mark can point to. */
export interface MarkTarget {
  readonly kind: TargetKind;
  readonly uuid: string;
  readonly label: string;
  /** Where it is shown. */
  readonly to: string;
}

interface TargetsSource {
  projectUuid: string;
  hazards: readonly Hazard[];
  zones: readonly Zone[];
  machines: readonly Machine[];
  /** What the project has pages of: without a layout, zones are nowhere to be shown. */
  sheets: readonly ModelSheet[];
}

/** All that marks of a project can point to, hazards first. */
export function markTargets({ projectUuid, hazards, zones, machines, sheets }: TargetsSource): MarkTarget[] {
  const hasLayout = sheets.includes('layout');
  return [
    ...hazards.map(
      ({ uuid, code, name }): MarkTarget => ({
        kind: 'hazard',
        uuid,
        label: `${code} ${name}`.trim(),
        to: paths.projectHazardPage(projectUuid, code),
      }),
    ),
    ...(hasLayout
      ? zones.map(
          ({ uuid, name }): MarkTarget => ({
            kind: 'zone',
            uuid,
            label: name,
            to: `${paths.projectModel(projectUuid, 'layout')}?place=${uuid}`,
          }),
        )
      : []),
    ...machines.map(
      ({ uuid, code, name }): MarkTarget => ({
        kind: 'machine',
        uuid,
        label: `${code} ${name}`.trim(),
        to: paths.projectModel(projectUuid, 'machines'),
      }),
    ),
  ];
}

export const targetUuid = ({ hazardUuid, zoneUuid, machineUuid }: FigureMark): string | null =>
  hazardUuid ?? zoneUuid ?? machineUuid ?? null;

/** The three fields of a mark that points to this, or to nothing. */
export const pointingTo = (target: MarkTarget | undefined) => ({
  hazardUuid: target?.kind === 'hazard' ? target.uuid : null,
  zoneUuid: target?.kind === 'zone' ? target.uuid : null,
  machineUuid: target?.kind === 'machine' ? target.uuid : null,
});

/** What stands on a mark: its label, else the code or name of what it points to. */
export function markLabel(mark: FigureMark, target: MarkTarget | undefined): string {
  if (mark.label) return mark.label;
  // Zones have no code that anybody knows.
  return target?.kind === 'zone' ? target.label : (target?.label.split(' ')[0] ?? '');
}
