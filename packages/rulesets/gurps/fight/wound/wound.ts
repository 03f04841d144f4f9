/** One wound, from the hit points it costs to the blood that follows: gurps.procedure.injury. */
import { memoByTotal, memoQuiet, type Why } from '@umpire/engine'
import { aim } from '../../combat/maneuver/aim.ts'
import type { Consequence } from '../../consequence/consequence.ts'
import { fine } from '../../dice/fine.ts'
import { THREE_DICE } from '../../dice/thrown-dice.ts'
import { bleeds } from '../../injury/bleeding.ts'
import { knockdown } from '../../injury/blow.ts'
import { type Crippled, crippling } from '../../injury/crippling.ts'
import { forced } from '../../injury/health.ts'
import { death, hitPoints } from '../../injury/hit-points.ts'
import { lostAim } from '../facts/arm.ts'
import { stunned, woundedBy } from '../facts/body.ts'
import type { Asking, Sufferer, Wound } from '../facts/sufferer.ts'
import type { Fighter } from '../state/fighter.ts'
import { fullHp, healthNow } from '../state/now.ts'
import { bodyPart, isHead, onTwoLegs } from '../state/parts.ts'
import type { Standing } from '../state/standing.ts'
import { fighterAt, idAt, standingAt } from '../state/state.ts'
import { carryOut } from './carry-out.ts'
import { fallDown } from './fall-down.ts'
import { die } from './go-down.ts'

/** By the hit points that were lost. */
const deathly = memoQuiet((why, fighter: Fighter, ht_lost: number, before: number) => {
  const health = healthNow(fighter, { ht_lost })
  const full_hp = fullHp(fighter, { ht_lost })
  const { hard_to_kill, iq } = fighter
  return memoByTotal(why, lost => {
    const { hp: hp_after } = hitPoints({ ht: health.ht, full_hp, hp: before, injuries: [lost] }, why)
    return death({ ...health, full_hp, hard_to_kill, iq, rolls: [], hp_before: before, hp_after }, why)
  })
})

const LIVES = false

/**
 * Whoever is past saving, or fails to hold on to life: one roll for each threshold that was crossed, down to the hit points
 * that he has now, or that this very wound has left him.
 */
export function mayDie(ask: Asking, place: number, before: number, of: string, left?: number): boolean {
  const one = standingAt(ask.state, place)
  if (one.status === 'dead') return true
  const lost = Math.max(0, before - (left ?? one.hp))
  const came = deathly(ask.why, fighterAt(ask.state, place), one.ht_lost, before)(lost)
  return came.dead === true || came.death_rolls_due > 0 ? holdsOn(ask, place, came, of) : LIVES
}

type Deathly = ReturnType<typeof death>

function holdsOn(ask: Asking, place: number, came: Deathly, of: string): boolean {
  if (came.dead === true) {
    die(ask, place, of)
    return true
  }
  const { effective } = came
  const by = fighterAt(ask.state, place).id
  for (let due = came.death_rolls_due; due > 0 && effective !== null; due--) {
    const lives = ask.read(THREE_DICE, { purpose: 'stay alive', by }, roll => forced(effective, roll, ask.why).success)
    if (lives) continue
    die(ask, place, of)
    return true
  }
  return false
}

