import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** Connection to a browser that sends and receives JSON. */
export interface JsonSocket {
  send: (message: object) => void;
  close: () => void;
}

const magic = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const textFrame = 1;
const closeFrame = 8;
const pingFrame = 9;
const pongFrame = 10;

/** Accepts an upgrade to a WebSocket (RFC 6455) with the browser's protocol, and calls `onMessage` for each of its messages. */
export function acceptWebSocket(
  { headers }: IncomingMessage,
  socket: Duplex,
  onMessage: (message: unknown, socket: JsonSocket) => void,
): void {
  const key = String(headers['sec-websocket-key']);
  const accepted = createHash('sha1')
    .update(key + magic)
    .digest('base64');
  socket.write(
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
      `Sec-WebSocket-Accept: ${accepted}\r\n` +
      `Sec-WebSocket-Protocol: ${headers['sec-websocket-protocol'] ?? ''}\r\n\r\n`,
  );
  const json: JsonSocket = {
    send: (message) => socket.write(frameOf(textFrame, Buffer.from(JSON.stringify(message)))),
    close: () => socket.destroy(),
  };
  let received = Buffer.alloc(0);
  socket.on('error', () => undefined);
  socket.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data]);
    for (let frame = firstFrame(received); frame; frame = firstFrame(received)) {
      received = received.subarray(frame.length);
      if (frame.kind === textFrame) onMessage(JSON.parse(frame.content.toString()), json);
      if (frame.kind === pingFrame) socket.write(frameOf(pongFrame, frame.content));
      if (frame.kind === closeFrame) socket.end(frameOf(closeFrame, frame.content));
    }
  });
}

/** Frame of a server: whole and not masked. */
function frameOf(kind: number, content: Buffer): Buffer {
  const length = Buffer.alloc(content.length < 126 ? 1 : 3);
  if (content.length < 126) length.writeUInt8(content.length);
  else {
    length.writeUInt8(126);
    length.writeUInt16BE(content.length, 1);
  }
  return Buffer.concat([Buffer.from([128 + kind]), length, content]);
}

/** Reads the first frame of a browser, which are masked; undefined if it is not complete. Messages here are below 64 KB. */
function firstFrame(data: Buffer): { kind: number; content: Buffer; length: number } | undefined {
  if (data.length < 2) return undefined;
  const short = data.readUInt8(1) % 128;
  const maskAt = short === 126 ? 4 : 2;
  if (data.length < maskAt + 4) return undefined;
  const size = short === 126 ? data.readUInt16BE(2) : short;
  const length = maskAt + 4 + size;
  if (data.length < length) return undefined;
  const mask = data.subarray(maskAt, maskAt + 4);
  const content = data
    .subarray(maskAt + 4, length)
    .map((byte, at) => byte ^ (mask[at % 4] ?? 0)) as Buffer;
  return { kind: data.readUInt8(0) % 16, content: Buffer.from(content), length };
}
