/** What the visitor reads about a failure, to the letter (ERR-03 to ERR-09, ANA-05, UPL-09, BTL-04). */
export const messages = {
  notEnoughCredits: 'Not enough credits for comparison',
  creditNotSpent: 'Unable to use credit. Please check your credit balance and try again.',
  noResult: 'Analysis returned no results. Please try again.',
  noMainAnalysis: 'Failed to analyze makeup. Please try with a clearer, well-lit photo.',
  invalidResult: 'Analysis produced invalid results. Please try again.',
  timeout:
    'Analysis timed out. Please try with a smaller image (under 5MB) or check your internet connection.',
  undecodable: 'Invalid or corrupted image file',
  unreadable: 'Unable to process image file',
  previewFailed: 'Unable to create image preview. Please try a different image.',
  notProcessed: 'Unable to process image. Please try a different photo with better quality.',
  notLoaded: 'Cannot load image. Please try a different photo or check the file format.',
  browser: 'Browser cannot process image. Please try refreshing the page or use a different browser.',
  tooComplex: 'Image too complex to process. Please try a simpler image or smaller file size.',
  internal: 'Internal analysis error. Please refresh the page and try again.',
  nonError: 'Unexpected error during analysis. Please try again with a clear, well-lit photo.',
  byDefault: 'Analysis failed. Please try again with a different image.',
} as const;
