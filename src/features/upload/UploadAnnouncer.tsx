import { uploadProgress } from '../../../machines/uploadProgress.ts';
import { LiveRegion } from '../../components/LiveRegion.tsx';
import { bandNames } from '../../components/bandNames.ts';
import { scoreBand } from '../../domain/analysis/scoreBand.ts';
import { basisLabels } from '../../domain/content/basisLabels.ts';
import { stageOf, type UploadSnapshot } from './uploadSnapshot.ts';

/** Tells screen readers how far the photo is. */
export function UploadAnnouncer({ snapshot }: { readonly snapshot: UploadSnapshot }) {
  return <LiveRegion>{announcement(snapshot)}</LiveRegion>;
}

function announcement(snapshot: UploadSnapshot): string {
  const { chosen, failure, result } = snapshot.context;
  const progress = uploadProgress(snapshot);
  switch (stageOf(snapshot)) {
    case 'uploading':
      return 'Checking your photo.';
    case 'analyzing':
      if (progress.feedback === 'running') return 'Makeup analysis done. Generating feedback.';
      if (progress.makeupAnalysis === 'running')
        return `${progress.faceDetection === 'done' ? 'Face detection done. ' : ''}Makeup analysis under way.`;
      // Why it has not begun, the notice that asks the visitor says.
      return progress.faceDetection === 'running' ? 'Analyzing. Face detection under way.' : '';
    case 'complete': {
      if (!result) return '';
      const { overallScore: score, measurement } = result;
      const basis = basisLabels[measurement.basis];
      return `${basis ? `${basis}. ` : ''}Your makeup scores ${score} out of 100: ${bandNames[scoreBand(score)]}.`;
    }
    case 'idle':
      // An error box announces itself.
      return chosen.photo && !failure ? 'Your photo is ready.' : '';
  }
}
