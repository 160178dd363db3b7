// The kinds of convolutions that our kernel tells apart. Imported by TypeScript and by AssemblyScript.

/** Each pixel by itself. */
export const pointwise = 0;
/** Each pixel by itself, behind a depthwise convolution. */
export const depthwise = 1;
/** With a window of its own. */
export const windowed = 2;
