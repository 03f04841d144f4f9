/** One ranged attack with a gun: tensided.proc.shoot. */
import { memoByTotal, memoLately, type Why } from '@umpire/engine'
import { roll } from '../../core/roll.ts'
import { condition } from '../../equipment/condition.ts'
import { fullAuto } from '../../equipment/full-auto.ts'
import { coverDamage } from '../../ranged/cover.ts'
import { ptm } from '../../ranged/distance/ptm.ts'
import { shot as shotRule } from '../../ranged/distance/shot.ts'
import { gunNamed } from '../../tables/weapon.ts'
import { locations } from '../../targeting/locations.ts'
import { ANY, whereKey } from '../choice/called-location.ts'
import { knockFromHand } from '../defense/held-weapon.ts'
import { fired, jammed } from '../facts/arm.ts'
import { type Asking, D10, reads } from '../facts/ask.ts'
import { attacked, coverHit } from '../facts/facts.ts'
import { armAt } from '../state/fighter.ts'
import { havingNow } from '../state/now.ts'
import { type Fight, fighterAt, idAt, present, standingAt } from '../state/state.ts'
import { type Hit, hit, sideOf } from '../wound/hit.ts'
import { covered } from './ranged-situation.ts'
import { type Fire, type Shot, shotAt } from './shot-at.ts'

/** The attack roll, as far as anything depends on it. */
type AttackRoll = {
  readonly result: 'hit' | 'miss' | 'gone wide' | 'jam'
  /** Of a hit with full auto: nothing else asks by how much. */
  readonly mos: number
}

type Volley = Hit & { readonly weapon: string; readonly shots: number }

/** What a hit brings: all that is known before its own dice fall. */
interface Impact {
  readonly hit: Volley
  /** Shots or pellets that hit. */
  readonly hits: number
  /** Those next to the target are hit, too. */
  readonly neighbours: boolean
}

/** Shoots by how things stood before; the wounds are laid on as they are now. */
export function shoot(ask: Asking, before: Fight, fire: Fire): void {
  const { by, arm, target, rate, where } = fire
  const who = idAt(before, by)
  const shot = shotAt(before, fire, ask.why)
  const { result, mos } = reads(ask, D10, { purpose: 'shoot', by: who }, toHit(ask.why, before, shot))
  const impact = result === 'hit' ? impacts(ask.why, before, shot)(mos) : null
  ask.record(attackedFact(before, shot, result, impact))
  if (result === 'jam') return ask.record(jammed({ who, arm }))
  const stream = rate === 'auto' ? idAt(before, target) : null
  ask.record(fired({ who, arm, rounds: shot.shots, stream }))
  if (impact === null) return
  if (where.kind === 'weapon') return knockFromHand(ask, by, target, armAt(fighterAt(before, by), arm).weapon)
  damageCover(ask, shot, impact.hit)
  hit(ask, impact.hit)
  if (impact.neighbours) hitNeighbours(ask, before, fire, impact.hit)
}

/** How the attack roll reads. */
const toHit = memoLately((why, fight: Fight, shot: Shot) => memoByTotal(why, d10 => readRoll(fight, shot, d10, why)))

/** What one die decides: first a jam, then whether the gun can be trusted so far, then the roll itself. */
function readRoll(fight: Fight, shot: Shot, d10: number, why: Why): AttackRoll {
  const { fire, distance, attribute, difficulty, hopeless } = shot
  const fighter = fighterAt(fight, fire.by)
  const arm = armAt(fighter, fire.arm)
  if (condition({ condition: arm.condition, d10 }, why).jam === true) return { result: 'jam', mos: 0 }
  const { flaws } = havingNow(fighter, standingAt(fight, fire.by))
  if (ptm({ weapon: arm.weapon, distance, flaws, d10 }, why).ptm_miss === true) return { result: 'gone wide', mos: 0 }
  const { success, mos } = roll({ d10, attribute, difficulty }, why)
  if (!success || hopeless) return { result: 'miss', mos: 0 }
  return { result: 'hit', mos: fire.rate === 'auto' ? mos : 0 }
}

