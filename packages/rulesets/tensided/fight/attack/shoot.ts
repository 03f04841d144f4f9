/** One ranged attack with a gun: tensided.proc.shoot. */
import { QuietMemo, type Why } from '@umpire/engine'
import { roll } from '../../core/roll.ts'
import { condition } from '../../equipment/condition.ts'
import { fullAuto } from '../../equipment/full-auto.ts'
import { coverDamage } from '../../ranged/cover.ts'
import { ptm } from '../../ranged/distance/ptm.ts'
import { shot } from '../../ranged/distance/shot.ts'
import { type Gun, gunNamed } from '../../tables/weapon.ts'
import { locations } from '../../targeting/locations.ts'
import { knockFromHand } from '../defense/held-weapon.ts'
import { fired, jammed } from '../facts/arm.ts'
import { type Asking, D10, reads } from '../facts/ask.ts'
import { attacked, coverHit } from '../facts/facts.ts'
import { whereKey } from '../state/called-location.ts'
import type { Arm } from '../state/fighter.ts'
import { armAt } from '../state/fighter.ts'
import { havingNow } from '../state/now.ts'
import { type Fight, fighterAt, idAt, present, standingAt } from '../state/state.ts'
import { type Blow, hit, sideOf } from '../wound/hit.ts'
import { covered, type Fire, type Shot, shotAt } from './shot-at.ts'

type Came = { readonly came: 'hit' | 'miss' | 'gone wide' | 'jam'; readonly mos: number }

/** What one die decides: first a jam, then whether the gun can be trusted so far, then the roll itself. */
function read(fight: Fight, fire: Fire, at: Shot, d10: number, why: Why): Came {
  const fighter = fighterAt(fight, fire.by)
  const arm = armAt(fighter, fire.arm)
  if (condition({ condition: arm.condition, d10 }, why).jam === true) return { came: 'jam', mos: 0 }
  const { flaws } = havingNow(fighter, standingAt(fight, fire.by))
  if (ptm({ weapon: arm.weapon, distance: at.distance, flaws, d10 }, why).ptm_miss === true)
    return { came: 'gone wide', mos: 0 }
  const { success, mos } = roll({ d10, attribute: at.attribute, difficulty: at.difficulty }, why)
  if (!success || at.hopeless) return { came: 'miss', mos: 0 }
  // Only full auto asks by how much.
  return { came: 'hit', mos: fire.rate === 'auto' ? mos : 0 }
}

/** By the numbers of a shot and the die: nothing else decides. */
const READ = new WeakMap<Shot, Came[]>()

/** Read once for each face, where nobody listens. */
function readBy(fight: Fight, fire: Fire, at: Shot, d10: number, why: Why): Came {
  if (!why.quiet) return read(fight, fire, at, d10, why)
  const known = READ.get(at) ?? []
  if (known.length === 0) READ.set(at, known)
  const came = known[d10] ?? read(fight, fire, at, d10, why)
  known[d10] = came
  return came
}

/** What of a hit is known before its own dice fall, by the numbers of the shot and by how much it hit. */
type Struck = { readonly landed: Landed; readonly blow: Blow }
const STRUCK = new QuietMemo<Shot, Struck>()

const struckBy = (gun: Gun, arm: Arm, fire: Fire, at: Shot, mos: number, why: Why): Struck =>
  STRUCK.get(why, at, mos, () => {
    const landed = landing(gun, arm, fire, at, mos, why)
    const { neighbours: _, ...blow } = landed
    const { target, by, where } = fire
    return { landed, blow: { ...blow, target, by, where, cover_resistance: at.cover_resistance } }
  })

