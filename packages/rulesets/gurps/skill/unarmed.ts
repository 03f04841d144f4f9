/** What fighting skills parry at, and what they add to bare hands and feet. */
import { flag, int, list, oneOf, optional, or, rolled, rule, text } from '@umpire/engine'
import { catalogOf, skillNamed, take } from '../catalog/catalog.ts'
import { bearerOf } from '../catalog/entry/taken.ts'
import { actsOn, affected, type Bearer, best, whole } from '../effect/apply.ts'
import { success } from '../roll/success.ts'
import { bearerField, skillBearer } from './bearer.ts'

const level = int({ min: -1000, max: 1000 })
/** Not learned, unless it is told. */
const skillLevel = optional(level)
const encumbranceLevel = or(int({ min: 0, max: 5 }), 0)

const UNARMED = { boxing: 'Boxing', brawling: 'Brawling', karate: 'Karate' } as const

export const unarmedBonus = rule(
  {
    id: 'gurps.skill.unarmed-bonus',
    title: 'Unarmed damage bonus from skill',
    lines: '1067-1073, 1253, 2325-2331',
    given: { boxing: skillLevel, brawling: skillLevel, karate: skillLevel, encumbrance_level: encumbranceLevel },
  },
  ({ encumbrance_level, ...levels }, why) => {
    const catalog = catalogOf(why)
    const bearers: Bearer[] = []
    for (const key of ['boxing', 'brawling', 'karate'] as const) {
      const learned = levels[key]
      if (learned !== undefined) bearers.push(skillBearer(skillNamed(UNARMED[key], catalog, key), learned))
    }
    const facts = { encumbrance_level }
    return {
      punch_bonus: best('punch', ['punch damage'], bearers, facts, why),
      kick_bonus: best('kick', ['kick damage'], bearers, facts, why),
    }
  },
)

const PARRY = 'defense:parry'

export const parryFractions = rule(
  {
    id: 'gurps.skill.parry-fractions',
    title: 'Parry scores from skills',
    lines: '1069, 1073, 1181-1199, 1245, 1253, 2044-2058',
    given: {
      skill: text(200),
      level,
      encumbrance_level: encumbranceLevel,
      /** On the weapon. */
      hands: or(int({ min: 1, max: 2 }), 1),
      hands_empty: or(flag(), true),
      against: or(oneOf('punch', 'kick', 'thrusting-weapon', 'swung-weapon'), 'punch'),
      combat_reflexes: or(flag(), false),
      /** Traits and things that change it, where they were found already. */
      bearers: or(list(bearerField, 1000), []),
    },
    gives: 'parry',
  },
  ({ skill, level: learned, combat_reflexes, bearers, ...situation }, why): number | null => {
    const catalog = catalogOf(why)
    const parrying = skillBearer(skillNamed(skill, catalog, 'skill'), learned)
    const facts = { ...situation, in_combat: true }
    if (actsOn('set', PARRY, [parrying], facts) === undefined) {
      why.note(`${parrying.name} does not parry here`)
      return null
    }
    const reflexes = combat_reflexes ? [bearerOf(take({ trait: 'Combat Reflexes' }, catalog, 'combat_reflexes'))] : []
    const all = [parrying, ...reflexes, ...bearers]
    return whole('Parry', affected('Parry', 0, [PARRY, 'defense:any'], all, facts, why), why)
  },
)

export const judoThrow = rule(
  {
    id: 'gurps.skill.judo-throw',
    title: 'Judo throw',
    lines: '1243-1245',
    given: {
      judo: level,
      encumbrance_level: encumbranceLevel,
      hands_empty: flag(),
      parried_last_turn: flag(),
      roll: optional(rolled('3d6')),
      /** He dodged or parried the throw. */
      foe_defends: or(flag(), false),
    },
  },
  ({ judo, foe_defends, ...x }, why): { readonly [name: string]: boolean | number | string | null } => {
    const { encumbrance_level, hands_empty, parried_last_turn } = x
    const bearer = skillBearer(skillNamed('Judo', catalogOf(why), 'judo'), judo)
    const allowed = actsOn('roll', 'throw', [bearer], { encumbrance_level, hands_empty, parried_last_turn }) === bearer
    const parry = parryFractions(
      {
        skill: 'Judo',
        level: judo,
        encumbrance_level,
        hands_empty,
        hands: 1,
        against: 'punch',
        combat_reflexes: false,
        bearers: [],
      },
      why,
    )
    if (!allowed || x.roll === undefined) return { allowed, parry }
    const hit = success({ effective: judo, roll: x.roll }, why).success
    return { allowed, parry, hit, position: hit && !foe_defends ? 'lying' : 'unchanged' }
  },
)
