import { joinFacts } from '@wine-walk/common/lib/texts/join-facts.ts';
import './next-event.css';
import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { listPastEvents, requestEventNotice } from '@wine-walk/common/api/events.ts';
import { longDateText } from '@wine-walk/common/lib/date-text.ts';
import type { AttendeeTexts } from '@wine-walk/common/messages/types.ts';
import { loadTopic } from '../../../i18n/load-topic.ts';
import { currentLanguage } from '../../../platform/device/language.ts';
import { localeOf } from '../../../platform/device/organization.ts';
import { api } from '../../../platform/session/api.ts';
import { errorMessage } from '../../../shared/error-message.ts';
import { elementOf, replaceContent } from './fill-element.ts';

type Past = ResponseOf<typeof listPastEvents>;

let loaded: Promise<Past> | undefined;

/** Writes the past walks, and the form if mail is set up, into the landing page. */
export async function fillNextEvent(): Promise<void> {
  loaded ??= api(listPastEvents, {}).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  const { events, canNotify } = await loaded;
  const language = currentLanguage();
  // A form that is in use stays.
  const place = document.querySelector<HTMLElement>('.landing-next');
  if (!place || (place.hasChildNodes() && place.lang === language)) return;
  place.lang = language;
  const [{ pastWalks }, texts, app] = await Promise.all([
    loadTopic('landingParts'),
    loadTopic('eventNotice'),
    loadTopic('app'),
  ]);
  const heading = (textContent: string) => elementOf('h2', { textContent });
  replaceContent('.landing-next', [
    ...(canNotify
      ? [heading(texts.title), elementOf('p', { textContent: texts.lead }), noticeForm(texts, app)]
      : []),
    ...(events.length > 0 ? [heading(pastWalks), pastList(events)] : []),
  ]);
}

function pastList(events: Past['events']): HTMLUListElement {
  const list = elementOf('ul', {});
  list.append(
    ...events.map(({ name, place, startTime, timeZone }) => {
      const date = longDateText(startTime, { locale: localeOf(currentLanguage()), timeZone });
      const item = elementOf('li', {});
      const [square = ''] = place.split(',');
      item.append(
        elementOf('strong', { textContent: name }),
        elementOf('span', { textContent: joinFacts([date, square]) }),
      );
      return item;
    }),
  );
  return list;
}

/** Form that stores an email for a notice of the next walk. */
function noticeForm(
  texts: AttendeeTexts['eventNotice'],
  app: AttendeeTexts['app'],
): HTMLFormElement {
  const { invalid, tooMany, failed } = texts;
  const own = { codes: { 'invalid-input': invalid }, tooMany, failed };
  const form = elementOf('form', {});
  const input = elementOf('input', {
    type: 'email',
    name: 'email',
    id: 'landing-notice-email',
    required: true,
    autocomplete: 'email',
    className: 'ww-input',
  });
  const label = elementOf('label', { htmlFor: input.id, textContent: texts.email });
  const button = elementOf('button', {
    type: 'submit',
    className: 'landing-button',
    textContent: texts.submit,
  });
  const status = elementOf('p', {});
  status.setAttribute('role', 'status');
  form.append(label, input, button, status);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (button.ariaDisabled) return;
    // Not disabled, which would lose the focus.
    button.ariaDisabled = 'true';
    status.textContent = texts.sending;
    const body = { email: input.value, language: currentLanguage() };
    api(requestEventNotice, { body }).then(
      () => {
        form.reset();
        button.ariaDisabled = null;
        status.textContent = texts.saved;
      },
      (error: unknown) => {
        button.ariaDisabled = null;
        status.textContent = errorMessage(error, { own, problems: app });
      },
    );
  });
  return form;
}
