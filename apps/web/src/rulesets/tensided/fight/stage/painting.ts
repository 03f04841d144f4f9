/** What a game master of G&G paints on a map. Cover is found in play and has hit points; nothing on the ground slows. */
import type { Palette } from '../../../../map/paint/paint-tools.tsx'
import { paintWordsOf } from '../../../common/fight/paint-words.ts'
import type { FightView } from '../../views/fight-view.ts'

const KINDS: Palette['kinds'] = ['open', 'solid', 'water', 'veil']

export const paletteOf = ({ map, laid }: FightView): Palette => ({
  kinds: map === null ? [] : KINDS,
  heights: false,
  lights: [],
  fogOn: laid.fog.on,
})

export const paintWords = paintWordsOf('square', 'squares', String)
