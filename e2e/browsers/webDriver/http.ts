import { commands, type Send } from './commands.ts';

interface Answer {
  value: unknown;
}

async function ask(url: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as Answer;
  if (!answer.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

/** Opens a session by the WebDriver standard, at a driver that listens on this origin. */
export async function openHttpSession(origin: string): Promise<Send> {
  const capabilities = { alwaysMatch: { unhandledPromptBehavior: 'accept' } };
  const session = await ask(`${origin}/session`, 'POST', { capabilities });
  const { sessionId } = session as { sessionId: string };
  return (name, body = {}) => {
    const { method, path } = commands[name];
    const address = path.replace('{id}', String(body['id']));
    const url = `${origin}/session/${sessionId}${address}`;
    return ask(url, method, method === 'POST' ? body : undefined);
  };
}
