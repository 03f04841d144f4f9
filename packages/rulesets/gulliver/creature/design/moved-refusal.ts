/** A refusal told at another place: what was expected and what came stay the same. */
import { BadInput } from '@umpire/engine'

export function moved(error: BadInput, place: string): BadInput {
  const again = new BadInput(place, error.expected, undefined)
  again.message = `${place}${error.message.slice(error.place.length)}`
  return again
}
