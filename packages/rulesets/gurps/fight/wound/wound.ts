/** One wound, from the hit points it costs to the aim it spoils: gurps.procedure.injury. */
import { memoByTotal, memoQuiet, type Why } from '@umpire/engine'
import { aim } from '../../combat/maneuver/aim.ts'
import { fine } from '../../dice/fine.ts'
import { THREE_DICE } from '../../dice/thrown-dice.ts'
import { bleeds } from '../../injury/bleeding.ts'
import { knockdown } from '../../injury/blow.ts'
import { type Crippled, crippling } from '../../injury/crippling.ts'
import { forced } from '../../injury/health.ts'
import { death, hitPoints } from '../../injury/hit-points.ts'
import { lostAim } from '../facts/arm.ts'
import type { Asking } from '../facts/ask.ts'
import { stunned, woundedBy } from '../facts/body.ts'
import type { Sufferer, Wound } from '../facts/sufferer.ts'
import type { Fighter } from '../state/fighter.ts'
import { fullHp, healthNow } from '../state/now.ts'
import { bodyPart, isHead, onTwoLegs } from '../state/parts.ts'
import type { Standing } from '../state/standing.ts'
import { fighterAt, idAt, standingAt } from '../state/state.ts'
import { carryOut } from './carry-out.ts'
import { fallDown } from './fall-down.ts'
import { die } from './go-down.ts'

/** A wound by an enemy, or by one's own fault. */
export function wound(ask: Asking, sufferer: Sufferer, hit: Wound): void {
  const { place, foe } = sufferer
  const fighter = fighterAt(ask.state, place)
  const before = standingAt(ask.state, place)
  if (before.status === 'dead') return
  const { location, damage, basic, dr, injury } = hit
  const by = foe === null ? null : idAt(ask.state, foe)
  const { open, shock, consequences, pain, head } = felt(ask.why, fighter, before.ht_lost, hit)
  const values = { who: fighter.id, by, location, damage, basic, dr, injury, bleeds: open }
  ask.record(woundedBy(shock === injury ? values : { ...values, shock }))

  if (pain === undefined && injury > 0 && mayDie(ask, place, before.hp, 'wounds')) return
  carryOut(ask, sufferer, consequences)
  if (injury === 0) return
  mayFall(ask, place, injury, head)
  if (pain !== undefined) {
    carryOut(ask, sufferer, pain)
    // What pain has cost by itself was settled with it.
    if (mayDie(ask, place, before.hp, 'wounds', fine(before.hp - injury))) return
  }
  mayLoseAim(ask, place)
}

/** Whether it bleeds, what else comes of it, and whether it shakes the head. */
const felt = memoQuiet((why, fighter: Fighter, ht_lost: number, hit: Wound) => {
  const open = bleeds(hit.type, hit.injury, why)
  const { consequences, pain, shock = hit.injury } = effectsOf(why, fighter, ht_lost, hit)
  return { open, consequences, pain, shock, head: isHead(hit.location) }
})

/** What the part that was hit suffers besides the loss of hit points. */
const effectsOf = memoQuiet((why, fighter: Fighter, ht_lost: number, hit: Wound): Crippled => {
  const { location, injury, type, surprised = false, by } = hit
  const body = { ht: healthNow(fighter, { ht_lost }).ht, full_hp: fullHp(fighter, { ht_lost }) }
  return crippling(
    {
      ...body,
      location,
      injury,
      // Below zero of what armor stopped: exactly 0 still shakes a head.
      penetrating: hit.basic - hit.dr,
      type,
      thrust: hit.thrust,
      critical: hit.critical,
      // It makes a difference for people only.
      ...(fighter.animal ? {} : { sex: fighter.sex }),
      two_legs: onTwoLegs(fighter),
      high_pain_threshold: fighter.high_pain_threshold,
      low_pain_threshold: fighter.low_pain_threshold,
      shield: fighter.arms.some(({ block }) => block !== null),
      small_missile: hit.small,
      will_levels: fighter.will_levels,
      st: fighter.st,
      surprised,
      ...(by === undefined ? {} : { by }),
      ...(fighter.frame === undefined ? {} : { body: fighter.frame }),
    },
    why,
  )
})

/** Whether death is settled last: where the rules in force know what pain does by itself. */
export const livesLast = (fighter: Fighter, why: Why): boolean => effectsOf(why, fighter, 0, SCRATCH).pain !== undefined

const SCRATCH: Wound = Object.freeze({
  location: 'torso',
  damage: '',
  type: 'crushing',
  thrust: false,
  critical: false,
  small: false,
  basic: 0,
  dr: 0,
  penetrating: 0,
  injury: 0,
})

