import { Stack } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useNow } from '../../../data/use-now.ts';
import { UndoList } from '../../lists/undo-list.tsx';
import { eventInFocus } from '../../records/event-in-focus.ts';
import { useEvents } from '../../records/use-events.ts';
import { useUndoable } from '../../records/use-undoable.ts';
import { Notice } from '../../shell/notice.tsx';
import { PortalPage } from '../../shell/portal-page.tsx';
import type { DeskLookUp } from './answer-view.ts';
import { DeskAnswerScreen } from './desk-answer-screen.tsx';
import { DeskCamera } from './desk-camera.tsx';
import { DeskSearch } from './desk-search.tsx';
import { PeopleList } from './people-list.tsx';
import { TillBar } from './till-bar.tsx';
import { failureOf, useLookUp } from './use-desk.ts';
import { useReloadTills } from './use-tills.ts';

/** The desk: blank until somebody comes; one scan or search, one answer, one press. */
export default function DeskTab() {
  const { data: events = [] } = useEvents();
  const event = eventInFocus(events, useNow());
  const field = useRef<HTMLInputElement>(null);
  const [isCameraOn, setCameraOn] = useState(false);
  const [answer, setAnswer] = useState<DeskLookUp | null>(null);
  const lookUp = useLookUp(event?.id);
  const reloadTills = useReloadTills();
  const { actions, undo, reload } = useUndoable(event?.id, reloadTills);
  const done = () => {
    reload();
    reloadTills();
  };
  const search = (text: string) => {
    if (answer && answer.answer !== 'choose') return;
    lookUp.mutate(text, { onSuccess: setAnswer });
  };
  const back = () => {
    setAnswer(null);
    lookUp.reset();
    // Once the dialog is gone: it gives the focus back to where it was.
    requestAnimationFrame(() => field.current?.focus());
  };
  const failure = failureOf(lookUp, undo);
  return (
    <PortalPage
      title="Desk"
      lead={event ? event.name : 'No event is running. Make one active in Events.'}
    >
      <Stack gap="4" maxW="720px">
        {failure && <Notice tone="danger">{failure}</Notice>}
        <DeskSearch
          field={field}
          isBusy={lookUp.isPending}
          isCameraOn={isCameraOn}
          onCamera={() => setCameraOn(!isCameraOn)}
          onSearch={search}
        />
        {isCameraOn && <DeskCamera onText={search} />}
        {answer?.answer === 'choose' && (
          <PeopleList
            people={answer.people}
            onChoose={({ submissionId }) => {
              setAnswer(null);
              lookUp.mutate(submissionId, { onSuccess: setAnswer });
            }}
          />
        )}
        <UndoList
          actions={actions}
          isBusy={undo.isPending}
          onUndo={(each) => {
            undo.mutate(each);
            field.current?.focus();
          }}
        />
        {event && <TillBar event={event} />}
      </Stack>
      {answer && answer.answer !== 'choose' && (
        <DeskAnswerScreen answer={answer} onDone={done} onAnswer={setAnswer} onClose={back} />
      )}
    </PortalPage>
  );
}
