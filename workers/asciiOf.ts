/** The bytes of a text of ASCII characters, such as the name of a chunk. */
export const asciiOf = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));
