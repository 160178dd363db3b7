import { useState } from 'react';
import ImageIcon from 'lucide-react/icons/image';
import Share from 'lucide-react/icons/share';
import { useActors } from '../../actors/ActorsContext.tsx';
import type { SharedText } from '../../adapters/createSharePort.ts';
import { AlertDialog } from '../../components/AlertDialog.tsx';
import { Button } from '../../components/Button.tsx';
import { CardDialog, type PrintedCard } from './CardDialog.tsx';

interface ShareButtonsProps {
  readonly message: SharedText;
  readonly card: PrintedCard;
}

/** Tells others: in words with one tap, or as a picture card (SHR-01). */
export function ShareButtons({ message, card }: ShareButtonsProps) {
  const { share } = useActors();
  const [alert, setAlert] = useState<string | null>(null);
  const [choosingCard, setChoosingCard] = useState(false);

  async function shareWords() {
    const outcome = await share.shareText(message);
    if (outcome === 'copied') setAlert('Results copied to clipboard!');
    if (outcome === 'failed')
      setAlert(`This browser would not copy it. Here it is:\n\n${message.text} ${message.url}`);
  }

  return (
    <>
      <Button variant="primary" onClick={() => void shareWords()}>
        <Share aria-hidden="true" size={20} />
        Share
      </Button>
      <Button onClick={() => setChoosingCard(true)}>
        <ImageIcon aria-hidden="true" size={20} />
        Picture Card
      </Button>
      {alert !== null && <AlertDialog title="Spread the word." text={alert} onClose={() => setAlert(null)} />}
      {choosingCard && (
        <CardDialog
          card={card}
          words={`${message.text} ${message.url}`}
          onClose={() => setChoosingCard(false)}
        />
      )}
    </>
  );
}
