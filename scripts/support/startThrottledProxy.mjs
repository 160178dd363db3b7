import { connect, createServer } from 'node:net';

const packetBytes = 16 * 1024;

/**
 * Starts a proxy that makes a server on loopback look far away: all its answers share `bytesPerSecond`, and each request arrives
 * `roundTripMs` later. Unlike the browser's own emulation it slows what workers fetch as well.
 * @param {string} origin of the server
 * @param {{bytesPerSecond: number, roundTripMs: number}} connection
 * @returns {Promise<{origin: string, busyMs: () => number, close: () => Promise<void>}>} the address to go to instead, and
 *   for how long the connection has carried something so far
 */
export async function startThrottledProxy(origin, { bytesPerSecond, roundTripMs }) {
  const { hostname, port } = new URL(origin);
  const sockets = new Set();
  let freeAt = 0;
  let busy = 0;

  const send = (socket, bytes) => {
    const now = performance.now();
    const takes = (bytes.length / bytesPerSecond) * 1000;
    freeAt = Math.max(now, freeAt) + takes;
    busy += takes;
    setTimeout(() => socket.writable && socket.write(bytes), freeAt - now);
  };
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    client.on('close', () => upstream.destroy());
    // The server is done as soon as it has handed over its answer, which may then still be on its way.
    upstream.on('close', () => setTimeout(() => client.end(), Math.max(0, freeAt - performance.now())));
    // To open the connection takes a round trip of its own.
    const openAt = performance.now() + roundTripMs;
    client.on('data', (bytes) =>
      setTimeout(
        () => upstream.writable && upstream.write(bytes),
        Math.max(0, openAt - performance.now()) + roundTripMs,
      ),
    );
    upstream.on('data', (bytes) => {
      for (let from = 0; from < bytes.length; from += packetBytes)
        send(client, bytes.subarray(from, from + packetBytes));
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    busyMs: () => busy,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
