import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { AnalyticsSection } from '../features/admin/AnalyticsSection.tsx';
import { SelfieButton } from '../features/camera/SelfieButton.tsx';
import { SelfieCamera } from '../features/camera/SelfieCamera.tsx';
import { usePastedPhoto } from '../features/camera/usePastedPhoto.ts';
import { ConsentDialogOutlet } from '../features/consent/ConsentDialogOutlet.tsx';
import { CreditsBar } from '../features/credits/CreditsBar.tsx';
import { CreditsPanel } from '../features/credits/CreditsPanel.tsx';
import { PageHeader } from '../features/header/PageHeader.tsx';
import { AiReadyBanner } from '../features/hero/AiReadyBanner.tsx';
import { Footer } from '../features/info/Footer.tsx';
import { InfoSection } from '../features/info/InfoSection.tsx';
import { PaymentAlert } from '../features/payment/PaymentAlert.tsx';
import { PaymentBanner } from '../features/payment/PaymentBanner.tsx';
import { NoCreditsPopupOutlet } from '../features/purchase/NoCreditsPopupOutlet.tsx';
import { purchaseDialog } from '../features/purchase/purchaseDialog.ts';
import { UploadArea } from '../features/upload/UploadArea.tsx';
import { isCoverEmpty, stageOf } from '../features/upload/uploadSnapshot.ts';
import { useNextPhoto } from '../features/upload/useNextPhoto.ts';
import { useUploadSnapshot } from '../features/upload/useUploadSnapshot.ts';
import { joinClasses } from '../components/joinClasses.ts';
import { LazyDialogOutlet } from '../components/LazyDialogOutlet.tsx';
import { useActors } from '../actors/ActorsContext.tsx';
import { nextTask } from '../adapters/nextTask.ts';
import { isPaidUser } from '../domain/credits/creditsLeft.ts';
import styles from './App.module.css';
import { battleDialog } from './battleDialog.ts';
import { fetchedStages } from './fetchedStages.ts';
import { issueOfMonth } from './issueOfMonth.ts';
import { receiptDialog } from './receiptDialog.ts';
import { useSharedPhoto } from './useSharedPhoto.ts';

/*
 * The parts of the page that do not read the photo's chart. React does not render an element again that is the same as before, and the
 * chart changes a dozen times a photo.
 */
const header = <PageHeader compact={false} />;
const slimHeader = <PageHeader compact />;
const banner = <PaymentBanner />;
const creditsBar = <CreditsBar onBuy={purchaseDialog.open} />;
const sections = (
  <>
    <CreditsPanel onUnlinked={purchaseDialog.open} />
    <AnalyticsSection />
    <InfoSection />
  </>
);
const footer = (
  <>
    <Footer />
    <PaymentAlert onReceipt={receiptDialog.open} />
  </>
);
const dialogs = (
  <>
    <LazyDialogOutlet dialog={purchaseDialog} />
    <NoCreditsPopupOutlet />
    <LazyDialogOutlet dialog={receiptDialog} />
    <LazyDialogOutlet dialog={battleDialog} />
    <ConsentDialogOutlet />
  </>
);

/**
 * The page, top to bottom (PG-01). The full masthead and the credits bar belong to the empty cover; once a photo or
 * an error is shown, a slim bar replaces both, and the credits bar moves below.
 */
export function App() {
  const { running, upload, credits, today, faces } = useActors();
  const snapshot = useUploadSnapshot(upload);
  const paid = useSelector(credits, ({ context }) => isPaidUser(context.record));
  const stage = stageOf(snapshot);
  const coverEmpty = isCoverEmpty(snapshot);
  const { chosen, result, failure } = snapshot.context;
  const stageTaken = !coverEmpty || failure !== null;
  const issue = issueOfMonth(today());
  const photoStages = fetchedStages.photo.loaded;
  const resultStage = fetchedStages.result.loaded;
  const next = useNextPhoto(upload);
  const cameraApp = useRef<HTMLInputElement>(null);
  /** Starts the rating in a new task: copying the photo into a message takes milliseconds, which would make the task of the press longer. */
  const analyze = () => void nextTask().then(() => upload.send({ type: 'analyze' }));
  usePastedPhoto(next.take);
  // A paid verdict that is being recalled comes first (RES-06). The photo then waits, like one that is pasted while a verdict is shown.
  const recalling = useSelector(upload, (state) => state.matches('recalling'));
  useSharedPhoto(running && !recalling, next.take);

  return (
    <>
      {stageTaken ? slimHeader : header}
      {!stageTaken && creditsBar}
      <main className={joinClasses(styles['main'], stageTaken && styles['taken'])}>
        {banner}
        <UploadArea
          upload={upload}
          snapshot={snapshot}
          next={next}
          issue={issue}
          hero={<AiReadyBanner />}
          onAnalyze={analyze}
          onCompare={battleDialog.open}
          camera={<SelfieButton app={cameraApp} disabled={stage === 'uploading'} onReach={faces.prepare} />}
          Ready={photoStages?.PhotoReady}
          analyzing={photoStages && <photoStages.AnalyzingStage upload={upload} snapshot={snapshot} />}
          result={
            result &&
            resultStage && (
              <resultStage.SharedResult
                result={result}
                chosen={chosen}
                issue={issue}
                isPaidUser={paid}
                onAgain={() => upload.send({ type: 'reset' })}
              />
            )
          }
        />
        {stageTaken && creditsBar}
        {sections}
      </main>
      {footer}
      {/* Outside of the upload area, which has exactly one file input in every stage. */}
      <SelfieCamera app={cameraApp} onPhoto={next.take} />
      {/* A dialog that is asked for earlier opens once the charts run. */}
      {running && dialogs}
    </>
  );
}
