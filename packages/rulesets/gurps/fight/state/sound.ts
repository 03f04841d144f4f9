/** What belongs together in a fight, whatever the game master changes in it. */
import { checkArm, checkFighting, checkWho, HEXES } from '@umpire/encounter'
import { BadInput } from '@umpire/engine'
import type { Fight } from './state.ts'

function checkOrder({ order, turn, roster }: Fight): void {
  const places = [...new Set(order)]
  if (places.length !== order.length || places.some(place => place >= roster.length)) {
    throw new BadInput('order', `places from 0 to ${roster.length - 1}, each once`, order)
  }
  if (turn > order.length) throw new BadInput('turn', `a place in the order, at most ${order.length}`, turn)
}

/** Throws where a fighter or thing is named that is not there. */
export function soundFight(before: Fight, after: Fight): void {
  checkFighting(HEXES, before, after, ({ standing, lying }) => [...standing, ...lying])
  checkOrder(after)
  for (const one of after.standing) {
    for (const who of [one.aim?.target, one.judo_parried, ...one.unaware, ...one.feint.map(({ by }) => by)]) {
      checkWho(after, `standing of ${one.id}`, who)
    }
    for (const arm of [one.aim?.arm, one.watch?.arm, one.loading]) checkArm(one, `standing of ${one.id}`, arm)
  }
  for (const { owner, arm } of after.lying) {
    checkWho(after, 'lying.owner', owner)
    for (const one of after.standing) if (one.id === owner) checkArm(one, 'lying.arm', arm)
  }
}
