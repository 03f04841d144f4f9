/** Falling, and what falls on somebody. */
import { dice } from '@umpire/dice'
import { flag, int, nullable, num, oneOf, or, procedure, text } from '@umpire/engine'
import { isUp } from '../../condition/condition.ts'
import { readDiceAdds } from '../../dice/dice-adds.ts'
import { falling, fallingObject } from '../../hazard/falling.ts'
import { success } from '../../roll/success.ts'
import type { Asking } from '../body/common.ts'
import { hurt } from '../body/harm.ts'
import { fell, wasStruck } from '../facts/feat-facts.ts'
import { NAME, THREE_DICE, WHO } from '../facts/fields.ts'
import { conditionIn } from '../facts/state.ts'
import { armorAt, frameIn, levelOf, toughnessOf, vitalsOf } from '../person/vitals.ts'

export const LANDINGS = ['hard', 'soft', 'water'] as const

const FALL = {
  yards: num({ min: 0, max: 100_000 }),
  landing: or(oneOf(...LANDINGS), 'hard'),
  /** The kind of armour, where the campaign asks for it. */
  armor: or(text(100), ''),
  /** Of armour; what is worn on the body, if nothing is said. */
  dr: or(nullable(int({ min: 0, max: 10_000 })), null),
}

interface Fall {
  readonly yards: number
  readonly landing: (typeof LANDINGS)[number]
  readonly armor: string
  readonly dr: number | null
}

type Outcome = 'success' | 'failure'

/** A roll that may help on the way down; whoever is senseless makes none. */
function tried(ask: Asking, who: string, skill: string): Outcome | null {
  if (!isUp(conditionIn(ask.state, who))) return null
  const level = levelOf(vitalsOf(ask.state, who, ask.why).person, skill, ask.why)
  if (level === undefined) return null
  return ask.read(THREE_DICE, { purpose: skill, by: who }, roll =>
    success({ effective: level, roll }, ask.why).success ? 'success' : 'failure',
  )
}

/** A fall is one crushing blow. Answers what it cost. */
export function fallen(ask: Asking, who: string, { yards, landing, armor, dr }: Fall): number {
  const { why } = ask
  const { person, full_hp } = vitalsOf(ask.state, who, why)
  const body = { armor_dr: dr ?? armorAt(person, 'body'), toughness_dr: toughnessOf(person, why), armor }
  const acrobatics = tried(ask, who, 'Acrobatics')
  const swimming = landing === 'water' ? tried(ask, who, 'Swimming') : null
  const given = {
    ...body,
    yards,
    landing,
    body: frameIn(person, why),
    full_hp,
    ...(acrobatics === null ? {} : { acrobatics }),
    ...(swimming === null ? {} : { swimming }),
  }
  const { damage, effective_dr } = falling(given, why)
  const thrown = readDiceAdds(damage, 'damage').dice
  const injury =
    thrown === 0
      ? 0
      : ask.read(
          dice(`${thrown}d6`),
          { purpose: 'damage of the fall', by: who },
          dice_total => falling({ ...given, dice_total }, why).injury ?? 0,
        )
  ask.record(fell({ who, yards, landing, damage, dr: effective_dr, injury }))
  hurt(ask, who, injury, 'a fall')
  return injury
}

export const fall = procedure(
  { id: 'gurps.procedure.fall', title: 'A fall', given: { ...WHO, ...FALL } },
  (ask: Asking, { who, ...x }): { readonly injury: number } => ({ injury: fallen(ask, who, x) }),
)

/** Too light to hurt anybody. */
const NOTHING = { basic: 0, injury: 0 }

/** More dice than this nobody throws: it is over anyway. */
const MOST_DICE = 200

export const struckByFalling = procedure(
  {
    id: 'gurps.procedure.falling-object',
    title: 'Something falls on somebody',
    given: {
      ...WHO,
      what: or(NAME, 'something'),
      weight_lb: num({ min: 0, max: 1_000_000 }),
      yards: FALL.yards,
      soft: or(flag(), false),
      dr: FALL.dr,
    },
  },
  (ask: Asking, { who, what, weight_lb, yards, soft, dr }): { readonly injury: number } => {
    const { why } = ask
    const { person } = vitalsOf(ask.state, who, why)
    const body = { armor_dr: dr ?? armorAt(person, 'head'), toughness_dr: toughnessOf(person, why) }
    const given = { ...body, weight_lb, yards, soft }
    const object = fallingObject(given, why)
    const thrown = Math.min(MOST_DICE, readDiceAdds(object.damage, 'damage').dice)
    const { basic, injury } =
      thrown === 0
        ? NOTHING
        : ask.read(dice(`${thrown}d6`), { purpose: `damage of ${what}` }, total => {
            const came = fallingObject({ ...given, dice_total: total }, why)
            return { basic: came.basic ?? 0, injury: came.injury ?? 0 }
          })
    ask.record(wasStruck({ who, by: what, damage: object.damage, basic, injury }))
    hurt(ask, who, injury, what)
    return { injury }
  },
)
