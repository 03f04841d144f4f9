import type { Json } from '@umpire/engine'
import type { EncounterFormProps } from '../../../plug-in/encounter-pages.ts'
import { SquadForm, type SquadSpec } from '../../common/encounter/squad-form.tsx'
import { maps } from './maps.ts'
import { formWords as text } from './words.ts'

/** As encounter files have them. */
const LIGHTS = ['day', 'low light', 'darkness'] as const
const CLUTTERS = ['none', 'sparse', 'medium', 'heavy', 'ubiquitous'] as const

const said = { optional: true, nullable: false } as const

export const CIRCUMSTANCES = [
  {
    ...said,
    name: 'light',
    label: text.light,
    spec: { kind: 'oneOf', values: LIGHTS },
    fallback: 'day',
  },
  {
    ...said,
    name: 'clutter',
    label: text.clutter,
    spec: { kind: 'oneOf', values: CLUTTERS },
    fallback: 'sparse',
  },
  { ...said, name: 'distance', label: text.distance, spec: { kind: 'int', min: 0, max: 5000 }, fallback: 20 },
  { ...said, name: 'rounds', label: text.rounds, spec: { kind: 'int', min: 1, max: 100_000 }, fallback: 300 },
] as const

const SPEC: SquadSpec = {
  system: 'tensided',
  extras: ['xp'],
  usual: { archetype: 'gunman', xp: 300 },
  maps,
  mapHelp: text.mapHelp,
  circumstances: CIRCUMSTANCES,
}

export const EncounterForm = (props: EncounterFormProps) => <SquadForm spec={SPEC} {...props} />

/** A fight of many turns on a map takes its time. */
export const runs = '1000'

export const example: Json = {
  system: 'tensided',
  title: 'The diner',
  clutter: 'medium',
  map: maps[0]?.rows ?? [],
  sides: [
    {
      name: 'the regulars',
      members: [
        { name: 'Vera', archetype: 'gunman', xp: 300 },
        { name: 'Tomas', archetype: 'brawler', xp: 300 },
      ],
    },
    {
      name: 'the robbers',
      members: [
        { name: 'Rook', archetype: 'gunman', xp: 300 },
        { name: 'Sledge', archetype: 'brawler', xp: 300 },
      ],
    },
  ],
}
