/** What an attack is worth to whoever weighs his turn: the injury to be expected, by the odds of the rules in force. */
import type { Why } from '@umpire/engine'
import { average } from '../dice/dice-adds.ts'
import { type Attempt, blowAt, PLAINLY, type Struck } from './attempt.ts'
import { defensesOf } from './defend.ts'
import { walking } from './doing.ts'
import { mayStrikeWith } from './hands.ts'
import { protectionAt } from './parts.ts'
import { firstShot, type Shooting, volleyOf } from './shoot.ts'
import { type Fight, fighterAt, standingAt } from './state.ts'
import { thrownAt } from './throw.ts'

/** Of 216 throws of three dice, those that show no more than a number. */
const WAYS: readonly number[] = (() => {
  const ways = new Array<number>(19).fill(0)
  for (let a = 1; a <= 6; a++) {
    for (let b = 1; b <= 6; b++) {
      for (let c = 1; c <= 6; c++)
        for (let least = a + b + c; least <= 18; least++) ways[least] = (ways[least] ?? 0) + 1
    }
  }
  return ways
})()

/** That three dice show no more: 3 and 4 always do, 17 and 18 never. */
export const chanceOf = (score: number): number => (WAYS[Math.min(16, Math.max(4, score))] ?? 0) / 216

const WOUNDING: { readonly [type: string]: number } = { cutting: 1.5, impaling: 2 }

/** Injury of one hit that nothing stops, on the average. */
function injuryOf(fight: Fight, { target, dice, damage_bonus, type, yards, half_damage }: Attempt): number {
  const fighter = fighterAt(fight, target)
  const far = half_damage !== null && yards > half_damage ? 0.5 : 1
  const through = (average(dice) + damage_bonus) * far - protectionAt(fighter, 'torso').dr - fighter.toughness
  return Math.max(0.5, through) * (WOUNDING[type] ?? 1)
}

/** That the target gets out of its way. */
function avoiding(fight: Fight, attempt: Attempt, why: Why): number {
  let best = Number.NEGATIVE_INFINITY
  for (const { total, retreat } of defensesOf(fight, attempt, 'torso', why))
    if (retreat === null && total > best) best = total
  return best === Number.NEGATIVE_INFINITY ? 0 : chanceOf(best)
}

/** Expected injury of an attack that may be tried; nothing of one that may not. */
function worthOf(fight: Fight, attempt: Attempt, rounds: number, why: Why): number {
  if (!attempt.allowed) return 0
  const hits = chanceOf(attempt.effective)
  // Of a group several rounds hit, the more the better the shot.
  const each = rounds === 1 ? 1 : 1 + (rounds - 1) * Math.min(0.7, Math.max(0.15, (attempt.effective - 8) / 12))
  return hits * (1 - avoiding(fight, attempt, why)) * injuryOf(fight, attempt) * each
}

/** All rounds of a turn, each with its recoil. */
function worthOfFire(fight: Fight, x: Shooting, why: Why): number {
  const volley = volleyOf(fight, x, why)
  const first = firstShot(fight, x, why)
  let worth = 0
  for (const [index, rounds] of volley.rounds.entries()) {
    const less = (volley.recoil[index] ?? 0) - (volley.recoil[0] ?? 0)
    worth += worthOf(fight, { ...first, effective: first.effective + less }, rounds, why)
  }
  return worth
}

export interface Option {
  readonly key: string
  readonly worth: number
  readonly target: number
  readonly arm: number
  /** What is rolled against first. */
  readonly effective: number
}

/** Every shot, throw and blow at one target with what is ready now. */
export function* attacksOn(fight: Fight, by: number, target: number, why: Why): Generator<Option> {
  const [fighter, one] = [fighterAt(fight, by), standingAt(fight, by)]
  const id = fighterAt(fight, target).id
  for (const [arm, own] of fighter.arms.entries()) {
    const held = one.arms[arm]
    if (held?.where !== 'ready' || held.harm === 'broken') continue
    if (own.gun !== null && held.rounds > 0 && held.jam_turns === null && held.harm === 'none') {
      for (const [rate, { shots }] of own.gun.rates.entries()) {
        if (shots < 1 && held.fired_before) continue
        const x = {
          by,
          target,
          arm,
          rate,
          rounds: Math.ceil(shots),
          location: null,
          attacker_is: walking(fight, by, why),
        }
        const { effective, allowed } = firstShot(fight, x, why)
        if (allowed)
          yield { key: `shoot:${arm}:${rate}:${id}`, worth: worthOfFire(fight, x, why), target, arm, effective }
      }
    }
    if (own.thrown !== null && own.gun === null) {
      const x = { by, target, arm, location: null, attacker_is: walking(fight, by, why) }
      const attempt = thrownAt(fight, x, why)
      const worth = attempt.kind === 'grenade' ? grenadeWorth(fight, attempt) : worthOf(fight, attempt, 1, why) * 0.7
      if (attempt.allowed) yield { key: `throw:${arm}:${id}`, worth, target, arm, effective: attempt.effective }
    }
    yield* blowsOn(fight, by, target, arm, PLAINLY, why)
  }
}

/** A grenade is good against somebody far enough away. */
const grenadeWorth = (fight: Fight, { yards, effective, dice }: Attempt): number =>
  yards < 6 ? 0 : chanceOf(Math.max(6, effective)) * average(dice) * (fight.map === null ? 0.6 : 0.8)

function* blowsOn(fight: Fight, by: number, target: number, arm: number, how: Struck, why: Why): Generator<Option> {
  const fighter = fighterAt(fight, by)
  const id = fighterAt(fight, target).id
  for (const [blow, struck] of (fighter.arms[arm]?.blows ?? []).entries()) {
    if (!mayStrikeWith(fighter, standingAt(fight, by), struck.name)) continue
    const attempt = blowAt(fight, by, target, arm, struck, how, why)
    if (attempt.yards > Math.max(...struck.reach)) continue
    const worth = worthOf(fight, attempt, 1, why)
    yield { key: `strike:${arm}:${blow}:${id}`, worth, target, arm, effective: attempt.effective }
  }
}
