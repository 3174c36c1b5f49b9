import { column, type ExchangeColumn } from './columns.ts';
import { MEASURE_COLUMNS } from './measureColumns.ts';
import { FINAL_WORDS, INITIAL_WORDS, parameterColumns, RATING_WORDS, staged } from './parameterColumns.ts';

const CODE = column('code', 'text', 'Code', 'Code', 10, {
  synonyms: ['Hazard code', 'Hazard', 'HZ', 'Kürzel'],
});
const EXTERNAL_ID = column('externalId', 'text', 'External ID', 'Externe ID', 14, {
  synonyms: ['ID', 'Hazard ID', 'No', 'No.', 'Nr', 'Nr.', '#', 'Number', 'Nummer', 'Lfd. Nr.', 'Identifier'],
});
const STATUS = column('status', 'derived', 'Status', 'Status', 12, { synonyms: ['State', 'Zustand'] });
const EVENT = column('hazardousEventUuid', 'reference', 'Hazardous event', 'Gefährdungsereignis', 36, {
  target: 'hazardous-events',
  synonyms: [
    'Event',
    'Hazard event',
    'Hazardous situation',
    'Gefährliches Ereignis',
    'Ereignis',
    'Gefährdung',
  ],
});
const PERSONS = column('personnelUuids', 'references', 'Persons at risk', 'Gefährdete Personen', 22, {
  target: 'personnel',
  synonyms: [
    'Persons',
    'People at risk',
    'Personnel',
    'Affected persons',
    'Personen',
    'Personal',
    'Betroffene',
  ],
});
const OWNER = column('ownerUserUuid', 'person', 'Owner', 'Verantwortlich', 20, {
  synonyms: ['Responsible', 'Besitzer', 'Zuständig', 'Verantwortlicher'],
});

/** Who or what suffers, with what happens to them: "Injury to operator or driver: Hits the windscreen". */
const EFFECTS = column('effects', 'references', 'Effect', 'Auswirkung', 30, {
  target: 'hazard-effect-types',
  synonyms: ['Effects', 'Hazard effect', 'Hazard effects', 'Auswirkungen'],
});

/** What every style has behind its own columns, so that the file holds all that was typed. */
const REST: readonly ExchangeColumn[] = [
  column('name', 'text', 'Title', 'Titel', 30, { synonyms: ['Name', 'Hazard title', 'Bezeichnung'] }),
  column('description', 'text', 'Description', 'Beschreibung', 40, {
    synonyms: ['Details', 'Hazard description', 'Gefährdungsbeschreibung'],
  }),
  column('riskRatingSetUuid', 'ratingSet', 'Rating set', 'Einstufungsverfahren', 20, {
    synonyms: [
      'Method',
      'Standard',
      'Risk rating set',
      'Verfahren',
      'Bewertungsverfahren',
      'Norm',
      'Methode',
    ],
  }),
  column('statusOverride', 'enum', 'Taken out', 'Ausgeschieden', 14, { values: 'statusOverride' }),
  column('statusReason', 'text', 'Reason for taking it out', 'Grund des Ausscheidens', 30),
  column('assumptionUuids', 'references', 'Assumptions', 'Annahmen', 30, { target: 'assumptions' }),
  column('newHazards', 'derived', 'New hazards by its measures', 'Neue Gefährdungen durch Maßnahmen', 20),
];

/** "Speed: harder": the factors of ISO 13849-1 that were judged. */
const AVOIDANCE = column('avoidance', 'derived', 'Factors of avoidance', 'Faktoren der Vermeidung', 30);

/** What the source of the hazard says of its level, beside the one that is looked up. */
const PUBLISHED = column('publishedRating', 'text', 'Published level', 'Veröffentlichte Stufe', 14, {
  synonyms: ['Level of the source', 'Stufe der Quelle'],
});
const PUBLISHED_FINAL = column(
  'publishedFinalRating',
  'text',
  'Published final level',
  'Veröffentlichte Stufe danach',
  14,
  { synonyms: ['Final level of the source', 'Stufe der Quelle danach'] },
);

