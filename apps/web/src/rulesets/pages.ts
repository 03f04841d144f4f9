/** What the pages beside the table know of a ruleset beyond its documents; screens.ts is the table's part. */
import type { Json } from '@umpire/engine'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { Runs } from '../simulate/draft.ts'

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

export interface RulesetPages {
  /** What a fight of it looks like, for the card of a demo. */
  readonly picture?: LazyExoticComponent<ComponentType<{ readonly demo: string }>>
  readonly encounter?: () => Promise<EncounterPages>
}

const PAGES: { readonly [system: string]: RulesetPages } = {
  traveller: {
    picture: lazy(() => import('./traveller/demo-picture.tsx')),
    encounter: () => import('./traveller/simulate/encounter.ts'),
  },
  gurps: {
    picture: lazy(() => import('./gurps/demo-picture.tsx')),
    encounter: () => import('./gurps/simulate/encounter.tsx'),
  },
  tensided: {
    picture: lazy(() => import('./tensided/demo-picture.tsx')),
    encounter: () => import('./tensided/simulate/encounter.tsx'),
  },
}

export const pagesOf = (system: string): RulesetPages => (Object.hasOwn(PAGES, system) ? (PAGES[system] ?? {}) : {})
