import type { Path } from '../../shape/index.ts';
import { scanJson } from './scan.ts';

/** Where values begin in a JSON text: of each path, its value, or else the nearest thing around it. One walk for all. */
export const offsetsIn = (text: string, paths: readonly Path[]): ((path: Path) => number) => {
  const root: Node = { children: new Map() };
  for (const path of paths) {
    let node = root;
    for (const key of path) node = childOf(node, key);
  }
  scanJson(text, (path, offset) => {
    const node = nodeAt(root, path);
    if (node) node.offset = offset;
  });
  return path => {
    let offset = root.offset ?? 0;
    let node: Node | undefined = root;
    for (const key of path) {
      node = node?.children.get(key);
      if (node?.offset === undefined) return offset;
      offset = node.offset;
    }
    return offset;
  };
};

/** Where the parts of the document, the players and their turns begin: everything a fault of the tournament can point at. */
export const offsetsOfTurns = (text: string): ((path: Path) => number) => {
  const parts = new Map<string | number, number>();
  const turns = new Map<number, number>();
  scanJson(text, ([part = '', player, , turn], offset) => {
    if (player === undefined) parts.set(part, offset);
    else if (part === 'players') {
      const key = keyOf(player, turn);
      if (!turns.has(key)) turns.set(key, offset);
    }
  });
  return ([part = '', player, , turn]) => {
    const around = parts.get(part) ?? parts.get('') ?? 0;
    if (player === undefined) return around;
    return turns.get(keyOf(player, turn)) ?? turns.get(keyOf(player)) ?? around;
  };
};

/** Turn 0 stands for the player. */
const keyOf = (player: string | number, turn: string | number = -1): number =>
  Number(player) * 10_000 + (typeof turn === 'number' ? turn : -1) + 1;

/** What is sought, as a tree: no path is built for values nobody asks for. */
interface Node {
  readonly children: Map<string | number, Node>;
  offset?: number;
}

const childOf = (node: Node, key: string | number): Node => {
  const known = node.children.get(key);
  if (known) return known;
  const child: Node = { children: new Map() };
  node.children.set(key, child);
  return child;
};

const nodeAt = (root: Node, path: Path): Node | undefined => {
  let node: Node | undefined = root;
  for (const key of path) {
    node = node.children.get(key);
    if (!node) return undefined;
  }
  return node;
};
