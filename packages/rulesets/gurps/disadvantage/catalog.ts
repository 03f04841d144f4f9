import { rule } from '@umpire/engine'
import { TRAITS_GIVEN, weighTraits } from '../advantage/catalog.ts'

export const disadvantageCatalog = rule(
  {
    id: 'gurps.disadvantage.catalog',
    title: 'Disadvantages (all of this edition)',
    lines: '730-946',
    given: TRAITS_GIVEN,
  },
  weighTraits,
)
