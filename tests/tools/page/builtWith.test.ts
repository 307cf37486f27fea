import { expect, test, vi } from 'vitest';
import { readBuiltWith } from '../../../tools/page/head.ts';

const URL = 'https://firestore.example/frontPage?key=key';

function answerWith(body: object, status = 200) {
  const answer = new Response(JSON.stringify(body), { status });
  return vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
}

test('the front page is asked for as a page of the site would', async () => {
  const ask = answerWith({ name: 'frontPage', updateTime: '2026-01-01', fields: { title: {} } });
  const warn = vi.fn();
  expect(await readBuiltWith(URL, warn)).toEqual({
    updateTime: '2026-01-01',
    fields: { title: {} },
  });
  const [url, request] = ask.mock.calls[0] ?? [];
  expect(url).toBe(URL);
  expect(request?.headers).toEqual({ referer: 'https://jerslevfoto.example/' });
  expect(warn).not.toHaveBeenCalled();
});

test('a refusal is told, and the page is built without it', async () => {
  answerWith({}, 403);
  const warn = vi.fn();
  expect(await readBuiltWith(URL, warn)).toBeNull();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('HTTP 403'));
});

test('a site without keys asks nobody, and nothing is wrong', async () => {
  const ask = answerWith({});
  const warn = vi.fn();
  expect(await readBuiltWith(null, warn)).toBeNull();
  expect(ask).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});
