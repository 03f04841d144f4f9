/** Acts of a turn that put weight into it: trampling, blows with the whole body behind them, and riding somebody down. */
import { int, procedure, type Refusal, type Why } from '@umpire/engine'
import {
  type ActAbout,
  type ActOutcome,
  type Asking,
  type Attempt,
  attack,
  blowAt,
  type Fight,
  type FurtherAct,
  fighterAt,
  furtherActs,
  idAt,
  marked,
  no,
  PLAINLY,
  standingAt,
  strike,
  strikes,
  tooHard,
} from '@umpire/gurps/fight-rooms'
import { readDiceAdds } from '@umpire/gurps/rooms'
import { balanceModifier, STEADY } from '../../balance/modifiers.ts'
import { NO_DAMAGE } from '../../damage/low-dice.ts'
import { slamBasics } from '../../slam/slam.ts'
import { trample as trampleRule, weightedBlow } from '../../weight/weight.ts'
import { balanceBase, footingOf, MISSED, openToBlows, rolledAt, shockAt, WEIGHTED } from '../body/balance.ts'
import { isDown, isUp, massOf, sizeAt } from '../body/body.ts'
import { foeAt, foesOf, nameIn, placeField, placeIn } from '../foe/foes.ts'
import { afterAttack } from '../hold/act-of.ts'
import { bodyAs, slam, slamming } from './slam.ts'
import { barredBody, slamAttempt } from './try.ts'
import { worthOfAttempt } from './worth-weight.ts'

const HOOVES = 'hooves'

/** Whoever wears no shoes treads softly; hooves are harder than any. */
function feetOf(fight: Fight, place: number): 'hooves' | 'shoes' | 'paws' {
  const { arms, animal } = fighterAt(fight, place)
  const hooves = arms.some(({ blows }) => blows.some(({ name }) => name === HOOVES))
  return hooves ? 'hooves' : animal ? 'paws' : 'shoes'
}

/** Size levels by which one is larger than the other. */
const larger = (fight: Fight, by: number, target: number): number => sizeAt(fight, by) - sizeAt(fight, target)

function trampling(fight: Fight, by: number, target: number, overrun: boolean, why: Why) {
  const x = { weight: massOf(fight, by), ground: 'hard', feet: feetOf(fight, by), overrun, annoyed: false } as const
  return trampleRule({ ...x, size_advantage: larger(fight, by, target) }, why)
}

/** A blow with all four feet, or with both. */
function treadOn(fight: Fight, by: number, target: number, overrun: boolean, why: Why): Attempt | null {
  const { damage } = trampling(fight, by, target, overrun, why)
  if (damage === NO_DAMAGE) return null
  return { ...slamAttempt(fight, by, target, 'trample', why), kind: 'strike', dice: readDiceAdds(damage, 'damage') }
}

function treading(fight: Fight, by: number, about: ActAbout, why: Why): Attempt | null {
  const target = placeIn(fight, about.target)
  return target === undefined ? null : treadOn(fight, by, target, false, why)
}

export const trample: FurtherAct = {
  name: 'trample',
  role: 'attack',
  shapes: [['target']],
  *choices(fight, place, why) {
    for (const id of foesOf(fight, place)) {
      const target = placeIn(fight, id)
      if (target !== undefined && mayTread(fight, place, target, why)) yield { kind: 'trample', target: id }
    }
  },
  label: (fight, _, about) => `Trample on ${nameIn(fight, about.target)}`,
  target: foeAt,
  refused: (fight, place, about, why) => {
    const target = placeIn(fight, about.target)
    const barred = barredBody(fight, place, target, 0, trampleRule, why)
    if (barred !== undefined || target === undefined) return barred
    if (!mayTread(fight, place, target, why)) return no(trampleRule, 'only on whoever lies there, or is far smaller')
    return treadOn(fight, place, target, false, why) === null ? no(trampleRule, 'too light to hurt anybody') : undefined
  },
  perform(ask, place, about): ActOutcome {
    const attempt = treading(ask.state, place, about, ask.why)
    return attempt === null ? 'failed' : afterAttack(attack(ask, attempt, 1))
  },
  attempt: treading,
  worth: (fight, place, about, why) => {
    const attempt = treading(fight, place, about, why)
    return attempt === null ? 0 : worthOfAttempt(fight, attempt, why)
  },
}

