import type { BodyInput } from '@wine-walk/common/api/contract/endpoint.ts';
import { listChanges } from '@wine-walk/common/api/staff/changes.ts';
import { controlEvent } from '@wine-walk/common/api/staff/events.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { texts } from '../texts/texts.ts';

type Control = BodyInput<typeof controlEvent>;

/** Performs a control action; the change appears above the tab, with its undo. */
export const useControls = (eventId: string) =>
  useCall((body: Control, call) => call(controlEvent, { params: { id: eventId }, body }), {
    failure: texts.overview.controls.failedText,
    invalidates: [listChanges],
  });
