/** Default check-in radius of an event in meters (specification, section 9). */
export const defaultCheckInRadiusMeters = 50;

/** Worst accuracy that verifies a check-in without a venue code, in meters. */
export const maxVerifiedAccuracyMeters = 50;

/** Worst accuracy that can still be pending, in meters. */
export const maxPendingAccuracyMeters = 100;

/** Maximum age of a fix at the tap, in milliseconds. */
export const maxFixAgeMs = 2 * 60 * 1000;

/**
 * Faster than a person moves between businesses of a district: a sprint, or a shuttle in traffic. In meters
 * per second.
 */
export const maxPlausibleSpeed = 8;

/** Upload delay after which a check-in waits for staff, in milliseconds. */
export const maxUploadDelayMs = 12 * 60 * 60 * 1000;

/** Upload time after the event's end from which a check-in waits for staff, in milliseconds. */
export const maxUploadAfterEndMs = 2 * 60 * 60 * 1000;

/** Duration of a batch after its first receipt, since a returning connection is unstable, in milliseconds. */
export const uploadBatchMs = 10 * 60 * 1000;
