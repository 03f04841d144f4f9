/** What belongs together in an encounter, whatever the referee changes in it. */
import { BadInput } from '@umpire/engine'
import type { Encounter } from './state.ts'

interface Placed {
  readonly id: string
  readonly weapons: readonly unknown[]
}

const placesOf = (all: readonly Placed[]): string =>
  all.map(({ id, weapons }) => `${id} (${weapons.length})`).join(', ')

function checkSame(place: string, before: string, after: string): void {
  if (before !== after) throw new BadInput(place, `as many as there are, each in the same place: ${before}`, after)
}

function checkWho({ roster }: Encounter, place: string, who: string): void {
  if (roster.some(({ id }) => id === who)) return
  throw new BadInput(place, `one of ${roster.map(({ id }) => id).join(', ')}`, who)
}

/** Throws where somebody or a weapon is named that is not there. */
export function soundEncounter(before: Encounter, after: Encounter): void {
  checkSame('roster', placesOf(before.roster), placesOf(after.roster))
  checkSame('standing', placesOf(before.standing), placesOf(after.standing))
  checkSame('parties', String(before.parties.length), String(after.parties.length))
  for (const { id, hand, misaligned, weapons } of after.standing) {
    for (const place of [...(hand === null ? [] : [hand]), ...misaligned]) {
      if (place < weapons.length) continue
      throw new BadInput(`standing of ${id}`, `the place of one of the ${weapons.length} weapons, from 0 on`, place)
    }
  }
  for (const who of after.contacts.flat()) checkWho(after, 'contacts', who)
  for (const { owner, beside } of after.lying) for (const who of [owner, beside]) checkWho(after, 'lying', who)
}
