/** What the pages besides the table show of each ruleset, by its id. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { EncounterPages } from '../plug-in/encounter-pages.ts'

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
