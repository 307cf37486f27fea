import { createHash } from 'node:crypto';
import { LOCAL_HOST } from '#src/config/local.ts';
import type { Env } from '#src/config/parseEnv.ts';
import { site } from '#src/config/site.ts';
import { STORAGE_ORIGINS } from '#src/model/files/urlPolicy.ts';

/** Hashes that let a Content-Security-Policy allow the inline parts of the page, and no others. */
interface InlineHashes {
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

/** Origins outside the site that it speaks to. */
interface Places {
  storage: readonly string[];
  services: readonly string[];
  botCheckScripts: readonly string[];
  botCheckFrames: readonly string[];
  analytics: readonly string[];
}

function databaseOrigins({ firebase }: Env): string[] {
  const own = firebase?.databaseURL;
  const hosts = own ? [new URL(own).host] : ['*.firebaseio.com', '*.firebasedatabase.app'];
  // The server hands the connection on to one of its own hosts.
  return [...new Set([...hosts, '*.firebaseio.com', '*.firebasedatabase.app'])].flatMap((host) => [
    `https://${host}`,
    `wss://${host}`,
  ]);
}

/** What registers a browser for pushes. */
const PUSH_SERVICES = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
];

function productionPlaces(env: Env): Places {
  return {
    storage: STORAGE_ORIGINS,
    services: [
      'https://firestore.googleapis.com',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      ...databaseOrigins(env),
      ...(env.email ? [env.email.origin] : []),
      ...(site.pushKey ? PUSH_SERVICES : []),
    ],
    botCheckScripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    botCheckFrames: [
      'https://www.google.com/recaptcha/',
      'https://recaptcha.google.com/recaptcha/',
    ],
    analytics: env.measurementId
      ? [
          'https://www.googletagmanager.com',
          'https://*.google-analytics.com',
          'https://*.analytics.google.com',
        ]
      : [],
  };
}

function localPlaces({ ports }: Env): Places {
  const at = (port: number, protocol = 'http'): string => `${protocol}://${LOCAL_HOST}:${port}`;
  const providers = at(ports.providers);
  return {
    storage: [at(ports.storage)],
    services: [
      at(ports.firestore),
      at(ports.auth),
      at(ports.database),
      at(ports.database, 'ws'),
      providers,
    ],
    botCheckScripts: [providers],
    botCheckFrames: [providers],
    analytics: [],
  };
}

type AppCheckProvider = typeof site.appCheck.provider;

type Directives = Record<string, readonly string[]>;

function written(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

const placesOf = (env: Env): Places =>
  env.backend === 'local' ? localPlaces(env) : productionPlaces(env);

/**
 * Builds the policy of the page in which the bot check runs. The provider's script styles inline what it
 * draws, so that this page alone allows it; it holds nothing else.
 */
export function botCheckPolicy(env: Env, inline: InlineHashes): string {
  const { botCheckScripts, botCheckFrames } = placesOf(env);
  return written({
    'default-src': ["'none'"],
    'script-src': [...inline['script-src'], ...botCheckScripts],
    'style-src': ["'unsafe-inline'"],
    'img-src': ['data:', ...botCheckScripts],
    'connect-src': botCheckScripts,
    'frame-src': botCheckFrames,
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'object-src': ["'none'"],
  });
}

/** Builds the policy of a page that is only read: nothing but its own styles, pictures and fonts. */
export function readingPolicy(inline: InlineHashes): string {
  return written({
    'default-src': ["'none'"],
    'script-src': inline['script-src'],
    'style-src': inline['style-src'],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  });
}

interface ProofPlaces {
  scripts: readonly string[];
  frames: readonly string[];
  services: readonly string[];
}

/** The sources that the proof of App Check needs besides, where the site uses it: reCAPTCHA without a question. */
function proofPlaces(env: Env, provider: AppCheckProvider): ProofPlaces {
  if (provider === 'none' || env.backend === 'local')
    return { scripts: [], frames: [], services: [] };
  const { botCheckScripts, botCheckFrames } = placesOf(env);
  const services = ['https://content-firebaseappcheck.googleapis.com', ...botCheckScripts];
  return { scripts: botCheckScripts, frames: botCheckFrames, services };
}

/** Builds the policy of what the page may load and reach, also for a script that was injected. */
export function contentPolicy(
  env: Env,
  inline: InlineHashes,
  provider: AppCheckProvider = site.appCheck.provider,
): string {
  const { storage, services, analytics } = placesOf(env);
  const proof = proofPlaces(env, provider);
  return written({
    'default-src': ["'none'"],
    // The dashboard compresses pictures and reads HEIC with WebAssembly where the browser itself cannot.
    'script-src': [
      "'self'",
      "'wasm-unsafe-eval'",
      ...inline['script-src'],
      ...proof.scripts,
      ...analytics,
    ],
    'style-src': ["'self'", ...inline['style-src']],
    'img-src': ["'self'", 'data:', 'blob:', ...storage, ...analytics],
    'media-src': ["'self'", 'blob:', ...storage],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      'data:',
      'blob:',
      ...storage,
      ...services,
      ...proof.services,
      ...analytics,
    ],
    // The page of the bot check.
    'frame-src': ["'self'", ...proof.frames],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  });
}
