/** What a game master changes by hand in a fight: how people stand, their wounds and what is loaded; and the light. */
import type { Json } from '@umpire/engine'
import type { Changeable, SceneSeen } from '../../../plug-in/screens.ts'
import { type Figure, POSITIONS, readFight, STATUSES } from '../views/fight-view.ts'
import { changesWords as text } from './changes-words.ts'
import { fightWords, partName } from './words.ts'

interface Option {
  readonly value: Json
  readonly label: string
}
const NUMBERS = { least: -200, most: 200 }
const LIGHT = { least: -10, most: 0 }
const MOST_FACING = 5
const GONE: readonly Option[] = [
  { value: null, label: text.here },
  ...Object.entries(fightWords.gone).map(([value, label]) => ({ value, label })),
]

function changesOf(figure: Figure, place: number): readonly Changeable[] {
  const { id, hp, fatigue, position, status, gone, facing, q, r, arms = [], armStates = [] } = figure
  const at = (part: string): Changeable['at'] => ['standing', place, part]
  return [
    ...(hp === undefined ? [] : [{ at: at('hp'), of: id, name: text.hp, value: hp, ...NUMBERS }]),
    ...(fatigue === undefined
      ? []
      : [{ at: at('fatigue'), of: id, name: text.fatigue, value: fatigue, least: 0, most: 100 }]),
    {
      at: at('position'),
      of: id,
      name: text.position,
      value: position,
      options: POSITIONS.map(value => ({ value, label: value })),
    },
    {
      at: at('status'),
      of: id,
      name: text.status,
      value: status,
      options: STATUSES.map(value => ({ value, label: fightWords.status[value] ?? value })),
    },
    { at: at('gone'), of: id, name: text.gone, value: gone, options: GONE },
    { at: at('q'), of: id, name: text.q, value: q },
    { at: at('r'), of: id, name: text.r, value: r },
    { at: at('facing'), of: id, name: text.facing, value: facing, least: 0, most: MOST_FACING },
    ...arms.flatMap(({ key, gun }, arm): readonly Changeable[] => {
      const state = armStates[arm]
      if (gun === null || state === undefined) return []
      const part = (name: string): Changeable['at'] => ['standing', place, 'arms', arm, name]
      return [
        { at: part('rounds'), of: id, name: text.rounds(key), value: state.rounds, least: 0, most: 1000 },
        { at: part('spare'), of: id, name: text.spare(key), value: state.spare, least: 0, most: 1000 },
      ]
    }),
  ]
}

export function fightChanges({ state }: SceneSeen): readonly Changeable[] {
  const { figures, light } = readFight(state)
  return [
    ...figures.flatMap(changesOf),
    { at: ['light'], of: null, name: partName(text.light), value: light, ...LIGHT },
  ]
}
