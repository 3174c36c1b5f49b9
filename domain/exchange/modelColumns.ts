import { column, type ExchangeColumn, type ExchangeLanguage } from './columns.ts';

/** A sheet of a workbook beside the hazards: one row for each record of a kind. */
export interface ExchangeSheet {
  /** The kind, by the plural of its name in the contract. */
  kind: string;
  name: Readonly<Record<ExchangeLanguage, string>>;
  columns: readonly ExchangeColumn[];
}

const CODE = column('code', 'text', 'Code', 'Code', 10);
const NAME = column('name', 'text', 'Name', 'Name', 36, { synonyms: ['Title', 'Bezeichnung', 'Titel'] });
const DESCRIPTION = column('description', 'text', 'Description', 'Beschreibung', 50);

const reference = (key: string, en: string, de: string, target: string, width = 26) =>
  column(key, 'reference', en, de, width, { target });
const references = (key: string, en: string, de: string, target: string, width = 30) =>
  column(key, 'references', en, de, width, { target });
const text = (key: string, en: string, de: string, width = 30) => column(key, 'text', en, de, width);
const number = (key: string, en: string, de: string, width = 12) => column(key, 'number', en, de, width);
const flag = (key: string, en: string, de: string, width = 12) => column(key, 'flag', en, de, width);
const choice = (key: string, en: string, de: string, values: string, width = 18) =>
  column(key, 'enum', en, de, width, { values });

const sheet = (kind: string, en: string, de: string, columns: readonly ExchangeColumn[]): ExchangeSheet => ({
  kind,
  name: { en, de },
  columns: [CODE, NAME, ...columns, DESCRIPTION],
});

const HAZARDS = references('hazardUuids', 'Hazards', 'Gefährdungen', 'hazards', 24);

