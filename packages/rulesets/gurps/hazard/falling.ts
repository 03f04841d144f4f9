/** Falls, and things that fall on somebody. */
import { flag, int, num, oneOf, optional, or, rule, type Steps, steps, text, type Why } from '@umpire/engine'
import { armorStats } from '../armor/armor.ts'
import { catalogOf, skillNamed } from '../catalog/catalog.ts'
import { damageTypes } from '../damage/damage.ts'
import { diceAddsText } from '../dice/dice-adds.ts'
import { affected } from '../effect/apply.ts'
import { frameField } from '../looks/frame/frame-field.ts'
import { YARDS } from '../roll/fields.ts'
import { skillBearer } from '../skill/bearer.ts'

/** The most that counts: nobody falls faster. */
const LONGEST = 50
/** Taken off for each yard. */
const PER_YARD: Steps<number> = steps('Falling damage, from a die for each yard', [
  [2, 4],
  [4, 3],
  [Number.POSITIVE_INFINITY, 2],
])

const dr = or(num({ min: 0, max: 1_000_000 }), 0)
const total = optional(int({ min: 0, max: 1_000_000 }))
const outcome = optional(oneOf('success', 'failure'))

/** Whole yards that count, after a trick on the way down. */
function effectiveYards(yards: number, most: number, acrobatics: 'success' | 'failure' | undefined, why: Why): number {
  const whole = why.round('whole yards', why.atMost('as fast as anybody falls', most, yards), 'down')
  if (acrobatics === undefined) return whole
  const trick = skillBearer(skillNamed('Acrobatics', catalogOf(why), 'skill'), 0)
  return why.atLeast(
    'no fall at all',
    0,
    affected('yards', whole, ['fall distance'], [trick], { skill_roll: acrobatics }, why),
  )
}

/** What armour and flesh leave of a crushing blow. */
function crushed(basic: number, against: number, why: Why) {
  const { penetrating } = armorStats({ basic, dr: against, dodge: 0, pd: 0 }, why)
  return { basic, penetrating, injury: damageTypes({ type: 'crushing', penetrating }, why) }
}

/** What the dice made of it, once they are thrown. */
type Crushed = { readonly basic?: number; readonly penetrating?: number; readonly injury?: number }
type Fall = Crushed & { readonly effective_yards: number; readonly effective_dr: number; readonly damage: string }

export const falling = rule(
  {
    id: 'gurps.hazard.falling',
    title: 'Falling',
    lines: '2407-2417',
    given: {
      yards: YARDS,
      landing: or(oneOf('hard', 'soft', 'water'), 'hard'),
      acrobatics: outcome,
      /** For whoever falls into water; it changes nothing as printed. */
      swimming: outcome,
      armor_dr: dr,
      /** The kind of armour; all kinds count alike as printed. */
      armor: or(text(100), ''),
      toughness_dr: dr,
      /** Who falls, with how many hit points: as printed it makes no difference. */
      body: optional(frameField),
      full_hp: optional(num({ min: 0, max: 1_000_000 })),
      /** Beyond so many yards nobody falls faster. */
      longest: optional(num({ min: 0, max: 1_000_000 })),
      dice_total: total,
    },
  },
  (x, why): Fall => {
    const effective_yards = effectiveYards(x.yards, x.longest ?? LONGEST, x.acrobatics, why)
    const effective_dr = why
      .sum('DR in a fall')
      .add('half of armour', why.round('half of armour', x.armor_dr / 2, 'down'))
      .add('Toughness', x.toughness_dr)
      .total()
    if (effective_yards === 0) return { effective_yards, effective_dr, damage: '0', ...crushed(0, effective_dr, why) }
    const each = PER_YARD.at(effective_yards, why)
    const dice = { dice: effective_yards, adds: -each * effective_yards, times: 1 }
    const fall = { effective_yards, effective_dr, damage: diceAddsText(dice) }
    if (x.dice_total === undefined) return fall
    const points = why
      .sum('damage')
      .add('dice', x.dice_total)
      .add('for the yards', dice.adds)
      .when(x.landing === 'soft', 'a soft landing', -effective_yards)
      .total()
    return { ...fall, ...crushed(why.atLeast('no damage', 0, points), effective_dr, why) }
  },
)

const [TEN, UNDER, HIGHEST] = [10, 5, 200]

/** How many tens, to the nearest; under five counts as ten, but halves the damage. */
const tensOf = (label: string, value: number, why: Why): number =>
  value < UNDER ? 1 : why.round(label, value / TEN, 'near')

export const fallingObject = rule(
  {
    id: 'gurps.hazard.falling-object',
    title: 'Falling objects',
    lines: '2419-2421',
    given: {
      weight_lb: num({ min: 0, max: 1_000_000 }),
      yards: YARDS,
      /** Living things and the like. */
      soft: or(flag(), false),
      armor_dr: dr,
      toughness_dr: dr,
      dice_total: total,
    },
  },
  (x, why): Crushed & { readonly dice: number; readonly damage: string } => {
    const fell = why.atMost('as fast as anything falls', HIGHEST, x.yards)
    const dice = why
      .product('dice')
      .add('tens of pounds', tensOf('tens of pounds', x.weight_lb, why))
      .add('tens of yards', tensOf('tens of yards', fell, why))
      .total()
    const halves = [
      why.compare('a small weight', x.weight_lb, '<', UNDER),
      why.compare('a small height', fell, '<', UNDER),
      x.soft,
    ]
    const object = { dice, damage: diceAddsText({ dice, adds: 0, times: 1 }) }
    if (x.dice_total === undefined) return object
    const basic = halves.reduce(
      (points, halved) => (halved ? why.round('half', points / 2, 'down') : points),
      x.dice_total,
    )
    const against = why.sum('DR').add('armour', x.armor_dr).add('Toughness', x.toughness_dr).total()
    return { ...object, ...crushed(basic, against, why) }
  },
)