const COUNTS: readonly ExchangeColumn[] = [
  column('votes', 'derived', 'Votes', 'Stimmen', 14, { synonyms: ['Votes (n/N, spread)'] }),
  column('lock', 'derived', 'Lock', 'Sperre', 9, { synonyms: ['Locked', 'Gesperrt'] }),
  column('freeze', 'derived', 'Freeze', 'Einfrierung', 9, { synonyms: ['Frozen', 'Eingefroren'] }),
];

const COMMENTS = column('commentCount', 'derived', 'Comments', 'Kommentare', 10, {
  synonyms: ['Comment count', 'Anzahl Kommentare'],
});

const RESIDUAL: readonly ExchangeColumn[] = [
  column('residualRiskNote', 'text', 'Residual risk note', 'Hinweis zum Restrisiko', 36, {
    synonyms: ['Residual risk', 'Remaining risk', 'Verbleibendes Risiko'],
  }),
  column('standardClause', 'text', 'Standard clause', 'Abschnitt der Norm', 20, {
    synonyms: ['Clause', 'Reference', 'Standard reference', 'Normverweis', 'Normabschnitt'],
  }),
];

/** Function style, in the order of the domain notes, 2.9. */
export const FUNCTION_HAZARD_COLUMNS: readonly ExchangeColumn[] = [
  CODE,
  EXTERNAL_ID,
  STATUS,
  column('functionUuid', 'reference', 'Function', 'Funktion', 26, {
    target: 'functions',
    synonyms: ['Item function', 'Feature', 'Vehicle function', 'Fahrzeugfunktion'],
  }),
  column('guidewordUuid', 'reference', 'Guideword', 'Leitwort', 16, {
    target: 'guidewords',
    synonyms: ['Guide word', 'HAZOP guideword', 'Failure mode', 'Fehlerart', 'Leitworte'],
  }),
  column('malfunctionUuid', 'reference', 'Malfunction', 'Fehlfunktion', 36, {
    target: 'malfunctions',
    synonyms: ['Malfunctioning behaviour', 'Malfunctioning behavior', 'Failure', 'Fehlverhalten', 'Fehler'],
  }),
  column('misuseUuid', 'reference', 'Misuse', 'Fehlanwendung', 30, {
    target: 'misuses',
    synonyms: ['Foreseeable misuse', 'Vorhersehbare Fehlanwendung', 'Missbrauch'],
  }),
  column('exposureSituationUuid', 'reference', 'Exposure situation', 'Situation', 36, {
    target: 'exposure-situations',
    synonyms: [
      'Operational situation',
      'Driving situation',
      'Operating situation',
      'Scenario',
      'Betriebssituation',
      'Fahrsituation',
      'Expositionssituation',
      'Szenario',
    ],
  }),
  EVENT,
  {
    ...EFFECTS,
    synonyms: [
      ...EFFECTS.synonyms,
      ...['Consequence', 'Consequences', 'Harm', 'Folge', 'Folgen', 'Mögliche Folgen', 'Schaden'],
    ],
  },
  PERSONS,
  ...parameterColumns('initial', 'severity', ['S', 'S']),
  ...parameterColumns('initial', 'exposure', ['E', 'E']),
  ...parameterColumns('initial', 'probability', ['Probability', 'Wahrscheinlichkeit'], true),
  ...parameterColumns('initial', 'avoidability', ['C', 'C']),
  column('initial.rating', 'rating', 'Level', 'Stufe', 11, {
    synonyms: [...RATING_WORDS, ...staged(RATING_WORDS, INITIAL_WORDS)],
  }),
  PUBLISHED,
  column('safetyTargetUuids', 'references', 'Safety goal', 'Sicherheitsziel', 36, {
    target: 'safety-targets',
    synonyms: ['Safety goals', 'Safety target', 'Safety targets', 'SG', 'Sicherheitsziele', 'Goal', 'Ziel'],
  }),
  column('goalLevel', 'derived', 'Goal level', 'Stufe des Ziels', 12, {
    synonyms: ['Safety goal ASIL', 'SG ASIL', 'Goal ASIL'],
  }),
  column('safeState', 'derived', 'Safe state', 'Sicherer Zustand', 28),
  column('fttiMs', 'number', 'FTTI (ms)', 'FTTI (ms)', 10, {
    synonyms: ['FTTI', 'Fault tolerant time interval', 'Fehlertoleranzzeit'],
  }),
  column('sremUuids', 'references', 'Safety requirements', 'Sicherheitsanforderungen', 36, {
    target: 'srems',
    synonyms: ['SREM', 'SREMs', 'FSR', 'Requirement', 'Requirements', 'Anforderung', 'Anforderungen'],
  }),
  ...COUNTS,
  OWNER,
  COMMENTS,
  ...REST,
  ...MEASURE_COLUMNS,
  ...parameterColumns('final', 'severity', ['Final S', 'S danach']),
  ...parameterColumns('final', 'exposure', ['Final E', 'E danach']),
  ...parameterColumns('final', 'probability', ['Final probability', 'Wahrscheinlichkeit danach'], true),
  ...parameterColumns('final', 'avoidability', ['Final C', 'C danach']),
  column('final.rating', 'rating', 'Final level', 'Stufe danach', 12, {
    synonyms: staged(RATING_WORDS, FINAL_WORDS),
  }),
  PUBLISHED_FINAL,
  ...RESIDUAL,
];

