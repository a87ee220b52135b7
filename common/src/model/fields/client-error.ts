/** Maximum lengths of the texts of a client error, in characters. */
export const maxClientError = { message: 300, stack: 2000 } as const;
