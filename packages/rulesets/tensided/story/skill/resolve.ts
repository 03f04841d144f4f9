/** Any roll: tensided.proc.resolve-roll. */
import { BadInput, flag, oneOf, optional, or, procedure, text, type Why } from '@umpire/engine'
import { isComplex, learnedOf } from '../../character/skill-lines.ts'
import { attributeDoubled, attribute as attributeRule } from '../../core/attribute.ts'
import { dfStacking } from '../../core/df-stacking.ts'
import { BANDS, difficultyScale } from '../../core/difficulty-scale.ts'
import { opposed } from '../../core/opposed.ts'
import { score } from '../../core/roll.ts'
import { mobilityLevels } from '../../injury/limbs.ts'
import { attempt } from '../../skills/attempt.ts'
import { skillCatalog } from '../../skills/catalog.ts'
import { complex } from '../../skills/complex.ts'
import { concentrations } from '../../skills/concentrations.ts'
import { SKILL } from '../../tables/skills.ts'
import { STATS, type Stat, statField } from '../../tables/stats.ts'
import { WEAPON } from '../../tables/weapon.ts'
import type { Asking } from '../facts/ask.ts'
import { levelOf, type Person, personIn, pressingOn } from '../facts/person.ts'
import { type Refused, refused } from '../facts/refused.ts'
import { AGAINST, type Outcome, ROLL, rollFor, unable, WHO } from '../facts/roll.ts'

const RESISTED = ['wounds', 'fatigue', 'addiction'] as const

/** What somebody rolls with. */
export interface RolledWith {
  readonly skill?: string
  readonly stat?: Stat | 'none'
  readonly situation?: string
  readonly field?: string
}

/** The stat that joins a skill: as it is said, or as the catalogue has it. */
function statFor({ skill, stat, situation }: RolledWith, why: Why): Stat | undefined {
  if (stat !== undefined) return stat === 'none' ? undefined : stat
  if (skill === undefined) return undefined
  const found = skillCatalog(situation === undefined ? { skill } : { skill, situation }, why)
  if (found.stat !== null) return found.stat
  if (found.situations.length === 0) return undefined
  throw new BadInput('situation', `one of ${found.situations.join(', ')}`, situation)
}

type Numbers = {
  readonly stat_value: number | undefined
  readonly level: number | undefined
  readonly complex: boolean
}

export function numbersOf(person: Person, x: RolledWith, why: Why): Numbers {
  const stat = statFor(x, why)
  const { skill, field } = x
  const learned = skill === undefined ? undefined : learnedOf(person.character, skill, field)
  return {
    stat_value: stat === undefined ? undefined : person.stats[stat],
    level: skill === undefined ? undefined : levelOf(person, skill, why, field),
    complex: learned !== undefined && isComplex(learned.skill, learned.simple_controls),
  }
}

/** Stat and skill, either of them twice where the other does not belong to it, complex skills twice in any case. */
export function attributeOf({ stat_value, level, complex: hard }: Numbers, why: Why): number {
  if (stat_value !== undefined && level !== undefined) {
    if (hard) return complex({ stat_value, skill_level: level, base_df: 0 }, why).attribute
    return attributeRule({ stat_value, skill_level: level }, why)
  }
  if (stat_value !== undefined) return attributeDoubled({ stat_value }, why)
  if (level !== undefined) return attributeDoubled({ skill_level: level, complex: hard }, why)
  throw new BadInput('given', 'a skill, a stat, or both', 'neither')
}

