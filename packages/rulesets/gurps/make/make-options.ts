/** What may be wished for when a character is made. */
import {
  BadInput,
  type Field,
  flag,
  int,
  list,
  nearest,
  oneOf,
  optional,
  or,
  record,
  text,
  type ValueOf,
} from '@umpire/engine'
import { ANIMALS, type Animal } from './beast/animals.ts'
import type { Nation } from './people/nation.ts'
import { NATIONS } from './people/nations.ts'
import type { Template } from './people/template.ts'
import { TEMPLATES } from './people/templates.ts'

/** Entirely by chance, from all that the catalogues have. */
export const ANYTHING = 'anything'

const plain = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]+/g, '-')

const NAME = text(100)

/** One of these by any of its names, or a refusal with the one that was probably meant. */
function named<T>(
  what: string,
  known: readonly (readonly [key: string, names: readonly string[], one: T])[],
): Field<T> {
  const keys = known.map(([key]) => key)
  return {
    spec: oneOf(...keys).spec,
    read: (value, place) => {
      const written = NAME.read(value, place)
      const found = known.find(([key, names]) => [key, ...names].some(name => plain(name) === plain(written)))
      if (found !== undefined) return found[2]
      const meant = nearest(
        plain(written),
        known.flatMap(([key, names]) => [key, ...names.map(plain)]),
      )
      const such = meant === undefined ? ` (there are ${keys.join(', ')})` : `, perhaps ${meant}`
      throw new BadInput(place, `${what}${such}`, written)
    },
  }
}

const PEOPLE = [...TEMPLATES.map(one => [one.key, [one.title], one] as const), [ANYTHING, [], null] as const]

/** Animals of which there are several kinds: the usual one. */
const USUAL: { readonly [name: string]: readonly string[] } = { 'Saddle Horse': ['horse'], 'Large Mule': ['mule'] }
const BEASTS = ANIMALS.map(one => [plain(one.name), [one.name, ...(USUAL[one.name] ?? [])], one] as const)

const templateField = named('a template', PEOPLE)
/** People and beasts alike. */
const patternField = named<Template | Animal | null>('a template', [...PEOPLE, ...BEASTS])
const nationField = named<Nation>(
  'a nation',
  NATIONS.map(one => [one.key, [one.title, ...one.aliases], one] as const),
)

const PERSON = {
  template: optional(templateField),
  nation: optional(nationField),
  name: or(text(200), ''),
  sex: optional(oneOf('male', 'female')),
  age: optional(int({ min: 1, max: 100 })),
  /** To be built on: the template's, unless the campaign or somebody says otherwise. */
  points: optional(int({ min: 0, max: 1000 })),
  /** A character of the game master. */
  npc: or(flag(), false),
  /** Skills to be learned in any case: "Guns (pistol)". */
  skill: or(list(text(200), 10), []),
}
/** Names become flags of the command line. */
export const MAKING = { ...PERSON, template: optional(patternField) }

export const wishesField = record(PERSON)
export type Wishes = ValueOf<typeof wishesField>
