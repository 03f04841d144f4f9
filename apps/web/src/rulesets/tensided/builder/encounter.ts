/** The fight that a character is taken into: a bar with a counter and tables, and somebody at its other end. */
import type { Json } from '@umpire/engine'
import { type Character, fileOf } from '@umpire/tensided/file'
import { buildWords } from './building/words.ts'

const text = buildWords.fight

/** Whoever is built at A, the others around B. */
const MAP = [
  '# # # # # # # # # # # # # # # #',
  '# . . . . . . . . . . . . . . #',
  '# . . # # . . . . . # # . . . #',
  '# A . . . . . . . . . . . B . #',
  '# . . # # . . . . . # # . . . #',
  '# . . . . . . . . . . . . . . #',
  '# . . # # # # # # # # . . . . #',
  '# . . . . . . . . . . . . . . #',
  '# # # # # # # # # # # # # # # #',
]

export const MOST_FOES = 6
const MOST_ID = 55

/** Without what a name in a fight may not have. */
export const nameInFight = ({ name }: Character): string =>
  name
    .replaceAll(/[:/\n]/g, ' ')
    .trim()
    .slice(0, MOST_ID) || text.somebody

export interface Foes {
  readonly archetype: string
  readonly xp: number
  readonly count: number
}

export function encounterFor(one: Character, { archetype, xp, count }: Foes): { readonly [name: string]: Json } {
  const name = nameInFight(one)
  return {
    system: 'tensided',
    title: text.titleOf(name),
    clutter: 'medium',
    map: MAP,
    settings: one.campaign.settings,
    sides: [
      { name: text.sideOf(name), members: [{ name, character: fileOf(one), at: 'A' }] },
      {
        name: text.foes,
        at: 'B',
        members: [{ name: name === text.foe ? text.otherFoe : text.foe, archetype, xp, count }],
      },
    ],
  }
}
