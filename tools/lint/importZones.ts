import { dirname, join, resolve } from 'node:path';
import { defineRule, type ESTree, type Rule } from '@oxlint/plugins';
import type { Zone } from './zones.ts';

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** Returns the zone that forbids a module to import another one. */
function brokenZone(zones: readonly Zone[], importer: string, imported: string): Zone | undefined {
  return zones.find(
    ({ target, from, except = [] }) =>
      isBelow(importer, target) &&
      isBelow(imported, from) &&
      !except.some((allowed) => isBelow(imported, join(from, allowed))),
  );
}

/** Packages lie in no zone: only relative imports and `#src` name files of the house. */
function importedFile(root: string, importer: string, source: string): string | undefined {
  if (source.startsWith('.')) return resolve(dirname(importer), source);
  return source.startsWith('#src/') ? join(root, source.slice(1)) : undefined;
}

export function importZonesRule(root: string, zones: readonly Zone[]): Rule {
  return defineRule({
    create(context) {
      function check(source: ESTree.Expression | null): void {
        if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
        const imported = importedFile(root, context.filename, source.value);
        const zone = imported && brokenZone(zones, context.filename, imported);
        if (zone) context.report({ node: source, message: zone.message });
      }
      return {
        ImportDeclaration: ({ source }) => check(source),
        ImportExpression: ({ source }) => check(source),
        ExportAllDeclaration: ({ source }) => check(source),
        ExportNamedDeclaration: ({ source }) => check(source),
      };
    },
  });
}
