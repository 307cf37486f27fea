import { createHash } from 'node:crypto';

/** Sources for a Content-Security-Policy that allows what stands in the page, and nothing else inline. */
export interface InlineHashes {
  'script-src': string[];
  'style-src': string[];
}

function hashes(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(([, content = '']) => {
    const digest = createHash('sha256').update(content).digest('base64');
    return `'sha256-${digest}'`;
  });
}

export function inlineHashes(html: string): InlineHashes {
  return {
    'script-src': hashes(html, /<script>([\s\S]*?)<\/script>/g),
    'style-src': hashes(html, /<style>([\s\S]*?)<\/style>/g),
  };
}
