/** Pain by the share of hit points it took: what it takes off, stuns and knocks out. */
import { flag, int, oneOf, or, rule, type Why } from '@umpire/engine'
import { success } from '@umpire/gurps/rooms'
import { exact } from '../common/exact.ts'
import { amount, measure, no, rollMade, score } from '../common/fields.ts'
import { firstOver } from '../injury/blows.ts'

const LOCATIONS = [
  'torso',
  'vitals',
  'kidneys',
  'nose',
  'jaw',
  'brain',
  'head',
  'eye',
  'groin',
  'arm',
  'leg',
  'hand',
  'foot',
] as const
type Location = (typeof LOCATIONS)[number]
const LIMBS: readonly string[] = ['arm', 'leg', 'hand', 'foot']

/** By the part struck; some only by what is blunt. */
const ANY: { readonly [part in Location]?: number } = { brain: 2, head: 1.5, eye: 3, groin: 2, nose: 1.5, jaw: 1.5 }
const BLUNT: { readonly [part in Location]?: number } = { vitals: 1.5, kidneys: 1.5, nose: 2, jaw: 2 }

function byPart(location: Location, type: string): number {
  const blunt = type === 'crushing' ? BLUNT[location] : undefined
  return blunt ?? ANY[location] ?? 1
}

const WEAPONS = { other: 1, whip: 1.5, fire: 2, electricity: 2 } as const
const WHIPPED_LIMB = 2
const TWICE = 2

export const shockMeasure = rule(
  {
    id: 'gulliver.shock.measure',
    title: 'Measuring shock',
    lines: '1730-1768',
    given: {
      injury: measure,
      /** Pain that did no harm: of a stunner or a spell. */
      pain: amount,
      location: or(oneOf(...LOCATIONS), 'torso'),
      /** Of the groin. */
      male: or(flag(), true),
      type: or(oneOf('crushing', 'cutting', 'impaling', 'bullet'), 'cutting'),
      weapon: or(oneOf('other', 'whip', 'fire', 'electricity'), 'other'),
      crippled: no,
      /** Of the wound that was struck again. */
      old_wound: amount,
      /** Or not in a fight. */
      surprised: no,
      /** Concentrated on it, and made a Will roll. */
      braced: no,
      low_pain_threshold: no,
      high_pain_threshold: no,
    },
    gives: 'shock',
  },
  (x, why) => {
    const part = x.location === 'groin' && !x.male ? 1 : byPart(x.location, x.type)
    const weapon = x.weapon === 'whip' && LIMBS.includes(x.location) ? WHIPPED_LIMB : WEAPONS[x.weapon]
    return why
      .product('shock')
      .add('injury, pain and the old wound', x.injury + x.pain + x.old_wound)
      .when(part !== 1, x.location, part)
      .when(weapon !== 1, x.weapon, weapon)
      .when(x.crippled, 'crippled', TWICE)
      .when(x.surprised, 'surprised', TWICE)
      .when(x.braced, 'braced', 1 / TWICE)
      .when(x.low_pain_threshold, 'Low Pain Threshold', TWICE)
      .when(x.high_pain_threshold, 'High Pain Threshold', 0)
      .total()
  },
)

/** For the few hit points: what each point takes off. */
const SMALL = [
  [1, 10],
  [2, 5],
  [3, 3],
  [7, 2],
] as const
const PER_TENTH = 10
const WHOLE_FROM = 2

/** What shock takes off IQ and DX on the next own turn. */
function shockPenalty(hp: number, shock: number, why: Why): number {
  return why.table('Shock', `${exact(hp)} hit points, ${exact(shock)} shock`, undefined, 0 - stepsOf(hp, shock))
}

function stepsOf(hp: number, shock: number): number {
  if (hp <= 0) return 0
  if (hp < WHOLE_FROM && !Number.isInteger(hp)) return Math.floor(exact((PER_TENTH * shock) / hp))
  const small = SMALL.find(([upTo]) => hp <= upTo)
  if (small !== undefined) return Math.floor(exact(shock * small[1]))
  return Math.floor(exact(shock / Math.max(1, Math.floor((hp + 5) / PER_TENTH))))
}

export const penalty = rule(
  {
    id: 'gulliver.shock.penalty',
    title: 'IQ and DX penalty from shock',
    lines: '1770-1776',
    given: { hp: measure, shock: measure },
    gives: 'penalty',
  },
  ({ hp, shock }, why) => shockPenalty(hp, shock, why),
)

export const shockStun = rule(
  {
    id: 'gulliver.shock.stun',
    title: 'Stunning',
    lines: '1778-1784',
    given: {
      hp: measure,
      shock: measure,
      location: or(oneOf(...LOCATIONS), 'torso'),
      /** The gentler version: a lesser shock may be withstood. */
      variant: or(oneOf('main', 'optional'), 'main'),
      ht: or(score, 10),
      roll: rollMade,
    },
  },
  (x, why) => {
    const over = (label: string, times: number, of: number): boolean =>
      why.compare(label, exact(times * x.shock), '>', exact(of * x.hp))
    const optionally = x.variant === 'optional'
    const automatic = optionally ? over('two thirds', 3, 2) : over('half', 2, 1)
    const roll_needed = optionally && !automatic && over('a third', 3, 1)
    const failed = roll_needed && x.roll !== undefined ? !success({ effective: x.ht, roll: x.roll }, why).success : null
    const stunned = automatic ? true : roll_needed ? failed : false
    const end = x.location === 'hand' || x.location === 'foot'
    const limb = x.location === 'arm' || x.location === 'leg'
    const limb_stunned = end ? over('a third', 3, 1) : limb && over('half', 2, 1)
    const holds = limb_stunned && (x.location === 'hand' || x.location === 'arm')
    return {
      stunned,
      overall: stunned,
      automatic,
      roll_needed,
      limb_stunned,
      hand_stunned: x.location === 'hand' && limb_stunned,
      drops_held: holds,
      /** If it was only just enough. */
      may_roll_to_hold: holds && exact(x.shock) <= firstOver(x.hp, x.hp / (end ? 3 : 2)),
    }
  },
)

export const shockKnockout = rule(
  {
    id: 'gulliver.shock.knockout',
    title: 'Knockout from shock',
    lines: '1786-1792',
    given: {
      hp: measure,
      shock: measure,
      ht: or(score, 10),
      /** Levels; less than nothing for Weak Will. */
      strong_will: or(int({ min: -20, max: 20 }), 0),
      roll: rollMade,
    },
  },
  (x, why) => {
    const automatic = why.compare('twice the hit points', exact(x.shock), '>', exact(2 * x.hp))
    const roll_needed = !automatic && why.compare('all hit points', exact(x.shock), '>', exact(x.hp))
    const effective = why.sum('to stay awake').add('HT', x.ht).add('Will', x.strong_will).total()
    const failed = roll_needed && x.roll !== undefined ? !success({ effective, roll: x.roll }, why).success : null
    return { automatic, roll_needed, effective, knocked_out: automatic ? true : roll_needed ? failed : false }
  },
)
