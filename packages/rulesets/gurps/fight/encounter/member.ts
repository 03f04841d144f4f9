/** Who stands behind a line of an encounter file: a character, somebody made from a template, a beast. */
import { seeded } from '@umpire/dice'
import { type Called, numbered } from '@umpire/encounter'
import { BadInput, type Chosen, isObject, keyOf, MemoTable, type Why } from '@umpire/engine'
import type { Character } from '../../character/character.ts'
import { readCharacter } from '../../character/json.ts'
import { readCondition } from '../../condition/condition-file.ts'
import { type Beast, isBeast, makeBeast, readBeast } from '../../make/beast/beast.ts'
import { makeCharacter } from '../../make/make.ts'
import { MAKING, wishesField } from '../../make/make-options.ts'
import { choosable } from '../../ruleset/rules.ts'
import { enterBeast } from '../enter/beast.ts'
import { type Entered, type Entry, enterCharacter } from '../enter/enter.ts'
import type { EncounterFile, Member } from './file.ts'

const MOST_ID = 55

function nameIn(character: unknown): string | undefined {
  if (!isObject(character)) return undefined
  const { identity, name } = character
  const found = isObject(identity) ? identity['name'] : name
  return typeof found === 'string' && found !== '' ? found : undefined
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** Names with numbers behind them where several are alike: Rifleman 1, Rifleman 2. */
export function namesOf(member: Member, place: string): readonly Called[] {
  const { name: own, id: known, template, beast, character, count } = member
  const pattern = template ?? beast
  const name = own ?? nameIn(character) ?? known ?? (pattern === undefined ? undefined : capital(pattern))
  if (name === undefined || name === '') throw new BadInput(place, 'a name', undefined)
  const id = known ?? name
  const at = `${place}.${known === undefined ? 'name' : 'id'}`
  if (/[:\n]/.test(id)) throw new BadInput(at, 'no colon in it', id)
  if (id.length > MOST_ID) throw new BadInput(at, `at most ${MOST_ID} characters, or an id beside the name`, id)
  return numbered({ id, name: name.slice(0, MOST_ID) }, count)
}

export type Who =
  | { readonly kind: 'person'; readonly character: Character; readonly played: boolean }
  | { readonly kind: 'beast'; readonly beast: Beast; readonly played: false }

/** What of a file's choices the making of characters knows; the rest is the fight's alone. */
const knownTo = ({ options, settings }: EncounterFile): Partial<Chosen> => ({
  options: options.filter(key => choosable.options.some(one => one.key === key)),
  settings: Object.fromEntries(
    Object.entries(settings).filter(([id]) => choosable.settings.some(one => one.id === id)),
  ),
})

/** Somebody made is large, and few are asked for again: those of one set-up, for the fight and for the table. */
const MOST_MADE = 200
const made = new MemoTable<string, Character>(MOST_MADE)

/** The same file makes the same people, each of a line another. */
export function madeOf(member: Member, { id }: Called, file: EncounterFile, place: string): Character {
  const { template, nation, seed } = member
  const wishes = { template, ...(nation === undefined ? {} : { nation }), npc: true }
  wishesField.read(wishes, place)
  const by = { wishes, seed: `${seed ?? file.title} ${id}`, chosen: knownTo(file) }
  return made.get(keyOf(by), () => makeCharacter(wishes, seeded(by.seed), by.chosen))
}

function animalOf(name: string, place: string, why: Why): Who {
  const found = MAKING.template.read(name, place)
  if (found == null || !('diet' in found)) throw new BadInput(place, 'an animal; for people there is template', name)
  return { kind: 'beast', beast: makeBeast({ animal: found.name }, why), played: false }
}

function readWho(value: unknown, place: string): Who {
  if (isBeast(value)) return { kind: 'beast', beast: readBeast(value, place), played: false }
  const character = readCharacter(value, place)
  if (readCondition(character, place).dead !== null) {
    throw new BadInput(place, 'somebody alive', `${character.identity.name || 'a character'}, who is dead`)
  }
  return { kind: 'person', character, played: !character.npc }
}

/** Exactly one of the three ways to say who it is. */
export function cameOf(member: Member, called: Called, file: EncounterFile, place: string, why: Why): Who {
  const { character, template, beast, nation, seed } = member
  const told = [character, template, beast].filter(one => one !== undefined).length
  if (told !== 1) {
    throw new BadInput(place, 'one of character, template and beast', told === 0 ? 'none of them' : 'more than one')
  }
  for (const [name, value] of [
    ['nation', nation],
    ['seed', seed],
  ] as const) {
    if (value !== undefined && template === undefined)
      throw new BadInput(`${place}.${name}`, 'nothing without a template', value)
  }
  if (template !== undefined) return { kind: 'person', character: madeOf(member, called, file, place), played: false }
  return beast === undefined ? readWho(character, `${place}.character`) : animalOf(beast, `${place}.beast`, why)
}

export function enterWho(came: Who, entry: Entry, place: string, why: Why): Entered {
  if (came.kind === 'person') return enterCharacter(came.character, entry, place, why)
  for (const name of ['ready', 'rounds', 'spare', 'bayonet'] as const) {
    if (entry[name] !== undefined) throw new BadInput(`${place}.${name}`, 'nothing of a beast', entry[name])
  }
  return enterBeast(came.beast, entry, why)
}

/** Marks the guns that are new to somebody, by their names. */
export function newTo(entered: Entered, names: readonly string[], place: string): Entered {
  if (names.length === 0) return entered
  const { arms } = entered.fighter
  for (const [index, name] of names.entries()) {
    if (arms.some(one => one.gun !== null && one.name.toLowerCase() === name.toLowerCase())) continue
    const guns = arms.flatMap(one => (one.gun === null ? [] : [one.name]))
    const expected = guns.length === 0 ? 'nothing, for he has no gun' : `one of ${[...new Set(guns)].join(', ')}`
    throw new BadInput(`${place}.unfamiliar[${index}]`, expected, name)
  }
  const strange = new Set(names.map(name => name.toLowerCase()))
  const marked = arms.map(one => (strange.has(one.name.toLowerCase()) ? { ...one, unfamiliar: true } : one))
  return { ...entered, fighter: { ...entered.fighter, arms: marked } }
}
