/** What goes off, and whom it finds: the first step of a round. */
import { dice } from '@umpire/dice'
import { explosives } from '../../equipment/explosives.ts'
import { HP_EACH } from '../../ranged/cover.ts'
import { explosiveNamed } from '../../tables/weapon.ts'
import { ANY } from '../choice/called-location.ts'
import { wentOff } from '../facts/arm.ts'
import { type Asking, reads } from '../facts/ask.ts'
import { metresBetween, squareAt } from '../ground/ground.ts'
import { idAt, present, standingAt } from '../state/state.ts'
import { hit } from '../wound/hit.ts'

export function detonations(ask: Asking): void {
  const due = ask.state.live.filter(({ goes_off }) => goes_off <= ask.state.round)
  for (const { weapon, by, x, y } of due) {
    ask.record(wentOff({ weapon, by, x, y }))
    for (let place = 0; place < ask.state.standing.length; place++) {
      if (present(standingAt(ask.state, place)))
        blown(ask, place, weapon, metresBetween({ x, y }, squareAt(ask.state, place)))
    }
  }
}

/** What each gets of it: his own throw of fragments, or the blast. Whoever is behind cover has that between. */
function blown(ask: Asking, target: number, weapon: string, distance: number): void {
  const charge = explosiveNamed(weapon, ask.why)
  const given = { weapon, distance }
  if (distance > charge.threat_radius) return
  const number = standingAt(ask.state, target).cover
  const cover_resistance = number === null ? 0 : (ask.state.covers[number]?.hp ?? 0) / HP_EACH
  const blow = {
    target,
    attack: 'ranged',
    damage_type: charge.damage_type,
    where: ANY,
    settled: { explosive: true },
    cover_resistance,
  } as const
  if (charge.fragments === null) {
    const { raw_damage } = explosives(given, ask.why)
    hit(ask, { ...blow, raw_damage })
    return
  }
  const about = { purpose: 'fragments', by: idAt(ask.state, target) }
  const fragments = reads(
    ask,
    dice(charge.fragments),
    about,
    fragments_rolled => explosives({ ...given, fragments_rolled }, ask.why).fragments,
  )
  if (fragments > 0) hit(ask, { ...blow, weapon, fragments })
}
