/** A message of a browser, read by the schema of the protocol; refused in one line if it is none. */
import { BadInput, isObject } from '@umpire/engine'
import { beyond, type ClientMessage, clientMessage, LIMITS } from '@umpire/protocol'
import { Refused } from '@umpire/table'
import { checked } from '../input/checked.ts'

export function messageIn(text: string): ClientMessage {
  const expected = beyond(text, LIMITS)
  if (expected !== undefined) throw new Refused('limit', `message: expected ${expected}, got more`)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Refused('malformed', 'message: expected JSON')
  }
  try {
    return checked(clientMessage, value, 'message')
  } catch (error) {
    if (error instanceof BadInput) throw new Refused('malformed', error.message)
    throw error
  }
}

/** The id of a message that is refused, so that whoever waits for its answer gets it; nothing if it has none. */
export function idIn(text: string): string {
  if (beyond(text, LIMITS) !== undefined) return ''
  try {
    const value: unknown = JSON.parse(text)
    const id = isObject(value) ? value['id'] : undefined
    return typeof id === 'string' && id.length <= LIMITS.id ? id : ''
  } catch {
    return ''
  }
}
