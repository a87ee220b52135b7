import type { ChangeDocument } from '@wine-walk/common/model/changes.ts';
import { inNoLanguage } from '../../../common/src/model/languages.ts';
import { at, edited } from './staff-api.ts';

type Content = {
  [K in ChangeDocument['kind']]: Pick<
    Extract<ChangeDocument, { kind: K }>,
    'kind' | 'eventId' | 'summary' | 'undoData'
  >;
}[ChangeDocument['kind']];

/** Returns a change that was made right now, whenever it is written. */
function recent(content: Content, documents: readonly string[] = [], staff = 'admin') {
  return {
    ...content,
    documents: [...documents],
    staffId: `staff-${staff}`,
    madeBy: staff,
    staffName: `${staff} of the walk`,
    get madeAt() {
      return new Date().toISOString();
    },
    get expiresAt() {
      return new Date(Date.now() + 3_600_000).toISOString();
    },
    partOf: null,
    undoneAt: null,
    undoneBy: null,
    result: null,
  };
}

const announcement = {
  ...edited,
  title: 'Rain',
  message: 'Bring a coat.',
  titleIn: inNoLanguage,
  messageIn: inNoLanguage,
  audience: 'all',
  audienceId: null,
  isPublished: true,
  publishAt: at,
  scheduledMail: null,
} as const;

/** One change of each kind that can be undone. */
export const changeFixture: Record<string, Record<string, unknown>> = {
  'changes/paused': recent({
    kind: 'event-edit',
    eventId: 'autumn',
    summary: { effects: [{ kind: 'paused' }] },
    undoData: { documents: [] },
  }),
  'changes/withdrawn': recent(
    {
      kind: 'withdrawal',
      eventId: 'autumn',
      summary: { title: 'Rain', publishAt: at, isPublished: true, scheduledMail: null },
      undoData: { announcement },
    },
    ['events/autumn/announcements/withdrawn'],
  ),
  'changes/cancelled': recent({
    kind: 'cancellation',
    eventId: 'autumn',
    summary: {},
    undoData: {},
  }),
  'changes/sold': recent({
    kind: 'ticket-change',
    eventId: null,
    summary: { change: 'import', count: 1, firstTicket: 'GONE-1', lastTicket: 'GONE-1' },
    undoData: { tickets: [] },
  }),
  'changes/morning': recent(
    {
      kind: 'business-import',
      eventId: null,
      summary: { count: 1, firstName: 'Mill' },
      undoData: {},
    },
    ['businesses/mill'],
  ),
  'changes/admitted': recent(
    { kind: 'admission', eventId: 'autumn', summary: {}, undoData: {} },
    ['admissions/admitted'],
    'desk',
  ),
  'changes/confirmed': recent(
    {
      kind: 'check-in',
      eventId: 'autumn',
      summary: {
        change: 'confirm',
        checkIns: [{ id: 'autumn_maya_cask', businessName: 'Cask' }],
        person: 'registrations/MAYASSUBM1SS10N00001',
      },
      undoData: {},
    },
    ['checkIns/autumn_maya_cask'],
  ),
};
