/** Not being seen or heard, and being followed. */
import { int, oneOf, optional, or, rule, steps, table, type Why } from '@umpire/engine'
import { down, exact } from '../common/exact.ts'
import { measure, no, score, size, sizeField } from '../common/fields.ts'
import { fullMod, halfMod, levelField, NONE } from '../enc/level.ts'
import { speedRangeOf } from '../size/choose.ts'
import { HUMAN_WEIGHT } from '../size/scaling.ts'

const MOST_FOR_LIGHT = 5

/** For each full factor of ten between a body and a man's; to the light one's favour up to five. */
export function weightModifier(pounds: number, why: Why): number {
  let steps10 = 0
  while (steps10 < MOST_FOR_LIGHT && exact(pounds * 10 ** (steps10 + 1)) <= HUMAN_WEIGHT) steps10++
  while (steps10 <= 0 && exact(pounds / 10 ** (1 - steps10)) >= HUMAN_WEIGHT) steps10--
  return why.table('Absolute weight', exact(pounds), undefined, steps10)
}

const MOVEMENT = steps('Movement and Stealth', [
  [1 / 10, 4],
  [1 / 5, 2],
  [1 / 2, 0],
  [1, -4],
  [Number.POSITIVE_INFINITY, -6],
])
const SPRINTING = 2
const UNADAPTED = -2

const ARMOR = table('Noise of armor', { none: 0, leather: -1, scale: -2, chain: -2, plate: -4 })
const FEET = table('Noise of feet', { bare: 0, soft: 0, claws: -1, hard: -2, hooves: -2 })
const GROUND = table('Noise of the ground', { quiet: 0, gravel: -2, rocks: -2, 'dry grass': -4, leaves: -4 })
const DOGS = -5
const MOST_GEESE = 6

const masters = or(int({ min: -100, max: 100 }), 0)

export const lightWalk = rule(
  {
    id: 'gulliver.stealth.light-walk',
    title: 'Light Walk',
    lines: '1140-1142',
    given: { light_walk: score, level: or(levelField, NONE), weight: or(measure, HUMAN_WEIGHT) },
  },
  (x, why) => {
    const effective = why
      .sum('Light Walk')
      .add('skill', x.light_walk)
      .add('encumbrance', fullMod(x.level, why))
      .add('weight', weightModifier(x.weight, why))
      .total()
    return { effective, stealth_bonus: why.atLeast('bonus', 0, down(why, 'a fifth', effective / 5)) }
  },
)

const seen = { size, range_yards: optional(measure), hiding_places: masters }
const heard = {
  level: or(levelField, NONE),
  weight: or(measure, HUMAN_WEIGHT),
  armor: or(oneOf('none', 'leather', 'scale', 'chain', 'plate'), 'none'),
  /** Packs, treasure, belts of weapons: −2 or worse. */
  gear_modifier: masters,
  feet: or(oneOf('bare', 'soft', 'claws', 'hard', 'hooves'), 'bare'),
  ground: or(oneOf('quiet', 'gravel', 'rocks', 'dry grass', 'leaves'), 'quiet'),
  /** The ground where it is worse than the table says. */
  ground_modifier: masters,
  dogs: no,
  geese: or(int({ min: 0, max: 100_000 }), 0),
  light_walk: optional(score),
}

export const stealthModifiers = rule(
  {
    id: 'gulliver.stealth.modifiers',
    title: 'Stealth modifiers',
    lines: '1064-1138',
    given: {
      stealth: optional(score),
      /** Against vision or hearing. */
      vs: or(oneOf('V', 'H'), 'V'),
      fraction_of_move: or(measure, 0),
      sprinting: no,
      unadapted: no,
      /** Distraction, tired watchers: the game master's. */
      watchers_modifier: masters,
      ...seen,
      ...heard,
    },
  },
  (x, why) => {
    const moving = MOVEMENT.at(x.sprinting ? SPRINTING : exact(x.fraction_of_move), why)
    const range = x.range_yards === undefined ? 0 : 0 - speedRangeOf(x.range_yards)
    const both = why
      .sum('to eyes and ears')
      .add('movement', moving)
      .when(x.unadapted, 'not at home here', UNADAPTED)
      .add('range', range)
      .add('watchers', x.watchers_modifier)
      .total()
    const listener_modifier = listeners(x.dogs, x.geese, why)
    const weight_modifier = weightModifier(x.weight, why)
    const vision = why
      .sum('against vision')
      .add('both', both)
      .add('Size', -x.size)
      .add('hiding places', x.hiding_places)
      .total()
    const hearing = why
      .sum('against hearing')
      .add('both', both)
      .add('armor', ARMOR.at(x.armor, why))
      .add('gear', x.gear_modifier)
      .add('feet', FEET.at(x.feet, why))
      .add('ground', GROUND.at(x.ground, why) + x.ground_modifier)
      .add('listeners', listener_modifier)
      .add('encumbrance', halfMod(x.level, why))
      .add('weight', weight_modifier)
      .add('Light Walk', walkingLightly(x, why))
      .total()
    const modifier = x.vs === 'V' ? vision : hearing
    return {
      modifier,
      effective:
        x.stealth === undefined ? null : why.sum('Stealth').add('skill', x.stealth).add('all', modifier).total(),
      vision_modifier: vision,
      hearing_modifier: hearing,
      weight_modifier,
      listener_modifier,
    }
  },
)

const listeners = (dogs: boolean, geese: number, why: Why): number =>
  why
    .sum('listeners')
    .when(dogs, 'dogs', DOGS)
    .add('geese', 0 - Math.min(MOST_GEESE, geese))
    .total()

interface Walker {
  readonly light_walk?: number
  readonly level: number
  readonly weight: number
}

function walkingLightly({ light_walk, level, weight }: Walker, why: Why): number {
  return light_walk === undefined ? 0 : lightWalk({ light_walk, level, weight }, why).stealth_bonus
}

const SHADOWING = table('Shadowing', { usual: 0, largish: -2, gigantism: -4 })
const ONE_SIZE_LARGER = -8

export const shadowingTracking = rule(
  {
    id: 'gulliver.stealth.shadowing-tracking',
    title: 'Shadowing and Tracking by size',
    lines: '984-990',
    given: {
      tracking: optional(score),
      quarry_size: size,
      quarry_level: or(levelField, NONE),
      quarry_weight: or(measure, HUMAN_WEIGHT),
      shadowing: optional(score),
      shadower: or(oneOf('usual', 'largish', 'gigantism'), 'usual'),
      /** Levels of Size over the crowd. */
      size_over_crowd: or(sizeField, 0),
    },
  },
  (x, why) => {
    const tracking_modifier = why
      .sum('tracks')
      .add('half of Size', down(why, 'half of Size', x.quarry_size / 2))
      .add('encumbrance', 0 - halfMod(x.quarry_level, why))
      .add('weight', 0 - weightModifier(x.quarry_weight, why))
      .total()
    const shadowing_possible = why.compare('Sizes over the crowd', x.size_over_crowd, '<=', 1)
    const shadowing_modifier = x.size_over_crowd >= 1 ? ONE_SIZE_LARGER : SHADOWING.at(x.shadower, why)
    return {
      tracking_modifier,
      effective: x.tracking === undefined ? null : x.tracking + tracking_modifier,
      shadowing_possible,
      shadowing_modifier,
      shadowing_effective: x.shadowing === undefined || !shadowing_possible ? null : x.shadowing + shadowing_modifier,
    }
  },
)
