import { z } from 'zod';

/** Phone numbers as people dial them, and an address on the web. */
export const wayHome = z.object({
  taxiPhone: z.string(),
  transitUrl: z.string(),
  deskPhone: z.string(),
  emergencyPhone: z.string(),
});
export type WayHome = z.infer<typeof wayHome>;
export const emptyWayHome: WayHome = {
  taxiPhone: '',
  transitUrl: '',
  deskPhone: '',
  emergencyPhone: '',
};

export const nonprofit = z.object({ name: z.string(), url: z.string() });
export const emptyNonprofit: z.infer<typeof nonprofit> = { name: '', url: '' };
