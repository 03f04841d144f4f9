/** What a parry does to the weapon that parried, and to a fist that ran into it. */
import { parryBarehandedAttack, parryBreak } from '../../defense/parry-limit.ts'
import { parrySpecial } from '../../defense/parry-special.ts'
import { ONE_DIE, THREE_DICE } from '../../dice/thrown-dice.ts'
import { type Attempt, armAt } from '../attempt/attempt.ts'
import { broke, parriedWith, unreadied } from '../facts/arm.ts'
import type { Asking } from '../facts/ask.ts'
import { isBare, parriesInBoth } from '../state/hands.ts'
import { fighterAt, standingAt } from '../state/state.ts'
import { hitLimb } from './hit-limb.ts'

/** Every parry is counted; some weapons suffer for it, and some attackers. */
export function afterParry(ask: Asking, attempt: Attempt, place: number, avoided: boolean): void {
  const { target, by } = attempt
  const fighter = fighterAt(ask.state, target)
  const arm = armAt(fighter, place)
  const who = fighter.id
  countParry(ask, target, place)
  bendsGun(ask, target, place)
  if (!avoided || isBare(arm)) return
  if (attempt.kind === 'strike' || attempt.kind === 'grapple') return hurtStriker(ask, attempt, place)
  const weight = { weapon_lb: arm.weight_lb, attacking_lb: armAt(fighterAt(ask.state, by), attempt.arm).weight_lb }
  if (!parryBreak(weight, ask.why).die_needed) return
  const breaks = ask.read(
    ONE_DIE,
    { purpose: 'whether it breaks', by: who },
    die => parryBreak({ ...weight, die }, ask.why).broken === true,
  )
  if (breaks) ask.record(broke({ who, arm: place, for_good: true }))
}

/** Whatever it met: it was moved for that, and a heavy head has carried the arm along. */
export function countParry(ask: Asking, target: number, place: number): void {
  const fighter = fighterAt(ask.state, target)
  const who = fighter.id
  const both = parriesInBoth(fighter, standingAt(ask.state, target), place)
  ask.record(parriedWith({ who, arm: place, ...(both ? { both_hands: true } : {}) }))
  if (armAt(fighter, place).unbalanced) ask.record(unreadied({ who, arm: place, turns: 1 }))
}

/** A gun that parries may be bent by it, whatever came of the parry. */
function bendsGun(ask: Asking, target: number, place: number): void {
  const fighter = fighterAt(ask.state, target)
  const { gun, blows } = armAt(fighter, place)
  if (gun === null) return
  const weapon = blows.some(({ thrust }) => thrust) ? 'rifle-with-bayonet' : 'rifle-as-club'
  const { encumbrance_level, dx } = fighter
  const parried = { weapon, skill: blows[0]?.skill ?? dx, encumbrance_level, against: 'hand-weapon' } as const
  if (!parrySpecial(parried, ask.why).die_needed) return
  const bent = ask.read(
    ONE_DIE,
    { purpose: 'whether the gun stands it', by: fighter.id },
    after_parry_die => parrySpecial({ ...parried, after_parry_die }, ask.why).gun_damaged === true,
  )
  if (bent) ask.record(broke({ who: fighter.id, arm: place, for_good: false }))
}

/** What bare hands attacked by: a throw is Judo, a blow whatever its owner learned. */
function schoolOf(ask: Asking, { by, arm, kind, how }: Attempt) {
  if (kind === 'grapple') return 'judo'
  return armAt(fighterAt(ask.state, by), arm).blows.find(({ name }) => name === how)?.school ?? 'dx'
}

/** A fist or a foot that was parried with a weapon may run into it. */
function hurtStriker(ask: Asking, attempt: Attempt, place: number): void {
  const { target, how, kind } = attempt
  const fighter = fighterAt(ask.state, target)
  const [blow] = armAt(fighter, place).blows
  if (blow === undefined) return
  const attack = kind === 'grapple' ? 'grapple' : how === 'kick' ? 'kick' : 'punch'
  const given = { skill: blow.skill, attacker_used: schoolOf(ask, attempt), attack } as const
  const { may_roll, location } = parryBarehandedAttack(given, ask.why)
  if (!may_roll) return
  const hits = ask.read(
    THREE_DICE,
    { purpose: 'strike the limb', by: fighter.id },
    roll => parryBarehandedAttack({ ...given, roll }, ask.why).limb_hit === true,
  )
  if (hits) hitLimb(ask, attempt, place, blow, location)
}
