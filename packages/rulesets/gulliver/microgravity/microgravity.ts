/** Where next to nothing holds a body to the ground: 0.2 g and less, or as little weight in water. */
import { optional, or, rule } from '@umpire/engine'
import { exact } from '../common/exact.ts'
import { gravity, measure, no, positive, score, size } from '../common/fields.ts'
import { quickness } from '../common/speed.ts'
import { limbModifier, limbsField } from '../control/limbs.ts'
import { fullMod, halfMod, levelField, moveMod, NONE } from '../enc/level.ts'
import { enhancementOf, enhancing, moveOf } from '../move/computed.ts'
import { shareWithoutLegs } from '../move/strange.ts'

const AT_MOST = 0.2

export const definition = rule(
  {
    id: 'gulliver.microgravity.definition',
    title: 'Microgravity',
    lines: '661-669',
    given: {
      g: gravity,
      /** What water or lift leaves of it, on the ground. */
      weight: optional(measure),
      mass: optional(positive),
      dx: optional(score),
      free_fall: optional(score),
    },
  },
  (x, why) => {
    const share = x.weight === undefined || x.mass === undefined ? x.g : x.weight / x.mass
    const microgravity = why.compare('weight for each pound', exact(share), '<=', AT_MOST)
    const learned = x.free_fall ?? x.dx
    return {
      microgravity,
      athletic_dx: x.dx === undefined || learned === undefined ? null : why.atMost('Free Fall', learned, x.dx),
      /** To stay on the surface, with every action. */
      free_fall_roll: microgravity,
    }
  },
)

const BY_ARMS = 1 / 2
const GRIPPING = 1 / 2
const CLUMSY_BOOTS = 1 / 3

export const surfaceMove = rule(
  {
    id: 'gulliver.microgravity.surface-move',
    title: 'Move along a surface in microgravity',
    lines: '671-677',
    given: {
      ...quickness,
      /** Of land or climbing, where they suit the style. */
      ...enhancing,
      level: or(levelField, NONE),
      size,
      /** With the arms, instead of the legs. */
      arms: no,
      grip_and_release: no,
      magnetic_boots: no,
      vacc_suit: no,
      free_fall: optional(score),
      /** That grip. */
      limbs: limbsField,
    },
  },
  (x, why) => {
    const boots = x.magnetic_boots && !x.vacc_suit ? CLUMSY_BOOTS : GRIPPING
    const factor = why
      .product('way of moving')
      .when(x.arms, 'by the arms', BY_ARMS)
      .when(x.grip_and_release || x.magnetic_boots, 'grip and release', boots)
      .total()
    const moved = moveOf(
      x,
      undefined,
      {
        move_mod: moveMod(x.level, why),
        factor,
        enhancement: enhancementOf(x, why),
        size: x.size,
      },
      why,
    )
    const control_modifier = why
      .sum('control')
      .add('encumbrance', halfMod(x.level, why))
      .add('limbs that grip', limbModifier({ limbs: x.limbs }, why))
      .total()
    return {
      ...moved,
      control_modifier,
      control: x.free_fall === undefined ? null : x.free_fall + control_modifier,
      /** For encumbrance. */
      load_st_share: x.arms ? shareWithoutLegs(x.limbs, 0) : 1,
    }
  },
)

export const freeFlight = rule(
  {
    id: 'gulliver.microgravity.free-flight',
    title: 'Free flight in microgravity',
    lines: '679-681',
    given: { free_fall: score, level: or(levelField, NONE) },
    gives: 'effective',
  },
  (x, why) => why.sum('control').add('Free Fall', x.free_fall).add('encumbrance', fullMod(x.level, why)).total(),
)
