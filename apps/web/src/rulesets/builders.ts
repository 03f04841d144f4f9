/** The pages that build characters choice by choice, by the word of the address: `/build/…`. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

export interface BuilderOf {
  readonly what: string
  readonly title: string
  readonly about: string
  readonly Builder: LazyExoticComponent<ComponentType>
}

export const BUILDERS: readonly BuilderOf[] = [
  {
    what: 'gurps',
    title: 'GURPS by points',
    about: 'Attributes, advantages, skills and gear, every point accounted for.',
    Builder: lazy(() => import('./gurps/builder/builder.tsx')),
  },
  {
    what: 'tensided',
    title: 'G&G by experience',
    about:
      'Stats, merits and flaws, skills with concentrations, abilities and gear, every point of experience accounted for.',
    Builder: lazy(() => import('./tensided/builder/builder.tsx')),
  },
  {
    what: 'creature',
    title: 'Creature designer',
    about: 'GULLIVER: a body of any size, from pixie to giant, and what it can do where.',
    Builder: lazy(() => import('./gulliver/creature/builder.tsx')),
  },
]

export const builderOf = (what: string): BuilderOf | undefined => BUILDERS.find(one => one.what === what)
