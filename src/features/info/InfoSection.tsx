import { PrivacyNotice } from './PrivacyNotice.tsx';
import { ReviewInvitation } from './ReviewInvitation.tsx';

/** What the visitor may want to know after the verdict: what became of the photo, and where to say thank you. */
export function InfoSection() {
  return (
    <>
      <PrivacyNotice />
      <ReviewInvitation />
    </>
  );
}
