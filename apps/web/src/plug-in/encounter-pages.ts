/** What the pages besides the table ask of a ruleset: a form for its encounters. */
import type { Json } from '@umpire/engine'
import type { ComponentType } from 'react'

export const RUNS = ['100', '1000', '10000', '100000'] as const
export type Runs = (typeof RUNS)[number]

/** A form for an encounter. What it does not know of the encounter, it leaves as it is. */
export interface EncounterFormProps {
  readonly encounter: Json
  readonly onChange: (encounter: Json) => void
}

export interface EncounterPages {
  readonly EncounterForm: ComponentType<EncounterFormProps>
  /** What the form begins with. */
  readonly example: Json
  /** How many fights somebody likely waits for; ten thousand, unless it is said. */
  readonly runs?: Runs
}
