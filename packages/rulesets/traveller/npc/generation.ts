/** Characters of the referee's, made as any other, and one of them picked for what is needed. */
import { int, list, map, or, ownValue, rule } from '@umpire/engine'
import { skillName, skills } from '../core/fields.ts'

/** A level of 0 is not enough to be hired for. */
const LEAST_LEVEL = 1
const NOBODY = { chosen: null, skills: null }

/**
 * The first who lived through generation and has the wanted skill; the ones before are kept as a pool. Or, with skills to
 * assign, the first who lived gets them, whatever came of generation.
 */
export const npcGeneration = rule(
  {
    id: 'traveller.npc.generation',
    title: 'Non-player characters',
    lines: '342-346, 350-350',
    given: {
      wanted_skill: skillName,
      /** The skills of each, in the order of generation. */
      generated: list(skills, 10_000),
      /** Who died in service, by their number from 1. */
      dead: or(list(int({ min: 1 }), 10_000), []),
      assign: or(map(int({ min: 0, max: 30 }), 20), {}),
    },
  },
  (x, why) => {
    const assigned = Object.keys(x.assign).length > 0
    for (const [index, held] of x.generated.entries()) {
      const number = index + 1
      if (x.dead.includes(number)) continue
      const after = assigned ? { ...held, ...x.assign } : held
      const level = ownValue(after, x.wanted_skill) ?? 0
      if (why.compare('level in the wanted skill', level, '>=', LEAST_LEVEL)) {
        return { chosen: number, discarded: index, skills: after }
      }
    }
    return { ...NOBODY, discarded: x.generated.length }
  },
)
