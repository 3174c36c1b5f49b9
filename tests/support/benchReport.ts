import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';

/** One line of the table. */
export interface Figure {
  name: string;
  product: string;
  /** The same without the product around it, measured in turns with it. */
  floor?: string;
  ratio?: number;
  /** In words, such as "≥ 0.70"; absent where a figure is only told. */
  goal?: string;
  reached?: boolean;
  note?: string;
}

const FOLDER = '.cache/bench';

const verdict = ({ goal, reached }: Figure) => (goal ? (reached ? 'reached' : 'MISSED') : '');

const cells = (figure: Figure) => [
  figure.name,
  figure.product,
  figure.floor ?? '',
  figure.ratio === undefined ? '' : figure.ratio.toFixed(2),
  figure.goal ?? '',
  verdict(figure),
  figure.note ?? '',
];

const HEAD = ['Measure', 'Product', 'Floor', 'Ratio', 'Goal', 'Verdict', 'Note'];

function tableOf(figures: readonly Figure[]): string {
  const rows = [HEAD, ...figures.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)));
  const line = (row: string[]) => `| ${row.map((cell, n) => cell.padEnd(widths[n] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  const rule = widths.map(width => '-'.repeat(width));
  return [line(head), line(rule), ...body.map(line)].join('\n');
}

/** What the figures were measured on. */
export function machine() {
  const [cpu] = cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    cores: cpus().length,
    cpu: cpu?.model.trim() ?? 'unknown',
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
  };
}

/** Prints the table and writes it as bench-results.md and bench-results.json. */
export function report(figures: readonly Figure[], loadBefore: number): void {
  const about = machine();
  const load = { before: loadBefore, after: loadavg()[0] ?? 0 };
  const heading =
    `${about.date}, ${about.cores} cores (${about.cpu}), ${about.memoryGb} GB, Node ${about.node}, ${about.platform}, ` +
    `load average ${load.before.toFixed(1)} before, ${load.after.toFixed(1)} after`;
  const table = tableOf(figures);
  console.log(`\n${heading}\n\n${table}`);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'bench-results.md'), `${heading}\n\n${table}\n`);
  writeFileSync(
    join(FOLDER, 'bench-results.json'),
    `${JSON.stringify({ machine: about, load, figures }, null, 2)}\n`,
  );
  console.log(`\nWritten to ${FOLDER}/bench-results.md and .json`);
}
