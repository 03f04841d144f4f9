/** Something goes off in a story: concussion first, then splinters, for everybody and everything near. */
import { flag, num, oneOf, optional, or, ownValue, procedure, text } from '@umpire/engine'
import type { DiceAdds } from '../../dice/dice-adds.ts'
import { damageDice } from '../../dice/thrown-dice.ts'
import { type Blast, readBlast } from '../../explosion/blast.ts'
import { explosionDr, explosion as plainBlast, shapedCharge } from '../../explosion/blow.ts'
import { charges, concussion } from '../../explosion/concussion.ts'
import { fragmentDamage, fragmentRange, fragmentRoll } from '../../explosion/fragments.ts'
import { type Asking, isAlive } from '../body/common.ts'
import { hurt } from '../body/harm.ts'
import { beganToBleed } from '../facts/consequence-facts.ts'
import { NAME, THREE_DICE } from '../facts/fields.ts'
import { burst, struckBy } from '../facts/gunnery-facts.ts'
import { vehicleHurt } from '../facts/vehicle-facts.ts'
import { armorAt, toughnessOf, vitalsOf } from '../person/vitals.ts'
import { CENTER, distance, NEAR, type Near, type Point } from './near.ts'

export interface Bursting {
  readonly what: string
  readonly blast: Blast
  readonly near: readonly Near[]
  readonly at: Point
  readonly in_the_air: boolean
}

/** Of each: what it wears or is made of. */
interface Target extends Near {
  readonly away: number
  readonly kind: 'human' | 'vehicle'
  readonly dr: number
  readonly toughness: number
}

function targetOf(ask: Asking, one: Near, at: Point): Target {
  const away = one.contact ? 0 : distance(one, at)
  const told = ownValue(ask.state.vehicles, one.name)
  if (told !== undefined) return { ...one, away, kind: 'vehicle', dr: told.dr, toughness: 0 }
  const { person } = vitalsOf(ask.state, one.name, ask.why)
  return { ...one, away, kind: 'human', dr: armorAt(person, 'body'), toughness: toughnessOf(person, ask.why) }
}

/** Rolled once for the whole blast. */
export function goOff(ask: Asking, x: Bursting, told?: number): number {
  const by = x.what
  const rolled = told ?? ask.roll(damageDice(x.blast.concussion), { purpose: 'concussion', by })
  ask.record(burst({ what: x.what, concussion: Math.max(0, rolled), in_the_air: x.in_the_air }))
  for (const one of x.near) {
    const target = targetOf(ask, one, x.at)
    shock(ask, x, target, rolled)
    if (x.blast.fragments !== null) splinters(ask, x, target, x.blast.fragments)
  }
  return rolled
}

function shock(ask: Asking, { blast }: Bursting, target: Target, rolled: number): void {
  const { why } = ask
  const { contact, away, dr, toughness } = target
  const living = target.kind === 'human'
  // At its very point it is a blow like any other, which nobody dodges.
  const basic =
    away === 0
      ? plainBlast({ rolled, contact, living, dr: 0 }, why).basic
      : concussion({ damage: blast, rolled, distance_yards: away, contact, living }, why)
  if (basic <= 0) return
  const worn = { dr: 0, armor_dr: dr, toughness_dr: toughness, natural_dr: null, location: 'torso' }
  const blow = { basic, target: target.kind, ...worn, direct_hit: contact }
  const came =
    blast.divisor === 1 ? explosionDr({ ...blow, divisor: 1 }, why) : shapedCharge({ ...blow, damage: blast }, why)
  harmed(ask, target, 'concussion', { basic, dr: came.effective_dr, injury: came.penetrating }, false)
}

function splinters(ask: Asking, x: Bursting, target: Target, dice: DiceAdds): void {
  const { why } = ask
  const { reach_yards } = fragmentRange({ damage: x.blast }, why)
  const seen = {
    distance_yards: target.away,
    reach_yards,
    target_is: target.target_is,
    circumstances: [],
    air_burst: x.in_the_air,
    overhead_cover: target.overhead_cover,
  }
  const due = fragmentRoll(seen, why)
  if (due.hit_on === 'none') return
  const about = { purpose: `splinters at ${target.name}`.slice(0, 200), by: x.what }
  const hits = due.hit || ask.read(THREE_DICE, about, roll => fragmentRoll({ ...seen, roll }, why).hit)
  if (!hits) return
  const rolled = ask.roll(damageDice(dice), { ...about, purpose: 'splinter damage' })
  const { contact, dr, toughness } = target
  const resists = { armor_dr: dr, toughness_dr: toughness, natural_dr: null, location: 'torso' }
  const plain = { dr: 0, divisor: 1, squared: false, bypass: 0, cap: null }
  const living = target.kind === 'human'
  const came = fragmentDamage({ rolled, contact, living, ...resists, ...plain }, why)
  const injury = living ? came.injury : came.penetrating
  harmed(ask, target, 'fragment', { basic: came.basic, dr: came.effective_dr, injury }, came.bleeds)
}

interface Harm {
  readonly basic: number
  readonly dr: number
  readonly injury: number
}

/** A wound of its own, of somebody or of a vehicle. */
export function harmed(
  ask: Asking,
  { name, kind }: Pick<Target, 'name' | 'kind'>,
  what: 'concussion' | 'fragment' | 'bullet',
  { basic, dr, injury }: Harm,
  bleeds: boolean,
): void {
  if (kind === 'vehicle') return ask.record(vehicleHurt({ vehicle: name, by: what, basic, penetrating: injury }))
  if (!isAlive(ask.state, name)) return
  ask.record(struckBy({ who: name, what, basic, dr, injury }))
  hurt(ask, name, injury, what)
  if (bleeds && injury > 0 && isAlive(ask.state, name)) ask.record(beganToBleed({ who: name }))
}

const CHARGES = ['hand-grenade', 'tnt'] as const

export const explosion = procedure(
  {
    id: 'gurps.procedure.explosion',
    title: 'An explosion',
    given: {
      what: or(NAME, 'an explosion'),
      /** Such as 2d [3d] or 6dx2 (10); or a charge. */
      damage: optional(text(60)),
      charge: or(oneOf(...CHARGES), 'tnt'),
      tnt_lb: or(num({ min: 0, max: 50_000 }), 1),
      in_the_air: or(flag(), false),
      near: NEAR,
    },
  },
  (ask: Asking, x): { readonly concussion: number } => {
    const written = x.damage ?? charges({ charge: x.charge, tnt_lb: x.tnt_lb }, ask.why)
    const { what, near, in_the_air } = x
    const rolled = goOff(ask, { what, blast: readBlast(written, 'damage'), near, at: CENTER, in_the_air })
    return { concussion: rolled }
  },
)
