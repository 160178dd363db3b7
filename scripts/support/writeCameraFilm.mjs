import { writeFile } from 'node:fs/promises';

/**
 * Writes a film of four JPEG frames, all the same, which Chromium plays for a camera (`chromiumPlaying`).
 * @param {string} path ends in .mjpeg
 * @param {Buffer} frame
 */
export const writeCameraFilm = (path, frame) => writeFile(path, Buffer.concat([frame, frame, frame, frame]));
