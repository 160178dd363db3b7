import { useSelector } from '@xstate/react';
import { AnalyticsDoor } from '../features/admin/AnalyticsDoor.tsx';
import { AnalyzingCard } from '../features/analyzing/AnalyzingCard.tsx';
import { BattleDoor } from '../features/battle/BattleDoor.tsx';
import { openBattle } from '../features/battle/openBattle.ts';
import { SelfieButton } from '../features/camera/SelfieButton.tsx';
import { usePastedPhoto } from '../features/camera/usePastedPhoto.ts';
import { ConsentDoor } from '../features/consent/ConsentDoor.tsx';
import { CreditsBar } from '../features/credits/CreditsBar.tsx';
import { CreditsPanel } from '../features/credits/CreditsPanel.tsx';
import { PageHeader } from '../features/header/PageHeader.tsx';
import { AiReadyBanner } from '../features/hero/AiReadyBanner.tsx';
import { Footer } from '../features/info/Footer.tsx';
import { InfoSection } from '../features/info/InfoSection.tsx';
import { PaymentAlert } from '../features/payment/PaymentAlert.tsx';
import { PaymentBanner } from '../features/payment/PaymentBanner.tsx';
import { NoCreditsPopup } from '../features/purchase/NoCreditsPopup.tsx';
import { PurchaseDoor } from '../features/purchase/PurchaseDoor.tsx';
import { ShareActions } from '../features/share/ShareActions.tsx';
import { AnalyzeButton } from '../features/upload/AnalyzeButton.tsx';
import { UploadArea } from '../features/upload/UploadArea.tsx';
import { isCoverEmpty, stageOf } from '../features/upload/uploadSnapshot.ts';
import { useUploadSnapshot } from '../features/upload/useUploadSnapshot.ts';
import { useActors } from './ActorsContext.tsx';
import styles from './App.module.css';
import { issueOfMonth } from './issueOfMonth.ts';
import { ResultStage } from './ResultStage.tsx';
import { useResultView } from './useResultView.ts';

/**
 * The page, top to bottom (PG-01). The full masthead and the credits bar belong to the empty cover; once a photo or
 * an error takes the stage a slim bar stands in for both, and the credits bar waits below.
 */
export function App() {
  const { upload, credits, today } = useActors();
  const snapshot = useUploadSnapshot(upload);
  const isPaidUser = useSelector(credits, ({ context }) => context.record.paidCredits > 0);
  const stage = stageOf(snapshot);
  const coverEmpty = isCoverEmpty(snapshot);
  const { photo, previewUrl, location, result, failure } = snapshot.context;
  const stageTaken = !coverEmpty || failure !== null;
  const resultView = useResultView(!coverEmpty);
  const issue = issueOfMonth(today());
  const analyzing = (
    <AnalyzingCard
      context={snapshot.context}
      button={<AnalyzeButton disabled busy />}
      onCancel={snapshot.can({ type: 'cancel' }) ? () => upload.send({ type: 'cancel' }) : undefined}
    />
  );
  const choose = (file: File) => upload.send({ type: 'photo.choose', file });
  usePastedPhoto(choose, stage === 'idle' || stage === 'uploading');

  return (
    <>
      <PageHeader compact={stageTaken} />
      {!stageTaken && <CreditsBar />}
      <main className={styles['main']}>
        <PaymentBanner />
        <UploadArea
          upload={upload}
          snapshot={snapshot}
          issue={issue}
          hero={<AiReadyBanner />}
          onCompare={openBattle}
          renderCamera={(onPhoto) => <SelfieButton onPhoto={onPhoto} disabled={stage === 'uploading'} />}
          analyzing={analyzing}
          result={
            result &&
            photo &&
            previewUrl && (
              <ResultStage
                view={resultView}
                meanwhile={analyzing}
                result={result}
                photo={{
                  url: previewUrl,
                  size: photo.raster,
                  face: location?.kind === 'found' ? location.face : null,
                }}
                issue={issue}
                isPaidUser={isPaidUser}
                renderSharing={(tagline) => (
                  <ShareActions
                    result={result}
                    tagline={tagline}
                    photo={photo.raster}
                    face={location?.kind === 'found' ? location.face.box : null}
                  />
                )}
                onAgain={() => upload.send({ type: 'reset' })}
              />
            )
          }
        />
        {stageTaken && <CreditsBar />}
        <CreditsPanel />
        <AnalyticsDoor />
        <InfoSection />
      </main>
      <Footer />
      <PaymentAlert />
      <PurchaseDoor />
      <NoCreditsPopup />
      <BattleDoor />
      <ConsentDoor />
    </>
  );
}
