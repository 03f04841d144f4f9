/** Whoever is wished for: a person, or a beast. */
import type { Source } from '@umpire/dice'
import { BadInput, type Choosable, type Chosen, compose, record } from '@umpire/engine'
import type { Character } from '../character/character.ts'
import { choosable as own } from '../ruleset/rules.ts'
import { type Beast, makeBeast } from './beast/beast.ts'
import { makeCharacter } from './make.ts'
import { MAKING } from './make-options.ts'

const making = record(MAKING)

/** What is wished for of people alone. */
const OF_PEOPLE = ['nation', 'sex', 'age', 'points', 'npc', 'skill'] as const

const isWished = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false

/**
 *     makeAny({ template: 'horse', name: 'Bucephala' }, seeded('stable'))
 */
export function makeAny(
  wanted: unknown,
  source: Source,
  chosen: Partial<Chosen> = {},
  choosable: Choosable = own,
): Character | Beast {
  const wishes = making.read(wanted, 'wishes')
  const { template, name } = wishes
  if (template === undefined || template === null || !('diet' in template)) {
    return makeCharacter(wanted, source, chosen, choosable)
  }
  for (const wish of OF_PEOPLE) {
    if (isWished(wishes[wish]))
      throw new BadInput(`wishes.${wish}`, `nothing: a ${template.name} is a beast`, wishes[wish])
  }
  const named = name === '' ? {} : { name }
  return makeBeast({ animal: template.name, ...named }, compose(choosable, chosen).silent)
}
