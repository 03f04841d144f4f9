/** Texts of painting the ground of a fight. */

import { groundName } from '../../../map/ground/words.ts'
import { TERRAINS } from '../../../map/paint/brush.ts'

const MINUS = '−'
export const signed = (value: number): string => (value < 0 ? `${MINUS}${-value}` : String(value))

const FOGS: { readonly [fog: string]: string } = {
  shown: 'revealed',
  hidden: 'hid',
  sight: 'left to sight',
}

/** The kind of ground that was painted; a height, if it is none. */
function groundOf(terrain: { readonly [trait: string]: unknown }): string {
  for (const kind of ['open', 'solid', 'water', 'veil', 'wood', 'low', 'trench', 'rough'] as const) {
    const traits = Object.entries(TERRAINS[kind])
    if (traits.every(([trait, value]) => terrain[trait] === value)) return groundName(kind)
  }
  const { elevation } = terrain
  return typeof elevation === 'number' ? `height ${signed(elevation)}` : groundName('open')
}

export const unseenName = (name: string): string => `${name}, unseen`

/** In the words that a game has for its cells and for light. */
export const paintWordsOf = (cell: string, cells: string, light: (light: unknown) => string) => {
  const counted = (many: number): string => (many === 1 ? `one ${cell}` : `${many} ${cells}`)
  return {
    foggy: (on: boolean): string => (on ? 'let fog of war fall' : 'lifted the fog of war'),
    named: (name: string): string => (name === '' ? 'took the name of a place away' : `named a place ${name}`),
    fogged: (fog: string, many: number): string => `${FOGS[fog] ?? fog} ${counted(many)}`,
    lit: (to: unknown, many: number): string => `set the light of ${counted(many)}: ${light(to).toLowerCase()}`,
    ground: (terrain: { readonly [trait: string]: unknown }, many: number): string =>
      `painted ${groundOf(terrain)} on ${counted(many)}`,
  } as const
}
export type PaintWords = ReturnType<typeof paintWordsOf>
