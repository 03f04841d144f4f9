/** What a referee changes by hand in a fight: how people stand, what they carry, and what weighs on every throw. */
import type { Json } from '@umpire/engine'
import type { Changeable, SceneSeen } from '../../../plug-in/screens.ts'
import { type Figure, physiqueOf, readEncounter } from '../views/encounter-view.ts'
import { words } from '../views/words.ts'
import { changesWords as text } from './changes-words.ts'

const MOST_VALUE = 60
const MOST_SKILL = 30

interface Option {
  readonly value: Json
  readonly label: string
}
const YES_NO: readonly Option[] = [
  { value: true, label: text.yes },
  { value: false, label: text.no },
]
const STATUSES: readonly Option[] = (['active', 'unconscious', 'dead'] as const).map(value => ({
  value,
  label: text.statuses[value],
}))
const GONE: readonly Option[] = [
  { value: null, label: text.here },
  { value: 'escaped', label: text.escaped },
  { value: 'surrendered', label: text.surrendered },
]

function changesOf(figure: Figure, place: number): readonly Changeable[] {
  const { id, blows_left, armStates, arms, skills } = figure
  const now = physiqueOf(figure)
  const at = (part: string): Changeable['at'] => ['standing', place, part]
  const values = now === undefined ? [] : (['strength', 'dexterity', 'endurance'] as const)
  return [
    ...values.map(part => ({
      at: at(part),
      of: id,
      name: words.characteristics[part],
      value: now?.[part] ?? 0,
      least: 0,
      most: MOST_VALUE,
    })),
    { at: at('status'), of: id, name: text.status, value: figure.status, options: STATUSES },
    { at: at('wounded'), of: id, name: text.wounded, value: figure.wounded, options: YES_NO },
    { at: at('gone'), of: id, name: text.gone, value: figure.gone, options: GONE },
    { at: at('band'), of: id, name: text.band, value: figure.band },
    ...(blows_left === undefined
      ? []
      : [{ at: at('blows_left'), of: id, name: text.blows, value: blows_left, least: 0 }]),
    ...arms.flatMap(({ key, gun }, arm) => {
      const state = armStates?.[arm]
      if (!gun || state === undefined) return []
      const part = (name: string): Changeable['at'] => ['standing', place, 'weapons', arm, name]
      return [
        { at: part('ammo'), of: id, name: text.rounds(key), value: state.ammo, least: 0 },
        { at: part('spare_loads'), of: id, name: text.spare(key), value: state.spare_loads, least: 0 },
      ]
    }),
    ...Object.entries(skills ?? {}).map(([skill, level]) => ({
      at: ['roster', place, 'skills', skill],
      of: id,
      name: skill,
      value: level,
      least: 0,
      most: MOST_SKILL,
    })),
  ]
}

export function encounterChanges({ state }: SceneSeen): readonly Changeable[] {
  const { figures, parties, vacuum } = readEncounter(state)
  return [
    ...figures.flatMap(changesOf),
    ...parties.map(({ name, broken }, place) => ({
      at: ['parties', place, 'broken'],
      of: null,
      name: text.broken(name),
      value: broken,
      options: YES_NO,
    })),
    { at: ['vacuum'], of: null, name: text.vacuum, value: vacuum, options: YES_NO },
  ]
}
