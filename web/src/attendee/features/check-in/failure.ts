import type { AttendeeTexts } from '@wine-walk/common/messages/types.ts';

import { ApiError, NetworkError } from '../../../platform/api/api-errors.ts';
import type { Refusal } from '../../../platform/delivery-queue/delivery.ts';
import type {
  DeviceFix,
  LocationFailure,
  permissionPlatform,
} from '../../../platform/location/location.ts';
import { errorMessage } from '../../../shared/error-message.ts';
import type { CheckInDelivery } from './check-in-queue.ts';

type FailureTexts = Pick<AttendeeTexts, 'checkIn' | 'problems'>;

/** Texts of a failed check-in, for the toast and the sheet. */
export interface FailureMessage {
  title: string;
  description: string;
  /** Next step, if the sheet does not already show it. */
  help?: string;
}

/** Formats a distance in meters, as `useFormats` does in the user's units. */
type DistanceFormat = (meters: number) => string;

/** Returns the texts of a rejection. The title depends on the problem code. */
export function refusalMessage(
  refusal: Refusal,
  name: string,
  texts: FailureTexts,
  distance: DistanceFormat,
): FailureMessage {
  const { checkIn } = texts;
  const description = errorMessage(refusal, texts);
  switch (refusal.code) {
    case 'too-far':
      return {
        title: checkIn.tooFarTitle,
        description: tooFarMessage(refusal, name, texts, distance),
      };
    case 'fix-too-old':
      return { title: checkIn.staleFixTitle, description: checkIn.staleFix };
    case 'location-unclear':
      return {
        title: checkIn.unclearFixTitle,
        description: unclearFixMessage(refusal, texts, distance),
        help: checkIn.unclearFixHelp,
      };
    case 'unknown-venue-code':
      return { title: checkIn.failedTitle, description, help: checkIn.wrongCodeHelp };
    default:
      return { title: checkIn.failedTitle, description };
  }
}

/** The text of the code has meters in spite of the units of the device. */
function unclearFixMessage(
  { details: { accuracyMeters } }: Refusal,
  { checkIn }: FailureTexts,
  distance: DistanceFormat,
): string {
  return accuracyMeters === undefined
    ? checkIn.unclearFixUnknown
    : checkIn.unclearFix({ distance: distance(accuracyMeters) });
}

/** Omits the distance if it reads the same as the radius after rounding. */
function tooFarMessage(
  refusal: Refusal,
  name: string,
  texts: FailureTexts,
  distance: DistanceFormat,
): string {
  const { distanceMeters, radiusMeters } = refusal.details;
  if (distanceMeters === undefined || radiusMeters === undefined) {
    return errorMessage(refusal, texts);
  }
  const [away, within] = [distance(distanceMeters), distance(radiusMeters)];
  if (away === within) return texts.checkIn.comeWithin({ distance: within, name });
  return texts.checkIn.tooFar({ away, name, distance: within });
}

/** Returns the texts of an attempt that was rejected, or lost because it was neither answered nor stored. */
export function failedMessage(
  { refusal, error, payload }: CheckInDelivery,
  texts: FailureTexts,
  distance: DistanceFormat,
) {
  return refusal
    ? refusalMessage(refusal, payload.businessName, texts, distance)
    : lostMessage(error, texts);
}

/** Returns the texts for the sheet, which shows the business and the current distance itself. */
export function sheetFailureMessage(
  delivery: CheckInDelivery,
  texts: FailureTexts,
  distance: DistanceFormat,
): FailureMessage {
  const { refusal } = delivery;
  const failureMessage = failedMessage(delivery, texts, distance);
  const radius = refusal?.code === 'too-far' ? refusal.details.radiusMeters : undefined;
  if (radius === undefined) return failureMessage;
  return {
    ...failureMessage,
    description: texts.checkIn.comeWithinHere({ distance: distance(radius) }),
  };
}

/** Returns the texts of an error that is not final. */
export function transientErrorMessage(error: unknown, texts: FailureTexts): FailureMessage {
  const { failedTitle: title } = texts.checkIn;
  return { title, description: errorMessage(error, texts), help: errorHelp(error, texts) };
}

function errorHelp(error: unknown, { checkIn }: FailureTexts): string | undefined {
  if (error instanceof NetworkError) return checkIn.serverHelp;
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 429) return checkIn.tooManyHelp;
  return error.status >= 500 ? checkIn.serverHelp : undefined;
}

/**
 * Returns the texts of a check-in that was neither accepted nor stored. `error`: null if there was no
 * connection.
 */
export function lostMessage(error: unknown, texts: FailureTexts): FailureMessage {
  const { failedTitle: title, notKept: notStored } = texts.checkIn;
  if (error === null) return { title, description: notStored };
  return { ...transientErrorMessage(error, texts), help: notStored };
}

/** Returns the texts for a device that shares its approximate location only, with the path of the setting. */
export function approximateFixMessage(
  { accuracyMeters }: Pick<DeviceFix, 'accuracyMeters'>,
  platform: ReturnType<typeof permissionPlatform>,
  { checkIn }: Pick<AttendeeTexts, 'checkIn'>,
  distance: DistanceFormat,
): FailureMessage {
  const { title, description, help } = checkIn.approximate;
  return {
    title,
    description: description({ distance: distance(accuracyMeters ?? 0) }),
    help: help[platform],
  };
}

/** Returns the texts of a location error, with help for the platform. */
export function locationFailureMessage(
  failure: LocationFailure,
  platform: ReturnType<typeof permissionPlatform>,
  { checkIn }: Pick<AttendeeTexts, 'checkIn'>,
): FailureMessage {
  const { help } = checkIn;
  switch (failure) {
    case 'denied':
      return {
        title: checkIn.deniedTitle,
        description: checkIn.denied,
        help: help.denied[platform],
      };
    case 'unsupported':
      return {
        title: checkIn.requiredTitle,
        description: checkIn.required,
        help: help.unsupported,
      };
    case 'timeout':
      return { title: checkIn.failedTitle, description: checkIn.timeout, help: help.timeout };
    case 'unavailable':
      return {
        title: checkIn.failedTitle,
        description: checkIn.unavailable,
        help: help.unavailable,
      };
  }
}
