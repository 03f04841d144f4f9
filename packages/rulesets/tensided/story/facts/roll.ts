/** A roll of somebody: whether he can make it, what presses on it, and what it came to. Part of every procedure. */
import { flag, list, oneOf, optional, or, text, type ValuesOf, type Why } from '@umpire/engine'
import { diceless } from '../../campaign/settings.ts'
import { states } from '../../combat/states.ts'
import { dfStacking } from '../../core/df-stacking.ts'
import { criticalBotch, score } from '../../core/roll.ts'
import { D10 } from '../../fight/facts/ask.ts'
import { outState } from '../../fight/state/out.ts'
import { healthLevels } from '../../injury/health.ts'
import { mobilityLevels } from '../../injury/limbs.ts'
import type { Attempt } from '../../skills/attempt.ts'
import { SPECIAL_ROLLS } from '../../tables/effect-kinds.ts'
import { LIMB } from '../../tables/limb-levels.ts'
import type { Asking } from './ask.ts'
import { rolled } from './facts.ts'
import { type Moment, type Person, personIn, pressingOn } from './person.ts'
import { type Refused, refused } from './refused.ts'
import { NAME, type Story } from './state.ts'

/** What every procedure with a roll takes beside its own. */
export const ROLL = {
  /** The game master's, for whatever else makes it harder or easier. */
  df_modifier: or(score, 0),
  /** Limbs that it takes. */
  limbs: or(list(LIMB, 4), []),
  /** What traits may speak of: work with both hands, charm on the preferred sex. */
  also: or(list(oneOf(...SPECIAL_ROLLS), 20), []),
  what: or(text(200), ''),
  /** Done for the experience alone. */
  frivolous: or(flag(), false),
  /** Behind the game master's screen. */
  secret: or(flag(), false),
}
export type RollGiven = ValuesOf<typeof ROLL>
export const WHO = { who: NAME }
export const AGAINST = optional(NAME)

export type Outcome = {
  readonly allowed: true
  readonly success: boolean
  readonly mos: number
  readonly critical: boolean
  readonly botch: boolean
}

/** Why somebody can do nothing now. */
export function unable(story: Story, who: string, why: Why): Refused | undefined {
  const { standing } = personIn(story, who, why)
  if (standing.status === 'dead') return refused(healthLevels, `${who} is dead`)
  const state = outState(standing)
  if (state === null || states({ state }, why).acts) return undefined
  return refused(states, `${who} is ${state}: ${states({ state }, why).ends}`)
}

/** Everything that belongs to the roller, added up; refused where a limb that it takes cannot be used. */
function ownDf(person: Person, moment: Moment, df_modifier: number, why: Why): number | Refused {
  const { wound_df, fatigue_df, addiction_df, limb_df, trait_df } = pressingOn(person, moment, why)
  if (limb_df === null) return refused(mobilityLevels, `${person.who} cannot use a limb that it takes`)
  const modifiers = why.sum('modifiers').add('of the moment', df_modifier).add('traits and armour', trait_df).total()
  return dfStacking({ base_df: 0, df_modifier: modifiers, addiction_df, wound_df, fatigue_df, limb_df }, why).difficulty
}

/** Who rolls, as far as he can. */
export function roller(
  ask: Asking,
  who: string,
  moment: Moment,
  x: Pick<RollGiven, 'df_modifier' | 'limbs' | 'also'>,
): { readonly person: Person; readonly df_modifier: number } | Refused {
  const { state, why } = ask
  const barred = unable(state, who, why)
  if (barred !== undefined) return barred
  const person = personIn(state, who, why)
  const df = ownDf(person, { ...moment, limbs: x.limbs, also: x.also }, x.df_modifier, why)
  return typeof df === 'number' ? { person, df_modifier: df } : df
}

interface Rolling extends Pick<RollGiven, 'what' | 'frivolous' | 'secret'> {
  readonly who: string
  readonly skill: string
  readonly against?: string | undefined
}

/** Throws the die, unless the campaign has none, and tells what came of it. */
export function rollFor(
  ask: Asking,
  { who, skill, what, against, frivolous, secret }: Rolling,
  attempted: (thrown: { readonly d10?: number }) => Attempt,
): Outcome {
  const read = (thrown: { readonly d10?: number }) => {
    const { attribute, difficulty, success = false, mos = 0 } = attempted(thrown)
    return { attribute, difficulty, success, mos, ...criticalBotch({ mos, ...thrown }, ask.why) }
  }
  const about = { purpose: what === '' ? skill : what, by: who, secret }
  const came = diceless(ask.why) ? read({}) : ask.read(D10, about, d10 => read({ d10 }))
  ask.record(rolled({ who, skill, what, against: against ?? null, ...came, frivolous, secret }))
  const { success, mos, critical, botch } = came
  return { allowed: true, success, mos, critical, botch }
}
