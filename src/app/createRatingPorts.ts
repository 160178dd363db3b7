import type { RatingPorts } from '../../machines/ports.ts';
import type { AppActors } from '../actors/AppActors.ts';
import type { BillingPorts } from '../adapters/createBillingPorts.ts';
import { createJudgePorts } from '../adapters/createJudgePorts.ts';
import { createVerdictMemory } from '../adapters/createVerdictMemory.ts';
import type { SiteConfig } from '../adapters/defaultConfig.ts';
import type { Workers } from '../adapters/workers/createWorkers.ts';
import { fetchedModelService } from './fetchedModelService.ts';
import { fetchedStages } from './fetchedStages.ts';

interface Setting {
  readonly config: SiteConfig;
  readonly billing: BillingPorts;
  readonly consent: AppActors['consent'];
  readonly workers: Workers;
}

/** The ports of the charts of a rating and of a battle: to the workers, the credits, the judge, the model service and the kept verdict. */
export const createRatingPorts = ({ config, billing, consent, workers }: Setting): RatingPorts => ({
  photo: workers.photo,
  letGo: workers.letGo,
  heic: workers.heic,
  locate: workers.faces.locate,
  enhance: fetchedModelService(consent, {
    settings: config.modelService,
    encode: (signal, photo) => workers.photo.encode(signal, photo.raster),
    page: document.baseURI,
  }),
  ...billing.credits,
  ...createJudgePorts({
    today: () => billing.clock.today(),
    siteAddress: () => config.siteUrl || location.host,
    prepareCharge: billing.prepare,
  }),
  ...createVerdictMemory(window),
  loadView: fetchedStages.result.load,
  comparisonFailed: (failure) => console.info('The comparison failed:', failure),
});
