import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Git, gitOf } from '../../../tools/update/git.ts';

export interface GitPlace {
  root: string;
  git: Git;
  write: (file: string, text: string) => void;
  commit: (subject: string) => Promise<void>;
}

function placeAt(root: string): GitPlace {
  const git = gitOf(root);
  return {
    root,
    git,
    write(file, text) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    },
    async commit(subject) {
      await git('add', '--all');
      await git('-c', 'user.name=T', '-c', 'user.email=t@t', 'commit', '-q', '-m', subject);
    },
  };
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'update-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

const manifest = (version: string): string => JSON.stringify({ version }, null, 2);

/** A repository with version 1.0.0. */
export async function original(): Promise<GitPlace> {
  const place = placeAt(folder());
  await place.git('init', '-q', '-b', 'main');
  await place.git('config', 'user.name', 'T');
  await place.git('config', 'user.email', 't@t');
  place.write('package.json', manifest('1.0.0'));
  place.write('package-lock.json', manifest('1.0.0'));
  place.write('CHANGELOG.md', '# Changelog\n\n## 1.0.0 (2026-11-29)\n\nThe first.\n');
  place.write('site.config.json', '{ "name": "demo" }\n');
  place.write('firebase.json', '{ "region": "demo" }\n');
  place.write('src/features/page.tsx', 'one\n');
  await place.commit('Begin');
  await place.git('tag', 'v1.0.0');
  return place;
}

/** A shop's own checkout. */
export async function cloneOf({ root }: GitPlace): Promise<GitPlace> {
  const place = placeAt(join(folder(), 'shop'));
  await gitOf(tmpdir())('clone', '-q', root, place.root);
  return place;
}
