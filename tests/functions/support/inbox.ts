import { createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { LOCAL_HOST } from '#src/config/local.ts';

interface StoredMail {
  source: string;
  at: Date;
}

const line = (text: string): string => `${text}\r\n`;

/** `01-Jan-2026 10:00:00 +0000` */
const internalDate = (at: Date): string => {
  const [, day, month, year, time] = at.toUTCString().split(' ');
  return `${day}-${month}-${year} ${time} +0000`;
};

/** A mailbox that is read by IMAP: a server of the few commands that reading needs, which keeps what was asked. */
export async function startInbox(mails: readonly StoredMail[]) {
  const commands: string[] = [];
  const handedOut: number[] = [];
  const found = (criteria: string): number[] => {
    const [, since = ''] = /SINCE "?(\S+?)"? /i.exec(`${criteria} `) ?? [];
    const [, type = ''] = /HEADER "?CONTENT-TYPE"? "?([\w-]+)"?/i.exec(criteria) ?? [];
    return [...mails.entries()]
      .filter(([, { at }]) => since === '' || at >= new Date(`${since} UTC`))
      .filter(([, { source }]) => source.split('\r\n\r\n')[0]?.includes(type))
      .map(([index]) => index + 1);
  };
  const fetched = (uids: string): string[] =>
    uids.split(',').flatMap((range) => {
      const [first, last] = range.split(':').map(Number);
      const chosen = mails.slice((first ?? 1) - 1, last ?? first);
      return chosen.map(({ source, at }, offset) => {
        const uid = (first ?? 1) + offset;
        handedOut.push(uid);
        const size = Buffer.byteLength(source);
        return `* ${uid} FETCH (UID ${uid} INTERNALDATE "${internalDate(at)}" BODY[]<0> {${size}}\r\n${source})`;
      });
    });
  const answers: Record<string, (words: string[]) => string[]> = {
    CAPABILITY: () => ['* CAPABILITY IMAP4rev1'],
    LOGIN: () => [],
    NAMESPACE: () => ['* NAMESPACE (("" "/")) NIL NIL'],
    LIST: () => ['* LIST () "/" INBOX'],
    LSUB: () => ['* LSUB () "/" INBOX'],
    EXAMINE: () => [`* ${mails.length} EXISTS`, '* OK [UIDVALIDITY 1]', '* OK [UIDNEXT 99]'],
    'UID SEARCH': (words) => [`* SEARCH ${found(words.join(' ')).join(' ')}`],
    'UID FETCH': ([uids = '']) => fetched(uids),
    LOGOUT: () => ['* BYE'],
  };
  const answer = (command: string): string => {
    const [tag = '', ...words] = command.split(' ');
    const verb = words[0]?.toUpperCase() ?? '';
    const name = verb === 'UID' ? `UID ${words[1]?.toUpperCase()}` : verb;
    commands.push(name);
    const reply = answers[name]?.(words.slice(name.split(' ').length));
    return [...(reply ?? []), `${tag} ${reply ? 'OK' : 'BAD'} done`].map(line).join('');
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let typed = '';
    socket.on('error', () => socket.destroy());
    socket.write(line('* OK ready'));
    socket.on('data', (data) => {
      const lines = (typed + data.toString()).split('\r\n');
      typed = lines.pop() ?? '';
      for (const each of lines) socket.write(answer(each));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, LOCAL_HOST, resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, commands, handedOut };
}
