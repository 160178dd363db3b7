import * as v from 'valibot';
import { type CreditPackage, starterPack } from '../domain/credits/creditPackages.ts';
import { modelTasks } from '../domain/enhancement/modelTasks.ts';
import { defaultConfig, type ModelServiceConfig, type SiteConfig } from './defaultConfig.ts';
import { withinLimit } from '../pageTimers.ts';

/** The messages are ours, because the library's own messages repeat the value, which may be a token. */
const text = v.pipe(v.string('A text is expected'), v.trim());
const nonEmpty = v.pipe(text, v.nonEmpty('It is empty'));
const webAddress = v.pipe(text, v.regex(/^(https?:\/\/[^\s]+)?$/i, 'A web address is expected'));
const reachable = v.pipe(
  text,
  v.regex(/^(https:\/\/[^\s]+|[^\s@:/]+@[^\s@]+)?$/i, 'An e-mail address or a web address is expected'),
);
/** A path on this site, or an https address, so that photos travel encrypted. On the operator's own machine http is allowed (PRV-01). */
const endpoint = v.pipe(
  nonEmpty,
  v.regex(
    /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?\/|\/)[^\s]*$/i,
    'An https address or a path is expected',
  ),
);

const topLevel = {
  siteUrl: webAddress,
  checkoutHost: nonEmpty,
  reviewWriteUrl: webAddress,
  reviewListingUrl: webAddress,
  supportAddress: reachable,
} as const;

const ofService = {
  endpoint,
  token: nonEmpty,
  objectDetection: nonEmpty,
  imageClassification: nonEmpty,
  featureExtraction: nonEmpty,
  filterDetection: nonEmpty,
} as const;

/** Credits are whole numbers, and a pack brings at least one (CRD-05). */
const packSchema = v.object({
  id: nonEmpty,
  name: nonEmpty,
  credits: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  price: v.pipe(v.number(), v.finite(), v.gtValue(0)),
  bonus: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))),
});

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Says which key is ignored, and why; never the value, which may be a token. */
export type Complain = (key: string, reason: string) => void;

function readKeys(
  given: Readonly<Record<string, unknown>>,
  schemas: Readonly<Record<string, v.GenericSchema<unknown, string>>>,
  prefix: string,
  complain: Complain,
): Record<string, string> {
  const good: Record<string, string> = {};
  for (const [key, schema] of Object.entries(schemas)) {
    if (given[key] === undefined) continue;
    const parsed = v.safeParse(schema, given[key]);
    if (parsed.success) good[key] = parsed.output;
    else complain(prefix + key, parsed.issues[0].message);
  }
  return good;
}

function readObject(given: Readonly<Record<string, unknown>>, key: string, complain: Complain) {
  const value = given[key];
  if (value === undefined || isObject(value)) return value;
  complain(key, 'An object is expected');
  return undefined;
}

/** The starter, then the operator's own packs; one that cannot be sold as it stands, or whose id is taken, is left out. */
function readPackages(given: unknown, complain: Complain): readonly CreditPackage[] {
  const packages = [starterPack];
  if (given !== undefined && !Array.isArray(given)) complain('packages', 'A list is expected');
  for (const [index, entry] of (Array.isArray(given) ? (given as unknown[]) : []).entries()) {
    const parsed = v.safeParse(packSchema, entry);
    if (!parsed.success) complain(`packages[${index}]`, 'It needs id, name, whole credits and a price');
    else if (packages.some(({ id }) => id === parsed.output.id))
      complain(`packages[${index}]`, 'Its id is taken');
    else packages.push(parsed.output);
  }
  return packages;
}

/**
 * The model service, or undefined where no photo may be sent. Without an endpoint the client asks its own provider, so an invalid endpoint
 * must not count as none: the visitors' photos would go to somebody whom the operator did not name.
 */
function readService(
  given: Readonly<Record<string, unknown>>,
  complain: Complain,
): ModelServiceConfig | undefined {
  const service: ModelServiceConfig = readKeys(given, ofService, 'modelService.', complain);
  const namesModel = modelTasks.some((task) => service[task]);
  const isMisled = !service.endpoint && (given['endpoint'] ?? '') !== '';
  if (namesModel && !isMisled) return service;
  if (Object.keys(service).length > 0)
    complain('modelService', namesModel ? 'Its endpoint is not valid' : 'It names no model');
  return undefined;
}

/** Every key is judged on its own: a bad one is named and ignored, the others stand. */
export function parseSiteConfig(given: unknown, complain: Complain): SiteConfig {
  if (!isObject(given)) {
    complain('config.json', 'An object is expected');
    return defaultConfig;
  }
  const top = readKeys(given, topLevel, '', complain);
  const links = readObject(given, 'paymentLinks', complain) ?? {};
  const linkSchemas = Object.fromEntries(Object.keys(links).map((id) => [id, webAddress]));
  const service = readService(readObject(given, 'modelService', complain) ?? {}, complain);
  return {
    ...defaultConfig,
    ...top,
    packages: readPackages(given['packages'], complain),
    paymentLinks: readKeys(links, linkSchemas, 'paymentLinks.', complain),
    ...(service && { modelService: service }),
  };
}

/**
 * How long the page waits for its configuration before it goes on without it, in milliseconds. Longer than the service worker waits for the
 * network before it answers from its cache (config/offline.ts).
 */
export const loadingLimit = 3_000;

/** Reads /config.json beside the page. Never rejects: without an answer the defaults hold, and the console says why. */
export async function loadSiteConfig(fetch: typeof globalThis.fetch): Promise<SiteConfig> {
  try {
    const given: unknown = await withinLimit(loadingLimit, async (signal) => {
      const answer = await fetch('config.json', { signal, cache: 'no-cache' });
      if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
      return answer.json();
    });
    return parseSiteConfig(given, (key, reason) => console.warn(`config.json: ${key} is ignored. ${reason}`));
  } catch (error) {
    console.warn('config.json could not be read, so the defaults hold.', error);
    return defaultConfig;
  }
}
