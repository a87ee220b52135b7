import { chakra, Stack } from '@chakra-ui/react';
import { useTexts } from '../../../i18n/texts.ts';
import { useDeviceQuery } from '../../../platform/api/use-api-query.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { localeOf } from '../../../platform/device/organization.ts';
import { useCurrentLanguage } from '../../../platform/device/use-device-settings.ts';
import { clearMediaCaches, measureStorageUsage } from '../../../platform/storage/media-caches.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';

/** Storage used by the app on this device, and a button to clear files that can be downloaded again. */
export function StorageUse() {
  const { storage: texts } = useTexts('device');
  const size = useSize();
  const { data: storage, refetch } = useDeviceQuery(['storage-use'], measureStorageUsage);
  const freeing = useCall(
    async () => {
      await clearMediaCaches();
      const now = (await refetch()).data;
      return Math.max(0, (storage?.media ?? 0) - (now?.media ?? 0));
    },
    {
      success: (freed) => ({
        title: texts.freed({ size: size(freed) }),
        description: texts.freedWhat,
      }),
    },
  );
  if (!storage) return null;
  const rows = [
    { name: texts.app, bytes: storage.app },
    { name: texts.seen, bytes: storage.media },
    { name: texts.walk, bytes: storage.eventData },
    { name: texts.total, bytes: storage.app + storage.media + storage.eventData },
  ];
  return (
    <Section title={texts.title} lead={texts.lead}>
      <Stack gap="3" align="flex-start">
        <chakra.dl display="grid" gridTemplateColumns="1fr auto" columnGap="6" rowGap="1" m="0">
          {rows.map(({ name, bytes }) => (
            <chakra.div key={name} display="contents">
              <chakra.dt color="muted">{name}</chakra.dt>
              <chakra.dd m="0" textAlign="end" fontWeight="600">
                {size(bytes)}
              </chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
        <Button
          variant="outline"
          loading={freeing.isPending}
          loadingText={texts.free}
          disabled={storage.media === 0}
          onClick={() => freeing.mutate()}
        >
          {texts.free}
        </Button>
      </Stack>
    </Section>
  );
}

/** Returns a formatter of bytes: kilobytes below one million bytes, then megabytes. */
function useSize(): (bytes: number) => string {
  const { storage: texts } = useTexts('device');
  const language = useCurrentLanguage();
  return (bytes) => {
    const format = (count: number, digits: number) =>
      new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: digits }).format(count);
    return bytes < 1_000_000
      ? texts.kilobytes({ count: format(Math.ceil(bytes / 1000), 0) })
      : texts.megabytes({ count: format(bytes / 1_000_000, 1) });
  };
}