export const resolveRoll = procedure(
  {
    id: 'tensided.proc.resolve-roll',
    title: 'Resolve any roll',
    given: {
      ...WHO,
      skill: optional(SKILL),
      /** In place of the one that usually joins the skill; none of them, or alone where no skill belongs to it. */
      stat: optional(oneOf('none', ...STATS)),
      situation: optional(text(60)),
      /** The field it is in, or the weapon or vehicle that tells. */
      field: optional(text(60)),
      weapon: optional(WEAPON),
      thrown: or(flag(), false),
      /** A number, a band of the scale, or somebody who sets himself against it. */
      difficulty: optional(score),
      band: optional(oneOf(...BANDS)),
      against: AGAINST,
      against_skill: optional(SKILL),
      against_stat: optional(statField),
      /** Whether it can be done at all, as the game master says. */
      possible: or(flag(), true),
      /** A penalty does not burden the roll that resists it. */
      resists: optional(oneOf(...RESISTED)),
      ...ROLL,
    },
  },
  (ask: Asking, x): Outcome | Refused => {
    const { state, why } = ask
    const { who } = x
    const barred = unable(state, who, why)
    if (barred !== undefined) return barred
    if (!difficultyScale({ difficulty: x.difficulty ?? 0, physically_possible: x.possible }, why).roll_allowed) {
      return refused(difficultyScale, 'it cannot be done, whatever is rolled')
    }
    const person = personIn(state, who, why)
    const own = numbersOf(person, x, why)
    const attribute = attributeOf(own, why)
    const pressing = pressingOn(person, momentOf(x, why), why)
    if (pressing.limb_df === null) return refused(mobilityLevels, `${who} cannot use a limb that it takes`)
    const { difficulty } = dfStacking(
      {
        ...taskOf(ask, x, own),
        df_modifier: x.df_modifier + pressing.trait_df + foreignDf(person, x, why),
        wound_df: x.resists === 'wounds' ? 0 : pressing.wound_df,
        fatigue_df: x.resists === 'fatigue' ? 0 : pressing.fatigue_df,
        addiction_df: x.resists === 'addiction' ? 0 : pressing.addiction_df,
        limb_df: pressing.limb_df,
        attribute,
      },
      why,
    )
    return rollFor(ask, { ...x, skill: x.skill ?? x.stat ?? '' }, ({ d10 }) => attempt(attribute, difficulty, d10, why))
  },
)

type Given = Parameters<typeof resolveRoll.run>[1]

function momentOf(x: Given, why: Why) {
  const stat = statFor(x, why)
  return {
    ...(x.skill === undefined ? {} : { skill: x.skill }),
    ...(stat === undefined ? {} : { stat }),
    also: x.also,
    limbs: x.limbs,
  }
}

/** What he did not learn of the skill. */
function foreignDf({ character }: Person, x: Given, why: Why): number {
  const { skill, weapon, field, thrown } = x
  if (skill === undefined || (weapon === undefined && field === undefined)) return 0
  const { concentrations: held } = learnedOf(character, skill, field)
  const about = {
    ...(weapon === undefined ? {} : { weapon }),
    ...(field === undefined ? {} : { field }),
  }
  return concentrations({ skill, concentrations: held, thrown, ...about }, why).df_modifier
}

/** The number before anything of the roller's own. */
function taskOf(ask: Asking, x: Given, own: Numbers): { base_df: number; complex: boolean; opposed: boolean } {
  const { why } = ask
  const told = [x.difficulty, x.band, x.against].filter(one => one !== undefined)
  if (told.length !== 1) throw new BadInput('given', 'one of difficulty, band and against', told.length)
  if (x.against !== undefined) return { base_df: setAgainst(ask, x, own), complex: own.complex, opposed: true }
  if (x.difficulty !== undefined) return { base_df: x.difficulty, complex: own.complex, opposed: false }
  const { difficulty } = difficultyScale(x.band === undefined ? {} : { name: x.band }, why)
  return { base_df: difficulty, complex: own.complex, opposed: false }
}

/** By what the other has to set against it: a skill with its stat, or a stat alone. */
function setAgainst(ask: Asking, x: Given, own: Numbers): number {
  const { state, why } = ask
  const { against = '', against_skill: skill, against_stat: stat } = x
  const other = personIn(state, against, why)
  if (skill === undefined) {
    if (stat === undefined) throw new BadInput('given', 'against_skill or against_stat', 'neither')
    return opposed({ opponent_stat_value: other.stats[stat] }, why).difficulty
  }
  const his = numbersOf(other, stat === undefined ? { skill } : { skill, stat }, why)
  const { stat_value = 0, level = 0 } = his
  // Both skills count twice where the one that is rolled is complex.
  if (own.complex) {
    const opponent = { stat_value, skill_level: level }
    return complex({ stat_value: 0, skill_level: 0, opponent, opposed: true }, why).difficulty
  }
  const opponent_attribute = attributeRule({ stat_value, skill_level: level }, why)
  return opposed({ opponent_attribute }, why).difficulty
}
