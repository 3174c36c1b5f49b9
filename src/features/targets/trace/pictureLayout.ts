import { isAbout, type TraceRow } from './traceRows';

export interface PictureNode {
  uuid: string;
  column: number;
  /** Place in its column. */
  place: number;
  code: string;
  name: string;
}

export interface Picture {
  columns: readonly (readonly PictureNode[])[];
  /** By the uuids of both ends, the left one first. */
  edges: readonly { from: PictureNode; to: PictureNode }[];
}

/** Nodes in columns in the order in which the rows bring them, so that what belongs together lies side by side. */
export function pictureOf(rows: readonly TraceRow[]): Picture {
  const columns: PictureNode[][] = [[], [], [], []];
  const nodes = new Map<string, PictureNode>();
  const edges = new Map<string, Picture['edges'][number]>();
  const join = (from: PictureNode, to: PictureNode) => edges.set(`${from.uuid} ${to.uuid}`, { from, to });
  const nodeOf = (record: { uuid: string; code: string; name: string } | undefined, column: number) => {
    if (!record) return undefined;
    const known = nodes.get(record.uuid);
    if (known) return known;
    const list = columns[column] ?? [];
    const node = { uuid: record.uuid, code: record.code, name: record.name, column, place: list.length };
    list.push(node);
    nodes.set(record.uuid, node);
    return node;
  };
  for (const { hazard, target, requirement, measures, functions, documents } of rows) {
    const way = [nodeOf(hazard, 0), nodeOf(target, 1), nodeOf(requirement, 2)].filter(
      node => node !== undefined,
    );
    const shown = [...measures, ...functions];
    const ways = shown.length > 0 ? shown.map(record => [...way, nodeOf(record, 3)]) : [way];
    for (const nodesOfWay of ways)
      nodesOfWay.forEach((to, index) => {
        const from = nodesOfWay[index - 1];
        if (from && to) join(from, to);
      });
    // A document belongs to what it is about, which may be any of them.
    for (const document of documents)
      for (const from of way)
        if (isAbout(document, from.uuid)) {
          const to = nodeOf(document, 3);
          if (to) join(from, to);
        }
  }
  return { columns, edges: [...edges.values()] };
}

/** Everything that a node leads to and comes from, itself included. */
export function connectedTo(picture: Picture, uuid: string): ReadonlySet<string> {
  const reached = new Set([uuid]);
  for (const [here, there] of [
    ['from', 'to'],
    ['to', 'from'],
  ] as const) {
    const open = [uuid];
    while (open.length > 0) {
      const at = open.pop();
      for (const edge of picture.edges)
        if (edge[here].uuid === at && !reached.has(edge[there].uuid)) {
          reached.add(edge[there].uuid);
          open.push(edge[there].uuid);
        }
    }
  }
  return reached;
}
