import { spokenMeters } from '@domain/check-in.ts';
import { errorWords } from '../../components/error-words.ts';
import { ApiError, NetworkError } from '../../data/api-errors.ts';
import type { LocationFailure } from '../../device/location.ts';
import type { Texts } from '../../texts/en.ts';

/** What a failed check-in says: as a toast, and in the sheet until the next try. */
export interface FailureNotice {
  title: string;
  description: string;
  /** What to do next, where that is not plain from the sheet. */
  help?: string;
  /** The device saw it too: it is over once one has come closer. */
  isTooFar?: boolean;
}

/** The specification's titles, by what the message contains (section 8). */
export function noticeOf(message: string, { checkIn }: Pick<Texts, 'checkIn'>): FailureNotice {
  if (message.includes('meters away')) return { title: checkIn.tooFarTitle, description: message };
  if (message.includes('User denied'))
    return { title: checkIn.deniedTitle, description: checkIn.denied };
  if (message.includes('Geolocation'))
    return { title: checkIn.requiredTitle, description: checkIn.required };
  return { title: checkIn.failedTitle, description: message };
}

interface Aim {
  /** Metres from the business by the fix that was sent. */
  distanceMeters: number | null;
  name: string;
  radiusMeters: number;
}

/** Why the server did not take a check-in. */
export function serverNotice(error: unknown, aim: Aim, texts: Texts): FailureNotice {
  const { checkIn } = texts;
  const isApi = error instanceof ApiError;
  const words = errorWords(error, texts);
  const serverMessage = isApi && error.serverMessage ? error.serverMessage : words;
  const { title } = noticeOf(serverMessage, texts);
  if (isApi && error.code === 'too-far' && aim.distanceMeters !== null) {
    const meters = spokenMeters(aim.distanceMeters, aim.radiusMeters);
    const description = checkIn.tooFar(serverMessage, meters, aim.name, aim.radiusMeters);
    return { title, description, isTooFar: aim.distanceMeters > aim.radiusMeters };
  }
  return { title, description: words, help: helpAfter(error, texts) };
}

function helpAfter(error: unknown, { checkIn }: Texts): string | undefined {
  if (error instanceof NetworkError) return checkIn.serverHelp;
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 429) return checkIn.tooManyHelp;
  return error.status >= 500 ? checkIn.serverHelp : undefined;
}

/** Why the device gave no location, and the way out on this platform. */
export function locationNotice(
  failure: LocationFailure,
  platform: 'ios' | 'android' | 'desktop',
  texts: Texts,
): FailureNotice {
  const { help, timeout, unavailable } = texts.checkIn;
  switch (failure) {
    case 'denied':
      return { ...noticeOf('User denied Geolocation', texts), help: help.denied[platform] };
    case 'unsupported':
      return { ...noticeOf('Geolocation is not supported', texts), help: help.unsupported };
    case 'timeout':
      return { ...noticeOf(timeout, texts), help: help.timeout };
    case 'unavailable':
      return { ...noticeOf(unavailable, texts), help: help.unavailable };
  }
}
