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
  const { id, status, gone, x, y, marks, short_fp, long_fp, action_points, arms = [], armStates = [] } = figure
  const at = (part: string): Changeable['at'] => ['standing', place, part]
  const numbered = (
    part: string,
    name: string,
    value: number | undefined,
    range: typeof MOST,
  ): readonly Changeable[] => (value === undefined ? [] : [{ at: at(part), of: id, name, value, ...range }])
  return [
    { at: at('status'), of: id, name: text.status, value: status, options: plainly(STATUSES) },
    { at: at('gone'), of: id, name: text.gone, value: gone, options: GONE },
    { at: at('x'), of: id, name: text.x, value: x },
    { at: at('y'), of: id, name: text.y, value: y },
    ...numbered('marks', text.marks, marks, { least: 0, most: MOST_MARKS }),
    ...numbered('short_fp', text.shortFp, short_fp, MOST),
    ...numbered('long_fp', text.longFp, long_fp, MOST),
    ...numbered('action_points', text.points, action_points, { least: 0, most: MOST_POINTS }),
    ...arms.flatMap(({ key, kind }, arm): readonly Changeable[] => {
      const state = armStates[arm]
      if (kind !== 'gun' || state === undefined) return []
      const part = (name: string): Changeable['at'] => ['standing', place, 'arms', arm, name]
      return [
        { at: part('rounds'), of: id, name: text.rounds(key), value: state.rounds, ...MOST },
        { at: part('spare'), of: id, name: text.spare(key), value: state.spare, ...MOST },
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
