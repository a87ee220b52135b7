import './stop-dialog.css';
import { mapSearchUrl } from '@wine-walk/common/lib/map-search.ts';
import { currentOrganization } from '../../../platform/device/organization.ts';
import { elementOf } from './fill-element.ts';

/** Stop with a picture; the API returns more (common/src/api/events.ts). */
export interface Stop {
  id: string;
  name: string;
  description: string;
  address: string;
  imageUrl: string;
}

/** Shows a stop over the page. `close`: label of the button. */
export function showStop({ name, description, address, imageUrl }: Stop, close: string): void {
  const title = elementOf('h2', { id: 'landing-stop', textContent: name });
  const dialog = elementOf('dialog', { className: 'landing-stop' });
  dialog.setAttribute('aria-labelledby', title.id);
  const link = elementOf('a', {
    href: mapSearchUrl(`${name}, ${address}`),
    target: '_blank',
    rel: 'noopener noreferrer',
    textContent: address,
  });
  const button = elementOf('button', {
    type: 'button',
    className: 'landing-button',
    textContent: close,
  });
  button.addEventListener('click', () => dialog.close());
  // A press beside the dialog.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  // The API has no translations of it.
  const [lang = ''] = currentOrganization().languages;
  const content = elementOf('div', {});
  content.append(
    elementOf('img', { src: imageUrl, alt: '' }),
    title,
    elementOf('p', { textContent: description, lang, dir: 'auto' }),
    link,
    button,
  );
  dialog.append(content);
  document.body.append(dialog);
  dialog.showModal();
}
