/** Bare hands as they enter a fight: fists, feet, and what they parry. */
import type { Why } from '@umpire/engine'
import { readDiceAdds } from '../../dice/dice-adds.ts'
import { affected } from '../../effect/apply.ts'
import { bareHands } from '../../sheet/bare-hands.ts'
import { inUse, learnedIn } from '../../sheet/fighter.ts'
import type { Person } from '../../story/person/person.ts'
import { unarmedParry, unarmedParryWeapon } from '../../unarmed/parry.ts'
import { type Arm, BARE_HANDS, type Blow, type Fighter, SCHOOLS } from '../state/fighter.ts'
import type { Entrant } from './traits.ts'

const SKILLS = { boxing: 'Boxing', brawling: 'Brawling', judo: 'Judo', karate: 'Karate' } as const

/** In close combat or one yard away. */
const REACH: readonly number[] = [0, 1]

/** The arm that everybody has, with these blows. */
export const bareArm = (blows: readonly Blow[]): Arm => ({
  key: BARE_HANDS,
  name: BARE_HANDS,
  weight_lb: 0,
  min_st: null,
  hands: 1,
  quality: 'good',
  unbalanced: false,
  fencing: false,
  parry: null,
  block: null,
  shield_pd: 0,
  blows,
  gun: null,
  ready_turns: 1,
  thrown: null,
})

/** A blow of the body itself: no hand holds anything. */
export const bareBlow = (
  blow: Pick<Blow, 'name' | 'skill' | 'damage' | 'type' | 'to_hit' | 'school' | 'least'>,
): Blow => ({
  ...blow,
  thrust: true,
  reach: REACH,
  hands: 0,
})

export function fists({ attacking }: Entrant, why: Why): Arm {
  const blows = bareHands(attacking, why).flatMap(({ mode, skill, used, effective, damage }): readonly Blow[] => {
    if (used === null || effective === null) return []
    const dice = readDiceAdds(damage, mode)
    const blow = { name: mode, skill: used, damage: dice, type: 'crushing', to_hit: effective - used } as const
    const school = SCHOOLS.find(one => SKILLS[one] === skill)
    return [bareBlow(school === undefined ? blow : { ...blow, school })]
  })
  return bareArm(blows)
}

/** What a skill of bare hands is worth with nothing in them; nothing if it was not learned, or under too great a load. */
export const bareSkill = (skill: string, person: Person, why: Why, hands_empty = true): number | null =>
  inUse(skill, learnedIn(skill, person, why)?.level ?? null, person, { hands_empty }, why)

/** With nothing in either hand, or with something in the other: some arts need both. */
export function bareParries({ defending: person }: Entrant, hands_empty: boolean, why: Why): Fighter['bare_parries'] {
  const learned: { -readonly [skill in keyof typeof SKILLS]?: number } = {}
  for (const skill of SCHOOLS) {
    const level = bareSkill(SKILLS[skill], person, why, hands_empty)
    if (level !== null) learned[skill] = level
  }
  const { encumbrance_level, attributes, traits, facts } = person
  const given = { ...learned, dx: attributes.dx, encumbrance_level, hands_empty }
  const parry = (score: number, against: string): number => {
    const now = { ...facts, in_combat: true, hands_empty, hands: 1, against }
    return affected('Parry', score, ['defense:parry', 'defense:any'], traits, now, why)
  }
  const armed = { ...given, failed: false, attacker_chooses: 'target' } as const
  return {
    punch: parry(unarmedParry({ ...given, against: 'punch' }, why).parry, 'punch'),
    kick: parry(unarmedParry({ ...given, against: 'kick' }, why).parry, 'kick'),
    thrust: parry(unarmedParryWeapon({ ...armed, against: 'thrust' }, why).parry, 'thrusting-weapon'),
    swing: parry(unarmedParryWeapon({ ...armed, against: 'swung-weapon' }, why).parry, 'swung-weapon'),
  }
}
