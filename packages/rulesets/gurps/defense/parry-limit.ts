/** How often one parries, and what happens to whatever parried. */
import { flag, int, num, oneOf, optional, or, rolled, rule, text } from '@umpire/engine'
import { maneuverList } from '../combat/basics/maneuver-list.ts'
import { effectiveSkill } from '../roll/modifiers.ts'
import { success } from '../roll/success.ts'

const FENCING = 2

export const parryLimit = rule(
  {
    id: 'gurps.defense.parry-limit',
    title: 'How many parries per turn',
    lines: '2050-2054',
    given: {
      /** Ready weapons of one kind; each empty hand counts as one. */
      weapons: or(int({ min: 0, max: 100 }), 1),
      maneuver: or(text(60), 'move'),
      fencing: or(flag(), false),
      /** A parry makes it unready. */
      unbalanced: or(flag(), false),
      /** He attacked with it in his last turn. */
      attacked: or(flag(), false),
    },
  },
  (x, why): { readonly parries: number | null; readonly unlimited: boolean } => {
    const { allowed, defenses = 0 } = maneuverList({ maneuver: x.maneuver, defense: 'parry', aim_turns: 0 }, why)
    if (!allowed || defenses === 0) return { parries: 0, unlimited: false }
    if (x.fencing && defenses > 1) {
      why.note('a fencing weapon parries any number of times')
      return { parries: null, unlimited: true }
    }
    // Once, and then it has to be readied; not at all if it was swung.
    const each = x.unbalanced ? (x.attacked ? 0 : 1) : x.fencing ? FENCING : defenses
    const parries = why.product('parries').add('with each weapon', each).add('weapons', x.weapons).total()
    return { parries, unlimited: false }
  },
)

const HEAVY = 3
/** The highest die on which a weapon breaks. */
const BREAKS = 2

export const parryBreak = rule(
  {
    id: 'gurps.defense.parry-break',
    title: 'Parrying something heavy',
    lines: '2048',
    given: {
      weapon_lb: num({ min: 0, max: 1e6 }),
      attacking_lb: num({ min: 0, max: 1e6 }),
      die: optional(rolled('1d6')),
    },
  },
  (x, why) => {
    // Pounds have few places: 3 × 1.1 is 3.3, whatever the machine makes of it.
    const limit = Math.round(x.weapon_lb * HEAVY * 1000) / 1000
    const die_needed = why.compare('three times the weight', x.attacking_lb, '>=', limit)
    const die = die_needed ? x.die : undefined
    return {
      avoided: true,
      die_needed,
      /** Nothing while the die is missing. */
      broken: die_needed ? (die === undefined ? null : why.compare('it breaks', die, '<=', BREAKS)) : false,
    }
  },
)

const LIMBS = { punch: 'arm', kick: 'leg', grapple: 'arm' } as const
const SCHOOLED = -4

export const parryBarehandedAttack = rule(
  {
    id: 'gurps.defense.parry-barehanded-attack',
    title: 'Parrying a bare-handed attack with a weapon',
    lines: '2052',
    given: {
      /** With the weapon that parried. */
      skill: int({ min: -1000, max: 1000 }),
      attacker_used: or(oneOf('dx', 'boxing', 'brawling', 'judo', 'karate'), 'dx'),
      attack: or(oneOf('punch', 'kick', 'grapple'), 'punch'),
      roll: optional(rolled('3d6')),
    },
  },
  (x, why) => {
    const schooled = x.attacker_used === 'judo' || x.attacker_used === 'karate'
    const modifiers = schooled ? [SCHOOLED] : []
    const { effective, may_roll } = effectiveSkill({ basic: x.skill, modifiers, roll_kind: 'voluntary' }, why)
    const roll = may_roll ? x.roll : undefined
    return {
      effective,
      may_roll,
      /** Nothing while the dice are missing. */
      limb_hit: may_roll ? (roll === undefined ? null : success({ effective, roll }, why).success) : false,
      location: LIMBS[x.attack],
    }
  },
)
