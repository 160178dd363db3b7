/** The source of a regular expression that matches these words and no others. */
export const literally = (words) => words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