/** Machine style, in the order of the domain notes, 2.9. */
export const MACHINE_HAZARD_COLUMNS: readonly ExchangeColumn[] = [
  CODE,
  EXTERNAL_ID,
  STATUS,
  column('machineUuid', 'reference', 'Machine', 'Maschine', 22, {
    target: 'machines',
    synonyms: ['Equipment', 'Machine / equipment', 'Anlage', 'Component', 'Baugruppe'],
  }),
  column('lifecyclePhaseUuid', 'reference', 'Phase', 'Lebensphase', 18, {
    target: 'lifecycle-phases',
    synonyms: ['Lifecycle phase', 'Life cycle phase', 'Life phase', 'Lebenszyklusphase', 'Betriebsart'],
  }),
  column('taskUuid', 'reference', 'Task', 'Aufgabe', 26, {
    target: 'tasks',
    synonyms: ['Activity', 'Operation', 'Tätigkeit', 'Arbeitsaufgabe'],
  }),
  column('humanTaskUuid', 'reference', 'Human task', 'Handlung', 26, {
    target: 'human-tasks',
    synonyms: ['Task step', 'Human activity', 'Handgriff', 'Arbeitsschritt'],
  }),
  column('zoneUuid', 'reference', 'Zone', 'Zone', 18, {
    target: 'zones',
    synonyms: [
      'Hazard zone',
      'Danger zone',
      'Location',
      'Gefahrenbereich',
      'Gefahrenzone',
      'Ort',
      'Gefahrstelle',
    ],
  }),
  {
    ...PERSONS,
    header: { en: 'Personnel', de: 'Personal' },
    synonyms: [...PERSONS.synonyms, 'Persons at risk', 'Gefährdete Personen'],
  },
  column('hazardTypeUuid', 'reference', 'Hazard type', 'Gefährdungsart', 22, {
    target: 'hazard-types',
    synonyms: [
      'Type of hazard',
      'Hazard',
      'Hazard group',
      'Art der Gefährdung',
      'Gefährdungstyp',
      'Gefahrenart',
    ],
  }),
  column('energySourceUuid', 'reference', 'Energy', 'Energie', 16, {
    target: 'energy-sources',
    synonyms: ['Energy source', 'Origin', 'Energiequelle', 'Ursprung'],
  }),
  EVENT,
  column('injuryTypeUuids', 'references', 'Injury', 'Verletzung', 22, {
    target: 'injury-types',
    synonyms: ['Injuries', 'Harm', 'Consequence', 'Verletzungen', 'Schaden', 'Folge', 'Mögliche Folgen'],
  }),
  ...parameterColumns('initial', 'severity', ['Initial S', 'S vorher']),
  ...parameterColumns('initial', 'exposure', ['Initial E', 'E vorher']),
  ...parameterColumns('initial', 'probability', ['Initial P', 'P vorher']),
  ...parameterColumns('initial', 'avoidability', ['Initial A', 'A vorher']),
  AVOIDANCE,
  column('initial.rating', 'rating', 'Initial risk', 'Risiko vorher', 12, {
    synonyms: [...RATING_WORDS, ...staged(RATING_WORDS, INITIAL_WORDS)],
  }),
  PUBLISHED,
  ...MEASURE_COLUMNS,
  ...parameterColumns('final', 'severity', ['Final S', 'S nachher']),
  ...parameterColumns('final', 'exposure', ['Final E', 'E nachher']),
  ...parameterColumns('final', 'probability', ['Final P', 'P nachher']),
  ...parameterColumns('final', 'avoidability', ['Final A', 'A nachher']),
  column('final.rating', 'rating', 'Final risk', 'Risiko nachher', 12, {
    synonyms: [...staged(RATING_WORDS, FINAL_WORDS), 'Restrisiko'],
  }),
  PUBLISHED_FINAL,
  column('requiredLevel', 'derived', 'Required PL/SIL', 'Geforderter PL/SIL', 14, {
    synonyms: ['Required level', 'Required PL', 'Required SIL', 'Geforderte Stufe'],
  }),
  column('achievedLevel', 'derived', 'Achieved', 'Erreicht', 12, {
    synonyms: ['Achieved PL', 'Achieved SIL', 'Achieved level', 'Erreichter PL', 'Erreichte Stufe'],
  }),
  column('verifiedBy', 'derived', 'Verified by', 'Verifiziert durch', 20, {
    synonyms: ['Verification', 'Geprüft von', 'Nachweis'],
  }),
  ...RESIDUAL,
  ...COUNTS,
  OWNER,
  COMMENTS,
  column('areaUuid', 'reference', 'Area', 'Bereich', 16, { target: 'areas', synonyms: ['Site area'] }),
  column('machineHazardUuid', 'reference', 'Machine hazard', 'Gefahr an der Maschine', 26, {
    target: 'machine-hazards',
  }),
  column('misuseUuid', 'reference', 'Misuse', 'Fehlanwendung', 26, {
    target: 'misuses',
    synonyms: ['Foreseeable misuse', 'Vorhersehbare Fehlanwendung'],
  }),
  column('safetyTargetUuids', 'references', 'Safety targets', 'Sicherheitsziele', 30, {
    target: 'safety-targets',
    synonyms: ['Safety goal', 'Safety goals', 'Safety target', 'Sicherheitsziel', 'SG'],
  }),
  column('sremUuids', 'references', 'Safety requirements', 'Sicherheitsanforderungen', 30, {
    target: 'srems',
    synonyms: ['SREM', 'Requirement', 'Anforderung'],
  }),
  EFFECTS,
  ...REST,
];

