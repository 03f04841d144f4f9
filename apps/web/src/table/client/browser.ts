/** What the client of a table takes from the browser. */
import { placed } from '../../browser/base-path.ts'
import type { Surroundings } from './surroundings.ts'

const ID_BYTES = 16

export const browser: Surroundings = {
  open: (path, { opened, heard, closed }) => {
    const socket = new WebSocket(new URL(placed(path), location.href.replace(/^http/, 'ws')))
    socket.onopen = opened
    socket.onmessage = event => {
      if (typeof event.data === 'string') heard(event.data)
    }
    socket.onclose = event => closed(event.code)
    return { send: data => socket.send(data), close: () => socket.close() }
  },
  later: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds)
    return () => clearTimeout(timer)
  },
  chance: () => Math.random(),
  // `randomUUID` is there only over TLS, and a table at home is not.
  newId: () =>
    [...crypto.getRandomValues(new Uint8Array(ID_BYTES))].map(byte => byte.toString(16).padStart(2, '0')).join(''),
}
