/**
 * A system for the tests of the commands: characters of a name and a strength, and encounters of them. It stands in the
 * registry of those tests instead of the real ones, so that they do not change with every ruleset.
 */
import type { Source } from '@umpire/dice'
import {
  BadInput,
  type Characters,
  ENCOUNTER_FIELDS,
  type EncounterEnd,
  type Encounters,
  flag,
  int,
  json,
  list,
  map,
  oneOf,
  option,
  optional,
  or,
  record,
  setting,
  text,
  twoSides,
} from '@umpire/engine'
import type { Listing, System } from '@umpire/registry'

const VERSION = 2
const STORED = {
  system: oneOf('toy'),
  version: int({ min: 1 }),
  name: text(50),
  strength: int({ min: 0 }),
  made_of: or(text(2000), ''),
}
const stored = record(STORED)

const readToy: Characters['read'] = (value, place) => {
  const { made_of, ...toy } = stored.read(value, place)
  if (toy.version > VERSION) throw new BadInput(`${place}.version`, `at most ${VERSION}`, toy.version)
  return { ...toy, made_of }
}

const making = {
  trade: optional(oneOf('smith', 'thief')),
  years_served: or(int({ min: 0, max: 30 }), 4),
  weight: optional(int({ min: -10 })),
  lucky: or(flag(), false),
  painted: or(flag(), true),
  tools: or(list(text(20), 3), []),
  sizes: optional(list(int(), 3)),
  extras: optional(map(int())),
  wish: optional(text(40)),
}
const wishes = record(making)

const nameOf = (source: Source): string => ['Tin', 'Wood', 'Clay', 'Wax'][source.draw(4, 1)] ?? ''

export const toyCharacters: Characters = {
  making,
  make: (wished, { options = [], settings = {} }, source) => ({
    system: 'toy',
    version: VERSION,
    name: nameOf(source),
    strength: source.draw(1000, 1),
    made_of: JSON.stringify({ ...wishes.read(wished, 'wishes'), options, settings }),
  }),
  read: readToy,
  problems: character => {
    const { strength } = stored.read(character, 'toy')
    if (strength <= 900) return []
    return [{ rule: 'toy.core.strength', where: 'strength', message: `expected at most 900, got ${strength}` }]
  },
  formats: { text: 'a line for people', html: 'a page' },
  print: (character, format) => {
    const { name, strength } = stored.read(character, 'toy')
    return format === 'html' ? `<p>${name}</p>\n` : `Toy ${name}, strength ${strength}`
  },
  parse: (printed, place) => {
    const [, name = '', strength] = /^Toy (.*), strength (\d+)\n?$/.exec(printed) ?? []
    if (strength === undefined) throw new BadInput(place, 'a printed toy', printed)
    return { system: 'toy', version: VERSION, name, strength: Number(strength), made_of: '' }
  },
  schema: () => ({}),
}

const encounterFile = record({
  system: oneOf('toy'),
  ...ENCOUNTER_FIELDS,
  sides: twoSides({}, { character: stored, help: or(int(), 0) }),
})

/** Who is stronger with a die wins; the rope breaks in the hands of one who is out of luck. */
function pull(encounter: unknown, source: Source, line: (text: string) => void): EncounterEnd {
  const { sides } = encounterFile.read(encounter, 'encounter')
  const pulls = sides.map(({ name, members }) => {
    const strength = members.reduce((sum, { character, help }) => sum + character.strength + help, source.draw(6, 1))
    if (members.some(({ character }) => character.name === 'Jinx') && source.draw(20, 1) === 0)
      throw new RangeError('the rope broke')
    line(`${members.map(({ character }) => character.name).join(' and ')} pull with ${strength}`)
    return { name, size: members.length, strength }
  })
  const [first, second] = pulls
  const lead = (first?.strength ?? 0) - (second?.strength ?? 0)
  const winner = lead === 0 ? undefined : lead > 0 ? first : second
  return {
    winner: winner?.name ?? null,
    how: 'the rope is over the line',
    rounds: 1,
    sides: pulls.map(({ name, size }) => {
      const down = name === winner?.name || winner === undefined ? 0 : size
      return { name, size, standing: size - down, down, dead: 0, fled: 0 }
    }),
  }
}

const toyEncounters: Encounters = {
  read: (file, place) => encounterFile.read(file, place),
  prepare: encounter => ({
    run: source => pull(encounter, source, () => undefined),
    tell: (source, line) => pull(encounter, source, line),
  }),
}

export const toy: System = {
  id: 'toy',
  title: 'Toys',
  rules: [],
  options: [
    option({ key: 'x', title: 'X', says: '', replaces: [] }),
    option({ key: 'y', title: 'Y', says: '', replaces: [] }),
  ],
  settings: [setting('z', 'Z', json(), null)],
  inventories: [],
  neverFires: {},
  characters: toyCharacters,
  encounters: toyEncounters,
  scenes: [],
  demos: [],
}

const PARTS = ['characters', 'encounters'] as const

/** A registry of these systems alone. */
export function registryOf(...all: readonly System[]) {
  const systems = all.map((system): Listing => {
    const has = PARTS.filter(part => system[part] !== undefined)
    return { id: system.id, title: system.title, has, load: async () => system }
  })
  const loadSystem = (id: string) => systems.find(system => system.id === id)?.load()
  return { systems, loadSystem }
}
