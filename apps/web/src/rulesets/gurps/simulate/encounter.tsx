import type { Json } from '@umpire/engine'
import type { EncounterFormProps } from '../../../plug-in/encounter-pages.ts'
import { SquadForm, type SquadSpec } from '../../common/encounter/squad-form.tsx'
import { maps } from './maps.ts'
import { formWords as text } from './words.ts'

const number = (name: string, label: string, min: number, max: number, fallback: number) => ({
  name,
  label,
  spec: { kind: 'int', min, max } as const,
  optional: true,
  nullable: false,
  fallback,
})

export const CIRCUMSTANCES = [
  number('light', text.light, -10, 0, 0),
  number('distance', text.distance, 0, 5000, 20),
  number('rounds', text.seconds, 1, 100_000, 300),
]

const SPEC: SquadSpec = {
  system: 'gurps',
  extras: ['nation'],
  usual: { template: 'rifleman' },
  maps,
  mapHelp: text.mapHelp,
  circumstances: CIRCUMSTANCES,
}

export const EncounterForm = (props: EncounterFormProps) => <SquadForm spec={SPEC} {...props} />

/** A fight of many turns on a map takes its time. */
export const runs = '1000'

export const example: Json = {
  system: 'gurps',
  title: 'The yard',
  options: ['positions', 'tactical'],
  map: maps[0]?.rows ?? [],
  sides: [
    {
      name: 'the British',
      members: [
        { name: 'Sergeant', template: 'nco', nation: 'british' },
        { name: 'Tommy', count: 2, template: 'rifleman', nation: 'british' },
      ],
    },
    {
      name: 'the Germans',
      members: [
        { name: 'Unteroffizier', template: 'nco', nation: 'german' },
        { name: 'Grenadier', count: 2, template: 'rifleman', nation: 'german' },
      ],
    },
  ],
}
