/** Changes of a character's file, each a new file: what follows from them is the rules' business. */
import type { Stat } from '@umpire/tensided/at-build'
import { type Character, type Learned, learned, type TakenTrait, taken } from '@umpire/tensided/file'

type Gear = Character['gear']
/** The lists of what somebody owns. */
export type GearList = 'guns' | 'melee' | 'explosives' | 'armor' | 'list'

const without = <T>(all: readonly T[], index: number): readonly T[] => all.filter((_, at) => at !== index)

export const setStat = (one: Character, stat: Stat, value: number): Character => ({
  ...one,
  stats: { ...one.stats, [stat]: value },
})

export const addTrait = (one: Character, key: TakenTrait['key'], subject?: string): Character => ({
  ...one,
  traits: [...one.traits, taken.read({ key, ...(subject !== undefined && { subject }) }, 'trait')],
})
export const changeTrait = (one: Character, index: number, changes: Partial<TakenTrait>): Character => ({
  ...one,
  traits: one.traits.map((trait, at) => (at === index ? { ...trait, ...changes } : trait)),
})
export const removeTrait = (one: Character, index: number): Character => ({
  ...one,
  traits: without(one.traits, index),
})

/** The first level, with its free field where there is one to have. */
export const addSkill = (one: Character, skill: string, field?: string): Character => ({
  ...one,
  skills: [
    ...one.skills,
    learned.read({ skill, level: 1, ...(field !== undefined && { concentrations: [field] }) }, 'skill'),
  ],
})
export const changeSkill = (one: Character, index: number, changes: Partial<Learned>): Character => ({
  ...one,
  skills: one.skills.map((skill, at) => (at === index ? { ...skill, ...changes } : skill)),
})
export const removeSkill = (one: Character, index: number): Character => ({
  ...one,
  skills: without(one.skills, index),
})

export const addAbilities = (one: Character, abilities: Character['abilities']): Character => ({
  ...one,
  abilities: [...one.abilities, ...abilities],
})
export const removeAbility = (one: Character, index: number): Character => ({
  ...one,
  abilities: without(one.abilities, index),
})

type Language = Character['languages'][number]

export const addLanguage = (one: Character, language: string): Character => ({
  ...one,
  // Whoever speaks at all grew up with one.
  languages: [
    ...one.languages,
    { language, level: 'fluent', native: one.languages.length === 0, dissimilar: false, unknown_fields: {} },
  ],
})
export const changeLanguage = (one: Character, index: number, changes: Partial<Language>): Character => ({
  ...one,
  languages: one.languages.map((language, at) => (at === index ? { ...language, ...changes } : language)),
})
export const removeLanguage = (one: Character, index: number): Character => ({
  ...one,
  languages: without(one.languages, index),
})

const own = (one: Character, gear: Partial<Gear>): Character => ({ ...one, gear: { ...one.gear, ...gear } })

/** A new one of what the catalogue has, loaded as far as it can be. */
export function addThing(one: Character, list: Exclude<GearList, 'list'>, name: string, rounds: number): Character {
  const { guns, melee, explosives, armor } = one.gear
  const plain = { unknown_fields: {} }
  switch (list) {
    case 'guns': {
      const gun = { gun: name, condition: 'good', rounds, jammed: false, spare: 0, sight: 'iron' } as const
      const more = { choke: 'normal', flechettes: false, tracers: false } as const
      return own(one, { guns: [...guns, { ...gun, ...more, ...plain }] })
    }
    case 'melee':
      return own(one, { melee: [...melee, { weapon: name, ...plain }] })
    case 'explosives':
      return own(one, { explosives: [...explosives, { explosive: name, count: 1, ...plain }] })
    case 'armor':
      return own(one, { armor: [...armor, { armor: name, without: [], spectra: false, worn: true, ...plain }] })
  }
}

export const addPossession = (one: Character, what: string): Character =>
  own(one, { list: [...one.gear.list, { what, price: 0, unknown_fields: {} }] })

export const changeThing = <L extends GearList>(
  one: Character,
  list: L,
  index: number,
  changes: Partial<Gear[L][number]>,
): Character =>
  own(one, { [list]: one.gear[list].map((thing, at) => (at === index ? { ...thing, ...changes } : thing)) })

export const removeThing = (one: Character, list: GearList, index: number): Character =>
  own(one, { [list]: without<unknown>(one.gear[list], index) })

export const allow = (one: Character, rule: string, where: string): Character => ({
  ...one,
  allowed: [...one.allowed, { rule, where, note: '', unknown_fields: {} }],
})
export const disallow = (one: Character, index: number): Character => ({
  ...one,
  allowed: without(one.allowed, index),
})
