/** Move of those who are not at home there: crawling on land, swimming of whoever belongs on land or in the air. */
import { list, optional, or, rule, type Why } from '@umpire/engine'
import { exact } from '../common/exact.ts'
import { gravity, measure, positive, score, signed, size } from '../common/fields.ts'
import { basicSpeed, type Quick, quickness } from '../common/speed.ts'
import { limbsField } from '../control/limbs.ts'
import { dodge } from '../defense/dodge.ts'
import { fullMod, type Level, levelField, levelKey, levelOf, moveMod, NONE } from '../enc/level.ts'
import { encumbrance, extraLevels } from '../enc/procedure.ts'
import { ratios } from '../enc/ratios.ts'
import { enhancementOf, enhancing, moveOf, reducedMove } from './computed.ts'

/** Combat, athletics and Dodge away from home. */
const UNADAPTED = -2
const AWKWARD = 1 / 10
const SKILL_NORM = 5
const CRAWLING_DEFAULT = -4
const SWIMMING_DEFAULT = -5

/** How much of Load ST bears a body that has no legs: two arms do better than one, or than none. */
export function shareWithoutLegs(arms: number, legs: number): number {
  if (legs > 0) return 1
  return arms >= 2 ? 2 / 3 : 1 / 2
}

interface Crawler {
  readonly mass?: number
  readonly load_st?: number
  readonly arms: number
  readonly legs: number
  readonly g: number
  readonly extra_encumbrance: number
}

/** Encumbrance on land by what limbs there are. */
function lying(x: Crawler, why: Why) {
  if (x.mass === undefined || x.load_st === undefined) return undefined
  const share = shareWithoutLegs(x.arms, x.legs)
  const load_st = why.product('Load ST').add('Load ST', x.load_st).add('limbs', share).total()
  const { wsr, msr } = ratios({ body_mass: x.mass, gear: 0, load_st, g: x.g }, why)
  return { wsr: exact(wsr), ...encumbrance({ wsr, msr, extra_encumbrance: x.extra_encumbrance }, why) }
}

/** Base Move by a fifth of the skill, a tenth of what it would be at home. */
const awkwardMove = (x: Quick & { readonly size: number }, skill: number, own: Level, by: number, why: Why) =>
  moveOf(
    x,
    undefined,
    {
      move_mod: moveMod(own, why),
      factor: (Math.max(0, skill) / SKILL_NORM) * AWKWARD,
      enhancement: by,
      size: x.size,
    },
    why,
  )

export const crawl = rule(
  {
    id: 'gulliver.move.crawl',
    title: 'Crawling and flopping on land',
    lines: '517-525',
    given: {
      ...quickness,
      reduced_move: enhancing.reduced_move,
      size,
      /** Crawling, or Flopping without limbs. */
      crawling: optional(score),
      level: optional(levelField),
      /** Or what the level follows from. */
      mass: optional(measure),
      load_st: optional(positive),
      arms: limbsField,
      legs: limbsField,
      g: gravity,
      extra_encumbrance: extraLevels,
    },
  },
  (x, why) => {
    const weighed = lying(x, why)
    const own = x.level ?? (weighed === undefined ? NONE : (levelOf(weighed.level) ?? NONE))
    const skill = x.crawling ?? why.sum('default').add('DX', x.dx).add('untaught', CRAWLING_DEFAULT).total()
    const flops = x.arms === 0 && x.legs === 0
    const control_modifier = fullMod(own, why)
    return {
      ...awkwardMove(x, skill, own, reducedMove(x.reduced_move, why), why),
      wsr: weighed?.wsr ?? null,
      burden: weighed?.burden ?? null,
      level: levelKey(own),
      skill_name: flops ? 'Flopping' : 'Crawling',
      control_modifier,
      control: why.sum('control').add('skill', skill).add('encumbrance', control_modifier).total(),
      /** Otherwise it goes somewhere at random. */
      roll_every_turn: flops,
      athletics_modifier: UNADAPTED,
    }
  },
)

export const waterNonnative = rule(
  {
    id: 'gulliver.move.water-nonnative',
    title: 'Swimming Move of land and air creatures',
    lines: '551-557',
    given: { ...quickness, ...enhancing, size, swimming: optional(score), level: or(levelField, NONE) },
  },
  (x, why) => {
    const skill = x.swimming ?? why.sum('default').add('DX', x.dx).add('untaught', SWIMMING_DEFAULT).total()
    const control_modifier = fullMod(x.level, why)
    const away = { combat_reflexes: false, unadapted: true, other: 0 }
    return {
      ...awkwardMove(x, skill, x.level, enhancementOf(x, why), why),
      dodge: dodge({ basic_speed: basicSpeed(x, why), level: x.level, ...away }, why),
      control_modifier,
      control: why.sum('control').add('skill', skill).add('encumbrance', control_modifier).total(),
      athletics_modifier: UNADAPTED,
      /** Never better than Swimming. */
      water_acrobatics_at_most: skill,
    }
  },
)

/** East and north, or any other axes, and height. */
const vector = list(signed, 3)

export const currentWind = rule(
  {
    id: 'gulliver.move.current-wind',
    title: 'Current and wind',
    lines: '527-531',
    given: { own_move: vector, current: vector },
    gives: 'displacement',
  },
  ({ own_move, current }, why) => {
    const axes = Math.max(own_move.length, current.length)
    return Array.from({ length: axes }, (_, axis) =>
      why
        .sum('way')
        .add('own', own_move[axis] ?? 0)
        .add('carried', current[axis] ?? 0)
        .total(),
    )
  },
)
