import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface FunctionRewrite {
  source: string;
  functionId: string;
}

interface Rewrite {
  source: string;
  function?: { functionId: string };
}

/** The paths of the site that reach a function, as `firebase.json` states them. */
export function functionRewrites(root = join(import.meta.dirname, '..')): FunctionRewrite[] {
  const text = readFileSync(join(root, 'firebase.json'), 'utf8');
  const { hosting } = JSON.parse(text) as { hosting: { rewrites: Rewrite[] } };
  return hosting.rewrites.flatMap((rewrite) =>
    rewrite.function ? [{ source: rewrite.source, functionId: rewrite.function.functionId }] : [],
  );
}
