/** The folder of the built product; DIST names another build. */
export const dist = process.env['DIST'] ?? 'dist';
