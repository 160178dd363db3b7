/** Said of a photo in which no face could be looked for, before a credit is spent (FAC-10). */
export const roughWords =
  'No face finder this time. We can rate the whole photo instead, but only approximately.';
