function encode(json: unknown): string {
  return Buffer.from(JSON.stringify(json)).toString('base64url');
}

/** An unsigned token, as the Auth emulator makes them. */
export function token(claims: unknown): string {
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}

/** A token of somebody who is signed in for an hour, or for other seconds. */
export function tokenOf(uid: string, seconds = 3600): string {
  const now = Math.floor(Date.now() / 1000);
  return token({ sub: uid, aud: 'demo', iat: now, exp: now + seconds });
}
