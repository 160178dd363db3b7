import type { EnhancementResult } from './Enhancement.ts';
import { makeupElementsIn } from './makeupElementsIn.ts';
import type { ModelTask } from './modelTasks.ts';
import { readEmbedding } from './readEmbedding.ts';
import { type LabelScore, readLabels } from './readLabels.ts';
import { summarizeFilters } from './summarizeFilters.ts';

/** The answers as they came over the network; `undefined` for a call that gave none. */
export type ModelAnswers = { readonly [task in ModelTask]?: unknown };

/** Bounds of the confidence (AIX-02). */
export const leastConfidence = 0.6;
export const mostConfidence = 0.95;

/** A poor picture gives a best label below this score, or a feature vector flatter than this. */
const poorScore = 0.2;
const poorSpread = 0.01;

const maxFeatures = 10;

/**
 * What the model service's answers mean (AIX-02), or null where none of them says anything that can be read. Whatever
 * came, the result is well-formed: scores and points in their bounds, lists short, no seed touched (decision 5).
 */
export function readEnhancement(answers: ModelAnswers): EnhancementResult | null {
  const objects = readLabels(answers.objectDetection);
  const classes = readLabels(answers.imageClassification);
  const filters = readLabels(answers.filterDetection);
  const embedding = readEmbedding(answers.featureExtraction);
  if (objects.length + classes.length + filters.length === 0 && !embedding) return null;

  const filterSummary = summarizeFilters(filters);
  const best = [objects, classes].filter((labels) => labels.length > 0).map(highestScore);
  const isPoor =
    best.some((score) => score < poorScore) || (embedding !== null && embedding.spread < poorSpread);
  const makeupElements = makeupElementsIn([...objects, ...classes]);
  return {
    confidence: clamp(mean(best)),
    detectedFeatures: [...featuresOf('object', objects), ...featuresOf('class', classes)]
      .toSorted((a, b) => b.confidence - a.confidence)
      .slice(0, maxFeatures),
    makeupElements,
    imageQuality: isPoor ? 'poor' : 'good',
    suggestions: isPoor
      ? ['Face a window and hold still: the model service could hardly read this photo.']
      : [],
    aiEnhanced: true,
    filterDetected: filterSummary.aiDetected,
    filterConfidence: filterSummary.confidence,
    filterSummary,
  };
}

const highestScore = (labels: readonly LabelScore[]) => Math.max(...labels.map(({ score }) => score));
const mean = (scores: readonly number[]) =>
  scores.length === 0 ? 0 : scores.reduce((sum, score) => sum + score, 0) / scores.length;
const clamp = (confidence: number) => Math.min(mostConfidence, Math.max(leastConfidence, confidence));
const featuresOf = (type: 'object' | 'class', labels: readonly LabelScore[]) =>
  labels.map(({ label, score }) => ({ type, confidence: score, label }));
