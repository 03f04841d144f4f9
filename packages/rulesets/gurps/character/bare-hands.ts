/** Fists and feet, and what parries without a weapon. */
import type { Why } from '@umpire/engine'
import { KICK } from '../catalog/afflictions.ts'
import { basicDamage } from '../damage/basic.ts'
import { diceAddsText, leastAdds, plus, readDiceAdds } from '../dice/dice-adds.ts'
import { actsOn, affected, beyondScores, modifier, whole } from '../effect/apply.ts'
import { parryFractions, unarmedBonus } from '../skill/unarmed.ts'
import { type AttackLine, type Fighter, inUse, parried } from './fighter.ts'

export const NOT_SHOT = { ss: null, acc: null, half_damage: null, max_range: null, rof: null, shots: null, rcl: null }

/** Thrust less two for a fist, thrust for a foot, with what the skill adds. */
const BARE = [
  { mode: 'punch', skills: ['Karate', 'Boxing', 'Brawling'], thrust: -2, to_hit: 0, reach: 'C' },
  { mode: KICK, skills: ['Karate', 'Brawling'], thrust: 0, to_hit: -2, reach: 'C,1' },
] as const
const PARRYING = ['Judo', 'Karate', 'Boxing', 'Brawling']

/** What a skill of bare hands is worth now; none if it was not learned or cannot be used. */
function bareSkill(skill: string, fighter: Fighter, why: Why): number | null {
  const learned = fighter.skills.find(line => line.skill === skill)?.level ?? null
  return inUse(skill, learned, fighter, { hands_empty: true }, why)
}

/** With empty hands, against a fist: the best of the skills that parry so. */
function bareParry(fighter: Fighter, why: Why): number | null {
  const { encumbrance_level, traits: bearers } = fighter
  const empty = { hands_empty: true, hands: 1, against: parried(fighter, 'punch'), combat_reflexes: false } as const
  const parries = PARRYING.flatMap(skill => {
    const level = bareSkill(skill, fighter, why)
    const parry = level === null ? null : parryFractions({ skill, level, encumbrance_level, bearers, ...empty }, why)
    return parry === null ? [] : [parry]
  })
  return parries.length === 0 ? null : Math.max(...parries)
}

export function bareHands(fighter: Fighter, why: Why): readonly AttackLine[] {
  const { st, dx } = fighter.attributes
  const learned = (skill: string): number | undefined =>
    fighter.skills.find(line => line.skill === skill)?.level ?? undefined
  const [boxing, brawling, karate] = [learned('Boxing'), learned('Brawling'), learned('Karate')]
  const { encumbrance_level } = fighter
  const bonus = unarmedBonus(
    {
      encumbrance_level,
      ...(boxing === undefined ? {} : { boxing }),
      ...(brawling === undefined ? {} : { brawling }),
      ...(karate === undefined ? {} : { karate }),
    },
    why,
  )
  const thrust = readDiceAdds(basicDamage({ st }, why).thrust, 'thrust')
  const parry = bareParry(fighter, why)
  const targets = ['any skill', 'skills:unarmed', 'attr:DX']
  const now = { ...fighter.facts, weapon_skill: true }
  const untrained = whole('DX', affected('DX', dx, targets, beyondScores(fighter.bearers), now, why), why)
  const can = BARE.filter(({ mode }) => actsOn('forbid', mode, fighter.bearers, fighter.facts) === undefined)
  return can.map(({ mode, skills, thrust: less, to_hit, reach }) => {
    // The best of DX and of the skills that can be used.
    let best = { skill: 'DX', used: untrained }
    for (const skill of skills) {
      const used = bareSkill(skill, fighter, why)
      if (used !== null && used >= best.used) best = { skill, used }
    }
    const more = modifier(`${mode} damage`, [`${mode} damage`], fighter.traits, fighter.facts, why)
    const added = more + (mode === 'punch' ? bonus.punch_bonus : bonus.kick_bonus)
    return {
      ...NOT_SHOT,
      weapon: 'bare hands',
      mode,
      skill: best.skill,
      level: learned(best.skill) ?? dx,
      used: best.used,
      effective: why
        .sum(mode)
        .add(best.skill, best.used)
        .when(to_hit !== 0, 'a kick', to_hit)
        .total(),
      damage: diceAddsText(leastAdds(plus(thrust, less + added))),
      type: 'crushing',
      reach,
      parry: mode === 'punch' ? parry : null,
      min_st: null,
    }
  })
}
