import { bytesOfHex } from '../hash/bytes.ts'
import { Hmac } from '../hash/sha256.ts'
import { type FairState, isSecret } from './entry.ts'
import { FairSource, keyOf, keyOfNumber, rollParts, rollPartsSince } from './protocol.ts'

/** A log is taken up again for every command of its table, mostly with the same key: the last ones are remembered. */
const KEYS = new Map<string, Hmac>()
const MOST_KEYS = 500

const NO_VALUE = new Uint8Array(0)

function keyNow({ secret, entropy, pages }: FairState): Hmac {
  const name = `${secret} ${pages === undefined ? entropy : `${pages.key?.base} ${pages.key?.value}`}`
  const known = KEYS.get(name)
  if (known !== undefined) return known
  const key = new Hmac(keyBytes(bytesOfHex(secret), entropy, pages))
  if (KEYS.size >= MOST_KEYS) KEYS.clear()
  KEYS.set(name, key)
  return key
}

function keyBytes(secret: Uint8Array, entropy: string, pages: FairState['pages']): Uint8Array {
  if (pages === undefined) return keyOf(secret, bytesOfHex(entropy))
  // Before the first number there is nothing in the log but its commitment, and that is what is mixed.
  if (pages.key === null) return keyOfNumber(secret, bytesOfHex(entropy), NO_VALUE)
  return keyOfNumber(secret, bytesOfHex(pages.key.base), bytesOfHex(pages.key.value))
}

/** The dice of the next roll of a log in this state. */
export function sourceOf(state: FairState, purpose: string, most?: number): FairSource {
  const { pages, rolled } = state
  if (pages === undefined) return new FairSource(keyNow(state), rollParts(rolled + 1), most)
  const stream = isSecret(purpose) ? 'secret' : 'open'
  return new FairSource(keyNow(state), rollPartsSince(stream, pages[stream] + 1), most)
}
