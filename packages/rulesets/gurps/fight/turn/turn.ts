/** One fighter's turn, from what wounds and stun leave of it to the maneuver: a part of gurps.procedure.combat. */
import { type Ask, procedure, type Why } from '@umpire/engine'
import { reload } from '../../combat/maneuver/reload.ts'
import { type TurnStart, turnStart } from '../../combat/turn.ts'
import { ONE_DIE, THREE_DICE } from '../../dice/thrown-dice.ts'
import { flame } from '../../hazard/flame.ts'
import { bleeding } from '../../injury/bleeding.ts'
import { forced } from '../../injury/health.ts'
import { reloaded } from '../facts/arm.ts'
import type { Asking } from '../facts/ask.ts'
import { bled, crippled, recovered, wentDown } from '../facts/body.ts'
import { chose, type FightFact, turnBegan, turnEnded } from '../facts/facts.ts'
import { scoreOf, sufferer } from '../facts/sufferer.ts'
import { turnEnds, turnSteps } from '../maneuver/openings.ts'
import { fullHp, healthNow, wits } from '../state/now.ts'
import { protectionAt } from '../state/parts.ts'
import type { Standing } from '../state/standing.ts'
import { type Fight, fighterAt, standingAt } from '../state/state.ts'
import { goDown } from '../wound/go-down.ts'
import { hurtBy } from '../wound/hurt.ts'
import { mayDie } from '../wound/wound.ts'
import { act } from './act.ts'

export const turn = procedure(
  { id: 'gurps.procedure.turn', title: 'A turn in a fight', given: {} },
  (ask: Ask<Fight, FightFact>): void => {
    const place = ask.state.order[ask.state.turn]
    if (place === undefined) return
    const who = fighterAt(ask.state, place).id
    bleed(ask, place)
    const before = standingAt(ask.state, place)
    if (before.status !== 'dead' && before.gone === null) {
      if (before.status === 'active') begin(ask, place)
      else drain(ask, place)
    }
    ask.record(turnEnded({ who }))
  },
)

const MINUTE = 60

/** Once a minute, counted from the first bleeding wound; also the unconscious bleed. */
function bleed(ask: Asking, place: number): void {
  const [fighter, one] = [fighterAt(ask.state, place), standingAt(ask.state, place)]
  const { second } = ask.state
  if (one.bleeding === null || one.status === 'dead') return
  const passed = second - one.bleeding.since
  if (passed === 0 || passed % MINUTE !== 0) return
  const hp_lost = Math.max(0, fullHp(fighter, one) - one.hp)
  const given = { ...healthNow(fighter, one), hp_lost, dry_minutes: one.bleeding.dry }
  const result = ask.read(THREE_DICE, { purpose: 'bleeding', by: fighter.id }, roll => {
    const { bled: hp, dry_minutes, stopped } = bleeding({ ...given, roll }, ask.why)
    return { hp, dry: dry_minutes, stopped }
  })
  ask.record(bled({ who: fighter.id, from: 'wounds', ...result }))
  if (result.hp > 0) mayDie(ask, place, one.hp, 'loss of blood')
}

/** A turn of loading that was not wasted by a dodge counts now that it is over. */
function finishLoading(ask: Asking, place: number): void {
  const one = standingAt(ask.state, place)
  if (one.loading === null) return
  const { id: who, arms } = fighterAt(ask.state, place)
  const held = one.arms[one.loading]
  const gun = arms[one.loading]?.gun
  if (held === undefined || gun == null || held.where !== 'ready') return
  const x = { reload_turns: gun.reload_turns, dodged_on_turns: [], turns_done: held.work_done, dodged: one.dodged }
  const { turns_done, loaded } = reload(x, ask.why)
  ask.record(reloaded({ who, arm: one.loading, done: turns_done, rounds: loaded ? gun.shots : null }))
}

/** What the rules want to know when a turn begins. */
function beginning(fight: Fight, place: number) {
  const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
  return {
    dead: false,
    unconscious: false,
    hp: one.hp,
    full_hp: fullHp(fighter, one),
    ...healthNow(fighter, one),
    iq: wits(fighter, one),
    will: fighter.will,
    strong_will: Math.max(0, fighter.will_levels),
    weak_will: Math.max(0, -fighter.will_levels),
    high_pain_threshold: fighter.high_pain_threshold,
    low_pain_threshold: fighter.low_pain_threshold,
    combat_reflexes: fighter.combat_reflexes && one.stun?.roll === 'IQ' && one.stun.modifier === 0,
    injuries_since_last_turn: one.injuries,
    stunned: one.stun !== null,
    stun: one.stun?.kind ?? 'physical',
    stun_turns: one.stun?.turns ?? 0,
    stun_modifier: one.stun?.modifier ?? 0,
    ...(one.stun === null ? {} : { stun_ends: one.stun.roll }),
  } as const
}

