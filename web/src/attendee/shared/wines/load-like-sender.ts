/** Loads the code that sends liked pours. */
export const loadLikeSender = () => import('./like-sender.tsx');
