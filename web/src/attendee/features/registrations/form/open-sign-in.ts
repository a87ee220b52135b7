import { createContext } from 'react';

/** Opens the sign-in by email over the form; null if the link leads to the sign-in of the start page. */
export const OpenSignIn = createContext<(() => void) | null>(null);
