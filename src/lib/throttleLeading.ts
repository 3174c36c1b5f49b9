/**
 * Lets one call through and drops the others until `interval` milliseconds have passed; no trailing call.
 *
 * @param now a clock in milliseconds, given by tests
 */
export function throttleLeading<Arguments extends unknown[]>(
  action: (...args: Arguments) => void,
  interval: number,
  now: () => number = () => performance.now(),
): (...args: Arguments) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (...args) => {
    const time = now();
    if (time - last < interval) return;
    last = time;
    action(...args);
  };
}
