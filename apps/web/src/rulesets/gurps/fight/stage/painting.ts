/** What a game master of GURPS paints on a map. */
import type { Hex } from '@umpire/geometry'
import { useMemo } from 'react'
import { cellKey } from '../../../../map/ground/layout.ts'
import type { Paint } from '../../../../map/paint/brush.ts'
import type { Palette } from '../../../../map/paint/paint-tools.tsx'
import type { Sheet } from '../../../common/fight/ground.ts'
import { cellIn } from '../../../common/fight/painting.ts'
import type { FightView } from '../../views/fight-view.ts'
import { lightText } from './paint-words.ts'

const KINDS: Palette['kinds'] = ['open', 'solid', 'water', 'veil', 'wood', 'low', 'trench', 'rough']
/** As the scene has it; lit; and darker and darker. */
const LIGHTS: readonly Paint[] = [null, 0, -3, -5, -7, -10].map(light => ({
  key: `light ${light}`,
  label: lightText(light),
  stroke: { light },
}))
const DARKEST = 10
const MOST_SHADE = 0.5

export const paletteOf = ({ map, laid }: FightView): Palette => ({
  kinds: map === null ? [] : KINDS,
  heights: true,
  lights: LIGHTS,
  fogOn: laid.fog.on,
})

/** How dark it is where it is darker than in the rest of the scene. */
export const useShades = ({ laid: { lights }, light }: FightView, { layout, shown }: Sheet<Hex>) =>
  useMemo(
    () =>
      new Map(
        Object.entries(lights).flatMap(([cell, here]): [string, number][] =>
          here < light
            ? [[cellKey(layout, shown(cellIn(layout.lattice, cell))), (MOST_SHADE * (light - here)) / DARKEST]]
            : [],
        ),
      ),
    [lights, light, layout, shown],
  )