/** Columns of the sheet of hazards by the style of a project. */
export const hazardColumns = (style: 'FUNCTION' | 'MACHINE'): readonly ExchangeColumn[] =>
  style === 'FUNCTION' ? FUNCTION_HAZARD_COLUMNS : MACHINE_HAZARD_COLUMNS;

const IMPORTED: ReadonlySet<string> = new Set([
  'code',
  'externalId',
  'publishedRating',
  'publishedFinalRating',
  'final.rating',
  'name',
  'description',
  'functionUuid',
  'malfunctionUuid',
  'exposureSituationUuid',
  'hazardousEventUuid',
  'machineUuid',
  'taskUuid',
  'zoneUuid',
  'lifecyclePhaseUuid',
  'personnelUuids',
  'hazardTypeUuid',
  'energySourceUuid',
  'fttiMs',
  'residualRiskNote',
  'standardClause',
  'ownerUserUuid',
  'assumptionUuids',
  'effects',
  'misuseUuid',
  'humanTaskUuid',
  'injuryTypeUuids',
  'safetyTargetUuids',
  'sremUuids',
  'measure.type',
  'measure',
  'measure.status',
]);

/** The columns that an import takes, with those of the levels that it compares and keeps as published ones; whatever else a file has it leaves out. */
export const importedColumns = (style: 'FUNCTION' | 'MACHINE'): readonly ExchangeColumn[] =>
  hazardColumns(style).filter(({ key }) => IMPORTED.has(key) || key.startsWith('initial.'));
