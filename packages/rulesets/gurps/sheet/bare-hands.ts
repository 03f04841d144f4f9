/** Fists and feet, and what parries without a weapon. */
import type { Why } from '@umpire/engine'
import { KICK } from '../catalog/traits/afflictions.ts'
import { diceAddsText, leastAdds, plus, readDiceAdds } from '../dice/dice-adds.ts'
import { actsOn, affected, beyondScores, modifier, whole } from '../effect/apply.ts'
import { parryFractions } from '../skill/unarmed.ts'
import { kick, punch } from '../unarmed/strike.ts'
import { type AttackLine, behindBlows, type Fighter, inUse, parried } from './fighter.ts'

export const NOT_SHOT = { ss: null, acc: null, half_damage: null, max_range: null, rof: null, shots: null, rcl: null }

const BARE = [
  { mode: 'punch', skills: ['Karate', 'Boxing', 'Brawling'], to_hit: 0, reach: 'C' },
  { mode: KICK, skills: ['Karate', 'Brawling'], to_hit: -2, reach: 'C,1' },
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
  const striker = {
    st,
    dx,
    encumbrance_level,
    ...behindBlows(fighter),
    ...(boxing === undefined ? {} : { boxing }),
    ...(brawling === undefined ? {} : { brawling }),
    ...(karate === undefined ? {} : { karate }),
  }
  const fist = punch({ ...striker, rock: false, brass_knuckles: false }, why).damage
  const foot = kick({ ...striker, heavy_boots: false, hit: true }, why).damage ?? fist
  const parry = bareParry(fighter, why)
  const targets = ['any skill', 'skills:unarmed', 'attr:DX']
  const now = { ...fighter.facts, weapon_skill: true }
  const untrained = whole('DX', affected('DX', dx, targets, beyondScores(fighter.bearers), now, why), why)
  const can = BARE.filter(({ mode }) => actsOn('forbid', mode, fighter.bearers, fighter.facts) === undefined)
  return can.map(({ mode, skills, to_hit, reach }) => {
    // The best of DX and of the skills that can be used.
    let best = { skill: 'DX', used: untrained }
    for (const skill of skills) {
      const used = bareSkill(skill, fighter, why)
      if (used !== null && used >= best.used) best = { skill, used }
    }
    const more = modifier(`${mode} damage`, [`${mode} damage`], fighter.traits, fighter.facts, why)
    const plain = readDiceAdds(mode === 'punch' ? fist : foot, mode)
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
      damage: diceAddsText(leastAdds(plus(plain, more))),
      type: 'crushing',
      reach,
      parry: mode === 'punch' ? parry : null,
      min_st: null,
    }
  })
}