/** In the order of the work. */
export const MODEL_SHEETS: readonly ExchangeSheet[] = [
  sheet('Functions', 'Functions', 'Funktionen', [
    reference('parentFunctionUuid', 'Part of', 'Teil von', 'functions'),
    choice('status', 'Status', 'Status', 'functionStatus'),
    flag('isSafetyRelated', 'Safety related', 'Sicherheitsbezogen'),
    text('inputs', 'Inputs', 'Eingänge'),
    text('outputs', 'Outputs', 'Ausgänge'),
  ]),
  sheet('Malfunctions', 'Malfunctions', 'Fehlfunktionen', [
    reference('functionUuid', 'Function', 'Funktion', 'functions'),
    reference('guidewordUuid', 'Guideword', 'Leitwort', 'guidewords', 18),
    text('effect', 'Effect', 'Auswirkung'),
    choice('disposition', 'Disposition', 'Entscheidung', 'disposition'),
    text('dispositionReason', 'Reason', 'Begründung'),
    reference('duplicateOfUuid', 'Duplicate of', 'Duplikat von', 'malfunctions'),
  ]),
  sheet('Machines', 'Machines', 'Maschinen', [
    text('manufacturer', 'Manufacturer', 'Hersteller', 20),
    text('model', 'Model', 'Modell', 16),
    text('machineType', 'Type', 'Art', 16),
    text('intendedUse', 'Intended use', 'Bestimmungsgemäße Verwendung', 40),
    text('spaceLimits', 'Space limits', 'Räumliche Grenzen'),
    text('timeLimits', 'Time limits', 'Zeitliche Grenzen'),
    text('otherLimits', 'Other limits', 'Weitere Grenzen'),
  ]),
  sheet('MachineHazards', 'Machine hazards', 'Gefahren an Maschinen', [
    reference('machineUuid', 'Machine', 'Maschine', 'machines'),
    reference('hazardTypeUuid', 'Hazard type', 'Gefährdungsart', 'hazard-types'),
    reference('energySourceUuid', 'Energy', 'Energie', 'energy-sources', 16),
    reference('zoneUuid', 'Zone', 'Zone', 'zones', 18),
    choice('status', 'Status', 'Status', 'machineHazardStatus'),
  ]),
  sheet('Tasks', 'Tasks', 'Aufgaben', [
    reference('machineUuid', 'Machine', 'Maschine', 'machines'),
    reference('taskTypeUuid', 'Task type', 'Art der Aufgabe', 'task-types'),
    reference('lifecyclePhaseUuid', 'Phase', 'Lebensphase', 'lifecycle-phases'),
    text('operatingMode', 'Operating mode', 'Betriebsart', 18),
    number('frequencyPerYear', 'Times a year', 'Mal im Jahr'),
    number('durationMinutes', 'Minutes', 'Minuten'),
  ]),
  sheet('HumanTasks', 'Human tasks', 'Handlungen', [
    reference('taskUuid', 'Task', 'Aufgabe', 'tasks'),
    choice('proximity', 'Proximity', 'Nähe', 'proximity'),
    number('frequencyPerYear', 'Times a year', 'Mal im Jahr'),
    number('durationMinutes', 'Minutes', 'Minuten'),
    references('personnelUuids', 'Personnel', 'Personal', 'personnel'),
    references('zoneUuids', 'Zones', 'Zonen', 'zones'),
  ]),
  sheet('Misuses', 'Misuses', 'Fehlanwendungen', [
    reference('taskUuid', 'Task', 'Aufgabe', 'tasks'),
    text('likelihoodNote', 'How likely', 'Wie wahrscheinlich'),
    choice('disposition', 'Disposition', 'Entscheidung', 'disposition'),
    text('dispositionReason', 'Reason', 'Begründung'),
    reference('duplicateOfUuid', 'Duplicate of', 'Duplikat von', 'misuses'),
  ]),
  sheet('ExposureSituations', 'Situations', 'Situationen', [
    references('ceaUuids', 'Elements', 'Elemente', 'ceas'),
    choice('disposition', 'Disposition', 'Entscheidung', 'situationDisposition'),
    text('dispositionReason', 'Reason', 'Begründung'),
    reference('duplicateOfUuid', 'Duplicate of', 'Duplikat von', 'exposure-situations'),
    flag('isConfirmed', 'Confirmed', 'Bestätigt'),
  ]),
  sheet('Ceas', 'Elements', 'Elemente', [
    reference('ceaTypeUuid', 'Group', 'Gruppe', 'cea-types'),
    number('share', 'Share of time', 'Zeitanteil'),
    text('shareSource', 'Source', 'Quelle'),
  ]),
  sheet('ExposureEstimates', 'Exposure estimates', 'Expositionsabschätzungen', [
    reference('exposureSituationUuid', 'Situation', 'Situation', 'exposure-situations'),
    reference('hazardUuid', 'Hazard', 'Gefährdung', 'hazards', 16),
    reference('exposureEstimateTypeUuid', 'Type', 'Art', 'exposure-estimate-types'),
    number('numericValue', 'Value', 'Wert'),
    choice('unit', 'Unit', 'Einheit', 'estimateUnit'),
    text('rationale', 'Rationale', 'Begründung'),
    references('assumptionUuids', 'Assumptions', 'Annahmen', 'assumptions'),
  ]),
  sheet('HazardousEvents', 'Events', 'Ereignisse', [
    references('defaultEffectTypeUuids', 'Usual effects', 'Übliche Auswirkungen', 'hazard-effect-types'),
  ]),
  sheet('Assumptions', 'Assumptions', 'Annahmen', [
    text('text', 'Text', 'Text', 50),
    choice('category', 'Category', 'Kategorie', 'assumptionCategory'),
    choice('status', 'Status', 'Status', 'assumptionStatus'),
    text('rationale', 'Rationale', 'Begründung'),
    text('validationMethod', 'Validation', 'Validierung'),
    column('ownerUserUuid', 'person', 'Owner', 'Verantwortlich', 20),
    text('dueDate', 'Due', 'Fällig', 12),
  ]),
  sheet('Rrms', 'Measures', 'Maßnahmen', [
    reference('rrmTypeUuid', 'Type', 'Art', 'rrm-types'),
    flag('isSafetyFunction', 'Safety function', 'Sicherheitsfunktion'),
    text('standardReference', 'Standard', 'Norm', 20),
    reference('safetyTargetUuid', 'Safety target', 'Sicherheitsziel', 'safety-targets'),
    number('cost', 'Cost', 'Kosten'),
  ]),
  sheet('SolutionSets', 'Alternatives', 'Lösungsvarianten', [
    choice('kind', 'Kind', 'Art', 'solutionSetKind'),
    flag('isSelected', 'Selected', 'Gewählt'),
    number('cost', 'Cost', 'Kosten'),
    text('note', 'Note', 'Hinweis'),
  ]),
  sheet('SafetyTargets', 'Safety targets', 'Sicherheitsziele', [
    text('level', 'Level', 'Stufe', 10),
    reference('safetyTargetTypeUuid', 'Type', 'Art', 'safety-target-types', 18),
    text('safeState', 'Safe state', 'Sicherer Zustand'),
    number('fttiMs', 'FTTI (ms)', 'FTTI (ms)'),
    number('faultDetectionMs', 'Fault detection (ms)', 'Fehlererkennung (ms)'),
    number('faultReactionMs', 'Fault reaction (ms)', 'Fehlerreaktion (ms)'),
    number('emergencyOperationMs', 'Emergency operation (ms)', 'Notbetrieb (ms)'),
    text('warningConcept', 'Warning', 'Warnung'),
    text('degradationConcept', 'Degradation', 'Degradation'),
    choice('status', 'Status', 'Status', 'targetStatus'),
    text('raiseReason', 'Reason for raising', 'Grund der Anhebung'),
    text('externalId', 'External ID', 'Externe ID', 14),
    HAZARDS,
  ]),
  sheet('Srems', 'Requirements', 'Anforderungen', [
    choice('kind', 'Kind', 'Art', 'sremKind'),
    text('text', 'Text', 'Text', 50),
    references('safetyTargetUuids', 'Safety targets', 'Sicherheitsziele', 'safety-targets'),
    text('integrityLevel', 'Level', 'Stufe', 10),
    reference('parentUuid', 'Part of', 'Teil von', 'srems'),
    text('decomposedLevel', 'Share', 'Anteil', 10),
    text('independence', 'Independence', 'Unabhängigkeit'),
    text('allocatedTo', 'Allocated to', 'Zugewiesen an', 20),
    text('verificationMethod', 'Verification', 'Verifikation'),
    choice('status', 'Status', 'Status', 'sremStatus'),
    text('externalId', 'External ID', 'Externe ID', 14),
    HAZARDS,
  ]),
  sheet('SafetyFunctions', 'Safety functions', 'Sicherheitsfunktionen', [
    text('requiredLevel', 'Required', 'Erforderlich', 12),
    text('achievedLevel', 'Achieved', 'Erreicht', 12),
    text('architectureCategory', 'Category', 'Kategorie', 10),
    number('pfhd', 'PFHd (1/h)', 'PFHd (1/h)'),
    number('responseTimeMs', 'Response (ms)', 'Reaktion (ms)'),
    text('stopCategory', 'Stop category', 'Stopp-Kategorie', 10),
    references('rrmUuids', 'Measures', 'Maßnahmen', 'rrms'),
    references('demandingHazardUuids', 'Hazards', 'Gefährdungen', 'hazards', 24),
    text('evidence', 'Evidence', 'Nachweis'),
    choice('status', 'Status', 'Status', 'safetyFunctionStatus'),
  ]),
  sheet('Documents', 'Documents', 'Dokumente', [
    choice('kind', 'Kind', 'Art', 'documentKind'),
    HAZARDS,
    references('safetyTargetUuids', 'Safety targets', 'Sicherheitsziele', 'safety-targets'),
    references('sremUuids', 'Safety requirements', 'Sicherheitsanforderungen', 'srems'),
  ]),
];

/** Uses of measures have no code of their own. */
export const USE_SHEET: ExchangeSheet = {
  kind: 'HazardRrms',
  name: { en: 'Measure uses', de: 'Einsatz der Maßnahmen' },
  columns: [
    reference('hazardUuid', 'Hazard', 'Gefährdung', 'hazards', 16),
    reference('rrmUuid', 'Measure', 'Maßnahme', 'rrms', 36),
    choice('status', 'Status', 'Status', 'useStatus'),
    reference('solutionSetUuid', 'Alternative', 'Lösungsvariante', 'solution-sets'),
    reference('sremUuid', 'Relies on', 'Beruht auf', 'srems', 36),
    text('requiredLevel', 'Required level', 'Geforderte Stufe', 14),
    text('achievedLevel', 'Achieved level', 'Erreichte Stufe', 14),
    text('evidence', 'Evidence', 'Nachweis'),
    flag('takesCreditForLowPr', 'Credit for a low probability', 'Anrechnung geringer Wahrscheinlichkeit'),
    text('creditJustification', 'Justification', 'Rechtfertigung'),
    column('responsibleUserUuid', 'person', 'Responsible', 'Verantwortlich', 20),
    text('dueDate', 'Due', 'Fällig', 12),
  ],
};
