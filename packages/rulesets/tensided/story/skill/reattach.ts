/** A surgeon puts back what was cut off, while there is time: tensided.targeting.effects. */
import { type Json, oneOf, optional, or, procedure, text } from '@umpire/engine'
import type { Character } from '../../character/character.ts'
import { learnedOf } from '../../character/skill-lines.ts'
import { passiveComplex } from '../../core/df-stacking.ts'
import { score } from '../../core/roll.ts'
import { isArm, sideOfLimb } from '../../fight/choice/called-location.ts'
import type { LimbStanding } from '../../fight/state/standing.ts'
import { attempt } from '../../skills/attempt.ts'
import { concentrations } from '../../skills/concentrations.ts'
import { LIMB_ROWS } from '../../tables/limb-levels.ts'
import { sideEffects } from '../../targeting/effects.ts'
import type { Asking } from '../facts/ask.ts'
import type { Body } from '../facts/body.ts'
import { reattached } from '../facts/facts.ts'
import { type Refused, refused } from '../facts/refused.ts'
import { type Outcome, ROLL, roller, rollFor, WHO } from '../facts/roll.ts'
import { bodyIn, characterIn, NAME } from '../facts/state.ts'
import { attributeOf, numbersOf } from './resolve.ts'

/** So often maimed, and a limb is at best crippled (tensided.injury.maimed-limit). */
const AT_BEST_CRIPPLED = 3
const SURGERY = 'surgery'

type CutOff = Body['cut_off'][number]

/** A whole limb begins as a maimed one; a hand or a foot leaves its limb crippled. */
function limbsWith({ limbs }: Body, { part, side }: CutOff): readonly LimbStanding[] {
  const whole = part === 'arm-severed' || part === 'leg-severed'
  if (!whole && part !== 'hand-severed' && part !== 'foot-severed') return []
  const arm = part === 'arm-severed' || part === 'hand-severed'
  return limbs
    .filter(({ limb }) => isArm(limb) === arm && sideOfLimb(limb) === side)
    .map(limb => ({
      ...limb,
      severed: false,
      times_maimed: Math.max(limb.times_maimed, AT_BEST_CRIPPLED),
      status: whole ? 'maimed' : LIMB_ROWS[limb.status].level < LIMB_ROWS.crippled.level ? 'crippled' : limb.status,
    }))
}

/** A flaw of an earlier day stands among the traits: it is gone now. */
function traitsWithout({ traits }: Character, { flaws }: Body, flaw: string | null): { readonly [part: string]: Json } {
  const at = traits.findLastIndex(({ key, origin, gone }) => key === flaw && origin === 'play' && !gone)
  if (at < 0 || flaws.some(known => known === flaw)) return {}
  return { traits: traits.map((taken, index) => (index === at ? { ...taken, gone: true } : taken)) }
}

export const sewOn = procedure(
  {
    id: 'tensided.proc.reattach',
    title: 'Put back what was cut off',
    given: {
      ...WHO,
      patient: NAME,
      /** As it is told: arm-severed, left fingers. The first that there is, if none is named. */
      part: optional(text(60)),
      skill: or(oneOf('medicine', 'medic'), 'medicine'),
      /** The game master's, for the operation; in a hospital it is done without a roll. */
      difficulty: optional(score),
      ...ROLL,
    },
  },
  (ask: Asking, x): Outcome | Refused => {
    const { who, patient, skill, part } = x
    const { why } = ask
    const one = bodyIn(ask.state, patient)
    const lost = one.cut_off.filter(off => part === undefined || off.part === part)
    const off = lost.find(({ until }) => until >= ask.state.clock)
    if (off === undefined) {
      return refused(sideEffects, lost.length === 0 ? `${patient} has lost no such part` : 'it is too late for it')
    }
    if (who === patient) return refused(sideEffects, 'nobody does that for himself')
    const able = roller(ask, who, { skill }, x)
    if ('rule' in able) return able
    const came = x.difficulty === undefined ? DONE : operated(ask, x, x.difficulty, able)
    if (!came.success) return came
    const { flaw, side } = off
    ask.record(
      reattached({
        who: patient,
        by: who,
        part: off.part,
        side,
        flaw,
        limbs: limbsWith(one, off),
        changed: traitsWithout(characterIn(ask.state, patient), one, flaw),
      }),
    )
    why.note(`never better than ${sideEffects({ effect: 'hand-severed', d4: 1 }, why).best_if_reattached}`)
    return came
  },
)

const DONE: Outcome = { allowed: true, success: true, mos: 0, critical: false, botch: false }

function operated(
  ask: Asking,
  x: Parameters<typeof sewOn.run>[1],
  difficulty: number,
  { person, df_modifier }: Extract<ReturnType<typeof roller>, { readonly person: object }>,
): Outcome {
  const { why } = ask
  const { skill } = x
  const { concentrations: held } = learnedOf(person.character, skill)
  const foreign =
    skill === 'medicine' ? concentrations({ skill, concentrations: held, field: SURGERY }, why).df_modifier : 0
  const attribute = attributeOf(numbersOf(person, { skill }, why), why)
  const against = passiveComplex(difficulty, why, df_modifier + foreign)
  return rollFor(ask, { ...x, skill }, ({ d10 }) => attempt(attribute, against, d10, why))
}
