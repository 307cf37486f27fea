/** A case: what differs from a form that is right, the field that is wrong, and the message. */
export type FormCase<Values> = [Partial<Values>, (keyof Values & string) | undefined, string?];
