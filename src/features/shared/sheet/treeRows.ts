/** A row in the tree of a sheet. */
export interface TreePlace {
  /** 0: part of nothing that is shown. */
  readonly depth: number;
  readonly hasParts: boolean;
  readonly isCollapsed: boolean;
  /** The row above with the same parent: what it can be made a part of. */
  readonly before: string | null;
}

export interface TreeRows<R> {
  /** Each row above its parts, in the order of before among its own; parts of collapsed ones are left out. */
  readonly rows: readonly R[];
  readonly places: ReadonlyMap<string, TreePlace>;
}

/**
 * Rows as a tree. A row whose parent is not shown stands under the nearest one above it that is; rows that are part of each
 * other in a circle, which nobody can save, stand at the top.
 * @param find also those that are not shown
 */
export function treeRows<R extends { readonly uuid: string }>(
  rows: readonly R[],
  options: {
    parentOf: (row: R) => string | null;
    find: (uuid: string) => R | undefined;
    collapsed: ReadonlySet<string>;
  },
): TreeRows<R> {
  const { parentOf, find, collapsed } = options;
  const shown = new Set(rows.map(({ uuid }) => uuid));
  const shownAbove = (row: R): string | null => {
    const passed = new Set([row.uuid]);
    let at = parentOf(row);
    let nearest: string | null = null;
    while (at !== null) {
      if (passed.has(at)) return null;
      passed.add(at);
      if (nearest === null && shown.has(at)) nearest = at;
      const above = find(at);
      at = above ? parentOf(above) : null;
    }
    return nearest;
  };
  const parts = new Map<string | null, R[]>();
  for (const row of rows) {
    const parent = shownAbove(row);
    const own = parts.get(parent);
    if (own) own.push(row);
    else parts.set(parent, [row]);
  }
  const ordered: R[] = [];
  const places = new Map<string, TreePlace>();
  const walk = (parent: string | null, depth: number) => {
    let before: string | null = null;
    for (const row of parts.get(parent) ?? []) {
      const hasParts = parts.has(row.uuid);
      const isCollapsed = hasParts && collapsed.has(row.uuid);
      places.set(row.uuid, { depth, hasParts, isCollapsed, before });
      ordered.push(row);
      if (!isCollapsed) walk(row.uuid, depth + 1);
      before = row.uuid;
    }
  };
  walk(null, 0);
  return { rows: ordered, places };
}
