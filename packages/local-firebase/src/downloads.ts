import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { promisify } from 'node:util';
import { Problem } from './problem.ts';
import {
  emulatorCache,
  findFirestoreEmulator,
  findJava,
  firestoreEmulatorMissing,
  javaCache,
  javaMissing,
  MINIMUM_JAVA,
  publishedEmulator,
  type Environment,
} from './programs.ts';

/** A program that is not on this machine. */
export interface MissingProgram {
  name: string;
  /** Fetches it, or throws the problem that names what to install instead. */
  fetch: () => Promise<void>;
}

interface PublishedFile {
  url: string;
  sha256: string;
}

interface FetchOptions {
  env: Environment;
}

/** The newest release of Eclipse Temurin, with the checksums of its files. */
const JAVA_RELEASES = `https://api.adoptium.net/v3/assets/latest/${MINIMUM_JAVA}/hotspot`;
const JAVA_SYSTEMS: Partial<Record<NodeJS.Platform, string>> = { darwin: 'mac', linux: 'linux' };
const JAVA_MACHINES: Readonly<Record<string, string>> = { arm64: 'aarch64', x64: 'x64' };

/** LOCAL_FIREBASE_DOWNLOADS names another origin for every download, such as a mirror. */
function addressOf(url: string, env: Environment): string {
  const origin = env['LOCAL_FIREBASE_DOWNLOADS'];
  if (!origin) return url;
  const { pathname, search } = new URL(url);
  return `${origin}${pathname}${search}`;
}

async function ask(url: string, { env }: FetchOptions): Promise<Response> {
  const address = addressOf(url, env);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer;
}

/** Writes a file only when all of it has arrived as it was published. */
async function download(
  { url, sha256 }: PublishedFile,
  target: string,
  options: FetchOptions,
): Promise<void> {
  mkdirSync(dirname(target), { recursive: true });
  const incoming = `${target}.${process.pid}`;
  try {
    const { body } = await ask(url, options);
    if (!body) throw new Error(`${url} is empty`);
    const hash = createHash('sha256');
    const measured = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    };
    await pipeline(Readable.fromWeb(body as ReadableStream), measured, createWriteStream(incoming));
    if (hash.digest('hex') !== sha256)
      throw new Error(`${url} has another checksum than published`);
    renameSync(incoming, target);
  } finally {
    rmSync(incoming, { force: true });
  }
}

interface JavaRelease {
  release_name: string;
  binary: { package: { link: string; checksum: string } };
}

/** Unpacks a release beside the cache's others; half a release is never found there. */
async function unpackJava(archive: string, target: string): Promise<void> {
  const incoming = `${archive}.unpacked`;
  mkdirSync(incoming);
  await promisify(execFile)('tar', ['-xzf', archive, '-C', incoming]);
  const [release = ''] = readdirSync(incoming);
  renameSync(join(incoming, release), target);
}

async function fetchJava(options: FetchOptions): Promise<void> {
  const [os, architecture] = [JAVA_SYSTEMS[platform()], JAVA_MACHINES[arch()]];
  if (!os || !architecture) throw new Error(`there is none for ${platform()} on ${arch()}`);
  const wanted = { os, architecture, image_type: 'jre', vendor: 'eclipse' };
  const answer = await ask(`${JAVA_RELEASES}?${new URLSearchParams(wanted)}`, options);
  const [release] = (await answer.json()) as JavaRelease[];
  if (!release) throw new Error(`there is none for ${platform()} on ${arch()}`);
  const { link: url, checksum: sha256 } = release.binary.package;
  const incoming = join(javaCache(options.env), `.incoming-${process.pid}`);
  try {
    const archive = join(incoming, 'java.tar.gz');
    await download({ url, sha256 }, archive, options);
    await unpackJava(archive, join(javaCache(options.env), release.release_name));
  } finally {
    rmSync(incoming, { recursive: true, force: true });
  }
}

/** Fetches the emulator to where firebase-tools would put it. */
export async function fetchFirestoreEmulator({
  env,
  info,
}: FetchOptions & { info?: string }): Promise<void> {
  const firestore = publishedEmulator(info);
  const file = { url: firestore.remoteUrl, sha256: firestore.expectedChecksumSHA256 };
  const target = join(emulatorCache(env), firestore.downloadPathRelativeToCacheDir);
  await download(file, target, { env });
}

/** Tells, when something could not be fetched, of the one thing that a person can do. */
async function orProblem(work: Promise<void>, { message, advice }: Problem): Promise<void> {
  try {
    await work;
  } catch (error) {
    const { message: reason, cause } = error as Error;
    const detail = cause instanceof Error ? `${reason}: ${cause.message}` : reason;
    throw new Problem(message, `It could not be fetched (${detail}).`, ...advice);
  }
}

/** Lists what the emulators run on and this machine does not have. */
export function missingPrograms(
  env: Environment = process.env,
  minimumJava = MINIMUM_JAVA,
): MissingProgram[] {
  const missing: MissingProgram[] = [];
  if (!findJava(minimumJava, env)) {
    const fetch = () => orProblem(fetchJava({ env }), javaMissing(env));
    missing.push({ name: `Java ${MINIMUM_JAVA}`, fetch });
  }
  if (!findFirestoreEmulator(env)) {
    const fetch = () => orProblem(fetchFirestoreEmulator({ env }), firestoreEmulatorMissing(env));
    missing.push({ name: "Google's Firestore emulator", fetch });
  }
  return missing;
}
