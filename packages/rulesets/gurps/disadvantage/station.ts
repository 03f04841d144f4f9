/** Youth, Primitive and Laziness: what age, home and habit do to standing, skills and income. */
import { flag, int, num, optional, or, rule, text } from '@umpire/engine'
import { legalAge, techLevel } from '../campaign/settings.ts'
import { catalogOf, skillNamed } from '../catalog/catalog.ts'
import { costOfAll } from '../catalog/cost/trait-cost.ts'
import { traitProblems } from '../catalog/cost/trait-problems.ts'
import { bearerOf } from '../catalog/entry/taken.ts'
import { bearersOf, takeAll } from '../catalog/take-all.ts'
import { actsOn, affected } from '../effect/apply.ts'

const tl = int({ min: 0, max: 16 })

export const NO_STRANGE_DEFAULTS = 'defaults of skills above the native Tech Level'

export const primitive = rule(
  {
    id: 'gurps.disadvantage.primitive',
    title: 'Primitive',
    lines: '894-898',
    given: {
      native_tl: tl,
      campaign_tl: optional(tl),
      skill: optional(text(100)),
      /** The tech level of the skill; the campaign's unless it is told. */
      skill_tl: optional(tl),
      points: or(num({ min: 0, max: 1000 }), 0),
    },
  },
  (x, why) => {
    const campaign = x.campaign_tl ?? techLevel(why)
    const level = why.atLeast('Tech Levels below the campaign', 0, campaign - x.native_tl)
    const taken = level === 0 ? [] : takeAll([{ trait: 'Primitive', level }], why)
    const points = costOfAll(taken, why)
    if (x.skill === undefined) return { points }
    const { skill } = skillNamed(x.skill, catalogOf(why), 'skill')
    const barred = actsOn('forbid', NO_STRANGE_DEFAULTS, taken.map(bearerOf), {}) !== undefined
    const comes_from = skill.tl ? (x.skill_tl ?? campaign) : skill.since_tl
    const strange =
      barred && comes_from !== undefined && why.compare('above the native Tech Level', comes_from, '>', x.native_tl)
    const may_learn = !strange ? 'yes' : skill.type === 'physical' ? 'from a teacher' : 'after buying it off'
    if (!strange || x.points > 0) return { points, may_learn }
    return { points, may_learn, level: null }
  },
)

export const youth = rule(
  {
    id: 'gurps.disadvantage.youth',
    title: 'Youth',
    lines: '944-946',
    given: { age: int({ min: 0, max: 1000 }), legal_age: optional(int({ min: 1, max: 100 })) },
  },
  ({ age, legal_age }, why) => {
    const years = why.atLeast('years under legal age', 0, (legal_age ?? legalAge(why)) - age)
    const taken = years === 0 ? [] : takeAll([{ trait: 'Youth', level: years }], why)
    return { years, points: costOfAll(taken, why), legal: traitProblems(taken, {}).length === 0 }
  },
)

export const lazinessIncome = rule(
  {
    id: 'gurps.disadvantage.laziness-income',
    title: 'Laziness and money',
    lines: '852-854',
    given: {
      self_employed: or(flag(), false),
      weekly_income: optional(num({ min: 0, max: 1e9 })),
      /** Chance of a raise or promotion, as a share of one or as a number out of any other. */
      promotion_chance: optional(num({ min: 0, max: 1000 })),
    },
  },
  ({ self_employed, weekly_income, promotion_chance }, why) => {
    const [bearers, facts] = [bearersOf([{ trait: 'Laziness' }], why), { self_employed }]
    const lowered = (label: string, value: number): number => affected(label, value, [label], bearers, facts, why)
    return {
      ...(weekly_income === undefined ? {} : { weekly_income: lowered('weekly income', weekly_income) }),
      ...(promotion_chance === undefined
        ? {}
        : { promotion_chance: lowered('chance of raise or promotion', promotion_chance) }),
    }
  },
)
