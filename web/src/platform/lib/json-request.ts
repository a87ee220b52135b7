/** Options of every request to the API (specification, section 7). */
export const jsonRequest = {
  headers: { 'Content-Type': 'application/json' },
  credentials: 'include',
} as const satisfies RequestInit;
