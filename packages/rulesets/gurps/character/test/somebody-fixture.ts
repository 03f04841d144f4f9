/** Somebody plain, for tests: average in everything, with whatever a test gives him. */
import { type Character, character } from '../character.ts'

export const somebody = (parts: { readonly [field: string]: unknown } = {}): Character =>
  character.read(
    { system: 'gurps', version: 1, identity: {}, attributes: { st: 10, dx: 10, iq: 10, ht: 10 }, ...parts },
    'somebody',
  )
