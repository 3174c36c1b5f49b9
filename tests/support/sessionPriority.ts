import { readFileSync } from 'node:fs';

/** How far the session of this process stands behind others, as `nice` counts; undefined where the system has no such thing. */
export function sessionPriority(): number | undefined {
  try {
    return Number(/nice (-?\d+)/.exec(readFileSync('/proc/self/autogroup', 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}
