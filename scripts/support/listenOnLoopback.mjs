/** @import {AddressInfo} from 'node:net' */

/**
 * Starts a server on loopback.
 * @param {import('node:http').Server} server
 * @param {number} [port] otherwise one that is free
 * @returns {Promise<{host: string, origin: string, close: () => Promise<void>}>} `close` also ends the connections that are open
 */
export async function listenOnLoopback(server, port = 0) {
  /** @type {number} */
  const listensOn = await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(/** @type {AddressInfo} */ (server.address()).port));
  });
  const host = `127.0.0.1:${listensOn}`;
  return {
    host,
    origin: `http://${host}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
