/** What helps or hinders an attack, beyond the shorter list of the other book. */
import { int, list, oneOf, optional, or, rule, table, text, type Why } from '@umpire/engine'
import { ATTACK_MODIFIERS, attackModifiers, isRanged } from '@umpire/gurps/rooms'
import { no, position, score } from '../common/fields.ts'

/** By the names under which a circumstance may be told; where it is the game master's to say, the least of its kind. */
export const MORE_ATTACK_MODIFIERS = table('Attack modifiers (screen)', {
  'close-combat': -2,
  'clothes-on-fire': -2,
  'different-levels': -2,
  greathelm: -1,
  'large-shield': -2,
  wading: -2,
  'into-close-combat': -2,
  'long-weapon-as-target': -3,
  'weapon-as-target': -4,
  'bad-repair': -4,
})
type Name = keyof typeof MORE_ATTACK_MODIFIERS.rows
export const isAttackModifier = (name: string): name is Name => Object.hasOwn(MORE_ATTACK_MODIFIERS.rows, name)

/** Only with a weapon in the hand, not with one that shoots. */
const BY_HAND: ReadonlySet<string> = new Set(['close-combat'])

interface Attack {
  readonly circumstances: readonly string[]
  readonly weapon: string
  readonly aim_turns?: number
  /** What the footing costs, which aiming makes good. */
  readonly footing: number
  /** Wounds since the last turn, as they count already. */
  readonly shock: number
  readonly low_pain_threshold: boolean
}

/** All that the other book's list does not have. */
function moreToAttack(x: Attack, why: Why): number {
  const ranged = isRanged(x.weapon)
  const sum = why.sum('attack modifiers of the screen')
  for (const name of x.circumstances) {
    if (!isAttackModifier(name)) continue
    const counts = !ranged || !BY_HAND.has(name)
    sum.when(counts, name, MORE_ATTACK_MODIFIERS.at(name, why), 'not with a weapon that shoots')
  }
  const steady = ranged && (x.aim_turns ?? 0) > 0
  if (x.footing !== 0) sum.when(steady, 'took time to aim', -x.footing, 'no time taken to aim a missile')
  if (x.low_pain_threshold && x.shock !== 0) sum.add('Low Pain Threshold', -x.shock)
  return sum.total()
}

/** Weapons that are easier to strike. */
const LONG_WEAPONS = ['polearm', 'spear', 'rifle', 'greatsword']

/** What the fields say, by the names of the table. */
const named = (x: {
  readonly circumstances: readonly string[]
  readonly greathelm: boolean
  readonly aimed_at?: string
}): readonly string[] => [
  ...x.circumstances,
  ...(x.greathelm ? ['greathelm'] : []),
  ...(x.aimed_at === undefined
    ? []
    : [LONG_WEAPONS.includes(x.aimed_at) ? 'long-weapon-as-target' : 'weapon-as-target']),
]

export const attackModTable = rule(
  {
    id: 'screen.attack-mod.table',
    title: 'Modifiers to attack rolls (screen)',
    lines: '19, 34-36',
    given: {
      skill: score,
      circumstances: or(list(text(60), 50), []),
      weapon: or(text(100), 'hand-weapon'),
      position,
      /** The foe's weapon, where that is struck at. */
      aimed_at: optional(text(60)),
      greathelm: no,
      footing: or(oneOf('good', 'bad'), 'good'),
      /** Where the game master says worse than the least of its kind. */
      footing_modifier: optional(score),
      /** By the other book's list, where it was added up already, footing and shock included. */
      modifier: optional(score),
      aim_turns: or(int({ min: 0, max: 1000 }), 0),
      acc: or(score, 0),
      speed_range_modifier: or(score, 0),
      shock: optional(int({ min: 0, max: 100_000 })),
      injuries_since_last_turn: or(list(int({ min: 0, max: 100_000 }), 1000), []),
      high_pain_threshold: no,
      low_pain_threshold: no,
    },
  },
  (x, why) => {
    const footing = x.footing_modifier ?? (x.footing === 'bad' ? ATTACK_MODIFIERS.at('bad-footing', why) : 0)
    const { weapon, aim_turns, injuries_since_last_turn, high_pain_threshold } = x
    // By the other book's list, with nothing in it that only this one knows: an option may have put the two together.
    const known = { skill: 0, circumstances: [], weapon, aim_turns, injuries_since_last_turn, high_pain_threshold }
    const lite = x.modifier ?? attackModifiers({ ...known, position: x.position }, why).modifier + footing
    const wounds = x.shock ?? injuries_since_last_turn.reduce((sum, one) => sum + one, 0)
    const shock = high_pain_threshold ? 0 : wounds
    const more = moreToAttack({ ...x, circumstances: named(x), footing, shock }, why)
    const modifier = why.sum('modifiers').add('any attack', lite).add('screen', more).total()
    const effective = why
      .sum('effective skill')
      .add('skill', x.skill)
      .add('modifiers', modifier)
      .when(aim_turns > 0 && x.acc > 0, 'Accuracy', Math.min(x.acc, x.skill), 'not aimed')
      .when(x.speed_range_modifier !== 0, 'speed and range', x.speed_range_modifier)
      .total()
    return { modifier, effective }
  },
)

export const attackModRules = [attackModTable]
