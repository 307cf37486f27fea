import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** firebase-tools refuses anything older. */
export const MINIMUM_JAVA = 21;

type Environment = Record<string, string | undefined>;

function homesBelow(directory: string, inner = ''): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory).map((name) => join(directory, name, inner));
}

function javaHomes(env: Environment): string[] {
  return [
    ...(env['JAVA_HOME'] ? [env['JAVA_HOME']] : []),
    ...homesBelow('/usr/lib/jvm'),
    ...homesBelow('/Library/Java/JavaVirtualMachines', 'Contents/Home'),
    ...homesBelow('/opt/homebrew/opt', 'libexec/openjdk.jdk/Contents/Home'),
    ...homesBelow(join(env['HOME'] ?? '', '.sdkman/candidates/java')),
    ...(env['PATH'] ?? '').split(delimiter).map((bin) => dirname(bin)),
  ];
}

/** Reading the `release` file of a Java home is a hundred times faster than starting its Java. */
function versionFromRelease(home: string): number | undefined {
  const release = join(home, 'release');
  if (!existsSync(release)) return undefined;
  const match = /^JAVA_VERSION="(\d+)/m.exec(readFileSync(release, 'utf8'));
  return match ? Number(match[1]) : undefined;
}

function versionFromProgram(java: string): number {
  try {
    const output = execFileSync('sh', ['-c', '"$0" -version 2>&1', java], { encoding: 'utf8' });
    return Number(/version "(\d+)/.exec(output)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** The first Java on this machine that is new enough, as the path of its program. */
export function findJava(
  minimum = MINIMUM_JAVA,
  env: Environment = process.env,
): string | undefined {
  for (const home of javaHomes(env)) {
    const java = join(home, 'bin', 'java');
    if (!existsSync(java)) continue;
    if ((versionFromRelease(home) ?? versionFromProgram(java)) >= minimum) return java;
  }
  return undefined;
}
