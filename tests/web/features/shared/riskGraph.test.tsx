import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RiskGraph } from '@/features/shared/rating/RiskGraph';
import { ratingSets } from '../../../support/web/ratingSets.ts';

const setOf = (code: string) => {
  const set = ratingSets().find(one => one.code === code);
  if (!set) throw new Error(`There is no set ${code}`);
  return set;
};

it.each([
  // ISO 26262-3:2018, Table 4.
  ['ISO26262-3-2018', { severity: 'S3', exposure: 'E4', avoidability: 'C2' }, 'C, chosen', 80],
  ['ISO26262-3-2018', { severity: 'S1', exposure: 'E3', avoidability: 'C3' }, 'A, chosen', 80],
  // ISO 13849-1:2015, Figure A.1.
  ['ISO13849-1', { severity: 'S2', exposure: 'F1', probability: 'PrN', avoidability: 'P2' }, 'd, chosen', 16],
] as const)('the graph of %s marks the way of %o and what it gives', (code, chosen, marked, ends) => {
  const set = setOf(code);
  const levels = Object.fromEntries(
    Object.entries(chosen).map(([parameter, level]) => [
      `${parameter}Uuid`,
      set.levels.find(one => one.parameter === parameter && one.code === level)?.uuid,
    ]),
  );
  const { container } = render(<RiskGraph set={set} levels={levels} />);
  const leaves = [...container.querySelectorAll('li')].filter(item => !item.querySelector('li'));
  expect(leaves).toHaveLength(ends);
  const found = leaves.filter(leaf => leaf.textContent?.includes('chosen'));
  expect(found.map(({ textContent }) => textContent)).toEqual([`${Object.values(chosen).at(-1)}${marked}`]);
  expect(screen.getByRole('region', { name: set.name })).toBeVisible();
});
