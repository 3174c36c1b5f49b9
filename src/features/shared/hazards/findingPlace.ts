import { paths } from '@/config/paths';

/** What the checks call the evaluations of a hazard begins in the worksheet with its severity. */
const CELLS: Readonly<Record<string, string>> = { evaluations: 'severityUuid', rationale: 'severityUuid' };

/** Fields of what belongs to a hazard: a section of its page has them. */
const SECTIONS: Readonly<Record<string, string>> = {
  requiredLevel: 'measures',
  achievedLevel: 'measures',
  newHazardUuids: 'measures',
};

const SHEETS = {
  Function: ['functions', 'function'],
  Malfunction: ['malfunctions', 'malfunction'],
  ExposureSituation: ['situations', 'situation'],
  Assumption: ['assumptions', 'assumption'],
  Misuse: ['misuses', 'misuse'],
  Machine: ['machines', 'machine'],
  MachineHazard: ['machine-hazards', 'machineHazard'],
  Task: ['tasks', 'task'],
  HumanTask: ['human-tasks', 'humanTask'],
  HazardousEvent: ['events', 'event'],
} as const;

/** The row of a record and its cell, the first one where the check names no field; undefined for what has no sheet. */
export function findingPlace(
  projectUuid: string,
  entity: string,
  code: string,
  field: string | null,
): string | undefined {
  const cell = encodeURIComponent(field === null ? 'code' : (CELLS[field] ?? field));
  const at = (sheet: string, name: string) => `${sheet}?${name}=${encodeURIComponent(code)}&cell=${cell}`;
  if (entity === 'Hazard') {
    const section = field === null ? undefined : SECTIONS[field];
    return section
      ? `${paths.projectHazardPage(projectUuid, code)}#${section}`
      : at(paths.projectWorksheet(projectUuid), 'hazard');
  }
  if (entity === 'SafetyTarget') return at(paths.projectTargets(projectUuid), 'target');
  if (entity === 'Rrm') return at(paths.projectMeasures(projectUuid), 'measure');
  if (entity === 'SafetyFunction') return at(paths.projectSafetyFunctions(projectUuid), 'safetyFunction');
  if (entity === 'Srem') return at(paths.projectRequirements(projectUuid), 'requirement');
  if (!(entity in SHEETS)) return undefined;
  const [sheet, name] = SHEETS[entity as keyof typeof SHEETS];
  return at(paths.projectModel(projectUuid, sheet), name);
}