/** Shoots by how things stood before; the wounds are laid on as they are now. */
export function shoot(ask: Asking, before: Fight, fire: Fire): void {
  const { why } = ask
  const fighter = fighterAt(before, fire.by)
  const arm = armAt(fighter, fire.arm)
  const at = shotAt(before, fire, why)
  const { id: who } = fighter
  const target = idAt(before, fire.target)
  const { came, mos } = reads(ask, D10, { purpose: 'shoot', by: who }, d10 => readBy(before, fire, at, d10, why))
  const gun = gunNamed(arm.weapon, why)
  const struck = came === 'hit' ? struckBy(gun, arm, fire, at, mos, why) : undefined
  const landed = struck?.landed
  ask.record(
    attacked({
      who,
      target,
      with: arm.key,
      how: fire.rate === 'auto' ? 'full auto' : at.shots > 1 ? `${at.shots} shots` : 'a shot',
      hand_to_hand: false,
      where: fire.through ? 'through the cover' : whereKey(fire.where),
      difficulty: at.difficulty,
      came,
      hits: landed?.pellets ?? landed?.shots ?? 0,
    }),
  )
  if (came === 'jam') return ask.record(jammed({ who, arm: fire.arm }))
  ask.record(fired({ who, arm: fire.arm, rounds: at.shots, stream: fire.rate === 'auto' ? target : null }))
  if (struck === undefined || landed === undefined) return
  if (fire.where.kind === 'weapon') return knockFromHand(ask, fire.by, fire.target, gun.name)
  damageCover(ask, fire, at, landed)
  hit(ask, struck.blow)
  if (landed.neighbours) {
    const { neighbours: _, ...blow } = landed
    besides(ask, before, fire, blow)
  }
}

/** How many hit, and how bad that is where no die decides it. */
export interface Landed {
  readonly attack: 'ranged'
  readonly weapon: string
  readonly damage_type: Gun['damage_type']
  readonly shots: number
  readonly pellets?: number
  readonly settled: Blow['settled']
  /** Those beside the target are hit, too. */
  readonly neighbours: boolean
}

export function landing(
  gun: Gun,
  arm: Arm,
  { rate, where }: Fire,
  { shots, distance }: Shot,
  mos: number,
  why: Why,
): Landed {
  const base = { attack: 'ranged', weapon: gun.name, damage_type: gun.damage_type } as const
  const spread = { weapon: gun.name, distance, choke: arm.choke, flechettes: arm.flechettes }
  if (rate === 'auto') {
    const location =
      where.kind === 'place'
        ? locations({ location: where.location, damage_type: gun.damage_type, ...sideOf(where) }, why).severity
        : null
    const { hits = 0, pellets, severity } = fullAuto({ ...spread, shots, mos }, why)
    const neighbours = gun.pellets !== null && shot({ ...spread, shots: hits }, why).neighbours
    const settled = location === null && severity !== undefined ? { spread_severity: severity } : { full_auto: true }
    return { ...base, shots: hits, ...(pellets === undefined ? {} : { pellets }), settled, neighbours }
  }
  if (gun.pellets === null) return { ...base, shots, settled: {}, neighbours: false }
  const { pellets, severity, neighbours } = shot({ ...spread, shots }, why)
  return { ...base, shots, pellets, settled: { spread_severity: severity }, neighbours }
}
/** Whoever stands beside the target gets as many pellets, through what he is hidden behind. */
function besides(ask: Asking, before: Fight, fire: Fire, blow: Omit<Landed, 'neighbours'>): void {
  const { x, y } = standingAt(before, fire.target)
  for (let place = 0; place < before.standing.length; place++) {
    const one = standingAt(before, place)
    if (place === fire.target || place === fire.by || !present(one)) continue
    if (Math.max(Math.abs(one.x - x), Math.abs(one.y - y)) > 1) continue
    const { cover_resistance } = covered(before, { target: place, through: false }, ask.why)
    hit(ask, { ...blow, target: place, by: fire.by, where: { kind: 'any' }, cover_resistance })
  }
}

function damageCover(ask: Asking, fire: Fire, at: Shot, { weapon, shots, pellets }: Omit<Landed, 'neighbours'>): void {
  const number = standingAt(ask.state, fire.target).cover
  const stands = number === null ? undefined : ask.state.covers[number]
  if (number === null || stands === undefined || at.cover_resistance === 0) return
  const { cover_hp_before, cover_hp_after } = coverDamage(
    { cover_resistance: at.cover_resistance, weapon, ...(pellets === undefined ? { shots } : { pellets }) },
    ask.why,
  )
  // What each attack meets is the cover as it was when the step began; what they take off it adds up.
  const hp = Math.max(0, stands.hp - (cover_hp_before - cover_hp_after))
  return hp === stands.hp ? undefined : ask.record(coverHit({ cover: number, hp }))
}
