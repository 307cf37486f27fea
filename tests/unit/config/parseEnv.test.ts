import { describe, expect, test } from 'vitest';
import { parseEnv } from '#src/config/parseEnv.ts';

const KEYS = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_PROJECT_ID: 'studio',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
};

describe('parseEnv', () => {
  test('without any variable nothing is configured and nothing crashes', () => {
    const none = { firebase: null, email: null, recaptchaSiteKey: null, measurementId: null };
    expect(parseEnv({})).toMatchObject({ backend: 'firebase', ...none });
  });

  test.each(Object.keys(KEYS))('Firebase is not configured without %s', (missing) => {
    expect(parseEnv({ ...KEYS, [missing]: ' ' }).firebase).toBeNull();
  });

  test('what Firebase derives from the project id need not be given', () => {
    expect(parseEnv(KEYS).firebase).toEqual({
      apiKey: 'key',
      projectId: 'studio',
      appId: '1:2:web:3',
      authDomain: 'studio.firebaseapp.com',
      storageBucket: 'studio.firebasestorage.app',
    });
  });

  test('a given database address, domain and bucket are kept', () => {
    const env = parseEnv({
      ...KEYS,
      VITE_FIREBASE_DATABASE_URL: 'https://studio.europe-west1.firebasedatabase.app',
      VITE_FIREBASE_AUTH_DOMAIN: 'login.example',
      VITE_FIREBASE_STORAGE_BUCKET: 'studio-pictures',
    });
    expect(env.firebase).toMatchObject({
      databaseURL: 'https://studio.europe-west1.firebasedatabase.app',
      authDomain: 'login.example',
      storageBucket: 'studio-pictures',
    });
  });

  test('the local backend needs no key, moves every port and measures nothing', () => {
    const keys = { VITE_MEASUREMENT_ID: 'G-1' };
    expect(parseEnv(keys).measurementId).toBe('G-1');
    expect(parseEnv({ ...keys, VITE_BACKEND: 'local' }).measurementId).toBeNull();
    const env = parseEnv({ VITE_BACKEND: 'local', VITE_LOCAL_PORT_OFFSET: '10000' });
    expect(env.firebase?.projectId).toBe('demo-photo-shop');
    expect(env.ports.firestore).toBe(18_080);
    expect(env.email?.origin).toBe('http://127.0.0.1:14010');
  });

  test.each(['', 'many', '-1', '1.5'])('port offset %j counts as none', (offset) => {
    const env = parseEnv({ VITE_BACKEND: 'local', VITE_LOCAL_PORT_OFFSET: offset });
    expect(env.ports.firestore).toBe(8080);
  });

  test('e-mail is configured only as a whole', () => {
    const keys = { VITE_EMAILJS_PUBLIC_KEY: 'p', VITE_EMAILJS_SERVICE_ID: 's' };
    expect(parseEnv(keys).email).toBeNull();
    expect(parseEnv({ ...keys, VITE_EMAILJS_TEMPLATE_ID: 't' }).email).toEqual({
      origin: 'https://api.emailjs.com',
      publicKey: 'p',
      serviceId: 's',
      templateId: 't',
    });
  });
});
