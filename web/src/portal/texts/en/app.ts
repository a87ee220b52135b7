/** Navigation, sign-in and frame of the portal. */
export const app = {
  loading: 'Loading',
};
