import { businessDocument, type EventDocument, eventDocument } from '../../contract/documents.ts';
import type { AnswerOf, BodyOf, ProblemOf } from '../../contract/endpoint.ts';
import type { controlWalk } from '../../contract/walk-controls.ts';
import { eventStatus } from '../../domain/event-status.ts';
import { isProblem, type Problem, problem } from '../../domain/problem.ts';
import { type Editor, editVersioned } from '../../store/edit-versioned.ts';
import { keepReached } from '../../store/keep-reached.ts';
import { paths } from '../../store/paths.ts';
import { readDocument } from '../../store/read.ts';
import { walkChangeWrite } from '../../store/walk-changes.ts';

type Control = BodyOf<typeof controlWalk>;
type Refused = Problem<ProblemOf<typeof controlWalk>>;

interface Pressed {
  fields: Partial<EventDocument>;
  /** What it does, for people. */
  text: string;
}

const statusTexts = { open: 'is open again', closed: 'is closed', 'sold-out': 'is sold out' };

/** Carries out a control of the evening, with the note by which it can be taken back. */
export async function pressControl(
  id: string,
  control: Control,
  editor: Editor,
): Promise<AnswerOf<typeof controlWalk> | Refused> {
  if (control.control === 'business' && control.status === 'open')
    await keepReached(id, editor.now);
  let refusal: Refused | undefined;
  const path = paths.event(id);
  const answer = await editVersioned(
    { what: 'event', path, schema: eventDocument, version: undefined },
    editor,
    async (event) => {
      const pressed = await press(control, event, editor.now);
      if (isProblem(pressed)) {
        refusal = pressed;
        return problem('not-found', pressed.message);
      }
      const { fields, text } = pressed;
      const before = Object.fromEntries(
        Object.keys(fields).map((name) => [name, event[name as keyof EventDocument]]),
      );
      const documents = [{ path, before, after: fields }];
      const change = walkChangeWrite({ eventId: id, texts: [text], documents, ...editor });
      return { fields, writes: [change] };
    },
  );
  return refusal ?? answer;
}

async function press(
  control: Control,
  event: EventDocument,
  now: number,
): Promise<Pressed | Refused> {
  if (eventStatus(event, now) === 'ended')
    return problem('event-not-running', 'The walk is over. Give it another end first.');
  const sinceAt = new Date(now).toISOString();
  switch (control.control) {
    case 'business': {
      const business = await readDocument(paths.business(control.businessId), businessDocument);
      if (!business) return problem('not-found', 'This business no longer exists.');
      const { [control.businessId]: _before, ...others } = event.businessStatus;
      const { status } = control;
      const mine = status === 'open' ? {} : { [control.businessId]: { status, sinceAt } };
      return {
        fields: { businessStatus: { ...others, ...mine } },
        text: `${business.data.name} ${statusTexts[status]}`,
      };
    }
    case 'check-in':
      return {
        fields: { checkInPausedAt: control.isPaused ? sinceAt : null },
        text: control.isPaused ? 'Check-in is paused' : 'Check-in goes on',
      };
    case 'end':
      return anotherEnd(control.minutes, event, now);
  }
}

function anotherEnd(minutes: number | null, event: EventDocument, now: number): Pressed | Refused {
  if (eventStatus(event, now) !== 'running')
    return problem('event-not-running', 'The walk has not begun. Change its times in its form.');
  const end = minutes === null ? now : Date.parse(event.endTime) + minutes * 60_000;
  if (minutes !== null && end <= now)
    return problem('event-not-running', 'That would be in the past. End the walk now instead.');
  return {
    fields: { endTime: new Date(end).toISOString() },
    text:
      minutes === null
        ? 'The walk is over'
        : `The walk ends ${Math.abs(minutes)} minutes ${minutes > 0 ? 'later' : 'earlier'}`,
  };
}
