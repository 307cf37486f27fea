import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fetchFirestoreEmulator, missingPrograms } from '../../src/downloads.ts';
import {
  findFirestoreEmulator,
  findJava,
  firestoreEmulatorMissing,
  javaCache,
} from '../../src/programs.ts';
import { Problem } from '../../src/problem.ts';
import { temporaryDirectory } from '../support/temporary.ts';

/** Newer than any Java that the machine itself may have, so that only ours can be found. */
const FUTURE = 90;
const JAR = Buffer.from('an emulator');

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** A release as it is published: one folder, in an archive. */
function javaArchive(): Buffer {
  const folder = temporaryDirectory();
  const home = join(folder, 'jdk-99.0.1+2-jre');
  mkdirSync(join(home, 'bin'), { recursive: true });
  writeFileSync(join(home, 'bin', 'java'), '#!/bin/sh\n');
  chmodSync(join(home, 'bin', 'java'), 0o755);
  writeFileSync(join(home, 'release'), 'JAVA_VERSION="99.0.1"\n');
  const archive = join(folder, 'java.tar.gz');
  execFileSync('tar', ['-czf', archive, '-C', folder, 'jdk-99.0.1+2-jre']);
  return readFileSync(archive);
}

/** Stands for the origins of both downloads. */
async function origin(published = (content: Buffer) => sha256(content)) {
  const archive = javaArchive();
  const asked: string[] = [];
  const release = {
    release_name: 'jdk-99.0.1+2',
    binary: {
      package: { link: 'https://releases.example/jre.tar.gz', checksum: published(archive) },
    },
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    if (path.startsWith('/v3/assets/latest/21/hotspot?')) response.end(JSON.stringify([release]));
    else if (path === '/jre.tar.gz') response.end(archive);
    else if (path === '/emulator-v1.jar') response.end(JAR);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function emulatorInfo(checksum = sha256(JAR)): string {
  const file = join(temporaryDirectory(), 'info.json');
  const firestore = {
    remoteUrl: 'https://emulators.example/emulator-v1.jar',
    expectedChecksumSHA256: checksum,
    downloadPathRelativeToCacheDir: 'cloud-firestore-emulator-v1.jar',
  };
  writeFileSync(file, JSON.stringify({ firestore }));
  return file;
}

/** The environment of a machine that has neither. */
function bareMachine(downloads: string) {
  const cache = temporaryDirectory();
  return {
    HOME: cache,
    XDG_CACHE_HOME: cache,
    FIREBASE_EMULATORS_PATH: join(cache, 'emulators'),
    LOCAL_FIREBASE_DOWNLOADS: downloads,
  };
}

async function problemOf(work: Promise<void> | undefined): Promise<Problem> {
  const thrown: unknown = await work?.catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(Problem);
  return thrown as Problem;
}

test('Java is fetched for this machine, and found from then on', async () => {
  const { url, asked } = await origin();
  const env = bareMachine(url);
  const java = () => missingPrograms(env, FUTURE).find(({ name }) => name === 'Java 21');
  await java()?.fetch();
  expect(java()).toBeUndefined();
  expect(findJava(FUTURE, env)).toBe(join(javaCache(env), 'jdk-99.0.1+2', 'bin', 'java'));
  expect(readdirSync(javaCache(env))).toEqual(['jdk-99.0.1+2']);
  const { searchParams } = new URL(asked[0] ?? '', url);
  expect(Object.fromEntries(searchParams)).toEqual({
    os: process.platform === 'darwin' ? 'mac' : 'linux',
    architecture: process.arch === 'arm64' ? 'aarch64' : 'x64',
    image_type: 'jre',
    vendor: 'eclipse',
  });
});

test('Java that arrives with another checksum is not kept', async () => {
  const { url } = await origin(() => sha256(Buffer.from('something else')));
  const env = bareMachine(url);
  const [java] = missingPrograms(env, FUTURE);
  const { advice } = await problemOf(java?.fetch());
  expect(advice[0]).toContain('another checksum than published');
  expect(readdirSync(javaCache(env))).toEqual([]);
});

test('without a network it is said what to install', async () => {
  const env = bareMachine('http://127.0.0.1:1');
  const [java] = missingPrograms(env, FUTURE);
  const { message, advice } = await problemOf(java?.fetch());
  expect(message).toBe("Java 21 or newer was not found. Google's Firestore emulator runs on it.");
  expect(advice).toEqual([
    expect.stringContaining('It could not be fetched (fetch failed'),
    'Install it, for example: apt install openjdk-21-jre-headless, or brew install openjdk.',
    `Debian 12 has none: unpack https://adoptium.net/temurin/releases/?version=21 into ${javaCache(env)}`,
    'or set JAVA_HOME to where it lies.',
  ]);
});

test('without a network it is said where to put the emulator, which is found there', () => {
  const env = bareMachine('http://127.0.0.1:1');
  const [where = ''] = firestoreEmulatorMissing(env).advice;
  const [, name = '', folder = ''] = /^Fetch https:.*\/(\S+) where .* into (.+)$/.exec(where) ?? [];
  const jar = join(folder, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(jar, JAR);
  expect(findFirestoreEmulator(env)).toEqual({ jar, needsMainClass: false });
});

test("Google's emulator is fetched to where firebase-tools keeps it", async () => {
  const { url } = await origin();
  const env = bareMachine(url);
  await fetchFirestoreEmulator({ env, info: emulatorInfo() });
  const jar = join(env.FIREBASE_EMULATORS_PATH, 'cloud-firestore-emulator-v1.jar');
  expect(findFirestoreEmulator(env)).toEqual({ jar, needsMainClass: false });
  expect(readFileSync(jar)).toEqual(JAR);
});

test("Google's emulator that arrives with another checksum is not kept", async () => {
  const { url } = await origin();
  const env = bareMachine(url);
  const info = emulatorInfo(sha256(Buffer.from('something else')));
  await expect(fetchFirestoreEmulator({ env, info })).rejects.toThrow('another checksum');
  expect(readdirSync(env.FIREBASE_EMULATORS_PATH)).toEqual([]);
});

test('the place that firebase-tools names is asked for', async () => {
  const { url, asked } = await origin();
  await expect(fetchFirestoreEmulator({ env: bareMachine(url) })).rejects.toThrow('answers 404');
  expect(asked[0]).toMatch(/^\/.*cloud-firestore-emulator-v[\d.]+\.jar$/);
});
