/** The shape of a record's id. The database keeps names like `__a__` for itself, and fails where one is asked for. */
export const IDENTIFIER = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/;