function begin(ask: Asking, place: number): void {
  finishLoading(ask, place)
  const { why } = ask
  const who = fighterAt(ask.state, place).id
  const given = beginning(ask.state, place)
  const start = turnStart(given, why)
  ask.record(turnBegan({ who, shock: start.shock }))
  if (start.roll_needed === 'consciousness') {
    const falls = ask.read(
      THREE_DICE,
      { purpose: 'stay conscious', by: who },
      roll => turnStart({ ...given, stunned: false, roll }, why).unconscious,
    )
    if (falls) return collapse(ask, place)
  }
  drain(ask, place)
  burn(ask, place)
  if (standingAt(ask.state, place).status !== 'active') return
  feel(ask, place)
  // Consciousness is no longer in question.
  if (!comesTo(ask, place, { ...given, hp: Math.max(1, given.hp) })) return dazed(ask, place)
  for (const step of turnSteps.in(why)) {
    step(ask, place)
    if (standingAt(ask.state, place).status !== 'active') return
  }
  act(ask, place)
  for (const step of turnEnds.in(why)) {
    if (standingAt(ask.state, place).status !== 'active') return
    step(ask, place)
  }
}

/** What the wounds since his turn began will take off in his next one. */
export const shockToCome = (fight: Fight, place: number, why: Why): number =>
  turnStart(beginning(fight, place), why).shock

function collapse(ask: Asking, place: number): void {
  goDown(ask, place)
  ask.record(wentDown({ who: fighterAt(ask.state, place).id, because: 'wounds' }))
}

/** Torn vessels and a crushed throat take their toll before anything else is done. */
function drain(ask: Asking, place: number): void {
  const [fighter, one] = [fighterAt(ask.state, place), standingAt(ask.state, place)]
  const who = fighter.id
  if (one.drains.length > 0) {
    let hp = 0
    for (const { hp: lost, every, turns } of one.drains) if ((turns + 1) % every === 0) hp += lost
    ask.record(bled({ who, from: 'vessel', hp, dry: 0, stopped: false }))
    if (hp > 0 && mayDie(ask, place, one.hp, 'loss of blood')) return
  }
  if (!one.throat_crushed) return
  const score = scoreOf(ask.state, place, 'HT')
  const breathes = ask.read(THREE_DICE, { purpose: 'breathe', by: who }, roll => forced(score, roll, ask.why).success)
  if (breathes) return
  const { hp } = standingAt(ask.state, place)
  ask.record(bled({ who, from: 'throat', hp: 1, dry: 0, stopped: false }))
  mayDie(ask, place, hp, 'a crushed throat')
}

function burn(ask: Asking, place: number): void {
  if (!standingAt(ask.state, place).on_fire) return
  const fighter = fighterAt(ask.state, place)
  const { dr } = protectionAt(fighter, 'torso')
  const body = fighter.frame === undefined ? {} : { body: fighter.frame }
  const given = { turns_in_fire: 1, standing_in_fire: true, dr, bearers: [], rolls: [], ...body }
  const injury = ask.read(
    ONE_DIE,
    { purpose: 'flames', by: fighter.id },
    die => flame({ ...given, dice: [die] }, ask.why).injury ?? 0,
  )
  if (injury > 0) hurtBy(ask, sufferer(place), injury, 'fire')
}

/** Limbs that are numb: each may come to itself. */
function feel(ask: Asking, place: number): void {
  for (const { part, roll } of standingAt(ask.state, place).crippled) {
    if (roll === undefined) continue
    const score = scoreOf(ask.state, place, roll)
    const who = fighterAt(ask.state, place).id
    const feels = ask.read(
      THREE_DICE,
      { purpose: `feel the ${part}`, by: who },
      thrown => forced(score, thrown, ask.why).success,
    )
    if (feels) ask.record(crippled({ who, part, until: ask.state.second }))
  }
}

type Beginning = ReturnType<typeof beginning>

/** Out of a daze, or out of whatever else held him; whoever does may act at once. */
function comesTo(ask: Asking, place: number, given: Beginning): boolean {
  const one = standingAt(ask.state, place)
  if (one.seized !== null && !cameRound(ask, place, one)) return false
  if (one.loses_turn) return false
  if (one.stun === null) return true
  const due: TurnStart = turnStart(given, ask.why)
  let recovers = due.may_act
  if (due.roll_needed === 'stun') {
    recovers = ask.read(
      THREE_DICE,
      { purpose: 'shake off the stun', by: one.id },
      roll => turnStart({ ...given, roll }, ask.why).may_act,
    )
  }
  if (recovers) ask.record(recovered({ who: one.id }))
  return recovers
}

/** Minutes pass before whoever fainted or panicked is asked again. */
function cameRound(ask: Asking, place: number, one: Standing): boolean {
  const { seized } = one
  const { second } = ask.state
  if (seized === null || second < seized.until) return false
  const due = seized.every === 'turn' || (second - seized.until) % MINUTE === 0
  if (!due || (seized.every !== 'turn' && seized.every !== 'minute')) return false
  if (seized.roll !== 'none') {
    const score = scoreOf(ask.state, place, seized.roll) + seized.modifier
    const wakes = ask.read(
      THREE_DICE,
      { purpose: 'come round', by: one.id },
      roll => forced(score, roll, ask.why).success,
    )
    if (!wakes) return false
  }
  ask.record(recovered({ who: one.id }))
  return true
}

const NO_MANEUVER = 'none-stunned'

function dazed(ask: Asking, place: number): void {
  ask.record(chose({ who: fighterAt(ask.state, place).id, maneuver: NO_MANEUVER, loading: null }))
}
