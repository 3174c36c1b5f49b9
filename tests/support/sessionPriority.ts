import { readFileSync } from 'node:fs';

/**
 * How far the session of this process stands behind others, as `nice` counts; undefined where the system has no such thing.
 * What the system started without a session of its own, as in many containers, stands behind nobody and is told nothing.
 */
export function sessionPriority(): number | undefined {
  try {
    return Number(/nice (-?\d+)/.exec(readFileSync('/proc/self/autogroup', 'utf8'))?.[1] ?? 0);
  } catch {
    return undefined;
  }
}
