import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

vi.stubEnv('VITE_BACKEND', 'local');
const { readPublicDocument, readPublicList } = await import('#src/data/firestore/publicData.ts');
const { restQuery } = await import('#src/data/firestore/rest.ts');

const schema = z.object({ id: z.string(), name: z.string(), at: z.optional(z.date()) });
const fetched = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown) =>
  fetched.mockResolvedValue(new Response(JSON.stringify(body), { status }));
const stored = (id: string, fields: object) => ({ name: `projects/p/documents/c/${id}`, fields });

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe('readPublicDocument', () => {
  test('decodes the document at its address', async () => {
    answer(
      200,
      stored('a', {
        name: { stringValue: 'x' },
        at: { timestampValue: '2026-01-02T03:04:05.678901Z' },
      }),
    );
    await expect(readPublicDocument('c/a', schema)).resolves.toEqual({
      id: 'a',
      name: 'x',
      at: new Date('2026-01-02T03:04:05.678Z'),
    });
    expect(fetched.mock.lastCall?.[0]).toBe(
      'http://127.0.0.1:8080/v1/projects/demo-photo-shop/databases/(default)/documents/c/a?key=local',
    );
  });

  const values: readonly (readonly [object, unknown])[] = [
    [{ nullValue: null }, null],
    [{ booleanValue: false }, false],
    [{ integerValue: '42' }, 42],
    [{ doubleValue: 1.5 }, 1.5],
    [{ stringValue: '' }, ''],
    [{ arrayValue: {} }, []],
    [{ arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'a' }] } }, [1, 'a']],
    [{ mapValue: {} }, {}],
    [
      { mapValue: { fields: { a: { arrayValue: { values: [{ nullValue: null }] } } } } },
      { a: [null] },
    ],
  ];
  test.each(values)('%j is %j', async (typed, plain) => {
    answer(200, stored('a', { value: typed }));
    const anything = z.object({ value: z.unknown() });
    await expect(readPublicDocument('c/a', anything)).resolves.toEqual({ value: plain });
  });

  test('a document may be empty or not there, and one that does not fit is an error', async () => {
    answer(200, { name: 'projects/p/documents/c/a' });
    await expect(readPublicDocument('c/a', z.object({}))).resolves.toEqual({});
    answer(404, { error: { status: 'NOT_FOUND', message: 'no' } });
    await expect(readPublicDocument('c/a', schema)).resolves.toBeUndefined();
    answer(200, stored('a', { name: { integerValue: '1' } }));
    const code = 'invalid-record';
    await expect(readPublicDocument('c/a', schema)).rejects.toMatchObject({ code });
  });
});

describe('readPublicList', () => {
  const spec = {
    collection: 'albums',
    where: [['isPublished', '==', true]],
    orderBy: [
      ['order', 'asc'],
      ['createdAt', 'desc'],
    ],
    limit: 5,
  } as const;

  test('sends the query without asking for leave first', async () => {
    answer(200, [{ readTime: 'now' }]);
    await expect(readPublicList(restQuery(spec))).resolves.toEqual([]);
    const [url, request] = fetched.mock.lastCall ?? [];
    expect(url).toContain('/documents:runQuery?key=local');
    expect(request).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'text/plain' } });
    const body = request?.body;
    expect(JSON.parse(typeof body === 'string' ? body : '')).toMatchObject({
      structuredQuery: { from: [{ collectionId: 'albums' }], limit: 5 },
    });
  });

  test.each([
    [403, [{ error: { status: 'PERMISSION_DENIED', message: '' } }], 'permission-denied'],
    [429, { error: { status: 'RESOURCE_EXHAUSTED', message: '' } }, 'quota-exceeded'],
    [500, 'a page', 'service-failed'],
    [200, { not: 'a list' }, 'service-failed'],
  ])('the answer %i %j is the error %s', async (status, body, code) => {
    answer(status, body);
    await expect(readPublicList(restQuery(spec))).rejects.toMatchObject({ code });
  });

  test.each([
    [new TypeError('Failed to fetch'), 'network'],
    [new DOMException('late', 'TimeoutError'), 'timeout'],
  ])('without an answer (%s) the error is %s', async (thrown, code) => {
    fetched.mockRejectedValue(thrown);
    await expect(readPublicList(restQuery(spec))).rejects.toMatchObject({ code });
  });
});
