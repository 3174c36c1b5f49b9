import type { RiskParameter } from '../../domain/rating/parameters.ts';

/** One cell of a method's table, in codes. */
export interface RatingCell {
  levels: Partial<Record<RiskParameter, string>>;
  rating: string;
  class?: string;
  score?: number;
}

const words = (line: string) => line.trim().split(/\s+/);

/** Lines "S1 E1 | QM QM QM": row codes, then one result for each code of the column parameter. */
function grid(
  rowParameters: RiskParameter[],
  columnParameter: RiskParameter,
  columns: string,
  lines: string,
): RatingCell[] {
  return lines
    .trim()
    .split('\n')
    .flatMap(line => {
      const [head = '', body = ''] = line.split('|');
      const rows = words(head);
      return words(columns).map((column, index) => ({
        levels: {
          ...Object.fromEntries(rowParameters.map((parameter, at) => [parameter, rows[at]])),
          [columnParameter]: column,
        },
        rating: words(body)[index] ?? '?',
      }));
    });
}

/** Domain model 3.1: ISO 26262-3:2018, table 4; S0, E0 and C0 need no ASIL. */
const ISO_26262 = grid(
  ['severity', 'exposure'],
  'avoidability',
  'C0 C1 C2 C3',
  `
  S0 E0 | NONE NONE NONE NONE
  S0 E1 | NONE NONE NONE NONE
  S0 E2 | NONE NONE NONE NONE
  S0 E3 | NONE NONE NONE NONE
  S0 E4 | NONE NONE NONE NONE
  S1 E0 | NONE NONE NONE NONE
  S1 E1 | NONE QM QM QM
  S1 E2 | NONE QM QM QM
  S1 E3 | NONE QM QM A
  S1 E4 | NONE QM A B
  S2 E0 | NONE NONE NONE NONE
  S2 E1 | NONE QM QM QM
  S2 E2 | NONE QM QM A
  S2 E3 | NONE QM A B
  S2 E4 | NONE A B C
  S3 E0 | NONE NONE NONE NONE
  S3 E1 | NONE QM QM A
  S3 E2 | NONE QM A B
  S3 E3 | NONE A B C
  S3 E4 | NONE B C D
  `,
);

/** Domain model 3.2: the graph assumes that the hazardous event happens; a justified low Pr takes one level off. */
const ISO_13849 = grid(
  ['severity', 'exposure', 'probability'],
  'avoidability',
  'P1 P2',
  `
  S1 F1 PrN | a b
  S1 F2 PrN | b c
  S2 F1 PrN | c d
  S2 F2 PrN | d e
  S1 F1 PrL | a a
  S1 F2 PrL | a b
  S2 F1 PrL | b c
  S2 F2 PrL | c d
  `,
);

/** Domain model 3.3: a reconstruction, shipped disabled; S0 or C0 gives QM. */
const ISO_25119 = grid(
  ['severity', 'exposure'],
  'avoidability',
  'C0 C1 C2 C3',
  `
  S0 E0 | QM QM QM QM
  S0 E1 | QM QM QM QM
  S0 E2 | QM QM QM QM
  S0 E3 | QM QM QM QM
  S0 E4 | QM QM QM QM
  S1 E0 | QM QM QM QM
  S1 E1 | QM QM QM QM
  S1 E2 | QM QM QM a
  S1 E3 | QM QM a b
  S1 E4 | QM a b c
  S2 E0 | QM QM QM QM
  S2 E1 | QM QM QM a
  S2 E2 | QM QM a b
  S2 E3 | QM a b c
  S2 E4 | QM b c d
  S3 E0 | QM QM QM a
  S3 E1 | QM QM a b
  S3 E2 | QM a b c
  S3 E3 | QM b c d
  S3 E4 | QM c d e
  `,
);

/** Domain model 3.6. */
const HOUSE = grid(
  ['severity', 'exposure'],
  'avoidability',
  'A1 A2 A3',
  `
  S1 E0 | Negligible Negligible Negligible
  S1 E1 | Negligible Low Low
  S1 E2 | Low Low Medium
  S2 E0 | Negligible Low Low
  S2 E1 | Low Medium Medium
  S2 E2 | Medium High High
  S3 E0 | Low Low Medium
  S3 E1 | Medium High High
  S3 E2 | High Very_high Very_high
  `,
);

