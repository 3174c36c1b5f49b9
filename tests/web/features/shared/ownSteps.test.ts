import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OwnSteps } from '@/features/shared/lists/OwnSteps';

const VALUES = fc.constantFrom('', 'm', 'mo', 'motor');

describe('own steps', () => {
  it('are known however late the address shows them, and whichever it skips', () => {
    const runs = fc.array(
      fc.oneof(
        VALUES.map(told => ({ told })),
        fc.nat(3).map(skipped => ({ skipped })),
      ),
    );
    fc.assert(
      fc.property(runs, steps => {
        const own = new OwnSteps('');
        const onItsWay: string[] = [];
        for (const step of steps) {
          if ('told' in step) {
            if (own.tell(step.told)) onItsWay.push(step.told);
          } else {
            const [shown] = onItsWay.splice(0, step.skipped + 1).slice(-1);
            if (shown !== undefined) expect(own.shows(shown)).toBe(true);
          }
        }
      }),
    );
  });

  it('are no links: what nobody told is one, also where it was told and shown before', () => {
    const own = new OwnSteps('');
    expect([own.tell('mo'), own.tell('motor')]).toEqual([true, true]);
    expect([own.shows('motor'), own.shows('mo'), own.shows('motor')]).toEqual([true, false, false]);
  });

  it('are told once', () => {
    const own = new OwnSteps('mo');
    const told = ['mo', 'motor', 'motor', 'mo'].map(value => own.tell(value));
    expect(told).toEqual([false, true, false, true]);
  });
});