/** Whoever lies there; and whom three Sizes lie between need not even be knocked down. */
const mayTread = (fight: Fight, place: number, target: number, why: Why): boolean =>
  isDown(fight, target) || !trampling(fight, place, target, false, why).knockdown_first

/** Whether collisions are in force, too. */
const slams = (why: Why): boolean => furtherActs.in(why).includes(slam)

/** Slam, knockdown and trample in one turn. */
export const overrun: FurtherAct = {
  name: 'overrun',
  role: 'move',
  shapes: [['target']],
  *choices(fight, place, why) {
    if (slams(why)) for (const target of foesOf(fight, place)) yield { kind: 'overrun', target }
  },
  label: (fight, _, about) => `Ride down ${nameIn(fight, about.target)}`,
  target: foeAt,
  refused: (fight, place, about, why) => {
    const target = placeIn(fight, about.target)
    if (!slams(why)) return no(slamBasics, 'these rules have no slams')
    if (target !== undefined && !trampling(fight, place, target, true, why).may_overrun) {
      return no(trampleRule, 'only whoever is at least as large as the other')
    }
    return slam.refused(fight, place, about, why)
  },
  attempt: bodyAs('slam'),
  perform(ask, place, about): ActOutcome {
    const target = placeIn(ask.state, about.target)
    if (target === undefined) return 'failed'
    const before = standingAt(ask.state, target)
    const came = ask.call(slamming, { by: place, target })
    const [one, foe] = [standingAt(ask.state, place), standingAt(ask.state, target)]
    const struck = foe.hp < before.hp || foe.q !== before.q || foe.r !== before.r || foe.position !== before.position
    const falls = isDown(ask.state, target) || (struck && mayTread(ask.state, place, target, ask.why))
    if (!falls || foe.status === 'dead' || one.status !== 'active' || !isUp(ask.state, place)) return came
    const attempt = treadOn(ask.state, place, target, true, ask.why)
    if (attempt !== null) attack(ask, attempt, 1)
    return came
  },
  worth: (fight, place, about, why) => {
    const target = placeIn(fight, about.target)
    const attempt = target === undefined ? null : treadOn(fight, place, target, true, why)
    const more = attempt === null ? 0 : worthOfAttempt(fight, attempt, why) / 2
    return (slam.worth?.(fight, place, about, why) ?? 0) + more
  },
}

interface Weighted {
  readonly arm: number
  readonly blow: number
  readonly target: number
}

function weightedIn(fight: Fight, place: number, about: ActAbout): Weighted | undefined {
  const { arm = 0, blow = 0 } = about
  const target = placeIn(fight, about.target)
  const found = fighterAt(fight, place).arms[arm]?.blows[blow]
  return target === undefined || found === undefined ? undefined : { arm, blow, target }
}

const KICK = 'kick'

/** Down on whoever lies there; with the foot it comes naturally. */
function weightOf(fight: Fight, place: number, { arm, blow, target }: Weighted, missed: boolean, why: Why) {
  const downward = isUp(fight, place) && isDown(fight, target)
  const name = fighterAt(fight, place).arms[arm]?.blows[blow]?.name
  const mass = massOf(fight, place)
  const x = { mass, weight: mass, downward, stomp: downward && name === KICK, maneuver: 0 }
  const dx = balanceBase(fight, place, why)
  return weightedBlow({ ...x, dx, missed, other_balance: others(fight, place, why) }, why)
}

/** Without what the check itself has of the attack. */
function others(fight: Fight, place: number, why: Why): number {
  const { encumbrance_level } = fighterAt(fight, place)
  const { legs, moved, stunned, improved_balance, poor_balance, off_balance } = footingOf(fight, place, why)
  const rest = { legs, moved, stunned, improved_balance, poor_balance, off_balance, level: encumbrance_level }
  return balanceModifier({ ...STEADY, ...rest }, why) - shockAt(fight, place, why)
}

