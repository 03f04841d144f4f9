/**
 * A character as it is kept: what was chosen and what happened, never what follows from it. What breaks a rule is read
 * all the same and told as a problem; a name that is in no list is refused with the one that was probably meant.
 */
import {
  flag,
  int,
  json,
  list,
  map,
  nullable,
  num,
  oneOf,
  openRecord,
  optional,
  or,
  text,
  type ValueOf,
} from '@umpire/engine'
import { LANGUAGE_LEVELS } from '../abilities/languages.ts'
import { ABILITIES, type Ability } from '../tables/ability-keys.ts'
import { FLAWS } from '../tables/flaw-keys.ts'
import { MERITS } from '../tables/merit-keys.ts'
import { SKILL } from '../tables/skills.ts'
import { CRITERIA } from '../traits/addiction.ts'
import { gear, HAND } from './gear.ts'
import { health } from './health.ts'
import { named } from './named.ts'

export const SYSTEM = 'tensided'
/** Of the format of a character's file. A newer one is refused, an older one would be brought up to date. */
export const CHARACTER_VERSION = 1

const name = text(200)
const line = or(text(4000), '')
const count = or(int({ min: 0, max: 1_000_000 }), 0)
/** Experience comes in halves. */
const xpField = num({ min: 0, max: 10_000_000 })
const stat = int({ min: 0, max: 1000 })

export const learned = openRecord({
  /** `ranged-combat`, or `education:history` for a subject of one's own. */
  skill: SKILL,
  /** As paid: what traits add is added on reading. */
  level: int({ min: 0, max: 1000 }),
  /** Fields of the skill, the free one first; of a pilot the vehicles of this instance. */
  concentrations: or(list(text(60), 50), []),
  /** Of a pilot: controls as simple as a boat’s. */
  simple_controls: or(flag(), false),
})

const ORIGINS = ['creation', 'play'] as const

export const taken = openRecord({
  key: named('a merit or a flaw', [...MERITS, ...FLAWS]),
  times: or(int({ min: 1, max: 20 }), 1),
  /** The stat, the skill or the substance that it is about. */
  subject: optional(text(100)),
  /** Of an addiction that meets one criterion of two. */
  criterion: optional(named('a criterion', CRITERIA)),
  /** A flaw that play brought gave no experience, and takes none when it is cured. */
  origin: or(oneOf(...ORIGINS), 'creation'),
  /** Cured, or lost: what it cost or gave stays in the account. */
  gone: or(flag(), false),
  /** Of an addiction: full days since the last dose, and months of using it. */
  days_without: count,
  months_used: or(num({ min: 0, max: 10_000 }), 0),
  note: line,
})

/** Languages are a list of their own, as each has its own price. */
export const BOUGHT_ABILITIES: readonly Ability[] = ABILITIES.filter(ability => ability !== 'second-language')

const language = openRecord({
  language: text(100),
  level: or(named('a level', LANGUAGE_LEVELS), 'fluent'),
  /** Grown up with, or given by the game master: it costs nothing. */
  native: or(flag(), false),
  /** Very unlike every language that he was fluent in. */
  dissimilar: or(flag(), false),
})

const follower = openRecord({
  name: or(name, ''),
  /** What he is built with. */
  xp: xpField,
  /** His own file, where he has one. */
  character: optional(json()),
})

const LEDGER_KINDS = ['award', 'bought', 'merit', 'cured', 'befallen', 'session'] as const

/** A step after creation, in the order of play. */
const step = openRecord({
  kind: oneOf(...LEDGER_KINDS),
  what: or(text(500), ''),
  /** Earned, or spent and paid back if it is negative. */
  xp: or(num({ min: -10_000_000, max: 10_000_000 }), 0),
  date: or(name, ''),
  reason: line,
})

const person = or(
  openRecord({
    height: or(name, ''),
    weight_lb: or(nullable(num({ min: 1, max: 1_000_000 })), null),
    age: or(nullable(num({ min: 0, max: 100_000 })), null),
    features: line,
    clothing: line,
    conformity: or(nullable(int({ min: -1000, max: 1000 })), null),
    morality: or(nullable(int({ min: -1000, max: 1000 })), null),
    concept: line,
    profession: or(name, ''),
    main_hand: or(HAND, 'right'),
  }),
  {
    height: '',
    weight_lb: null,
    age: null,
    features: '',
    clothing: '',
    conformity: null,
    morality: null,
    concept: '',
    profession: '',
    main_hand: 'right',
    unknown_fields: {},
  },
)

/** A problem that the game master let pass. */
const allowed = openRecord({ rule: name, where: or(name, ''), note: line })

export const character = openRecord({
  system: oneOf(SYSTEM),
  version: int({ min: 1, max: CHARACTER_VERSION }),
  /** What the campaign chose: options and settings. */
  campaign: or(openRecord({ options: or(list(name, 500), []), settings: or(map(json(), 500), {}) }), {
    options: [],
    settings: {},
    unknown_fields: {},
  }),
  name: or(name, ''),
  player: or(name, ''),
  /** The game master’s, or somebody’s follower: no action points. */
  npc: or(flag(), false),
  person,
  /** As bought. */
  stats: openRecord({
    physique: stat,
    athleticism: stat,
    coordination: stat,
    willpower: stat,
    awareness: stat,
    charisma: stat,
    dexterity: stat,
    aptitude: stat,
  }),
  traits: or(list(taken, 200), []),
  skills: or(list(learned, 500), []),
  /** Whole chains: of each, the best link acts. */
  abilities: or(list(named('an ability', BOUGHT_ABILITIES), 100), []),
  languages: or(list(language, 100), []),
  followers: or(list(follower, 100), []),
  xp: or(
    openRecord({
      /** The campaign’s where nothing is said. */
      starting: or(nullable(xpField), null),
      earned: or(xpField, 0),
      paid_back: or(xpField, 0),
      /** Still owed for flaws that are gone. */
      debt: or(xpField, 0),
      ledger: or(list(step, 10_000), []),
    }),
    { starting: null, earned: 0, paid_back: 0, debt: 0, ledger: [], unknown_fields: {} },
  ),
  gear,
  health,
  allowed: or(list(allowed, 1000), []),
  notes: or(list(text(4000), 1000), []),
})
export type Character = ValueOf<typeof character>
export type Learned = ValueOf<typeof learned>
export type TakenTrait = ValueOf<typeof taken>
export type LedgerLine = ValueOf<typeof step>
