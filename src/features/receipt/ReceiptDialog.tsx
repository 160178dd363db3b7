import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useActors } from '../../actors/ActorsContext.tsx';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Notice } from '../../components/Notice.tsx';
import { describeRestore, receiptFile, type RestoreOutcome } from '../../domain/payment/receiptMessages.ts';
import type { ReceiptPurchase } from '../../domain/payment/ReceiptPurchase.ts';
import { LiveLine } from '../../components/LiveLine.tsx';
import styles from './ReceiptDialog.module.css';

interface ReceiptDialogProps {
  readonly purchases: readonly ReceiptPurchase[];
  /** The receipt of these purchases; null where nothing was bought. */
  readonly link: string | null;
  /** Uses the receipt in the address, if there is one; called once, when the dialog has opened. */
  readonly onArrival: () => Promise<RestoreOutcome | null>;
  /** Uses the receipt in a text. */
  readonly onRestore: (text: string) => Promise<RestoreOutcome>;
  /** Asks the browser to install the page; null where it cannot, or where that was offered before. */
  readonly onInstall: (() => void) | null;
  readonly onClose: () => void;
}

/** The most that is read of a file, bytes; a receipt takes some hundreds. */
const longestFile = 100_000;

const tones = { restored: 'good', nothingNew: 'plain', unreadable: 'bad', failed: 'bad' } as const;

/** The receipt to keep, and the way to use one (REC-08, decision 33). */
export function ReceiptDialog({
  purchases,
  link,
  onArrival,
  onRestore,
  onInstall,
  onClose,
}: ReceiptDialogProps) {
  const [told, setTold] = useState<RestoreOutcome | null>(null);
  const arrive = useEffectEvent(onArrival);
  useEffect(() => void arrive().then(setTold), []);
  return (
    <Dialog
      size="small"
      onClose={onClose}
      title={
        <>
          Your <em>receipt.</em>
        </>
      }
    >
      <div aria-live="polite">{told && <Notice tone={tones[told.kind]}>{describeRestore(told)}</Notice>}</div>
      {link !== null && <KeepReceipt purchases={purchases} link={link} />}
      <UseReceipt onRestore={(text) => void onRestore(text).then(setTold)} />
      {onInstall && (
        <p className={styles['install']}>
          A page that is installed keeps its credits for longer.{' '}
          <Button variant="link" onClick={onInstall}>
            Install GlowCheck
          </Button>
        </p>
      )}
    </Dialog>
  );
}

function KeepReceipt({ purchases, link }: Pick<ReceiptDialogProps, 'purchases'> & { readonly link: string }) {
  const { share } = useActors();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'Copied' | 'Press and hold the link to copy it' | null>(null);
  const copy = async () => {
    try {
      // Over plain HTTP `navigator.clipboard` is undefined, so that this throws as well.
      await navigator.clipboard.writeText(link);
      setCopied('Copied');
    } catch {
      // Chromium moves the focus to what is selected.
      field.current?.select();
      setCopied('Press and hold the link to copy it');
    }
  };
  const save = () =>
    share.saveFile(new File([receiptFile(purchases, link)], 'glowcheck-receipt.txt', { type: 'text/plain' }));
  return (
    <section className={styles['part']} aria-labelledby="keep-receipt">
      <h3 id="keep-receipt">Keep it</h3>
      <p>
        Your credits live in this browser, and some browsers clear what a site stores after a week without a
        visit. This link or file brings back what you bought, once in each browser.
      </p>
      <input
        ref={field}
        readOnly
        className={styles['link']}
        value={link}
        aria-label="Link of your receipt"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={styles['ways']}>
        <Button variant="primary" size="wide" onClick={() => void copy()}>
          Copy Link
        </Button>
        <Button size="wide" onClick={save}>
          Save File
        </Button>
      </div>
      <LiveLine className={styles['copied']}>{copied}</LiveLine>
    </section>
  );
}

function UseReceipt({ onRestore }: { readonly onRestore: (text: string) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <section className={styles['part']} aria-labelledby="use-receipt">
      <h3 id="use-receipt">Use one</h3>
      <p>Open the link of a receipt in this browser, or choose its file.</p>
      <input
        ref={picker}
        hidden
        type="file"
        accept=".txt,text/plain"
        aria-label="Receipt file"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          // A file that cannot be read holds no receipt.
          if (file)
            file
              .slice(0, longestFile)
              .text()
              .then(onRestore, () => onRestore(''));
        }}
      />
      <Button size="wide" onClick={() => picker.current?.click()}>
        Choose Receipt File
      </Button>
    </section>
  );
}
