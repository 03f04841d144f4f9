/** Weapons that parry better or worse than half the skill. */
import { int, oneOf, optional, or, rolled, rule, table, text } from '@umpire/engine'
import { parryFractions } from '../skill/unarmed.ts'
import { parriedAt } from './parry.ts'

export const SPECIAL_PARRIES = [
  'fencing',
  'katana-two-handed',
  'katana-one-handed',
  'knife',
  'rifle-with-bayonet',
  'rifle-as-club',
  'blackjack',
] as const
type SpecialParry = (typeof SPECIAL_PARRIES)[number]

type Special = {
  readonly skill: string
  readonly hands: number
  /** It also shoots, as long as nothing bends it. */
  readonly gun: boolean
  readonly parries_per_turn: number
}

const special = (skill: string, rest: Partial<Special> = {}): Special =>
  Object.freeze({ skill, hands: 1, gun: false, parries_per_turn: 1, ...rest })

/** The fractions themselves are those of the skills. */
const SPECIAL = table<SpecialParry, Special>('Special parries', {
  fencing: special('Fencing', { parries_per_turn: 2 }),
  'katana-two-handed': special('Katana', { hands: 2 }),
  'katana-one-handed': special('Katana'),
  knife: special('Knife'),
  'rifle-with-bayonet': special('Spear', { hands: 2, gun: true }),
  'rifle-as-club': special('Two-Handed Axe/Mace', { hands: 2, gun: true }),
  blackjack: special('Blackjack', { parries_per_turn: 0 }),
})

/** The die that a rifle does not stand; it is thrown whatever came of the parry. */
const HARMED = 1

export const parrySpecial = rule(
  {
    id: 'gurps.defense.parry-special',
    title: 'Special parries',
    lines: '2054-2062',
    given: {
      weapon: oneOf(...SPECIAL_PARRIES),
      /** Level of the skill that it parries with. */
      skill: int({ min: -1000, max: 1000 }),
      encumbrance_level: or(int({ min: 0, max: 5 }), 0),
      against: or(text(100), 'hand-weapon'),
      after_parry_die: optional(rolled('1d6')),
    },
  },
  (x, why) => {
    const { skill, hands, gun, parries_per_turn } = SPECIAL.at(x.weapon, why)
    const { skill: level, encumbrance_level } = x
    const parrying = { skill, level, encumbrance_level, hands, hands_empty: false, bearers: [] }
    const share = parryFractions({ ...parrying, against: 'swung-weapon', combat_reflexes: false }, why)
    const modifier = parriedAt(x.against, why)
    const allowed = share !== null && modifier !== null
    const die = gun && allowed ? x.after_parry_die : undefined
    return {
      allowed,
      parry: allowed
        ? why
            .sum('Parry')
            .add('of the skill', share)
            .when(modifier !== 0, x.against, modifier)
            .total()
        : null,
      parries_per_turn,
      /** Each parry with it is followed by a die. */
      die_needed: gun && allowed,
      /** Nothing while the die is missing. */
      gun_damaged: gun && allowed ? (die === undefined ? null : why.compare('the gun', die, '=', HARMED)) : false,
    }
  },
)
