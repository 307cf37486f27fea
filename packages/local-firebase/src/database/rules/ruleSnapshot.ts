import { splitPath } from '../tree/path.ts';
import { EMPTY, isLeaf, nodeAt, type Path, type TreeNode } from '../tree/treeNode.ts';

/** What `data`, `newData` and `root` are in a rule: a place in one state of the data. */
export class RuleSnapshot {
  readonly node: TreeNode;
  private readonly root: TreeNode;
  private readonly path: Path;

  constructor(root: TreeNode, path: Path) {
    this.root = root;
    this.path = path;
    this.node = nodeAt(root, path);
  }

  exists(): boolean {
    return this.node !== EMPTY;
  }

  child(path: string): RuleSnapshot {
    return path === ''
      ? new RuleSnapshot(EMPTY, [])
      : new RuleSnapshot(this.root, [...this.path, ...splitPath(path)]);
  }

  /** The place above, or null at the root. */
  parent(): RuleSnapshot | null {
    return this.path.length === 0 ? null : new RuleSnapshot(this.root, this.path.slice(0, -1));
  }

  hasChildren(): boolean {
    return this.node !== EMPTY && !isLeaf(this.node);
  }
}
