import { timeText } from '@wine-walk/common/lib/date-text.ts';
import { useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { localeOf } from '../../../platform/device/organization.ts';
import { copyText } from '../../../platform/device/share.ts';
import { useCurrentLanguage } from '../../../platform/device/use-device-settings.ts';
import {
  type TransferCode as Code,
  requestTransferCode,
} from '../../../platform/session/transfer-code.ts';
import { useAsyncAction } from './session-forms.ts';
import './transfer-code-panel.css';

/** Requests and shows a code that signs the attendee in on another device. */
export default function TransferCodePanel() {
  const { transfer: texts } = useTexts('device');
  const language = useCurrentLanguage();
  const [code, setCode] = useState<Code | null>(null);
  const [message, setMessage] = useState('');
  const task = useAsyncAction({ tooMany: texts.tooMany, failed: texts.failed });
  const requestCode = () =>
    task.run(async () => {
      setMessage('');
      setCode(await requestTransferCode());
    });
  const copy = async (text: string) =>
    setMessage((await copyText(text)) ? texts.copied : texts.copyFailed);
  const until = (time: string) =>
    timeText(time, { locale: localeOf(language), timeZone: undefined });
  return (
    <div className="own-code">
      {code && (
        <>
          <output aria-label={texts.label}>{code.code}</output>
          <p>{texts.until({ time: until(code.expiresAt) })}</p>
        </>
      )}
      <div className="own-code-actions">
        {code && (
          <button type="button" onClick={() => void copy(code.code)}>
            {texts.copy}
          </button>
        )}
        <button type="button" aria-disabled={task.isWorking} onClick={() => void requestCode()}>
          {code ? texts.another : texts.get}
        </button>
      </div>
      <p role="status">{message}</p>
      {task.error && (
        <p className="own-code-error" role="alert">
          {task.error}
        </p>
      )}
    </div>
  );
}
