import { writeXlsx } from 'hucre/xlsx';

/**
 * An analysis as somebody else keeps it in Excel: a cover sheet, title rows, a header of two rows, German headers in an
 * order of their own, merged cells, an empty row, several situations in one cell, and levels written in several ways.
 * Made for this project after the lane assistance example (docs/decisions/0046). By ISO 26262-3:2018, table 4:
 * row 6 S3 E3 C3 is C, row 7 S3 E2 C3 is B (the sheet says C: wrong), row 9 S2 E4 C2 is B, row 10 S1 E4 C3 is B (the
 * sheet says A: wrong), row 11 S0 needs none.
 */
export const FOREIGN_ROWS: (string | number | null)[][] = [
  [
    'Gefährdungs- und Risikoanalyse Spurassistenz',
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
  ],
  ['Stand: März 2026', null, null, null, 'Bearbeiter: E. Muster', null, null, null, null, null, null],
  [],
  [
    'Nr.',
    'Einstufung',
    'Bewertung',
    null,
    null,
    'Begründung Schwere',
    'Fahrsituation',
    'Funktion',
    'Fehlfunktion',
    'Gefährliches Ereignis',
    'Bearbeitungsstand',
  ],
  [null, 'ASIL', 'Beherrschbarkeit (C)', 'Schwere (S)', 'Häufigkeit (E)', null, null, null, null, null, null],
  [
    'G-1',
    'ASIL C',
    'C3',
    'S3 (tödlich)',
    'E3',
    'Verlassen der Spur bei hoher Geschwindigkeit',
    'Autobahn, Regen, hohe Geschwindigkeit',
    'Spurverlassenswarnung',
    'Schwingendes Moment viel zu hoch',
    'Fahrer verliert die Kontrolle',
    'fertig',
  ],
  [
    'G-2',
    'ASIL C',
    3,
    3,
    2,
    null,
    'Fahrer nutzt die Funktion falsch',
    'Spurhalteassistent',
    'Unterstützung ohne Zeitbegrenzung',
    'Fahrzeug verlässt die Spur',
    'fertig',
  ],
  [],
  [
    'G-3',
    'B',
    'C 2',
    'S2',
    'E4',
    null,
    '1. Autobahn bei Nacht\n2. Landstraße in einer Kurve\n3. Baustelle mit enger Spur',
    null,
    'Lenkt in die falsche Richtung',
    'Fahrzeug verlässt die Spur',
    'offen',
  ],
  [
    'G-4',
    'A',
    'C3',
    'S1',
    'E4',
    null,
    'Stau; Parkhaus',
    null,
    'Lenkt nicht',
    'Fahrzeug streift ein Hindernis',
    'offen',
  ],
  ['G-5', '-', 'C1', 'S0', 'E2', null, 'Stand', null, 'Lenkt nicht', 'Keine Folge', 'offen'],
];

export async function foreignWorkbook(): Promise<Uint8Array<ArrayBuffer>> {
  const down = (column: number, from: number, to: number) => ({
    startRow: from,
    startCol: column,
    endRow: to,
    endCol: column,
  });
  const bytes = await writeXlsx({
    sheets: [
      { name: 'Deckblatt', rows: [['Spurassistenz'], ['Gefährdungs- und Risikoanalyse'], ['Firma Muster']] },
      {
        name: 'G&R',
        rows: FOREIGN_ROWS,
        merges: [
          { startRow: 0, startCol: 0, endRow: 0, endCol: 10 },
          { startRow: 3, startCol: 2, endRow: 3, endCol: 4 },
          ...[0, 5, 6, 7, 8, 9, 10].map(column => down(column, 3, 4)),
          // The lane keeping goes on over the empty row.
          down(7, 6, 10),
        ],
      },
      { name: 'Listen', rows: [['S0'], ['S1']], hidden: true },
    ],
  });
  return new Uint8Array(bytes);
}
