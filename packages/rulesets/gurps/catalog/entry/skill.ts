/** A skill as the catalogue has it. */
import {
  BadInput,
  type Field,
  flag,
  int,
  list,
  nullable,
  oneOf,
  optional,
  or,
  record,
  text,
  type ValueOf,
} from '@umpire/engine'
import { type Effect, effectField } from '../../effect/effect.ts'
import { DIFFICULTIES } from './difficulties.ts'
import { ATTRIBUTES, type Attribute } from './trait.ts'

export const SKILL_TYPES = ['mental', 'physical'] as const
const GROUPS = ['animal', 'musical', 'language', 'weapon'] as const
/** What a skill takes, where traits care. The book leaves it open for most of them: our reading of it. */
const USES = ['unarmed', 'walking', 'legs', 'fast-vehicle'] as const
const name = text(100)
const names = or(list(name, 100), [])

/** How much of the skill a defense with it is worth. */
const SHARES = { half: [1, 2], 'two-thirds': [2, 3] } as const
const defense = optional(oneOf('half', 'two-thirds'))

const parts = {
  name,
  /** Another name of the same: Public Speaking for Bard. */
  alias: optional(name),
  /** The heading it stands under: Hand Weapon, Influence, Vehicle. */
  family: optional(name),
  type: oneOf(...SKILL_TYPES),
  difficulty: oneOf(...DIFFICULTIES),
  /** Of a language: whoever learns it says which of these it is; `difficulty` is the usual one. */
  difficulties: or(list(oneOf(...DIFFICULTIES), 4), []),
  attr: oneOf(...ATTRIBUTES),
  /** Untrained use; the best one counts, none means that it cannot be tried. */
  defaults: or(list(record({ attr: oneOf(...ATTRIBUTES), minus: int({ min: 0, max: 20 }) }), 10), []),
  /** Whoever does not belong to these has no default. */
  default_only_for: optional(oneOf('residents')),
  /** Specialties that have no default from IQ though the others do. */
  no_iq_default_for: names,
  /** Each specialty is a skill of its own. */
  specialty: or(flag(), false),
  /** What a specialty is, where the book leaves it to the player: one instrument each. */
  specialty_is: optional(text(200)),
  /** Specialties that the book names; others may be made up. */
  options: names,
  /** The specialties also go by their bare names: Axe Throwing, Chemistry. */
  bare_options: or(flag(), false),
  /** Carries the tech level at which it was learned. */
  tl: or(flag(), false),
  /** The tech level from which there are such things at all, of a skill that is for them: nobody knew cars before cars. */
  since_tl: optional(int({ min: 0, max: 16 })),
  group: optional(oneOf(...GROUPS)),
  /** Bare hands, walking or running, the legs at all, or something faster than a horse and cart. */
  uses: or(list(oneOf(...USES), USES.length), []),
  /** What it is about, where its name does not tell. */
  covers: optional(text(200)),
  /** Of an influence skill: where it is of use. */
  where: optional(text(200)),
  /** Of an influence skill: its failure does no harm. */
  safe: or(flag(), false),
  /** When it is rolled, in words. */
  roll: or(text(500), ''),
  contest: optional(
    record({
      kind: oneOf('quick', 'regular'),
      versus: name,
      when: optional(text(200)),
      on_loss: optional(text(200)),
    }),
  ),
  /** The highest encumbrance level at which it can be used. */
  max_encumbrance: or(nullable(int({ min: 0, max: 5 })), null),
  effects: or(list(effectField, 50), []),
  /** The rule that tells how it works. */
  rule: optional(name),
}
const shape = record(parts)
export type Skill = ValueOf<typeof shape>

/** As a campaign writes it: what it parries and blocks at becomes an effect, as the book's skills have it. */
const written = record({ ...parts, parry: defense, block: defense })

const defends = (target: string, by: keyof typeof SHARES | undefined): readonly Effect[] => {
  if (by === undefined) return []
  const [times, divide] = SHARES[by]
  return [{ target, op: 'set', by: { of: 'skill', times, divide, whole: true } }]
}

export type Difficulty = Skill['difficulty']
export type SkillType = Skill['type']

export const skillField: Field<Skill> = {
  spec: written.spec,
  read: (value, place) => {
    const { parry, block, effects, ...skill } = written.read(value, place)
    // The ordinary case first: an effect of its own for a special one replaces it.
    const read = {
      ...skill,
      effects: [...defends('defense:parry', parry), ...defends('defense:block', block), ...effects],
    }
    if (read.type === 'physical' && [read.difficulty, ...read.difficulties].includes('very_hard')) {
      throw new BadInput(`${place}.difficulty`, 'easy, average or hard: no physical skill is very hard', 'very_hard')
    }
    return read
  },
}

/** As the book writes a default: IQ-5. */
type WrittenDefault = `${Uppercase<Attribute>}-${number}`

type Missing =
  | 'difficulties'
  | 'no_iq_default_for'
  | 'specialty'
  | 'options'
  | 'bare_options'
  | 'tl'
  | 'uses'
  | 'safe'
  | 'roll'
  | 'max_encumbrance'
  | 'effects'

/** A skill of the book, written without what it does not have. */
type Written = Omit<Skill, Missing | 'type' | 'attr' | 'defaults'> &
  Partial<Pick<Skill, Missing | 'attr'>> & { readonly defaults?: readonly WrittenDefault[] }

function readDefault(written: WrittenDefault): Skill['defaults'][number] {
  const [name = '', minus] = written.split('-')
  const attr = oneOf(...ATTRIBUTES).read(name.toLowerCase(), written)
  return { attr, minus: Number(minus) }
}

const of =
  (type: SkillType, attr: Attribute) =>
  (written: Written): Skill => ({
    difficulties: [],
    no_iq_default_for: [],
    specialty: false,
    options: [],
    bare_options: false,
    tl: false,
    uses: [],
    safe: false,
    roll: '',
    max_encumbrance: null,
    effects: [],
    type,
    attr,
    ...written,
    defaults: (written.defaults ?? []).map(readDefault),
  })

/** A mental skill, of IQ unless it says otherwise. */
export const mental = of('mental', 'iq')
/** A physical skill, of DX unless it says otherwise. */
export const physical = of('physical', 'dx')

/** A skill with its specialty and tech level, as the book writes it: "Guns/TL6 (rifle)". */
export interface NamedSkill {
  readonly name: string
  readonly specialty: string | null
  readonly tl: number | null
}

const WITH_SPECIALTY = /^(.*?) *\(([^()]*)\)$/
const WITH_TL = /^(.*?) *\/ *TL *(\d{0,2})$/i

/**
 *     splitSkill('Guns/TL6 (rifle)') // { name: 'Guns', specialty: 'rifle', tl: 6 }
 */
export function splitSkill(written: string): NamedSkill {
  const whole = written.trim()
  const [, before = whole, specialty = null] = WITH_SPECIALTY.exec(whole) ?? []
  const [, name = before, tl = ''] = WITH_TL.exec(before) ?? []
  return { name, specialty, tl: tl === '' ? null : Number(tl) }
}
