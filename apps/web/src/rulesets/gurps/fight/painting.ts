/** What a game master of GURPS paints on a map, and how it is told. */
import type { Json } from '@umpire/engine'
import type { Hex } from '@umpire/geometry'
import { useCallback, useMemo } from 'react'
import { PAINT, type Paint, type Stroke } from '../../../map/brush.ts'
import type { Palette } from '../../../map/paint-tools.tsx'
import { type Painter, usePainter } from '../../../map/use-painter.ts'
import { useAtTable } from '../../../table/at-table.ts'
import { saveFile } from '../../../table/save-file.ts'
import type { Sheet } from '../../common/ground.ts'
import { plainIn } from '../../common/plain.ts'
import type { SceneProps } from '../../screens.ts'
import { type FightView, isPresent } from '../views/fight-view.ts'
import { hexIn } from '../views/laid.ts'
import { paintWords as text } from './paint-words.ts'

const KINDS: Palette['kinds'] = ['open', 'solid', 'water', 'veil', 'wood', 'low', 'trench', 'rough']
/** As the scene has it; lit; and darker and darker. */
const LIGHTS: readonly Paint[] = [null, 0, -3, -5, -7, -10].map(light => ({
  key: `light ${light}`,
  label: text.light(light),
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

const writtenOf = ({ q, r }: Hex): string => `${q},${r}`

/** As data that can be sent. */
const sentOf = (stroke: Stroke, cells: readonly string[]) => {
  const { terrain, ...others } = stroke
  return { ...others, cells: [...cells], ...(terrain !== undefined && { terrain: { ...terrain } }) }
}

export function useFightPainter(
  { id }: SceneProps['scene'],
  view: FightView,
  { shown, meant }: Sheet<Hex>,
): Painter<Hex> {
  const { perform } = useAtTable()
  const taken = useMemo(
    () => new Set(view.figures.filter(isPresent).map(figure => writtenOf(shown(figure)))),
    [view.figures, shown],
  )
  const isTaken = useCallback((cell: Hex): boolean => taken.has(writtenOf(cell)), [taken])
  const onStroke = useCallback(
    (stroke: Stroke, cells: readonly Hex[]): void => {
      const written = cells.map(cell => writtenOf(meant(cell)))
      void perform({ type: 'override', scene: id, at: [PAINT], value: sentOf(stroke, written), note: '' })
    },
    [perform, id, meant],
  )
  return usePainter({ onStroke, isTaken })
}

/** The ground with all that lies over it, as an encounter takes it back. */
export function saveMap(title: string, state: unknown): void {
  const { map, laid } = plainIn(state)
  saveFile(`${title}.map.json`, JSON.stringify({ map, ...plainIn(laid) }))
}

/** What is laid over the ground, as the map shows it; what is hidden by hand is marked for the game master alone. */
export function useLaid({ laid, light }: FightView, { map, layout, shown }: Sheet<Hex>, master: boolean) {
  return useMemo(() => {
    const key = (cell: string): string => writtenOf(shown(hexIn(cell)))
    const names = [...laid.names].map(([cell, name]) => ({ cell: shown(hexIn(cell)), name }))
    const shades = new Map(
      [...laid.lights].flatMap(([cell, here]): [string, number][] =>
        here < light ? [[key(cell), (MOST_SHADE * (light - here)) / DARKEST]] : [],
      ),
    )
    const hidden = new Set(laid.fog.hidden.map(key))
    const cells = Array.from({ length: hidden.size === 0 ? 0 : layout.rows * layout.columns }, (_, at) =>
      writtenOf(layout.cell(at % layout.columns, Math.floor(at / layout.columns))),
    )
    const marked = master && hidden.size > 0 ? new Set(cells.filter(cell => !hidden.has(cell))) : null
    return {
      names: names.filter(({ cell }) => map.contains(cell)),
      shades,
      hidden,
      shownByHand: laid.fog.shown.map(key),
      marked,
    }
  }, [laid, light, map, layout, shown, master])
}

/** A stroke in words, for the log: none, where it is something else. */
export function paintedText(place: readonly (string | number)[], to: Json): string | undefined {
  if (place.length !== 1 || place[0] !== PAINT) return undefined
  const { cells, terrain, clears, light, fog, name, foggy } = plainIn(to)
  const many = Array.isArray(cells) ? cells.length : 0
  if (typeof foggy === 'boolean') return text.foggy(foggy)
  if (typeof name === 'string') return text.named(name)
  if (typeof fog === 'string') return text.fogged(fog, many)
  if (light !== undefined) return text.lit(typeof light === 'number' ? light : null, many)
  return terrain === undefined && clears !== true ? undefined : text.ground(plainIn(terrain), many)
}
