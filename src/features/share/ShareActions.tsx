import { useState } from 'react';
import ImageIcon from 'lucide-react/icons/image';
import Share from 'lucide-react/icons/share';
import { useActors } from '../../actors/ActorsContext.tsx';
import { Button } from '../../components/Button.tsx';
import type { PhotoBox } from '../../components/photoCrop.ts';
import type { AnalysisResult } from '../../domain/analysis/AnalysisResult.ts';
import type { PixelBuffer } from '../../domain/photo/PixelBuffer.ts';
import { AlertDialog } from '../../components/AlertDialog.tsx';
import { CardDialog } from './CardDialog.tsx';
import { shareMessage } from './shareMessage.ts';

interface ShareActionsProps {
  readonly result: AnalysisResult;
  /** The tagline as shown, after the visitor flipped it or not. */
  readonly tagline?: string;
  /** The photo's raster, for a picture card with the photo on it. */
  readonly photo?: PixelBuffer | null;
  /** Where its face is, in its pixels; null where none was located. */
  readonly face?: PhotoBox | null;
}

/** Tells others about the score: in words with one tap, or as a picture card (SHR-01). */
export function ShareActions({ result, tagline, photo = null, face = null }: ShareActionsProps) {
  const { share, config } = useActors();
  const [alert, setAlert] = useState<string | null>(null);
  const [choosingCard, setChoosingCard] = useState(false);
  const message = shareMessage(result.overallScore, config.siteUrl || location.origin);

  async function shareResult() {
    const outcome = await share.shareText(message);
    if (outcome === 'copied') setAlert('Results copied to clipboard!');
    if (outcome === 'failed')
      setAlert(`This browser would not copy it. Here it is:\n\n${message.text} ${message.url}`);
  }

  return (
    <>
      <Button variant="primary" onClick={() => void shareResult()}>
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
          card={tagline === undefined ? result.shareableCard : { ...result.shareableCard, tagline }}
          photo={photo}
          face={face}
          words={`${message.text} ${message.url}`}
          onClose={() => setChoosingCard(false)}
        />
      )}
    </>
  );
}
