/** Using a skill in play: the level that counts, the number and DMs, the throw, and the referee's last word. */
import { dice } from '@umpire/dice'
import { type Ask, BadInput, flag, int, nullable, oneOf, or, procedure, record, text } from '@umpire/engine'
import { effectiveLevel, type Leave } from '../../skill/effective-level.ts'
import { names } from '../../skill/names.ts'
import { neededFor, type Outcome, throwSkill, usesOf } from '../../skill/throw/in-use.ts'
import { NEEDED, REFEREE_DMS, refereeThrow } from '../../skill/throw/level.ts'
import { xenoMedicine } from '../../skill/throw/medical.ts'
import { LAW_LEVEL } from '../../skill/throw/officials.ts'
import { unable } from '../facts/able.ts'
import { type Refused, refused } from '../facts/refused.ts'
import { SECRECY, type SkillFact, usedSkill } from '../facts/skill-facts.ts'
import { characterIn, type PlayState } from '../facts/state.ts'

export const TWO_DICE = dice('2d6')

/** What the referee grants to whoever uses a skill: level 0 to those without it, and jack of all trades to stand in. */
export const LEAVE = { default_zero: or(flag(), false), jack_of_all_trades: or(flag(), true) }

/** Somebody's level in a skill as it counts now. */
export const levelIn = (
  { state, why }: Pick<Ask<PlayState, SkillFact>, 'state' | 'why'>,
  who: string,
  skill: string,
  leave: Leave,
): number | null => effectiveLevel(characterIn(state, who), skill, leave, why)

/** The first turn of fire whose shots can hit. */
const FIRST_TURN_WITH_A_THROW = 2

/** A use of a skill as the book has it, for procedures in which one comes up. */
export const PLAIN_USE = {
  use: null,
  throw: null,
  referee_dms: [],
  ruling: null,
  secret: 'nothing',
  patient: 'human',
  law_level: 0,
  fire_turn: FIRST_TURN_WITH_A_THROW,
  night_sky: true,
} as const

type Used = Refused | { readonly allowed: true; readonly success: boolean }

export const useSkill = procedure(
  {
    id: 'traveller.proc.skill-throw',
    title: 'Using a skill in play',
    given: {
      who: text(100),
      skill: text(100),
      /** One of those that the skill has; none is the usual one. */
      use: or(nullable(text(50)), null),
      /** Set by the referee where the book names none, or changed by him. */
      throw: NEEDED,
      /** For tools, time, conditions, characteristics and whatever else counts. */
      referee_dms: REFEREE_DMS,
      /** A result without dice, or the reason for another number. */
      ruling: or(nullable(record({ success: or(nullable(flag()), null), because: text(500) })), null),
      secret: or(oneOf(...SECRECY), 'nothing'),
      ...LEAVE,
      /** Of medicine. */
      patient: or(oneOf('human', 'alien'), 'human'),
      /** Of the world, for bribery. */
      law_level: or(LAW_LEVEL, 0),
      /** Of artillery. */
      fire_turn: or(int({ min: FIRST_TURN_WITH_A_THROW, max: 1000 }), FIRST_TURN_WITH_A_THROW),
      /** Seen from the ground, for navigation. */
      night_sky: or(flag(), true),
    },
  },
  (ask: Ask<PlayState, SkillFact>, x): Used => {
    const { why } = ask
    const { who, ruling, secret } = x
    const barred = unable(ask.state, who)
    if (barred !== undefined) return barred
    const { skill } = names({ name: x.skill }, why)
    const uses = Object.keys(usesOf(skill))
    const use = x.use ?? uses[0] ?? ''
    if (!uses.includes(use)) throw new BadInput('use', `one of ${uses.join(', ')}`, use)

    const held = levelIn(ask, who, skill, x)
    const level = skill === 'Medical' ? xenoMedicine({ level: held, patient: x.patient }, why) : held
    const { referee_dms, law_level, fire_turn, night_sky } = x
    const trial = { use, level, throw: x.throw, referee_dms, law_level, fire_turn, night_sky }
    const stated = neededFor(skill, { ...trial, throw: null })
    const needed = x.throw ?? stated
    if (needed === null) return refused(refereeThrow, 'the referee sets the number for it, such as 9+')

    const used = { who, skill, use, level, stated, throw: needed, ruling: ruling?.because ?? '', secret }
    const ruled = ruling?.success ?? null
    if (ruled !== null) {
      ask.record(usedSkill({ ...used, dm: null, success: why.input('the referee rules', ruled) }))
      return { allowed: true, success: ruled }
    }
    const about = { purpose: skill, by: who, secret: secret !== 'nothing' }
    const { dm, success } = ask.read(TWO_DICE, about, (roll): Outcome => throwSkill(skill, trial, roll, why))
    ask.record(usedSkill({ ...used, dm, success }))
    return { allowed: true, success }
  },
)
