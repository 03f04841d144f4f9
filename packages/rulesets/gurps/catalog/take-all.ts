/** Traits as somebody wrote them down, found in the catalogue in force. */
import type { Why } from '@umpire/engine'
import type { Bearer } from '../effect/apply.ts'
import { catalogOf, take } from './catalog.ts'
import { bearerOf, type Taken, type WrittenTrait } from './entry/taken.ts'

export function takeAll(traits: readonly WrittenTrait[], why: Why): readonly Taken[] {
  const catalog = catalogOf(why)
  return traits.map((written, index) => take(written, catalog, `traits[${index}]`))
}

export const bearersOf = (traits: readonly WrittenTrait[], why: Why): readonly Bearer[] =>
  takeAll(traits, why).map(bearerOf)
