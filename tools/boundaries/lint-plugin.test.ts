import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import { requireInvalidateAfterWrite, requireOwnButton, requireWithId } from './lint-plugin.ts';

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

tester.run('require-invalidate-after-write', requireInvalidateAfterWrite, {
  invalid: [invalid('void client.invalidateQueries({ queryKey: [] });')],
  valid: ['void readAgain(client, { queryKey: [] });'],
});

const busyButton = (source: string) =>
  `import { Button } from '${source}'; export const save = <Button loading>Save</Button>;`;

tester.run('require-own-button', requireOwnButton, {
  invalid: [invalid(busyButton('@chakra-ui/react'))],
  valid: [busyButton('./button.tsx')],
});
