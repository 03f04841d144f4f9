/** Music, bombs, masks and ciphers. */
import { BadInput, flag, int, oneOf, optional, record, rule, type Why } from '@umpire/engine'
import { bombDesignersDie } from '../campaign/readings.ts'
import { attribute, skillLevel } from '../core/attribute.ts'
import { passiveComplex } from '../core/df-stacking.ts'
import { opposed } from '../core/opposed.ts'
import { score } from '../core/roll.ts'
import { statValue } from '../tables/stats.ts'
import { type Attempt, attempt, harder, ROLLER } from './attempt.ts'
import { complexAttribute } from './complex.ts'

export const music = rule(
  {
    id: 'tensided.skills.music',
    title: 'Music',
    lines: '359-359',
    given: {
      dexterity: statValue,
      music: skillLevel,
      /** By the taste and mood of the crowd. */
      difficulty: score,
      ...ROLLER,
    },
  },
  (x, why): Attempt => {
    const own = attribute({ stat_value: x.dexterity, skill_level: x.music }, why)
    return attempt(own, harder(x.difficulty, x.df_modifier, why), x.d10, why)
  },
)

/** With whom the roll is made, if that is known: otherwise only the difficulty is told. */
function against(
  difficulty: number,
  stat: number | undefined,
  level: number | undefined,
  x: { readonly d10?: number },
  why: Why,
  isComplex: boolean,
): Attempt | { readonly difficulty: number } {
  if (stat === undefined || level === undefined) return { difficulty }
  const own = isComplex ? complexAttribute(stat, level, why) : attribute({ stat_value: stat, skill_level: level }, why)
  return attempt(own, difficulty, x.d10, why)
}

const ARMING = 10

/** With the five of any opposed roll, unless the campaign goes by what is printed here. */
function setByDesigner({ dexterity, demolitions }: { dexterity: number; demolitions: number }, why: Why): number {
  const opponent_attribute = complexAttribute(dexterity, demolitions, why)
  return opposed({ opponent_attribute, ...(bombDesignersDie(why) ? {} : { opponent_die: 0 }) }, why).difficulty
}

export const demolitions = rule(
  {
    id: 'tensided.skills.demolitions',
    title: 'Demolitions',
    lines: '361-361',
    given: {
      task: oneOf('arm', 'disarm'),
      designer: optional(record({ dexterity: statValue, demolitions: skillLevel })),
      dexterity: optional(statValue),
      demolitions: optional(skillLevel),
      ...ROLLER,
    },
  },
  (x, why) => {
    const { task, designer } = x
    if (task === 'disarm' && designer === undefined) {
      throw new BadInput('given.designer', 'who built the bomb', designer)
    }
    const difficulty =
      task === 'arm' || designer === undefined
        ? passiveComplex(ARMING, why, x.df_modifier)
        : harder(setByDesigner(designer, why), x.df_modifier, why)
    return against(difficulty, x.dexterity, x.demolitions, x, why, true)
  },
)

/** Printed beside the artist's attribute, in place of his die. */
const DISGUISED = 3
const BEST_KNOWN = 5

export const disguise = rule(
  {
    id: 'tensided.skills.disguise',
    title: 'Disguise',
    lines: '363-363',
    given: {
      artist: record({ aptitude: statValue, disguise: skillLevel }),
      spotter_knows_him: flag(),
      /** How well, and how clearly he saw the face. */
      familiarity: optional(int({ min: 0, max: BEST_KNOWN })),
      awareness: optional(statValue),
      spot: optional(skillLevel),
      ...ROLLER,
    },
  },
  (x, why) => {
    const opponent_attribute = attribute({ stat_value: x.artist.aptitude, skill_level: x.artist.disguise }, why)
    const opponent_die = x.spotter_knows_him ? -(x.familiarity ?? 0) : DISGUISED
    const { difficulty } = opposed({ opponent_attribute, opponent_die }, why)
    return against(harder(difficulty, x.df_modifier, why), x.awareness, x.spot, x, why, false)
  },
)

export const cryptography = rule(
  {
    id: 'tensided.skills.cryptography',
    title: 'Cryptography',
    lines: '365-365',
    given: {
      encoder: record({ aptitude: statValue, cryptography: skillLevel }),
      aptitude: optional(statValue),
      cryptography: optional(skillLevel),
      ...ROLLER,
    },
  },
  (x, why) => {
    const opponent_attribute = complexAttribute(x.encoder.aptitude, x.encoder.cryptography, why)
    const { difficulty } = opposed({ opponent_attribute }, why)
    return against(harder(difficulty, x.df_modifier, why), x.aptitude, x.cryptography, x, why, true)
  },
)
