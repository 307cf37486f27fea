import { expect, test } from 'vitest';
import { parseEnv } from '#src/config/parseEnv.ts';
import { botCheckPolicy, contentPolicy } from '../../../tools/page/contentPolicy.ts';

const inline = { 'script-src': ["'sha256-script='"], 'style-src': ["'sha256-style='"] };
const keys = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_PROJECT_ID: 'foto',
  VITE_FIREBASE_APP_ID: 'app',
};

function directives(
  variables: Record<string, string>,
  build: typeof contentPolicy = contentPolicy,
): Map<string, string[]> {
  const policy = build(parseEnv(variables), inline);
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test('nothing inline runs but what is in the page, and nothing from everywhere', () => {
  const policy = directives(keys);
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  expect(policy.get('object-src')).toEqual(["'none'"]);
  expect(policy.get('script-src')).toContain("'sha256-script='");
  expect(policy.get('style-src')).toEqual(["'self'", "'sha256-style='"]);
  const sources = [...policy.values()].flat();
  for (const loose of ["'unsafe-inline'", "'unsafe-eval'", '*', 'http:', 'https:']) {
    expect(sources).not.toContain(loose);
  }
});

test('the site speaks to Firebase, and to nobody whose keys are missing', () => {
  const policy = directives(keys);
  expect(policy.get('connect-src')).toEqual(
    expect.arrayContaining([
      'https://firestore.googleapis.com',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://firebasestorage.googleapis.com',
      'wss://*.firebasedatabase.app',
    ]),
  );
  const all = [...policy.values()].flat().join(' ');
  expect(all).not.toContain('emailjs');
  expect(all).not.toContain('googletagmanager');
});

test('mails, statistics and a database of its own are let through when they are set up', () => {
  const policy = directives({
    ...keys,
    VITE_FIREBASE_DATABASE_URL: 'https://foto.europe-west1.example.app',
    VITE_EMAILJS_PUBLIC_KEY: 'key',
    VITE_EMAILJS_SERVICE_ID: 'service',
    VITE_EMAILJS_TEMPLATE_ID: 'template',
    VITE_MEASUREMENT_ID: 'G-1',
  });
  expect(policy.get('connect-src')).toEqual(
    expect.arrayContaining([
      'wss://foto.europe-west1.example.app',
      'https://api.emailjs.com',
      'https://*.google-analytics.com',
    ]),
  );
  expect(policy.get('script-src')).toContain('https://www.googletagmanager.com');
});

test('locally it speaks to the stand-ins on their ports', () => {
  const policy = directives({ VITE_BACKEND: 'local', VITE_LOCAL_PORT_OFFSET: '10000' });
  expect(policy.get('connect-src')).toContain('http://127.0.0.1:18080');
  expect(directives({ VITE_BACKEND: 'local' }, botCheckPolicy).get('frame-src')).toEqual([
    'http://127.0.0.1:4010',
  ]);
});

test('what the bot check needs is allowed in its own page alone', () => {
  const site = directives(keys);
  expect(site.get('frame-src')).toEqual(["'self'"]);
  expect([...site.values()].flat().join(' ')).not.toContain('recaptcha');
  const check = directives(keys, botCheckPolicy);
  expect(check.get('script-src')).toEqual([
    "'sha256-script='",
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
  ]);
  expect(check.get('style-src')).toEqual(["'unsafe-inline'"]);
  expect(check.get('frame-src')).toContain('https://www.google.com/recaptcha/');
  expect(check.get('default-src')).toEqual(["'none'"]);
});

test('the proof of App Check is let through where the site uses it', () => {
  const policy = (provider: 'none' | 'recaptcha-v3') =>
    contentPolicy(parseEnv(keys), inline, provider);
  expect(policy('none')).not.toMatch(/recaptcha|appcheck/);
  expect(policy('recaptcha-v3')).toMatch(
    /script-src [^;]*https:\/\/www\.google\.com\/recaptcha\/.*connect-src [^;]*https:\/\/content-firebaseappcheck\.googleapis\.com.*frame-src 'self' https:\/\/www\.google\.com\/recaptcha\//,
  );
});
