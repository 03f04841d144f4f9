/** Every creature has two strengths: one to hurt with, one to lift, carry, push and wrestle with. */
import { oneOf, optional, rule, text } from '@umpire/engine'
import { exact, nearestHalvesDown } from '../common/exact.ts'
import { measure, score } from '../common/fields.ts'

/** Below this a strength keeps its fraction. */
const WHOLE_FROM = 2

export const quad = rule(
  {
    id: 'gulliver.st.quad',
    title: 'Quad ST',
    lines: '108-116',
    given: { combat_st: measure },
  },
  ({ combat_st }, why) => {
    const load_st_exact = why
      .product('Load ST')
      .add('Combat ST', combat_st)
      .add('Combat ST', combat_st)
      .add('a tenth', 1 / 10)
      .total()
    const meant = exact((combat_st * combat_st) / 10)
    const whole = why.compare('large enough to be whole', exact(load_st_exact), '>=', WHOLE_FROM)
    return {
      load_st: whole ? nearestHalvesDown(why, 'Load ST', meant) : meant,
      load_st_exact: meant,
      /** It comes with Combat ST. */
      load_cost: 0,
    }
  },
)

const FOR_DAMAGE = ['thrust damage', 'swing damage', 'bite', 'toughness', 'fatigue'] as const
const FOR_WORK = [
  'lift',
  'carry',
  'push',
  'contest of ST',
  'grapple',
  'takedown',
  'pin',
  'choke',
  'slam',
  'jump',
  'throw',
] as const
const isForDamage = (purpose: string): boolean => FOR_DAMAGE.some(known => known === purpose)

export const split = rule(
  {
    id: 'gulliver.st.split',
    title: 'Combat ST and Load ST',
    lines: '132-136',
    given: {
      purpose: oneOf(...FOR_DAMAGE, ...FOR_WORK),
      combat_st: optional(measure),
      load_st: optional(measure),
    },
  },
  ({ purpose, combat_st, load_st }, why) => {
    const uses = why.table('Which ST', purpose, undefined, isForDamage(purpose) ? 'combat_st' : 'load_st')
    return { uses, st: (uses === 'combat_st' ? combat_st : load_st) ?? null }
  },
)

export const noSkillFromSt = rule(
  {
    id: 'gulliver.st.no-skill-from-st',
    title: 'No skills from ST, no Natural ST',
    lines: '138-140',
    given: {
      skill_name: text(100),
      st: optional(score),
      dx: optional(score),
      iq: optional(score),
      ht: optional(score),
    },
  },
  ({ skill_name }, why) => {
    why.note(`${skill_name} neither rests on ST nor defaults to it.`)
    return { st_default_allowed: false, st_for_skill_allowed: false, natural_st: false }
  },
)