/**
 * Everything that depends on a hit besides the number of hit points, as one text: hits with the same text lead to the same
 * rolls.
 */
export function woundText(fighter: Fighter, one: Standing, hit: Wound, why: Why): string {
  const { location, injury } = hit
  const { high_pain_threshold } = fighter
  const body = { ...healthNow(fighter, one), full_hp: fullHp(fighter, one), high_pain_threshold }
  const due = knockdown({ ...body, injury, position: 'standing', head_blow: isHead(location) }, why)
  const { consequences, pain } = effectsOf(why, fighter, one.ht_lost, hit)
  const effects = pain === undefined ? JSON.stringify(consequences) : JSON.stringify([consequences, pain])
  return `${injury > 0} ${due.knockdown_roll_needed} ${due.stunned} ${isHead(location)} ${bodyPart(location, fighter)} ${effects}`
}

/**
 * Whether the fighter dies: at once, or by failing a roll for any threshold that was crossed, down to the hit points left
 * now, or left by this very wound.
 */
export function mayDie(ask: Asking, place: number, before: number, of: string, left?: number): boolean {
  const one = standingAt(ask.state, place)
  if (one.status === 'dead') return true
  const lost = Math.max(0, before - (left ?? one.hp))
  const { dead, death_rolls_due, effective } = deathBy(ask.why, fighterAt(ask.state, place), one.ht_lost, before)(lost)
  if (dead === true) {
    die(ask, place, of)
    return true
  }
  for (let due = death_rolls_due; due > 0 && effective !== null; due--) {
    const about = { purpose: 'stay alive', by: one.id }
    const lives = ask.read(THREE_DICE, about, roll => forced(effective, roll, ask.why).success)
    if (lives) continue
    die(ask, place, of)
    return true
  }
  return false
}

/** What the loss of so many hit points means for life. */
const deathBy = memoQuiet((why, fighter: Fighter, ht_lost: number, before: number) => {
  const health = healthNow(fighter, { ht_lost })
  const full_hp = fullHp(fighter, { ht_lost })
  const { hard_to_kill, iq } = fighter
  return memoByTotal(why, lost => {
    const { hp: hp_after } = hitPoints({ ht: health.ht, full_hp, hp: before, injuries: [lost] }, why)
    return death({ ...health, full_hp, hard_to_kill, iq, rolls: [], hp_before: before, hp_after }, why)
  })
})

/** Knockdown, when a wound takes more than half: who fails the roll falls, and is stunned either way. */
function mayFall(ask: Asking, place: number, injury: number, head_blow: boolean): void {
  const { id: who, status, ht_lost, position } = standingAt(ask.state, place)
  if (status !== 'active') return
  const { due, stays } = knockdownBy(ask.why, fighterAt(ask.state, place), ht_lost, position, head_blow)(injury)
  if (due.knockdown_roll_needed && !ask.read(THREE_DICE, { purpose: 'stay on one’s feet', by: who }, stays)) {
    fallDown(ask, place)
  }
  if (!due.stunned) return
  const now = standingAt(ask.state, place)
  if (now.stun !== null || now.status !== 'active') return
  ask.record(stunned({ who, kind: 'physical', turns: 0, roll: 'HT', modifier: 0 }))
}

/** What a wound of so many hit points does to the balance. */
const knockdownBy = memoQuiet(
  (why, fighter: Fighter, ht_lost: number, position: Standing['position'], head_blow: boolean) => {
    const { high_pain_threshold } = fighter
    const body = { ...healthNow(fighter, { ht_lost }), full_hp: fullHp(fighter, { ht_lost }), high_pain_threshold }
    return memoByTotal(why, injury => {
      const given = { ...body, injury, position, head_blow }
      const stays = memoByTotal(why, roll => knockdown({ ...given, roll }, why).position !== 'lying')
      return { due: knockdown(given, why), stays }
    })
  },
)

/** Pain spoils an aim, unless the will holds. */
function mayLoseAim(ask: Asking, place: number): void {
  const { aim: taken, status } = standingAt(ask.state, place)
  if (taken === null || status !== 'active') return
  const fighter = fighterAt(ask.state, place)
  const { turns, braced } = taken
  const given = {
    acc: 0,
    aim_turns: turns,
    braced,
    past_half_damage: false,
    defended: false,
    lost: false,
    injured: true,
    will: fighter.will,
  }
  const keeps = ask.read(
    THREE_DICE,
    { purpose: 'keep the aim', by: fighter.id },
    will_roll => aim({ ...given, will_roll }, ask.why).aim_turns > 0,
  )
  if (!keeps) ask.record(lostAim({ who: fighter.id, because: 'wounded' }))
}
