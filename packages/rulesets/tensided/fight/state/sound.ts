/** What belongs together in a fight, whatever the game master changes in it. */
import { checkArm, checkFighting, checkWho, SQUARES } from '@umpire/encounter'
import { BadInput } from '@umpire/engine'
import type { Fight } from './state.ts'

/** Throws where a fighter, thing or cover is named that is not there. */
export function soundFight(before: Fight, after: Fight): void {
  checkFighting(SQUARES, before, after, ({ standing, covers, live, lying }) => [
    ...standing,
    ...covers,
    ...live,
    ...lying,
  ])
  for (const one of after.standing) {
    const place = `standing of ${one.id}`
    const { aim, waited, stream, swung_at, dirty, unaware, blocking, cover } = one
    for (const who of [aim?.target, waited?.target, stream?.target, ...swung_at, ...dirty, ...unaware]) {
      checkWho(after, place, who)
    }
    for (const arm of [aim?.arm, stream?.arm, blocking]) checkArm(one, place, arm)
    if (cover !== null && cover >= after.covers.length) {
      throw new BadInput(`${place}: cover`, `the place of one of the ${after.covers.length} covers, from 0 on`, cover)
    }
  }
  for (const { owner, arm } of after.lying) {
    checkWho(after, 'lying.owner', owner)
    for (const one of after.standing) if (one.id === owner) checkArm(one, 'lying.arm', arm)
  }
  for (const { by, on } of after.holds) for (const who of [by, on]) checkWho(after, 'holds', who)
  for (const { by } of after.live) checkWho(after, 'live.by', by)
}
