/** The fight that a character is taken into: a yard with a wall and some bushes, and somebody at its other end. */
import type { Json } from '@umpire/engine'
import { type Character, fileOf } from '@umpire/gurps/file'
import { buildWords } from './building/words.ts'

const text = buildWords.fight

/** Whoever is built stands at A, the others gather at B. */
const MAP = [
  '. . . . . . . . . . . . . .',
  ' . . . . : : . . . . . . . .',
  '. . . . . . . . . + + . . .',
  ' . A . . . . . . . . . B . .',
  '. . . . + + . . . . . . . .',
  ' . . . . . . . . # # . . . .',
  '. . : . . . . . . . . . . .',
]

export const MOST_FOES = 6
const MOST_ID = 55

/** Without what a name in a fight may not have. */
export const nameInFight = ({ identity }: Character): string =>
  identity.name.replaceAll(/[:\n]/g, ' ').trim().slice(0, MOST_ID) || text.somebody

export interface Foes {
  readonly template: string
  readonly nation: string
  readonly count: number
}

export function encounterFor(one: Character, { template, nation, count }: Foes): { readonly [name: string]: Json } {
  const name = nameInFight(one)
  const foe = nameInFight(one) === text.foe ? text.otherFoe : text.foe
  return {
    system: 'gurps',
    title: text.titleOf(name),
    map: MAP,
    sides: [
      { name: text.sideOf(name), members: [{ name, character: fileOf(one), at: 'A' }] },
      { name: text.foes, at: 'B', members: [{ name: foe, template, nation, count }] },
    ],
  }
}
