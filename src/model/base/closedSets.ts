/** Ends a switch over a closed set: a member without a case does not compile. */
export function unreachable(member: never): never {
  throw new Error(`No case for ${String(member)}`);
}

/** Returns the member that a text names; undefined for any other text. */
export function memberOf<Member extends string>(
  members: readonly Member[],
  text: string | null | undefined,
): Member | undefined {
  return members.find((member) => member === text);
}
