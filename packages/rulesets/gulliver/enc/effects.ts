/** What a level of encumbrance does to Move, skills and HT rolls. */
import { oneOf, or, rule, text, type Why } from '@umpire/engine'
import { exact } from '../common/exact.ts'
import { measure, score } from '../common/fields.ts'
import { fullMod, halfMod, type Level, levelField, levelKey, moveMod, NONE } from './level.ts'

const level = or(levelField, NONE)

export const sign = rule(
  {
    id: 'gulliver.enc.sign',
    title: 'Positive and negative encumbrance',
    lines: '57, 316-318',
    given: { level, rule: or(oneOf('both', 'positive only'), 'both') },
  },
  (x, why) => {
    // None and worse is positive, Neg 1 and better negative: rules for positive encumbrance give no bonus.
    const most = x.rule === 'positive only' ? 0 : Number.POSITIVE_INFINITY
    return {
      level: levelKey(x.level),
      positive: x.level >= NONE,
      half_mod: Math.min(most, halfMod(x.level, why)),
      full_mod: Math.min(most, fullMod(x.level, why)),
    }
  },
)

/** Where load hampers and lightness does not help. */
export const positiveHalf = (level: Level, why: Why): number => sign({ level, rule: 'positive only' }, why).half_mod

export const moveModifier = rule(
  {
    id: 'gulliver.enc.move-modifier',
    title: 'Move Modifier',
    lines: '320-322',
    given: { move: measure, level },
    gives: 'move',
  },
  (x, why) => exact(why.product('Move').add('Move', x.move).add('Move Modifier', moveMod(x.level, why)).total()),
)

/** Quickness of body. */
const HALF: readonly string[] = [
  'Dodge',
  'Stealth',
  'Jumping',
  'Dancing',
  'Sports',
  'balance',
  'Running',
  'Breakfall',
  'Diving',
]
/** Hauling the whole body about. */
const FULL: readonly string[] = [
  'Acrobatics',
  'Climbing',
  'Flight',
  'Swimming',
  'Crawling',
  'Flopping',
  'Light Walk',
  'Free Fall',
  'change position',
]

const kindOf = (name: string): 'half' | 'full' | 'none' =>
  HALF.includes(name) ? 'half' : FULL.includes(name) ? 'full' : 'none'

/** What a level does to a skill by its name; nothing, if the body need not be moved for it. */
function skillModifier(name: string, own: Level, why: Why): number {
  const kind = why.table('Encumbrance on skills', name, undefined, kindOf(name))
  if (kind === 'none') return 0
  return kind === 'half' ? halfMod(own, why) : fullMod(own, why)
}

export const skillModifiers = rule(
  {
    id: 'gulliver.enc.skill-modifiers',
    title: 'Half and Full modifiers on skills',
    lines: '324-330',
    given: { level, skill_name: text(100), skill: score },
  },
  (x, why) => ({
    modifier: kindOf(x.skill_name),
    effective: why
      .sum(x.skill_name)
      .add('skill', x.skill)
      .add('encumbrance', skillModifier(x.skill_name, x.level, why))
      .total(),
    /** Move is slowed by its own modifier, and not twice. */
    skill_in_move_formula: x.skill,
  }),
)

export const accelerationHazard = rule(
  {
    id: 'gulliver.enc.acceleration-hazard',
    title: 'Acceleration and high gravity',
    lines: '356-360',
    given: { ht: score, level },
    gives: 'effective',
  },
  (x, why) => why.sum('HT').add('HT', x.ht).add('encumbrance', halfMod(x.level, why)).total(),
)
