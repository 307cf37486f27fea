import * as z from 'zod/mini';
import { LOCAL_HOST, LOCAL_PROJECT_ID, LOCAL_STORAGE_BUCKET, localPorts } from './local.ts';
import type { LocalPorts } from './local.ts';

export type Backend = 'local' | 'firebase';

/** The configuration of the Firebase SDK. */
export interface FirebaseKeys {
  apiKey: string;
  authDomain: string;
  projectId: string;
  storageBucket: string;
  appId: string;
  databaseURL?: string;
}

/** The configuration of EmailJS for the contact form; `origin` is the provider, or its local stand-in. */
export interface EmailKeys {
  origin: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
}

/**
 * The configuration of a build. A missing key is null: its feature shows that it is not configured,
 * and nothing crashes.
 */
export interface Env {
  backend: Backend;
  ports: LocalPorts;
  firebase: FirebaseKeys | null;
  email: EmailKeys | null;
  recaptchaSiteKey: string | null;
  measurementId: string | null;
}

const EMAIL_ORIGIN = 'https://api.emailjs.com';

const text = z.catch(z.optional(z.string().check(z.trim(), z.minLength(1))), undefined);

const variables = z.object({
  VITE_BACKEND: z.catch(z.enum(['local', 'firebase']), 'firebase'),
  VITE_LOCAL_PORT_OFFSET: z.catch(z.coerce.number().check(z.int(), z.nonnegative()), 0),
  VITE_FIREBASE_API_KEY: text,
  VITE_FIREBASE_AUTH_DOMAIN: text,
  VITE_FIREBASE_PROJECT_ID: text,
  VITE_FIREBASE_STORAGE_BUCKET: text,
  VITE_FIREBASE_APP_ID: text,
  VITE_FIREBASE_DATABASE_URL: text,
  VITE_EMAILJS_PUBLIC_KEY: text,
  VITE_EMAILJS_SERVICE_ID: text,
  VITE_EMAILJS_TEMPLATE_ID: text,
  VITE_RECAPTCHA_SITE_KEY: text,
  VITE_MEASUREMENT_ID: text,
});

type Variables = z.infer<typeof variables>;

const LOCAL_FIREBASE: FirebaseKeys = {
  apiKey: 'local',
  authDomain: `${LOCAL_PROJECT_ID}.firebaseapp.com`,
  projectId: LOCAL_PROJECT_ID,
  storageBucket: LOCAL_STORAGE_BUCKET,
  appId: 'local',
};

function firebaseKeys(values: Variables): FirebaseKeys | null {
  if (values.VITE_BACKEND === 'local') return LOCAL_FIREBASE;
  const apiKey = values.VITE_FIREBASE_API_KEY;
  const projectId = values.VITE_FIREBASE_PROJECT_ID;
  const appId = values.VITE_FIREBASE_APP_ID;
  if (!apiKey || !projectId || !appId) return null;
  const databaseURL = values.VITE_FIREBASE_DATABASE_URL;
  return {
    apiKey,
    projectId,
    appId,
    authDomain: values.VITE_FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
    storageBucket: values.VITE_FIREBASE_STORAGE_BUCKET ?? `${projectId}.firebasestorage.app`,
    ...(databaseURL ? { databaseURL } : {}),
  };
}

function emailKeys(values: Variables, ports: LocalPorts): EmailKeys | null {
  if (values.VITE_BACKEND === 'local') {
    const origin = `http://${LOCAL_HOST}:${ports.providers}`;
    return { origin, publicKey: 'local', serviceId: 'local', templateId: 'local' };
  }
  const publicKey = values.VITE_EMAILJS_PUBLIC_KEY;
  const serviceId = values.VITE_EMAILJS_SERVICE_ID;
  const templateId = values.VITE_EMAILJS_TEMPLATE_ID;
  if (!publicKey || !serviceId || !templateId) return null;
  return { origin: EMAIL_ORIGIN, publicKey, serviceId, templateId };
}

/** Parses the variables that Vite puts into the build. */
export function parseEnv(raw: Readonly<Record<string, unknown>>): Env {
  const values = variables.parse(raw);
  const ports = localPorts(values.VITE_LOCAL_PORT_OFFSET);
  const isLocal = values.VITE_BACKEND === 'local';
  return {
    backend: values.VITE_BACKEND,
    ports,
    firebase: firebaseKeys(values),
    email: emailKeys(values, ports),
    recaptchaSiteKey: isLocal ? 'local' : (values.VITE_RECAPTCHA_SITE_KEY ?? null),
    // Visits of the local site are not measured.
    measurementId: isLocal ? null : (values.VITE_MEASUREMENT_ID ?? null),
  };
}
