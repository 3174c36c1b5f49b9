/** What points at a record; every dependency tree of the contract has this shape. */
export type { DependencyGroup, DependencyTree } from './generated/organizations.gen';
