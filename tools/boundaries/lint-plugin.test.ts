import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import {
  noFixedCash,
  noFixedLocale,
  noLiteralTexts,
  noOrganizationFacts,
  requireDateText,
  requireOwnButton,
  requireWithId,
} from './lint-plugin.ts';

RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } });

const invalid = (code: string) => ({ code, errors: 1 });

tester.run('require-with-id', requireWithId, {
  invalid: [
    'const shown = { ...data, id };',
    'const shown = { ...found.data, id: found.id };',
    'const shown = { id, ...data, total };',
  ].map(invalid),
  valid: [
    'const shown = { ...data, version };',
    'const shown = withId({ id, data });',
    'const stored = { id, data: { ...data, version } };',
  ],
});

tester.run('require-date-text', requireDateText, {
  invalid: [
    'const day = new Intl.DateTimeFormat(locale, { timeZone });',
    'const day = at.toLocaleDateString(locale);',
  ].map(invalid),
  valid: [
    'const day = shortDateText(at, { locale, timeZone });',
    'const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;',
  ],
});

tester.run('no-organization-facts', noOrganizationFacts, {
  invalid: [
    "export const name = 'Wine Walk';",
    'export const title = <h1>The Wine Walk</h1>;',
    "export const place = 'Historic District';",
    "export const age = 'I am 21 or older';",
    'export const price = (name: string) => `${name} is $35`;',
    "export const advice = 'Arrive 15 minutes early.';",
    'export const rules = { minimumAge: 21 };',
    'export const price = { amountCents: 3500 };',
  ].map(invalid),
  valid: [
    'export const age = (years: number) => `I am ${years} or older`;',
    "export const news = 'Email me news about future wine walks.';",
    'export const rules = { minimumAge: null, columns: 21 };',
    '/** Formats cents: $35. */ export const price = { amountCents: 0 };',
  ],
});

tester.run('no-fixed-cash', noFixedCash, {
  invalid: [
    "export const texts = { refused: 'Use another ticket, or pay cash.' };",
    'export const texts = { refused: (price: string) => `Bring ${price} in cash` };',
    'export const help = <p>They pay cash at the desk.</p>;',
  ].map(invalid),
  valid: [
    "export const method = 'cash';",
    "export const label = 'Cash in your till';",
    "export const line = isCashOnly ? 'cash at the desk' : 'pays at the desk';",
    'export const texts = { reminderCash: (price: string) => `Bring ${price} in cash` };',
  ],
});

tester.run('no-fixed-locale', noFixedLocale, {
  invalid: [
    "const locale = 'en-US';",
    "const { money } = formats('en');",
    "const text = count.toLocaleString('en');",
    "const day = new Intl.DateTimeFormat('es', { dateStyle: 'full' });",
  ].map(invalid),
  valid: [
    'const text = formats(locale).number(count);',
    'const text = count.toLocaleString(locale);',
    "const day = new Intl.DateTimeFormat(organizationLocale(organization, 'es'), options);",
    "const [first] = new Intl.Segmenter('en').segment(word);",
  ],
});

tester.run('no-literal-texts', noLiteralTexts, {
  invalid: [
    'const button = <Button onClick={save}>Save</Button>;',
    'const note = <Text>{count} left</Text>;',
    "const columns = [{ title: 'Name', cell }];",
    "const names = { admin: 'Admin' };",
    "const field = textField({ label: 'name' });",
    "showToast({ type: 'error', description: 'We couldn’t save this.' });",
    "const message = serverMessage(error, 'Try again.');",
    'const search = <Input placeholder="Search tickets" />;',
    'const choice = <SegmentedControl legend="Sheet" value={kind} />;',
    'const label = `QR code of ${name}`;',
    'const left = `${count} left`;',
    "const state = isActive ? 'Open' : closed;",
    "const role = (isAdmin: boolean) => isAdmin && 'Admin';",
    "const place = () => 'Desk';",
    "const days = ['Monday'];",
  ].map(invalid),
  valid: [
    'const button = <Button onClick={save}>{texts.kit.save}</Button>;',
    'const label = texts.tickets.code(id);',
    'const row = <Text>{name} · {time}</Text>;',
    'const line = `${name} – ${format.shortDate(startTime, timeZone)}`;',
    "const isEnter = ({ key }: KeyboardEvent) => key === 'Enter';",
    "const isField = ['INPUT', 'TEXTAREA'].includes(tagName);",
    "const status = isActive ? 'active' : 'inactive';",
    "const zone = timeZone ?? 'America/New_York';",
    'const box = <Box color="muted" transform="translateY(-50%)" minW="0" />;',
    'const picture = <img className="sheet-logo" src={`data:image/svg+xml,${drawing}`} alt={name} />;',
    "const columns = 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))';",
    'const path = `events/${eventId}/offers`;',
  ],
});

const busyButton = (source: string) =>
  `import { Button } from '${source}'; export const save = <Button loading>Save</Button>;`;

tester.run('require-own-button', requireOwnButton, {
  invalid: [invalid(busyButton('@chakra-ui/react'))],
  valid: [busyButton('./button.tsx')],
});
