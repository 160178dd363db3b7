import { PrivacyNotice } from './PrivacyNotice.tsx';
import { ReviewInvitation } from './ReviewInvitation.tsx';

/** What the visitor may want to know after the verdict: what happened to the photo, and where to write a review. */
export function InfoSection() {
  return (
    <>
      <PrivacyNotice />
      <ReviewInvitation />
    </>
  );
}
