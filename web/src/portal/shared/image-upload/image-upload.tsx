import { Flex, Stack, Text } from '@chakra-ui/react';
import { addImage } from '@wine-walk/common/api/images.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Api } from '../../../platform/api/api-client.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { FileField } from '../../kit/forms/file-field.tsx';
import { staffMessage } from '../../session/portal-texts.ts';
import { texts } from '../../texts/texts.ts';
import { centerCrop } from './crop.ts';
import { CropEditor } from './crop-editor.tsx';
import { encodePicture, openPicture, type Picture, toBase64 } from './picture-file.ts';

interface Props {
  label: string;
  help?: string;
  /** Width by height of the stored picture; null to keep that of the file. */
  aspect: number | null;
  /** Stores the picture, in Base64; by default as staff. */
  onStore?: (data: string, call: Api) => Promise<{ url: string }>;
  /** Receives the address of the stored picture. */
  onUploaded: (url: string) => void;
}

const storeAsStaff = (data: string, call: Api) => call(addImage, { body: { data } });

/**
 * Chooses a picture, crops it, makes it small and stores it. A form that is saved with a chosen picture stores it first,
 * as it is cropped, and is then submitted with its address.
 */
export function ImageUpload({ label, help, aspect, onStore = storeAsStaff, onUploaded }: Props) {
  const [picture, setPicture] = useState<Picture | null>(null);
  const [crop, setCrop] = useState(centerCrop);
  const [problem, setProblem] = useState<string>();
  // A new input forgets the chosen file.
  const [uploads, setUploads] = useState(0);
  useEffect(() => () => picture?.revoke(), [picture]);

  async function open(file: File | undefined) {
    setPicture(null);
    setProblem(undefined);
    if (!file) return;
    const opened = await openPicture(file);
    if ('problem' in opened) return setProblem(opened.problem);
    setCrop(centerCrop);
    setPicture(opened);
  }

  const upload = useCall(
    async (chosen: Picture, call) => {
      const encoded = await encodePicture(chosen, aspect, crop);
      if ('problem' in encoded) return encoded;
      return onStore(await toBase64(encoded), call);
    },
    {
      onSuccess: (stored) => {
        if ('problem' in stored) return setProblem(stored.problem);
        setPicture(null);
        setUploads(uploads + 1);
        onUploaded(stored.url);
      },
      onError: (error) => setProblem(staffMessage(error, texts.shared.imageUpload.uploadFailed)),
    },
  );

  const box = useRef<HTMLDivElement>(null);
  const store = useEffectEvent((chosen: Picture, form: HTMLFormElement) => {
    if (upload.isPending) return;
    upload.mutate(chosen, {
      onSuccess: (stored) => {
        if (!('problem' in stored)) setTimeout(() => form.requestSubmit());
      },
    });
  });
  useEffect(() => {
    const form = box.current?.closest('form');
    if (!picture || !form) return;
    const storeFirst = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopPropagation();
      store(picture, form);
    };
    // React handles the event at the root of the page.
    form.addEventListener('submit', storeFirst);
    return () => form.removeEventListener('submit', storeFirst);
  }, [picture]);

  return (
    <Stack gap="3" ref={box}>
      <FileField
        key={uploads}
        label={label}
        accept="image/jpeg,image/png,image/webp"
        help={help}
        problem={problem}
        onFile={(file) => void open(file)}
      />
      {picture && (
        <Stack gap="3" borderWidth="1px" borderColor="line" borderRadius="l2" p="3">
          {aspect === null ? (
            <img src={picture.url} alt={texts.shared.imageUpload.chosen} />
          ) : (
            <>
              <Text fontSize="sm" color="muted">
                {texts.shared.imageUpload.dragHint}
              </Text>
              <CropEditor picture={picture} aspect={aspect} crop={crop} onChange={setCrop} />
            </>
          )}
          <Flex gap="2" justify="flex-end" wrap="wrap">
            <Button
              variant="ghost"
              colorPalette="gray"
              disabled={upload.isPending}
              onClick={() => {
                setPicture(null);
                setUploads(uploads + 1);
              }}
            >
              {texts.shared.imageUpload.discard}
            </Button>
            <Button
              loading={upload.isPending}
              loadingText={texts.shared.imageUpload.uploading}
              onClick={() => upload.mutate(picture)}
            >
              {texts.shared.imageUpload.upload}
            </Button>
          </Flex>
        </Stack>
      )}
    </Stack>
  );
}
