import { beforeEach, describe, expect, test, vi } from 'vitest';

vi.stubEnv('VITE_BACKEND', 'local');
const { sendMail } = await import('#src/lib/email.ts');

const fetched = vi.fn<typeof fetch>();
const answer = (status: number, text: string) =>
  fetched.mockResolvedValue(new Response(text, { status }));

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

describe('a mail', () => {
  test('is posted to the provider as it asks for', async () => {
    answer(200, 'OK');
    await sendMail({ subject: 'Hej' });
    const [address, request] = fetched.mock.lastCall ?? [];
    expect(address).toBe('http://127.0.0.1:4010/api/v1.0/email/send');
    expect(request?.method).toBe('POST');
    expect(JSON.parse(request?.body as string)).toEqual({
      lib_version: expect.any(String) as string,
      user_id: 'local',
      service_id: 'local',
      template_id: 'local',
      template_params: { subject: 'Hej' },
    });
  });

  test('that is refused says why, and whom to write to instead', async () => {
    answer(400, 'The template ID not found');
    await expect(sendMail({})).rejects.toMatchObject({
      code: 'email/template',
      details: { email: 'kontakt@jerslevfoto.example', message: 'The template ID not found' },
    });
  });

  test('without a network says so', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(sendMail({})).rejects.toMatchObject({ code: 'network' });
  });

  test('is not waited for without end', async () => {
    vi.useFakeTimers();
    fetched.mockReturnValue(new Promise(() => undefined));
    const outcome = expect(sendMail({})).rejects.toMatchObject({ code: 'timeout' });
    await vi.advanceTimersByTimeAsync(30_000);
    await outcome;
  });

  test('cannot be sent when nothing is set up', async () => {
    vi.stubEnv('VITE_BACKEND', undefined);
    vi.resetModules();
    const unconfigured = await import('#src/lib/email.ts');
    await expect(unconfigured.sendMail({})).rejects.toMatchObject({ code: 'not-configured' });
    expect(fetched).not.toHaveBeenCalled();
  });
});
