/** The pages that build characters choice by choice, by the word of the address: `/build/…`. */
import type { ComponentType, LazyExoticComponent } from 'react'

export interface BuilderOf {
  readonly what: string
  /** Whose characters it builds. */
  readonly system: string
  readonly title: string
  readonly about: string
  readonly Builder: LazyExoticComponent<ComponentType>
}

const BUILDERS: readonly BuilderOf[] = []

export const builderOf = (what: string): BuilderOf | undefined => BUILDERS.find(one => one.what === what)
export const buildersFor = (system: string): readonly BuilderOf[] => BUILDERS.filter(one => one.system === system)