/** What each margin of success brings. */
const impacts = memoLately((why, fight: Fight, shot: Shot) => memoByTotal(why, mos => impactOf(fight, shot, mos, why)))

/** How many hit, and how bad that is where no die decides it. */
export function impactOf(
  fight: Fight,
  { fire, shots, distance, cover_resistance }: Shot,
  mos: number,
  why: Why,
): Impact {
  const { by, target, where, rate } = fire
  const { weapon, choke, flechettes } = armAt(fighterAt(fight, by), fire.arm)
  const gun = gunNamed(weapon, why)
  const { damage_type } = gun
  const base = { attack: 'ranged', weapon: gun.name, damage_type, target, by, where, cover_resistance } as const
  const spread = { weapon: gun.name, distance, choke, flechettes }
  if (rate === 'auto') {
    const placeSeverity =
      where.kind === 'place'
        ? locations({ location: where.location, damage_type, ...sideOf(where) }, why).severity
        : null
    const { hits = 0, pellets, severity } = fullAuto({ ...spread, shots, mos }, why)
    const neighbours = gun.pellets !== null && shotRule({ ...spread, shots: hits }, why).neighbours
    const settled =
      placeSeverity === null && severity !== undefined ? { spread_severity: severity } : { full_auto: true }
    const many = pellets === undefined ? { shots: hits } : { shots: hits, pellets }
    return { hit: { ...base, ...many, settled }, hits: pellets ?? hits, neighbours }
  }
  if (gun.pellets === null) return { hit: { ...base, shots, settled: {} }, hits: shots, neighbours: false }
  const { pellets, severity, neighbours } = shotRule({ ...spread, shots }, why)
  return { hit: { ...base, shots, pellets, settled: { spread_severity: severity } }, hits: pellets, neighbours }
}

/** For the log. */
const attackedFact = (
  fight: Fight,
  { fire, shots, difficulty }: Shot,
  result: AttackRoll['result'],
  impact: Impact | null,
) =>
  attacked({
    who: idAt(fight, fire.by),
    target: idAt(fight, fire.target),
    with: armAt(fighterAt(fight, fire.by), fire.arm).key,
    how: fire.rate === 'auto' ? 'full auto' : shots > 1 ? `${shots} shots` : 'a shot',
    hand_to_hand: false,
    where: fire.through ? 'through the cover' : whereKey(fire.where),
    difficulty,
    came: result,
    hits: impact?.hits ?? 0,
  })

function damageCover(ask: Asking, { fire, cover_resistance }: Shot, { weapon, shots, pellets }: Volley): void {
  const number = standingAt(ask.state, fire.target).cover
  const stands = number === null ? undefined : ask.state.covers[number]
  if (number === null || stands === undefined || cover_resistance === 0) return
  const many = pellets === undefined ? { shots } : { pellets }
  const { cover_hp_before, cover_hp_after } = coverDamage({ cover_resistance, weapon, ...many }, ask.why)
  // What each attack meets is the cover as it was when the step began; what they take off it adds up.
  const hp = Math.max(0, stands.hp - (cover_hp_before - cover_hp_after))
  if (hp !== stands.hp) ask.record(coverHit({ cover: number, hp }))
}

/** Those next to the target get as many pellets, through what they are hidden behind. */
function hitNeighbours(ask: Asking, before: Fight, fire: Fire, pellets: Hit): void {
  const { x, y } = standingAt(before, fire.target)
  for (let place = 0; place < before.standing.length; place++) {
    const one = standingAt(before, place)
    if (place === fire.target || place === fire.by || !present(one)) continue
    if (Math.max(Math.abs(one.x - x), Math.abs(one.y - y)) > 1) continue
    const { cover_resistance } = covered(before, { target: place, through: false }, ask.why)
    hit(ask, { ...pellets, target: place, where: ANY, cover_resistance })
  }
}