/** What the part that was struck suffers beside the hit points. */
const effectsOf = memoQuiet((why, fighter: Fighter, ht_lost: number, hit: Wound): Crippled => {
  const { location, injury, type, surprised = false, by } = hit
  const body = { ht: healthNow(fighter, { ht_lost }).ht, full_hp: fullHp(fighter, { ht_lost }) }
  return crippling(
    {
      ...body,
      location,
      injury,
      // Below zero of what the armour stopped: a blow of exactly 0 still shakes a head.
      penetrating: hit.basic - hit.dr,
      type,
      thrust: hit.thrust,
      critical: hit.critical,
      // Only of people it makes a difference.
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

/** Whether it opens a wound that bleeds, and what else comes of it; and whether it shakes the head. */
const felt = memoQuiet((why, fighter: Fighter, ht_lost: number, hit: Wound) => {
  const open = bleeds(hit.type, hit.injury, why)
  const { consequences, pain, shock = hit.injury } = effectsOf(why, fighter, ht_lost, hit)
  return { open, consequences, pain, shock, head: isHead(hit.location) }
})

type Felt = ReturnType<typeof felt>

/** Whether it is settled last who lives: where the rules in force know what pain does by itself. */
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
 * Everything that hangs on a hit beside the number of hit points, as one text: whoever is struck by hits that are alike in
 * this goes through the same rolls.
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

/** A wound by somebody else's blow, or by one's own fault. */
export function wound(ask: Asking, sufferer: Sufferer, hit: Wound): void {
  const { place, foe } = sufferer
  const fighter = fighterAt(ask.state, place)
  const before = standingAt(ask.state, place)
  if (before.status === 'dead') return
  const { location, damage, basic, dr, injury } = hit
  const by = foe === null ? null : idAt(ask.state, foe)
  const feels = felt(ask.why, fighter, before.ht_lost, hit)
  const { open, shock } = feels
  const told = { who: fighter.id, by, location, damage, basic, dr, injury, bleeds: open }
  ask.record(woundedBy(shock === injury ? told : { ...told, shock }))
  return suffers(ask, sufferer, injury, before.hp, feels)
}

/** What comes of a wound beside the hit points that it has cost. */
function suffers(ask: Asking, sufferer: Sufferer, injury: number, before: number, feels: Felt): void {
  const { place } = sufferer
  const { pain, head, consequences } = feels
  if (pain === undefined && injury > 0 && mayDie(ask, place, before, 'wounds')) return
  carryOut(ask, sufferer, consequences)
  if (injury === 0) return
  mayFall(ask, place, injury, head)
  if (pain === undefined) mayLoseAim(ask, place)
  else hurts(ask, sufferer, injury, before, pain)
}

function hurts(ask: Asking, sufferer: Sufferer, injury: number, before: number, pain: readonly Consequence[]): void {
  const { place } = sufferer
  carryOut(ask, sufferer, pain)
  // What pain has cost by itself was settled with it.
  if (mayDie(ask, place, before, 'wounds', fine(before - injury))) return
  return mayLoseAim(ask, place)
}

/** By the hit points of the blow. */
const shaken = memoQuiet(
  (why, fighter: Fighter, ht_lost: number, position: Standing['position'], head_blow: boolean) => {
    const { high_pain_threshold } = fighter
    const body = { ...healthNow(fighter, { ht_lost }), full_hp: fullHp(fighter, { ht_lost }), high_pain_threshold }
    return memoByTotal(why, (injury): Shaken => {
      const given = { ...body, injury, position, head_blow }
      const stays = memoByTotal(why, roll => knockdown({ ...given, roll }, why).position !== 'lying')
      return { due: knockdown(given, why), stays }
    })
  },
)

interface Shaken {
  readonly due: ReturnType<typeof knockdown>
  readonly stays: (roll: number) => boolean
}

/** A blow that takes more than half: whoever fails the roll falls, and is stunned either way. */
function mayFall(ask: Asking, place: number, injury: number, head_blow: boolean): void {
  const [fighter, one] = [fighterAt(ask.state, place), standingAt(ask.state, place)]
  if (one.status !== 'active') return
  const blow = shaken(ask.why, fighter, one.ht_lost, one.position, head_blow)(injury)
  return blow.due.knockdown_roll_needed || blow.due.stunned ? reels(ask, place, blow) : undefined
}

function reels(ask: Asking, place: number, { due, stays }: Shaken): void {
  if (!due.knockdown_roll_needed) return due.stunned ? isStunned(ask, place) : undefined
  const about = { purpose: 'stay on one’s feet', by: idAt(ask.state, place) }
  if (!ask.read(THREE_DICE, about, stays)) fallDown(ask, place)
  if (due.stunned) isStunned(ask, place)
}

function isStunned(ask: Asking, place: number): void {
  const { id: who, stun, status } = standingAt(ask.state, place)
  if (stun !== null || status !== 'active') return
  return ask.record(stunned({ who, kind: 'physical', turns: 0, roll: 'HT', modifier: 0 }))
}

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
