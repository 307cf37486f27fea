const RFC_3339 = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(Z|[+-]\d{2}:\d{2})$/i;

/** The nanoseconds since 1970 of a moment in RFC 3339 form; undefined where it is none. */
export function parseTimestamp(text: string): bigint | undefined {
  const [, date, time, fraction = '', zone] = RFC_3339.exec(text) ?? [];
  if (date === undefined || time === undefined || zone === undefined) return undefined;
  const local = Date.parse(`${date}T${time}Z`);
  // Date.parse turns the 30th of February into March.
  if (Number.isNaN(local) || !new Date(local).toISOString().startsWith(`${date}T${time}`)) {
    return undefined;
  }
  const millis = Date.parse(`${date}T${time}${zone.toUpperCase()}`);
  if (Number.isNaN(millis)) return undefined;
  return BigInt(millis) * 1_000_000n + BigInt(fraction.padEnd(9, '0'));
}
