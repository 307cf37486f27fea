import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { gcloudTokens } from '../../../tools/live/accessToken.ts';
import { askForAll, connectGoogle, GoogleError } from '../../../tools/live/google.ts';
import { Refusal } from './googleStandIn.ts';
import { shop } from './shop.ts';

const request = { service: 'firebase', path: 'v1beta1/projects/butik' };
const form = z.object({ projectNumber: z.string() });

describe('an answer of Google', () => {
  test('is read in its form', async () => {
    const { live } = await shop();
    expect(await live.google.ask(request, form)).toEqual({ projectNumber: '123' });
  });

  test.each([
    [new Refusal(404), 'absent'],
    [new Refusal(403), 'refused'],
    [new Refusal(401), 'signed-out'],
    [new Refusal(403, 'SERVICE_DISABLED'), 'not-enabled'],
    [new Refusal(500), 'unexpected'],
    [{ projectNumber: 123 }, 'unexpected'],
  ])('%o is told as %s', async (answer, failure) => {
    const { live, google } = await shop();
    google.lacks.set('project', { 'GET firebase/v1beta1/projects/butik': answer });
    const refused = live.google.ask(request, form);
    await expect(refused).rejects.toBeInstanceOf(GoogleError);
    await expect(refused).rejects.toMatchObject({ failure });
  });

  test('is paid for by the project, or by the command line where the project cannot', async () => {
    const { live, google } = await shop();
    await live.google.ask(request, form);
    google.lacks.set('project', {
      'GET firebase/v1beta1/projects/butik': new Refusal(403, 'USER_PROJECT_DENIED'),
    });
    await expect(live.google.ask(request, form)).rejects.toThrow();
    expect(google.received.map(({ paidBy }) => paidBy)).toEqual(['butik', 'butik', undefined]);
  });

  test('of several pages is read to its end', async () => {
    const { google } = await shop();
    const pages = [
      { items: ['a'], nextPageToken: 'next&' },
      { items: ['b'], nextPageToken: '' },
    ];
    const paths: string[] = [];
    const paged = {
      ask<Answer>({ path }: { path: string }, page: z.ZodMiniType<Answer>): Promise<Answer> {
        paths.push(path);
        return Promise.resolve(page.parse(pages[paths.length - 1]));
      },
    };
    const list = { service: 'firebase', path: 'list?filter=x' };
    expect(await askForAll(paged, list, { field: 'items', item: z.string() })).toEqual(['a', 'b']);
    expect(paths).toEqual(['list?filter=x', 'list?filter=x&pageToken=next%26']);
    expect(google.received).toEqual([]);
  });
});

test('without a stand-in Google itself is asked, by the name of its service', async () => {
  const asked: string[] = [];
  const google = connectGoogle({
    project: 'butik',
    accessToken: () => Promise.resolve('token'),
    originOf: (service) => {
      asked.push(service);
      return 'http://127.0.0.1:1';
    },
  });
  await expect(google.ask(request, form)).rejects.toMatchObject({ failure: 'unreachable' });
  expect(asked).toEqual(['firebase']);
});

describe('the sign-in', () => {
  test('is asked for once, and used again', async () => {
    let asked = 0;
    const tokens = gcloudTokens(() => {
      asked += 1;
      return Promise.resolve('token\n');
    });
    expect([await tokens(), await tokens()]).toEqual(['token', 'token']);
    expect(asked).toBe(1);
  });

  test('that is missing is told with its command', async () => {
    const tokens = gcloudTokens(() => Promise.reject(new Error('spawn gcloud ENOENT')));
    await expect(tokens()).rejects.toMatchObject({
      message: 'Du er ikke logget ind hos Google.',
      advice: expect.arrayContaining(['  gcloud auth login --update-adc']) as string[],
    });
  });
});
