import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Each checkout makes these anew, or has its own. */
const LEFT_OUT = ['.git', '.local', '.env', 'dist', 'node_modules', 'test-results'];

/** Makes a checkout of its own below `root`, with the same packages, and returns its folder. */
export function copyCheckout(root: string, name: string): string {
  const folder = join(root, '.local', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, '.local'), { recursive: true });
  for (const entry of readdirSync(root).filter((each) => !LEFT_OUT.includes(each))) {
    cpSync(join(root, entry), join(folder, entry), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
