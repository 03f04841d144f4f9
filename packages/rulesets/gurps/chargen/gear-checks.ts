/** Checks of the body and what it carries. */
import type { Why } from '@umpire/engine'
import type { Thing } from '../catalog/arms.ts'
import type { OwnedItem } from '../character/known.ts'
import { oneArm } from '../disadvantage/one-arm.ts'
import { heightAndWeight } from '../looks/body.ts'
import { encumbrance } from '../move/encumbrance.ts'
import { buying } from '../wealth/wealth.ts'
import { minimumStrength } from '../weapon/weapon.ts'
import { type Check, type Finding, found } from './check.ts'
import type { Summary } from './summary.ts'

const place = ({ index }: OwnedItem): string => `items[${index}]`

const ODD: { readonly [warning: string]: readonly [where: string, message: string] } = {
  'weight outside 20 percent': ['identity.weight_lb', 'good looks go with a weight within a fifth of the average'],
  'height beyond 6 inches': ['identity.height_in', 'more than six inches from the average: ask the game master'],
  'weight beyond 40 pounds': ['identity.weight_lb', 'more than forty pounds from the average: ask the game master'],
}

const oddBody = ({ body }: Summary): readonly Finding[] =>
  (body?.warnings ?? []).map(warning => {
    const [where, message] = ODD[warning] ?? ['identity', warning]
    return { where, message }
  })

/** Nobody is three feet long and weighs nothing. */
const noBody = ({ height_in, weight_lb }: Summary): readonly Finding[] => [
  ...found(height_in !== null && height_in <= 0, 'identity.height_in', () => `${height_in} inches: more than none`),
  ...found(weight_lb !== null && weight_lb <= 0, 'identity.weight_lb', () => `${weight_lb} pounds: more than none`),
]

const negative = ({ known: { items } }: Summary): readonly Finding[] =>
  items.flatMap(owned => {
    const { name, cost = 0, weight_lb = 0 } = owned.item
    return [
      ...found(cost < 0, `${place(owned)}.cost`, () => `${name} costs ${cost}: nothing costs less than 0`),
      ...found(
        weight_lb < 0,
        `${place(owned)}.weight_lb`,
        () => `${name} weighs ${weight_lb} lb: nothing is lighter than 0`,
      ),
    ]
  })

const overspent = ({ money: { start, home, spent, left } }: Summary): readonly Finding[] =>
  found(left < 0, 'items', () => `$${-left} too much: $${spent} was spent, and there was $${start - home} for it`)

const overloaded = ({ load, scores: { st = 0 } }: Summary): readonly Finding[] =>
  found(
    load !== null && load.key === 'overload' && load.can_carry,
    'items',
    () => `${load?.carried_lb} lb: more than ${20 * st} lb can only be carried a short way`,
  )

const crushed = ({ load, scores: { st = 0 } }: Summary): readonly Finding[] =>
  found(
    load !== null && !load.can_carry,
    'items',
    () => `${load?.carried_lb} lb: nobody of ST ${st} carries more than ${30 * st} lb`,
  )

const neededSt = ({ kind, thing }: Thing): number | null =>
  kind === 'hand' || kind === 'thrown' || kind === 'firearm' ? thing.min_st : null

function tooHeavyToUse({ known: { items }, scores: { st } }: Summary, why: Why): readonly Finding[] {
  if (st === undefined) return []
  return items.flatMap(owned => {
    // What a thing is used for decides: the easiest use of a hatchet.
    const needed = owned.things.map(neededSt).filter(min_st => min_st !== null)
    if (needed.length === 0) return []
    const min_st = Math.min(...needed)
    const less = minimumStrength({ st, min_st, basic: 0 }, why)
    return found(less < 0, place(owned), () => `${owned.item.name} needs ST ${min_st}: ${less} with ST ${st}`)
  })
}

const TWO_HANDS = 'two-handed weapons and two-handed tasks'

function oneHand({ known: { items, traits } }: Summary, why: Why): readonly Finding[] {
  const lost = traits.some(({ trait }) =>
    trait.effects.some(({ target, op }) => op === 'forbid' && target === TWO_HANDS),
  )
  if (!lost) return []
  return items.flatMap(owned => {
    const usable = owned.things.length === 0 || oneArm({ weapon: owned.item.name }, why).allowed
    return found(!usable, place(owned), () => `${owned.item.name} takes two hands: one-handed weapons only`)
  })
}

export const GEAR_CHECKS: readonly Check[] = [
  {
    check: 'weight outside 20 percent with good looks; height or weight beyond 6 inches or 40 pounds',
    severity: 'warning',
    rules: [heightAndWeight.id],
    find: oddBody,
  },
  { check: 'a height or weight of nothing', severity: 'error', rules: [heightAndWeight.id], find: noBody },
  {
    check: 'an item of negative weight or cost',
    severity: 'error',
    rules: ['gurps.equipment.item'],
    find: negative,
  },
  { check: 'money spent beyond the starting money', severity: 'error', rules: [buying.id], find: overspent },
  { check: 'load above 20 x ST', severity: 'warning', rules: [encumbrance.id], find: overloaded },
  { check: 'load above 30 x ST', severity: 'error', rules: [encumbrance.id], find: crushed },
  {
    check: 'weapon whose minimum ST is not met',
    severity: 'warning',
    rules: [minimumStrength.id],
    find: tooHeavyToUse,
  },
  { check: 'two-handed weapon with One Arm', severity: 'error', rules: [oneArm.id], find: oneHand },
]
