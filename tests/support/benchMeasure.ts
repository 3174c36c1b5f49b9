/** @param share 0.5 for the median, 0.95 for p95, 1 for the largest (nearest rank) */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** One request, or one statement, of one of several workers; each worker waits for its own before the next. */
export type Work = (worker: number) => Promise<void>;

/** Lets `workers` work in parallel for a while. @returns how often work was done in a second */
export async function throughput(work: Work, workers: number, seconds: number): Promise<number> {
  const begin = performance.now();
  const end = begin + seconds * 1000;
  let done = 0;
  const loop = async (worker: number) => {
    while (performance.now() < end) {
      await work(worker);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => loop(worker)));
  return done / ((performance.now() - begin) / 1000);
}

export interface Comparison {
  /** Medians, per second. */
  product: number;
  floor: number;
  ratio: number;
  /** Share of one CPU core that this process, the client, took while the product was measured. */
  clientShare: number;
}

/** Until both are compiled and prepared. */
const WARM_UP_SECONDS = 1;

/**
 * Product and floor in turns, so that what else the machine does meets both.
 * @param rounds how often each is measured
 */
export async function compare(
  product: Work,
  floor: Work,
  { workers, seconds, rounds }: { workers: number; seconds: number; rounds: number },
): Promise<Comparison> {
  const rates: { product: number[]; floor: number[] } = { product: [], floor: [] };
  await throughput(product, workers, WARM_UP_SECONDS);
  await throughput(floor, workers, WARM_UP_SECONDS);
  let cpu = 0;
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage();
    rates.product.push(await throughput(product, workers, seconds));
    const { user, system } = process.cpuUsage(before);
    cpu += user + system;
    rates.floor.push(await throughput(floor, workers, seconds));
  }
  const [ours, theirs] = [median(rates.product), median(rates.floor)];
  return { product: ours, floor: theirs, ratio: ours / theirs, clientShare: cpu / 1e6 / (rounds * seconds) };
}
