/** Checks of the body and what it carries. */
import type { Why } from '@umpire/engine'
import { type Thing, thingNames } from '../catalog/arms/arms.ts'
import { hintsAmong } from '../catalog/hints.ts'
import { isCrutch, isGlasses } from '../character/aids.ts'
import type { Item } from '../character/character.ts'
import type { OwnedItem } from '../character/known.ts'
import { badSight } from '../disadvantage/body.ts'
import { oneArm } from '../disadvantage/one-arm.ts'
import { heightAndWeight } from '../looks/body.ts'
import { type Encumbrance, encumbrance, LOADS } from '../move/encumbrance.ts'
import { buying } from '../wealth/wealth.ts'
import { minimumStrength } from '../weapon/weapon.ts'
import { type Check, type Finding, found } from './check.ts'
import type { Summary } from './summary.ts'

const place = ({ index }: OwnedItem): string => `items[${index}]`

const FAR = 'from the average of that ST and sex: ask the game master'

const ODD: { readonly [warning: string]: readonly [where: 'weight_lb' | 'height_in', message: string] } = {
  'weight outside 20 percent': ['weight_lb', 'with such good looks, the weight is within a fifth of the average'],
  'height beyond 6 inches': ['height_in', `more than six inches ${FAR}`],
  'weight beyond 40 pounds': ['weight_lb', `more than forty pounds ${FAR}`],
}

const oddBody = (x: Summary): readonly Finding[] =>
  (x.body?.warnings ?? []).map(warning => {
    const [part, message] = ODD[warning] ?? ['weight_lb', warning]
    const measure = `${x[part] ?? x.body?.[part]} ${part === 'weight_lb' ? 'pounds' : 'inches'}`
    return { where: `identity.${part}`, message: `${measure}: ${message}` }
  })

/** Nobody is three feet long and weighs nothing. */
const noBody = ({ height_in, weight_lb }: Summary): readonly Finding[] => [
  ...found(
    height_in !== null && height_in <= 0,
    'identity.height_in',
    () => `${height_in} inches: a height is more than 0`,
  ),
  ...found(
    weight_lb !== null && weight_lb <= 0,
    'identity.weight_lb',
    () => `${weight_lb} pounds: a weight is more than 0`,
  ),
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

/** The most that is still of that load, in pounds. */
const mostOf = (key: Encumbrance, st: number): number => st * (LOADS.find(load => load.key === key)?.times ?? 0)

const overloaded = ({ load, scores_now: { st = 0 } }: Summary): readonly Finding[] =>
  found(
    load !== null && load.key === 'overload' && load.can_carry,
    'items',
    () =>
      `${load?.carried_lb} lb: with ST ${st}, more than ${mostOf('extra-heavy', st)} lb is carried a short way only`,
  )

const crushed = ({ load, scores_now: { st = 0 } }: Summary): readonly Finding[] =>
  found(load !== null && !load.can_carry, 'items', () => {
    const most = load?.key === 'overload' ? mostOf('overload', st) : (load?.rows.at(-1)?.up_to_lb ?? 0)
    return `${load?.carried_lb} lb: nobody of ST ${st} carries more than ${most} lb`
  })

const neededSt = ({ kind, thing }: Thing): number | null =>
  kind === 'hand' || kind === 'thrown' || kind === 'firearm' ? thing.min_st : null

function tooHeavyToUse({ known: { items }, scores_now: { st } }: Summary, why: Why): readonly Finding[] {
  if (st === undefined) return []
  return items.flatMap(owned => {
    // What a thing is used for decides: the easiest use of a hatchet.
    const needed = owned.things.map(neededSt).filter(min_st => min_st !== null)
    if (needed.length === 0) return []
    const min_st = Math.min(...needed)
    const less = minimumStrength({ st, min_st, basic: 0 }, why)
    return found(
      less < 0,
      place(owned),
      () => `${owned.item.name} needs ST ${min_st}: with ST ${st}, skill with it is at ${less}`,
    )
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
    return found(!usable, place(owned), () => `${owned.item.name} takes two hands, and the character has one arm`)
  })
}

/** Bad sight is worth more to whoever has no glasses, and so must not have any. */
function glasses({ known: { items, traits } }: Summary): readonly Finding[] {
  const without = traits.some(({ trait, variant }) => trait.id === 'bad-sight' && variant?.name === 'must do without')
  if (!without) return []
  return items.flatMap(owned =>
    found(
      isGlasses(owned.item) && owned.item.carried && owned.item.quantity > 0,
      place(owned),
      () => `${owned.item.name}: this Bad Sight must do without; whoever has glasses “starts with glasses”`,
    ),
  )
}

/** In the hand or loaded it is meant as a weapon; without weight and price it is meant as something of a catalogue. */
const isMeantAsKnown = ({ ready, rounds, cost, weight_lb }: Item): boolean =>
  ready || rounds !== undefined || (cost === undefined && weight_lb === undefined)

function unknown({ known: { items } }: Summary, why: Why): readonly Finding[] {
  const perhaps = hintsAmong(() => thingNames(why))
  return items.flatMap(owned => {
    const { item, things } = owned
    const named = things.length > 0 || isGlasses(item) || isCrutch(item)
    return found(!named && isMeantAsKnown(item), place(owned), () => {
      const { name, cost = 0, weight_lb = 0 } = item
      const counts = `it is no weapon or armour, weighs ${weight_lb} lb and costs $${cost}`
      return `neither the book nor the campaign has a thing “${name}”${perhaps(name)}: ${counts}`
    })
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
  { check: 'glasses of somebody who must do without', severity: 'error', rules: [badSight.id], find: glasses },
  {
    check: 'a thing that nobody knows',
    severity: 'warning',
    rules: ['gurps.equipment.item'],
    find: unknown,
  },
]
