/** Throwing an object. */
import { flag, int, list, nullable, num, oneOf, or, procedure, type ValuesOf } from '@umpire/engine'
import { bodyDr } from '../../advantage/toughness.ts'
import { minimumDamage } from '../../damage/damage.ts'
import { readDiceAdds } from '../../dice/dice-adds.ts'
import { thrown } from '../../dice/thrown.ts'
import { pickUp } from '../../feat/lifting.ts'
import { throwDamage, throwDistance, throwLimit } from '../../feat/throwing.ts'
import { speedRange } from '../../ranged/modifier/speed-range.ts'
import { effectiveSkill } from '../../roll/modifiers.ts'
import { success } from '../../roll/success.ts'
import { type Asking, isAlive, mustBeUp, TAKES_TIME } from '../body/common.ts'
import { hurt } from '../body/harm.ts'
import { advance } from '../body/time.ts'
import { threw } from '../facts/feat-facts.ts'
import { NAME, THREE_DICE, WHO } from '../facts/fields.ts'
import { type Refused, refused } from '../facts/refused.ts'
import { armorAt, bodyIn, levelOf, vitalsOf } from '../person/vitals.ts'

const THROW = {
  ...WHO,
  what: or(NAME, 'something'),
  weight_lb: num({ min: 0.01, max: 100_000 }),
  yards: num({ min: 0, max: 10_000 }),
  /** One target, or a general area. */
  aim_at: or(oneOf('target', 'area'), 'target'),
  /** Whoever is meant: somebody of this story, who is hurt by it, or anybody. */
  target: or(nullable(NAME), null),
  /** Of whoever is hit; what he wears on the body, if nothing is said. */
  dr: or(nullable(int({ min: 0, max: 10_000 })), null),
  modifiers: or(list(int({ min: -100, max: 100 }), 50), []),
  /** It is in hand already. */
  in_hand: or(flag(), false),
  /** It breaks as it strikes: it takes as much itself. */
  fragile: or(flag(), false),
  takes_time: TAKES_TIME,
}
type Throw = ValuesOf<typeof THROW>
type Threw = Refused | { readonly allowed: true; readonly hit: boolean; readonly injury: number }

export const throwObject = procedure(
  { id: 'gurps.procedure.throw', title: 'Throwing an object', given: THROW },
  (ask: Asking, x): Threw => {
    const { why } = ask
    const { who, weight_lb } = x
    mustBeUp(ask.state, who)
    const { person, current_st: st } = vitalsOf(ask.state, who, why)
    const throwing = levelOf(person, 'Throwing', why)
    const learned = throwing === undefined ? {} : { throwing }
    const body = bodyIn(person, why)
    const { allowed, skill = 0 } = throwLimit(
      { st, weight_lb, dx: person.attributes.dx, aim_at: x.aim_at, ...learned, ...body },
      why,
    )
    if (allowed === false) return refused(throwLimit, `${weight_lb} pounds are too much for ${who}`)
    const { yards } = throwDistance({ st, weight_lb, ...learned, ...body }, why)
    if (x.yards > yards) return refused(throwDistance, `it flies ${yards} yards at most`)
    if (!x.in_hand && x.takes_time) advance(ask, pickUp({ st, weight_lb }, why))
    const range = speedRange({ range_yards: x.yards, target: 'human' }, why)
    const { effective, may_roll } = effectiveSkill(
      { basic: skill, modifiers: [range, ...x.modifiers], roll_kind: 'voluntary' },
      why,
    )
    if (!may_roll) return refused(effectiveSkill, `the effective score of ${effective} is under 3`)
    const hit = ask.read(
      THREE_DICE,
      { purpose: `throwing ${x.what}`, by: who },
      roll => success({ effective, roll }, why).success,
    )
    const damage = throwDamage({ st, weight_lb }, why)
    const injury = hit && damage !== 'none' ? strike(ask, x, damage) : 0
    ask.record(threw({ who, what: x.what, target: x.target ?? '', yards: x.yards, effective, hit, damage, injury }))
    if (x.target !== null && isAlive(ask.state, x.target)) hurt(ask, x.target, injury, x.what)
    if (hit && x.fragile && damage !== 'none') breakIt(ask, x, damage)
    return { allowed: true, hit, injury }
  },
)

/** What the dice leave, armour and flesh taken off. */
function strike(ask: Asking, x: Throw, damage: string): number {
  const { why } = ask
  const struck = x.target === null ? null : vitalsOf(ask.state, x.target, why).person
  const dr =
    (x.dr ?? (struck === null ? 0 : armorAt(struck, 'body'))) + (struck === null ? 0 : bodyDr(struck.traits, why))
  return ask.read(thrown(readDiceAdds(damage, 'damage')), { purpose: `damage of ${x.what}`, by: x.who }, total => {
    const dice = { dice: 0, adds: total, times: 1 }
    return minimumDamage({ type: 'crushing', damage: dice, dice: [], dr }, why).injury
  })
}

/** Rolled apart from what it did to the target. */
function breakIt(ask: Asking, { who, what }: Throw, damage: string): void {
  const points = ask.roll(thrown(readDiceAdds(damage, 'damage')), { purpose: `damage to ${what}`, by: who })
  ask.note({ text: `${what} takes ${Math.max(0, points)} points itself.`, rule: throwDamage.id })
}
