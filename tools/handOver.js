// Installs what is missing and hands over to the pinned Node. Plain JavaScript, because the machine's
// own Node runs it, which may be one that cannot run TypeScript.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const pinnedNode = join(root, 'node_modules', '.bin', 'node');
const stamp = join(root, 'node_modules', '.cache', 'installed-lock');

/** Hashes everything that decides what is installed; scripts and exports do not count. */
function lockHash() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  const packages = readdirSync(join(root, 'packages')).sort();
  const workspaces = ['.', 'functions', ...packages.map((name) => join('packages', name))];
  const manifests = workspaces.map((folder) => join(root, folder, 'package.json'));
  for (const file of manifests.filter((path) => existsSync(path))) {
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    delete manifest.scripts;
    delete manifest.exports;
    hash.update(JSON.stringify(manifest));
  }
  return hash.digest('hex');
}

function isInstalled() {
  return existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash();
}

/** Speaks on the error output, so that what a command prints can go into a file at its first run, too. */
function install() {
  console.error('Installing what is missing (npm ci) ...');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['inherit', process.stderr, 'inherit'],
  });
  if (status !== 0) {
    console.error('\nnpm could not install the packages. Is the npm registry reachable?');
    process.exit(1);
  }
  if (!existsSync(pinnedNode)) {
    console.error(
      '\nnpm did not install the pinned Node: it may not run scripts (ignore-scripts).',
    );
    console.error('Run: npm rebuild node --ignore-scripts=false');
    process.exit(1);
  }
  mkdirSync(join(root, 'node_modules', '.cache'), { recursive: true });
  writeFileSync(stamp, lockHash());
}

/** Tests run on a business of their own, whatever the photographer's is: everything they start knows. */
function businessOf(command) {
  if (command !== 'test') return {};
  return { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --conditions=test-business`.trim() };
}

function handOver() {
  const [command, ...rest] = process.argv.slice(2);
  const script = join(root, 'tools', 'commands', `${command}.ts`);
  const env = {
    ...process.env,
    ...businessOf(command),
    PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`,
  };
  const child = spawn(pinnedNode, [script, ...rest], { cwd: root, stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

if (!isInstalled()) install();
handOver();
