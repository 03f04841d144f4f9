/** What a game master changes by hand in a fight: how people are, where they are, what is loaded; and cover, light and clutter. */
import type { Json } from '@umpire/engine'
import type { Changeable, SceneSeen } from '../../../plug-in/screens.ts'
import { CLUTTERS, type Figure, LIGHTS, readFight, STATUSES, squareName } from '../views/fight-view.ts'
import { changesWords as text } from './changes-words.ts'
import { fightWords } from './words.ts'

interface Option {
  readonly value: Json
  readonly label: string
}
const MOST = { least: 0, most: 1000 }
const MOST_MARKS = 7
const MOST_POINTS = 10
const MOST_HP = 10_000
const GONE: readonly Option[] = [
  { value: null, label: text.here },
  ...Object.entries(fightWords.gone).map(([value, label]) => ({ value, label })),
]
const plainly = (values: readonly string[]): readonly Option[] => values.map(value => ({ value, label: value }))

function changesOf(figure: Figure, place: number): readonly Changeable[] {
  const { id, status, gone, x, y, own } = figure
  const at = (part: string): Changeable['at'] => ['standing', place, part]
  return [
    { at: at('status'), of: id, name: text.status, value: status, options: plainly(STATUSES) },
    { at: at('gone'), of: id, name: text.gone, value: gone, options: GONE },
    { at: at('x'), of: id, name: text.x, value: x },
    { at: at('y'), of: id, name: text.y, value: y },
    ...(own === undefined
      ? []
      : [
          { at: at('marks'), of: id, name: text.marks, value: own.marks, least: 0, most: MOST_MARKS },
          { at: at('short_fp'), of: id, name: text.shortFp, value: own.shortFp, ...MOST },
          { at: at('long_fp'), of: id, name: text.longFp, value: own.longFp, ...MOST },
          { at: at('action_points'), of: id, name: text.points, value: own.actionPoints, least: 0, most: MOST_POINTS },
        ]),
    ...(own?.arms ?? []).flatMap(({ key, kind }, arm): readonly Changeable[] => {
      const held = own?.held[arm]
      if (kind !== 'gun' || held === undefined) return []
      const part = (name: string): Changeable['at'] => ['standing', place, 'arms', arm, name]
      return [
        { at: part('rounds'), of: id, name: text.rounds(key), value: held.rounds, ...MOST },
        { at: part('spare'), of: id, name: text.spare(key), value: held.spare, ...MOST },
      ]
    }),
  ]
}

export function fightChanges({ state }: SceneSeen): readonly Changeable[] {
  const view = readFight(state)
  const { figures, covers, light, clutter } = view
  return [
    ...figures.flatMap(changesOf),
    ...covers.map(
      ({ x, y, hp }, cover): Changeable => ({
        at: ['covers', cover, 'hp'],
        of: null,
        name: text.cover(squareName(view, x, y)),
        value: hp,
        least: 0,
        most: MOST_HP,
      }),
    ),
    { at: ['light'], of: null, name: text.light, value: light, options: plainly(LIGHTS) },
    { at: ['clutter'], of: null, name: text.clutter, value: clutter, options: plainly(CLUTTERS) },
  ]
}
