import type { BadInput } from '@umpire/engine'

/**
 * What is wrong, for a line that says the place itself. Of a place further in, what is beyond stays.
 *
 *     withoutPlace(new BadInput('traits[0].variant', 'Handsome', 7), 'traits[0]') // variant: expected Handsome, got 7
 */
export function withoutPlace({ message }: BadInput, place: string): string {
  if (!message.startsWith(place)) return message
  const rest = message.slice(place.length)
  return /^[.:[]/.test(rest) ? rest.replace(/^\.|^: /, '') : message
}
