/** Maximum lengths of the texts of a client error, in characters. */
export const maxClientError = { message: 300, stack: 2000 } as const;

/** Event in the log of a client error. An alert filters by it. */
export const clientErrorEvent = 'client error';

/** Start of the client error of a sign-in that a phone cannot finish, before its code. An alert filters by it. */
export const unfinishedSignInError = 'Sign-in not finished';
