/** Gives up waiting for an answer, which may still come: then nobody hears it. */
export async function within<Answer>(
  answer: Promise<Answer>,
  milliseconds: number,
  late: () => Error,
): Promise<Answer> {
  const { promise: expired, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(late()), milliseconds);
  try {
    return await Promise.race([answer, expired]);
  } finally {
    clearTimeout(timer);
  }
}
