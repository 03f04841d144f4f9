/** Play without dice: a campaign's switch. */
import { dice } from '@umpire/dice'
import { BadInput, num, optional, rule, text } from '@umpire/engine'
import { margin, score } from './roll.ts'

/** What dice count as where none are thrown: half of the most, rounded up. */
export const halfOfMost = (notation: string): number => Math.ceil(dice(notation).max / 2)

export const dicelessPlay = rule(
  {
    id: 'tensided.core.diceless',
    title: 'Diceless play',
    lines: '63-66',
    given: {
      attribute: optional(score),
      difficulty: optional(score),
      /** Dice of any other purpose, as a whole, before anything multiplies them. */
      dice: optional(text(100)),
      /** A chance in percent. */
      chance: optional(num({ min: 0, max: 100 })),
    },
  },
  (x, why) => {
    if (x.attribute !== undefined && x.difficulty !== undefined) {
      return { ...margin({ final_roll: x.attribute, difficulty: x.difficulty }, why) }
    }
    if (x.dice !== undefined) return { counts_as: why.input(`half of the most of ${x.dice}`, halfOfMost(x.dice)) }
    if (x.chance !== undefined) return { happens: why.compare('chance', x.chance, '>=', 50) }
    throw new BadInput('given', 'attribute and difficulty, dice, or a chance', 'none of them')
  },
)