function refusedBlow(fight: Fight, place: number, one: Weighted, why: Why): Refusal | undefined {
  const barred = strikes(fight, place, one, why)
  if (barred !== undefined) return barred
  if (!isUp(fight, place)) return no(weightedBlow, 'not on one’s feet')
  const attempt = heavyBlow(fight, place, one, why)
  return attempt === null ? undefined : tooHard(attempt, standingAt(fight, place).position)
}

/** The blow as it would be struck. */
function heavyBlow(fight: Fight, place: number, one: Weighted, why: Why): Attempt | null {
  const blow = fighterAt(fight, place).arms[one.arm]?.blows[one.blow]
  if (blow === undefined) return null
  const { th, damage_bonus } = weightOf(fight, place, one, false, why)
  return blowAt(
    fight,
    { by: place, target: one.target, arm: one.arm },
    blow,
    { ...PLAINLY, modifier: th, damage_bonus },
    why,
  )
}

/** As a step of its own: what his weight does to him afterwards is weighed once for every end of the blow. */
const strikeWithWeight = procedure(
  {
    id: 'gulliver.procedure.weighted-blow',
    title: 'A blow with weight behind it',
    given: { by: placeField, arm: int(), blow: int(), target: placeField, th: int(), damage_bonus: int() },
  },
  (ask: Asking, { by, arm, blow, target, th, damage_bonus }) =>
    afterAttack(strike(ask, { by, arm, blow, target, how: { ...PLAINLY, modifier: th, damage_bonus } })),
)

export const weighted: FurtherAct = {
  name: 'weighted',
  role: 'attack',
  shapes: [['arm', 'blow', 'target']],
  *choices(fight, place) {
    const [{ arms }, one] = [fighterAt(fight, place), standingAt(fight, place)]
    for (const id of foesOf(fight, place)) {
      for (const [arm, { blows }] of arms.entries()) {
        if (one.arms[arm]?.where !== 'ready') continue
        for (const blow of blows.keys()) yield { kind: 'weighted', arm, blow, target: id }
      }
    }
  },
  label: (fight, place, about) => {
    const one = weightedIn(fight, place, about)
    const { key: thing = '', blows = [] } = one === undefined ? {} : (fighterAt(fight, place).arms[one.arm] ?? {})
    return `Attack ${nameIn(fight, about.target)} with ${thing}, all weight behind it: ${blows[one?.blow ?? 0]?.name ?? ''}`
  },
  target: foeAt,
  refused: (fight, place, about, why) => {
    const one = weightedIn(fight, place, about)
    return one === undefined ? no(weightedBlow, 'there is no such blow') : refusedBlow(fight, place, one, why)
  },
  attempt: (fight, place, about, why) => {
    const one = weightedIn(fight, place, about)
    return one === undefined ? null : heavyBlow(fight, place, one, why)
  },
  perform(ask, place, about): ActOutcome {
    const one = weightedIn(ask.state, place, about)
    if (one === undefined) return 'failed'
    const { th, damage_bonus } = weightOf(ask.state, place, one, false, ask.why)
    ask.record(marked({ who: idAt(ask.state, place), key: WEIGHTED, value: true, says: '' }))
    const result = ask.call(strikeWithWeight, { by: place, ...one, th, damage_bonus })
    afterWeight(ask, place, one)
    return result
  },
  worth: (fight, place, about, why) => {
    const one = weightedIn(fight, place, about)
    const attempt = one === undefined ? null : heavyBlow(fight, place, one, why)
    return attempt?.allowed === true ? worthOfAttempt(fight, attempt, why) : 0
  },
}

/** Whoever threw all his weight into it may go on falling; and he is open to blows until his next turn. */
function afterWeight(ask: Asking, place: number, one: Weighted): void {
  const { status, marks, facing } = standingAt(ask.state, place)
  if (status !== 'active') return
  const missed = marks[MISSED] !== undefined
  const { effective, roll_needed, active_defense } = weightOf(ask.state, place, one, missed, ask.why)
  if (active_defense !== 0) openToBlows(ask, place, missed)
  if (!isUp(ask.state, place) || roll_needed !== true || effective === null) return
  rolledAt(ask, place, effective, facing)
}
