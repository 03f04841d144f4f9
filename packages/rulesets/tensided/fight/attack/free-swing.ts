/** Blows that the other's carelessness gives away: tensided.melee.free-swing. */
import type { Choice, Offer, Why } from '@umpire/engine'
import type { Act as RuleAct } from '../../combat/act.ts'
import { freeSwing } from '../../melee/free-swing.ts'
import { meleeNamed } from '../../tables/weapon.ts'
import type { About } from '../choice/about.ts'
import { ANY } from '../choice/called-location.ts'
import { QUESTIONS } from '../choice/questions.ts'
import type { Asking } from '../facts/ask.ts'
import { swung } from '../facts/facts.ts'
import { inReach } from '../ground/ground.ts'
import { perceives } from '../ground/perceive.ts'
import { ruleActs } from '../state/burden.ts'
import { armAt } from '../state/fighter.ts'
import { heldArms } from '../state/now.ts'
import { canAct, type Fight, fighterAt, idAt, standingAt } from '../state/state.ts'
import { type Strike, strike } from './strike.ts'

/** The thing in hand to strike with; his hands if there is none, and none if these are held. */
export function strikingArm(fight: Fight, place: number): number {
  const fighter = fighterAt(fight, place)
  const held = heldArms(standingAt(fight, place)).find(arm => armAt(fighter, arm).kind === 'melee')
  return held ?? fighter.arms.length - 1
}

function maySwing(fight: Fight, by: number, at: number, act: RuleAct, foe: number | null, why: Why): boolean {
  const [one, other] = [standingAt(fight, by), fighterAt(fight, at)]
  if (!canAct(one) || fighterAt(fight, by).side === other.side || !inReach(fight, by, at)) return false
  // Nobody swings at whom he does not perceive, nor learns that he might have.
  if (!perceives(fight, by, at)) return false
  const [own_act] = ruleActs(one.acts)
  const given = {
    opponent_does: act,
    in_melee: true,
    opponent_abilities: other.abilities,
    opponent_weapon: armAt(other, strikingArm(fight, at)).weapon,
    own_weapon: armAt(fighterAt(fight, by), strikingArm(fight, by)).weapon,
    at_another: foe !== null && foe !== by,
    swung_already: one.swung_at.includes(other.id),
    ...(own_act === undefined ? {} : { own_act }),
  }
  return freeSwing(given, why).free_swing
}

export class SwingOffer implements Offer<'swing' | 'leave'> {
  readonly who: string
  readonly question = QUESTIONS.freeSwing
  readonly choices: readonly Choice<'swing' | 'leave', About>[]
  readonly fight: Fight
  readonly place: number
  readonly target: number

  constructor(fight: Fight, place: number, target: number) {
    this.who = idAt(fight, place)
    this.fight = fight
    this.place = place
    this.target = target
    this.choices = [
      {
        key: 'swing',
        label: `Swing at ${fighterAt(fight, target).name}`,
        about: { kind: 'swing', target: idAt(fight, target) },
      },
      { key: 'leave', label: 'Leave it', about: { kind: 'leave' } },
    ]
  }
}

/** The blow that a free swing is. */
export function swingOf(fight: Fight, by: number, target: number, why: Why): Strike {
  const arm = strikingArm(fight, by)
  const [{ mode } = { mode: 'strike' as const }] = meleeNamed(armAt(fighterAt(fight, by), arm).weapon, why).modes
  return { by, arm, target, mode, where: ANY, free: true, dirty: false }
}

/** Everybody who may swings just before the act that provokes it; answers whether the act can still be done. */
export function freeSwings(ask: Asking, before: Fight, place: number, act: RuleAct, foe: number | null): boolean {
  for (let by = 0; by < ask.state.standing.length; by++) {
    // Whoever came up in this very step was not yet fighting him: it must not count who is asked first.
    if (by === place || !inReach(before, by, place)) continue
    if (!maySwing(ask.state, by, place, act, foe, ask.why)) continue
    if (ask.choose(new SwingOffer(ask.state, by, place)) === 'leave') continue
    ask.record(swung({ who: idAt(ask.state, by), at: idAt(ask.state, place) }))
    strike(ask, ask.state, swingOf(ask.state, by, place, ask.why))
    if (!canAct(standingAt(ask.state, place))) return false
  }
  return true
}
