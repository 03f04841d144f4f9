/** A little more than one can do: gulliver.effort.extra, by itself or as part of another deed. */
import { int, oneOf, or, procedure } from '@umpire/engine'
import { type Asking, furtherDeeds, THREE_DICE, tire, WHO, willLevels } from '@umpire/gurps/story-rooms'
import { extraEffort } from '../effort/extra.ts'
import { extraHeat } from '../fatigue/exertion.ts'
import { doerIn, figure, told } from './body.ts'

const ACTIONS = ['lifting', 'movement', 'jumping', 'throwing', 'active defense', 'generic athletic skill'] as const
type Action = (typeof ACTIONS)[number]

export const LEVELS = or(int({ min: 0, max: 20 }), 0)

const EFFECTS = {
  lifting: 'load_st_bonus_percent',
  movement: 'move_bonus_percent',
  jumping: 'jd_bonus_percent',
  throwing: 'td_bonus_percent',
  'active defense': 'ad_bonus',
  'generic athletic skill': 'skill_bonus',
} as const

/** Rolls for it and pays for it; what it gives, percent or points. */
function strained(ask: Asking, who: string, action: Action, levels: number): number {
  const { ht, person } = doerIn(ask, who)
  const will = willLevels(person)
  const given = { ht, strong_will: Math.max(0, will), weak_will: Math.max(0, -will), action, levels, other: 0 }
  const came = ask.read(THREE_DICE, { purpose: 'Extra Effort', by: who }, roll => {
    const effort = extraEffort({ ...given, roll }, ask.why)
    return { effect: effort[EFFECTS[action]], turns: effort.fatigue, mishap: effort.mishap }
  })
  const cost = extraHeat({ fatigue: 0, heat: 'none', extra_effort_turns: came.turns }, ask.why)
  tire(ask, who, 'ordinary', cost, 'Extra Effort')
  if (came.mishap) ask.note({ text: `${who} is strained: how, is yours to say.`, rule: extraEffort.id })
  return came.effect
}

/** Nothing where nobody strains, or where these rules have no Extra Effort. */
export function effortFor(ask: Asking, who: string, action: Action, levels: number): number {
  const inForce = furtherDeeds.in(ask.why).some(({ id }) => id === strain.id)
  return levels > 0 && inForce ? strained(ask, who, action, levels) : 0
}

export const strain = procedure(
  {
    id: 'gulliver.procedure.extra-effort',
    title: 'Extra Effort',
    given: { ...WHO, action: oneOf(...ACTIONS), levels: or(int({ min: 1, max: 20 }), 1) },
  },
  (ask: Asking, { who, action, levels }): { readonly effect: number } => {
    const effect = strained(ask, who, action, levels)
    told(ask, who, 'Extra Effort', `${action}: ${effect === 0 ? 'nothing' : `${figure(effect)} more`}`, effect > 0)
    return { effect }
  },
)
