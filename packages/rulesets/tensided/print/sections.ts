/** The lines of a stat block: what each is called, where it stands in the file, and how its entries are written. */
import { ABILITY_ROWS } from '../tables/abilities.ts'
import { FLAW_ROWS } from '../tables/flaws.ts'
import { MERIT_ROWS } from '../tables/merits.ts'
import { SKILL_ROWS, SKILLS } from '../tables/skills.ts'

/** Keys by the names people know them by, where only one has it. */
class Names {
  readonly #names = new Map<string, string>()
  readonly #keys = new Map<string, string>()

  constructor(rows: readonly { readonly key: string; readonly name: string }[]) {
    for (const { key, name } of rows) {
      this.#keys.set(key, key)
      if (rows.filter(other => other.name === name).length > 1) continue
      this.#names.set(key, name)
      this.#keys.set(name.toLowerCase(), key)
    }
  }
  nameOf(key: string): string {
    return this.#names.get(key) ?? key
  }
  /** As it stands where nobody has that name: whoever reads it says what is wrong. */
  keyOf(name: string): string {
    return this.#keys.get(name.toLowerCase().replaceAll("'", '’')) ?? this.#keys.get(name.toLowerCase()) ?? name
  }
}

const TRAITS = new Names([...MERIT_ROWS, ...FLAW_ROWS])
const LEARNED = new Names(SKILLS.map(key => ({ key, name: SKILL_ROWS[key].name })))
const BOUGHT = new Names(ABILITY_ROWS)

export type Section = {
  readonly title: string
  /** Fields of the file, from the outside in. */
  readonly path: readonly string[]
} & (
  | { readonly kind: 'value' }
  /** Names and values; what has a line of its own is left out. */
  | { readonly kind: 'fields'; readonly apart: readonly string[] }
  | { readonly kind: 'words'; readonly names?: Names }
  | {
      readonly kind: 'entries'
      /** What an entry begins with. */
      readonly main: string
      readonly names?: Names
      /** A number behind it: a level, or ×2 for a number of times. */
      readonly number?: { readonly field: string; readonly times: boolean }
      /** A list of words behind a colon. */
      readonly words?: string
    }
)

export const SECTIONS: readonly Section[] = [
  { title: 'Player', path: ['player'], kind: 'value' },
  { title: 'NPC', path: ['npc'], kind: 'value' },
  { title: 'Person', path: ['person'], kind: 'fields', apart: [] },
  { title: 'Stats', path: ['stats'], kind: 'fields', apart: [] },
  {
    title: 'Traits',
    path: ['traits'],
    kind: 'entries',
    main: 'key',
    names: TRAITS,
    number: { field: 'times', times: true },
  },
  {
    title: 'Skills',
    path: ['skills'],
    kind: 'entries',
    main: 'skill',
    names: LEARNED,
    number: { field: 'level', times: false },
    words: 'concentrations',
  },
  { title: 'Abilities', path: ['abilities'], kind: 'words', names: BOUGHT },
  { title: 'Languages', path: ['languages'], kind: 'entries', main: 'language' },
  { title: 'Guns', path: ['gear', 'guns'], kind: 'entries', main: 'gun' },
  { title: 'Melee', path: ['gear', 'melee'], kind: 'entries', main: 'weapon' },
  { title: 'Explosives', path: ['gear', 'explosives'], kind: 'entries', main: 'explosive' },
  { title: 'Armour', path: ['gear', 'armor'], kind: 'entries', main: 'armor' },
  { title: 'Belongings', path: ['gear', 'list'], kind: 'entries', main: 'what' },
  { title: 'Gear', path: ['gear'], kind: 'fields', apart: ['guns', 'melee', 'explosives', 'armor', 'list'] },
  { title: 'XP', path: ['xp'], kind: 'fields', apart: ['ledger'] },
  { title: 'Ledger', path: ['xp', 'ledger'], kind: 'entries', main: 'kind' },
  { title: 'Followers', path: ['followers'], kind: 'entries', main: 'name' },
  { title: 'Health', path: ['health'], kind: 'fields', apart: [] },
  { title: 'Campaign', path: ['campaign'], kind: 'fields', apart: [] },
  { title: 'Allowed', path: ['allowed'], kind: 'entries', main: 'rule' },
  { title: 'Notes', path: ['notes'], kind: 'words' },
]

/** Fields that this program does not know. */
export const OTHERS = 'Other'
export const HEADER = 'G&G'
