import { type ExchangeLanguage, normalizedHeader } from './columns.ts';

type Words = Readonly<Record<ExchangeLanguage, string>>;

const words = (en: string, de: string): Words => ({ en, de });

export const FLAG_WORDS: Readonly<Record<'true' | 'false', Words>> = {
  true: words('yes', 'ja'),
  false: words('no', 'nein'),
};

/** Values of the contract's enumerations as they stand in files. */
export const EXCHANGE_VALUES = {
  status: {
    DRAFT: words('Draft', 'Entwurf'),
    READY: words('Ready', 'Bereit'),
    RATED: words('Rated', 'Bewertet'),
    VOTING: words('Voting', 'In Abstimmung'),
    CONSENSUS: words('Consensus', 'Einigung'),
    LOCKED: words('Locked', 'Gesperrt'),
    MITIGATED: words('Mitigated', 'Gemindert'),
    FROZEN: words('Frozen', 'Eingefroren'),
    CLOSED: words('Closed', 'Abgeschlossen'),
    REJECTED: words('Rejected', 'Verworfen'),
    DUPLICATE: words('Duplicate', 'Doppelt'),
  },
  statusOverride: {
    REJECTED: words('Rejected', 'Verworfen'),
    DUPLICATE: words('Duplicate', 'Doppelt'),
  },
  disposition: {
    ANALYSE: words('Analyse', 'Analysieren'),
    NOT_CREDIBLE: words('Not credible', 'Nicht glaubhaft'),
    NO_SAFETY_EFFECT: words('No safety effect', 'Ohne Sicherheitswirkung'),
    DUPLICATE: words('Duplicate', 'Doppelt'),
  },
  situationDisposition: {
    USED: words('Used', 'Verwendet'),
    NOT_RELEVANT: words('Not relevant', 'Nicht relevant'),
    DUPLICATE: words('Duplicate', 'Doppelt'),
  },
  functionStatus: {
    DRAFT: words('Draft', 'Entwurf'),
    ANALYSED: words('Analysed', 'Analysiert'),
    OUT_OF_SCOPE: words('Out of scope', 'Außerhalb des Umfangs'),
  },
  assumptionCategory: {
    ENVIRONMENT: words('Environment', 'Umgebung'),
    USER: words('User', 'Benutzer'),
    SYSTEM: words('System', 'System'),
    INTERFACE: words('Interface', 'Schnittstelle'),
    EXPOSURE_DATA: words('Exposure data', 'Expositionsdaten'),
    LEGAL: words('Legal', 'Rechtlich'),
  },
  assumptionStatus: {
    OPEN: words('Open', 'Offen'),
    CONFIRMED: words('Confirmed', 'Bestätigt'),
    REJECTED: words('Rejected', 'Verworfen'),
    SUPERSEDED: words('Superseded', 'Ersetzt'),
  },
  machineHazardStatus: {
    IDENTIFIED: words('Identified', 'Erkannt'),
    NOT_PRESENT: words('Not present', 'Nicht vorhanden'),
    ASSESSED: words('Assessed', 'Beurteilt'),
  },
  proximity: {
    CONTACT: words('Contact', 'Berührung'),
    REACH: words('Within reach', 'In Reichweite'),
    NEAR: words('Near', 'In der Nähe'),
    REMOTE: words('Remote', 'Entfernt'),
  },
  avoidanceFactor: {
    operator: words('Who works there', 'Wer dort arbeitet'),
    speed: words('Speed', 'Geschwindigkeit'),
    escape: words('Way out', 'Ausweg'),
    recognition: words('Recognition', 'Erkennbarkeit'),
    complexity: words('Complexity', 'Komplexität'),
  },
  avoidanceJudgement: {
    EASIER: words('easier', 'leichter'),
    HARDER: words('harder', 'schwerer'),
  },
  useStatus: {
    PROPOSED: words('Proposed', 'Vorgeschlagen'),
    ACCEPTED: words('Accepted', 'Angenommen'),
    IMPLEMENTED: words('Implemented', 'Umgesetzt'),
    VERIFIED: words('Verified', 'Verifiziert'),
    REJECTED: words('Rejected', 'Verworfen'),
  },
  solutionSetKind: {
    CURRENT: words('Current', 'Heute'),
    PROPOSED: words('Proposed', 'Vorgeschlagen'),
    FINAL: words('Final', 'Endgültig'),
  },
  estimateUnit: {
    FRACTION: words('Share', 'Anteil'),
    PER_YEAR: words('Times a year', 'Mal im Jahr'),
    HOURS_PER_YEAR: words('Hours a year', 'Stunden im Jahr'),
  },
  documentKind: {
    PROJECT: words('Of the project', 'Des Projekts'),
    PLATFORM: words('Of the platform', 'Der Plattform'),
    QUOKKA_FSC: words('Safety concept (Quokka)', 'Sicherheitskonzept (Quokka)'),
  },
  targetStatus: {
    DRAFT: words('Draft', 'Entwurf'),
    AGREED: words('Agreed', 'Vereinbart'),
    PROVISIONAL: words('Provisional', 'Vorläufig'),
    BASELINED: words('Baselined', 'Im Stand'),
  },
  sremKind: {
    REQUIREMENT: words('Requirement', 'Anforderung'),
    EXTERNAL_MEASURE: words('External measure', 'Externe Maßnahme'),
  },
  sremStatus: {
    DRAFT: words('Draft', 'Entwurf'),
    AGREED: words('Agreed', 'Vereinbart'),
    IMPLEMENTED: words('Implemented', 'Umgesetzt'),
    VERIFIED: words('Verified', 'Verifiziert'),
    REJECTED: words('Rejected', 'Verworfen'),
  },
  safetyFunctionStatus: {
    DRAFT: words('Draft', 'Entwurf'),
    SPECIFIED: words('Specified', 'Spezifiziert'),
    IMPLEMENTED: words('Implemented', 'Umgesetzt'),
    VERIFIED: words('Verified', 'Verifiziert'),
    REJECTED: words('Rejected', 'Verworfen'),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Words>>>>;

/** Words by which other files say the same. */
const VALUE_SYNONYMS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  useStatus: {
    PROPOSED: ['Open', 'Planned', 'Idea', 'Offen', 'Geplant', 'Vorschlag'],
    ACCEPTED: [
      'Agreed',
      'Approved',
      'In progress',
      'Beschlossen',
      'Freigegeben',
      'In Arbeit',
      'In Umsetzung',
    ],
    IMPLEMENTED: [
      'Done',
      'In place',
      'Realised',
      'Realized',
      'Erledigt',
      'Fertig',
      'Vorhanden',
      'Implementiert',
    ],
    VERIFIED: ['Validated', 'Tested', 'Closed', 'Geprüft', 'Nachgewiesen', 'Validiert'],
    REJECTED: ['Discarded', 'Not used', 'Dropped', 'Abgelehnt', 'Entfällt'],
  },
};

export type ExchangeValues = keyof typeof EXCHANGE_VALUES;

const listOf = (name: string): Readonly<Record<string, Words>> =>
  (EXCHANGE_VALUES as Readonly<Record<string, Readonly<Record<string, Words>>>>)[name] ?? {};

/** A value in words; one that has none as it is. */
export const valueText = (name: string, value: string, language: ExchangeLanguage): string =>
  listOf(name)[value]?.[language] ?? value;

/** The words of a list in their order. */
export const valueTexts = (name: string, language: ExchangeLanguage): string[] =>
  Object.values(listOf(name)).map(value => value[language]);

/** The value that a cell means, in either language, as the contract spells it, or as other files do; undefined for none. */
export function valueOfText(name: string, text: string): string | undefined {
  const sought = normalizedHeader(text);
  return Object.entries(listOf(name)).find(([value, { en, de }]) =>
    [value, en, de, ...(VALUE_SYNONYMS[name]?.[value] ?? [])].some(word => normalizedHeader(word) === sought),
  )?.[0];
}
