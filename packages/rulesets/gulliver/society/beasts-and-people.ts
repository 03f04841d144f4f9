/** Being large or small among beasts and people. */
import { int, oneOf, optional, or, rule, text } from '@umpire/engine'
import { down, exact } from '../common/exact.ts'
import { measure, no, score, signed } from '../common/fields.ts'

const levels = int({ min: -72, max: 72 })
const USUAL = { halved: 3, gone: 6 } as const

export const largeAnimals = rule(
  {
    id: 'gulliver.society.large-animals',
    title: 'Dealing with large animals',
    lines: '1036-1040',
    given: {
      /** Size levels by which the animal is larger. */
      size_difference: levels,
      beast_kin: no,
    },
  },
  ({ size_difference, beast_kin }, why) => {
    const kin = beast_kin ? 1 : 0
    const [halved, gone] = [USUAL.halved + kin, USUAL.gone + kin]
    const larger = Math.max(0, size_difference)
    const empathy = larger >= gone ? 'none' : larger >= halved ? 'halved' : 'full'
    return {
      animal_empathy: why.table('Animal Empathy', size_difference, undefined, empathy),
      animal_handling: 0 - Math.max(0, why.sum('levels over').add('larger', larger).add('limit', -halved).total()),
      riding: 0 - down(why, 'full steps', larger / halved),
    }
  },
)

export const influence = rule(
  {
    id: 'gulliver.society.influence',
    title: 'Influence skills',
    lines: '1042-1044',
    given: {
      skill_name: text(100),
      iq: score,
      st: optional(score),
      will: or(signed, 0),
      charisma: or(signed, 0),
      reaction: or(signed, 0),
    },
  },
  ({ iq, will, charisma, reaction }, why) => ({
    based_on: 'iq',
    effective: why
      .sum('by IQ, never by ST')
      .add('IQ', iq)
      .when(will !== 0, 'Will', will)
      .when(charisma !== 0, 'Charisma', charisma)
      .when(reaction !== 0, 'reaction', reaction)
      .total(),
  }),
)

const LARGER = { first: 5, further: 1, height: 4 } as const
const SMALLER = { first: -3, further: -1, height: -2 } as const
const DISPLAY = { up_to_double: 5, further_doubling: 2 } as const

/** How often the strength doubles in full. */
function doublings(ratio: number): number {
  let times = 0
  while (exact(ratio) >= 2 ** (times + 1)) times++
  return times
}

function bySize(advantage: number): number {
  if (advantage === 0) return 0
  const { first, further } = advantage > 0 ? LARGER : SMALLER
  return first + further * (Math.abs(advantage) - 1)
}

export const intimidation = rule(
  {
    id: 'gulliver.society.intimidation',
    title: 'Size and power in Intimidation',
    lines: '1046-1050',
    given: {
      /** Size levels above whoever is to be frightened. */
      size_advantage: or(levels, 0),
      /** A difference that is less than a Size. */
      height: or(oneOf('alike', 'taller', 'shorter'), 'alike'),
      /** Own ST to the other's. */
      st_ratio: optional(measure),
    },
  },
  ({ size_advantage, height, st_ratio }, why) => {
    const lesser = height === 'alike' ? 0 : height === 'taller' ? LARGER.height : SMALLER.height
    const more = st_ratio === undefined ? 0 : doublings(st_ratio) - 1
    const stronger = st_ratio !== undefined && st_ratio > 1
    return {
      modifier: why.table('Size in Intimidation', size_advantage, undefined, bySize(size_advantage)),
      /** The most that the game master may grant for what is no full Size, or for a show of strength. */
      max_modifier: why
        .sum('at most')
        .when(lesser !== 0, height, lesser)
        .when(stronger, 'stronger', DISPLAY.up_to_double)
        .when(stronger && more > 0, 'further doublings', DISPLAY.further_doubling * more)
        .total(),
    }
  },
)