/** Domain model 3.7. */
const ANSI_B11 = grid(
  ['probability'],
  'severity',
  'Catastrophic Serious Moderate Minor',
  `
  Very_likely | High High High Medium
  Likely | High High Medium Low
  Unlikely | Medium Medium Low Negligible
  Remote | Low Low Negligible Negligible
  `,
);

/** Domain model 3.8. */
const MIL_882E = grid(
  ['probability'],
  'severity',
  '1 2 3 4',
  `
  A | High High Serious Medium
  B | High High Serious Medium
  C | High Serious Medium Low
  D | Serious Medium Medium Low
  E | Medium Medium Medium Low
  F | Eliminated Eliminated Eliminated Eliminated
  `,
);

/** Domain model 3.9: P8 is more than 50 %, P1 less than one in a million. */
const RAPEX = grid(
  ['probability'],
  'severity',
  '1 2 3 4',
  `
  P8 | High Serious Serious Serious
  P7 | Medium Serious Serious Serious
  P6 | Medium Serious Serious Serious
  P5 | Low High Serious Serious
  P4 | Low Medium High Serious
  P3 | Low Low Medium High
  P2 | Low Low Low Medium
  P1 | Low Low Low Low
  `,
);

/** Domain model 3.4: Cl = Fr + Pr + Av picks the column of the matrix. */
function iec62061(): RatingCell[] {
  const bands = [
    { code: '3-4', upTo: 4 },
    { code: '5-7', upTo: 7 },
    { code: '8-10', upTo: 10 },
    { code: '11-13', upTo: 13 },
    { code: '14-15', upTo: 15 },
  ];
  const matrix: Record<string, string[]> = {
    Se4: ['SIL2', 'SIL2', 'SIL2', 'SIL3', 'SIL3'],
    Se3: ['NONE', 'OM', 'SIL1', 'SIL2', 'SIL3'],
    Se2: ['NONE', 'NONE', 'OM', 'SIL1', 'SIL2'],
    Se1: ['NONE', 'NONE', 'NONE', 'OM', 'SIL1'],
  };
  // Fr5: at least hourly; Fr5b: at least daily. Both weigh five points for exposures over ten minutes.
  const frequencies = { Fr5: 5, Fr5b: 5, Fr4: 4, Fr3: 3, Fr2: 2 };
  const cells: RatingCell[] = [];
  for (const [severity, row] of Object.entries(matrix)) {
    for (const [exposure, points] of Object.entries(frequencies)) {
      for (const probability of [5, 4, 3, 2, 1]) {
        for (const avoidability of [5, 3, 1]) {
          const score = points + probability + avoidability;
          const at = bands.findIndex(band => score <= band.upTo);
          cells.push({
            levels: {
              severity,
              exposure,
              probability: `Pr${probability}`,
              avoidability: `Av${avoidability}`,
            },
            rating: row[at] ?? '?',
            class: bands[at]?.code ?? '?',
            score,
          });
        }
      }
    }
  }
  return cells;
}

/** Codes of two words, written with "_" in the grids. */
const spaced = (cells: RatingCell[]) =>
  cells.map(cell => ({
    ...cell,
    rating: cell.rating.replace('_', ' '),
    levels: Object.fromEntries(
      Object.entries(cell.levels).map(([parameter, code]) => [parameter, code.replace('_', ' ')]),
    ),
  }));

/**
 * The tables of the rating methods (domain model 3), typed in here a second time and independently of the seed data.
 * Every filled set, every cell.
 */
export const RATING_TABLES: Record<string, RatingCell[]> = {
  'ISO26262-3-2018': ISO_26262,
  'ISO13849-1': ISO_13849,
  'ISO25119-2-RECONSTRUCTED': ISO_25119,
  'IEC62061-2005-2015': iec62061(),
  'ANSI-B11-STYLE-4x4': spaced(ANSI_B11),
  'HOUSE-SEA-27': spaced(HOUSE),
  'MIL-STD-882E': MIL_882E,
  'RAPEX-PRISM': RAPEX,
};
