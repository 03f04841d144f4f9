/** The foe whom an act is about: holds and slams both look there. */
import { int } from '@umpire/engine'
import { type ActAbout, type Fight, fighterAt, present, standingAt } from '@umpire/gurps/fight-rooms'

/** Somebody by his place in the fight, as procedures are given him. */
export const placeField = int({ min: 0 })

/** Whoever is on the other side and still there, by id. */
export function foesOf(fight: Fight, place: number): readonly string[] {
  const { side } = fighterAt(fight, place)
  return fight.roster.flatMap((foe, at) => (foe.side !== side && present(standingAt(fight, at)) ? [foe.id] : []))
}

/** The place of whoever has that id, as acts name him or a mark does; none where nobody has it. */
export function placeIn({ roster }: Fight, id: unknown): number | undefined {
  const found = roster.findIndex(one => one.id === id)
  return found < 0 ? undefined : found
}

export const nameIn = ({ roster }: Fight, id: string | undefined): string =>
  roster.find(one => one.id === id)?.name ?? ''

export const foeAt = (fight: Fight, _: number, { target }: ActAbout): number | undefined => placeIn(fight, target)
