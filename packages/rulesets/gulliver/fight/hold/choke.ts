/** Choking and crushing whoever is held, second by second: gulliver.unarmed.choke and gulliver.unarmed.choke-methods. */
import type { Why } from '@umpire/engine'
import {
  type ActOutcome,
  type Asking,
  damageDice,
  type Fight,
  type FurtherAct,
  fatigued,
  fighterAt,
  frameOf,
  goDown,
  idAt,
  marked,
  no,
  standingAt,
  strengthNow,
  sufferer,
  wentDown,
  wound,
} from '@umpire/gurps/fight-rooms'
import { plus } from '@umpire/gurps/rooms'
import { chokeMethods, choke as chokeRule, chokeTarget } from '../../unarmed/choke.ts'
import { actOnFoe } from './act-of.ts'
import { gripWound } from './grip-wound.ts'
import { heldOf } from './hold.ts'
import { handsAt, strengthFor, struggle } from './strength.ts'

/** Seconds of breath that he has caught again, or lost: below nothing where the next one costs nothing. */
const BREATH = 'breath'

const LARGE = 1.5
const VERY_LARGE = 2

/** Hands are as large as their owner, beside the neck in them. */
function handsAgainst(fight: Fight, place: number, target: number): 'usual' | 'large hands' | 'very large hands' {
  const ratio = frameOf(fighterAt(fight, place)).yards / frameOf(fighterAt(fight, target)).yards
  return ratio >= VERY_LARGE ? 'very large hands' : ratio >= LARGE ? 'large hands' : 'usual'
}

type Method = Parameters<typeof chokeMethods>[0]['method']

/** A way to squeeze somebody who is held: with what, and where. */
interface Squeeze {
  readonly name: string
  readonly method: Method
  readonly location: 'neck' | 'torso'
  readonly says: (foe: string) => string
  /** What it takes beside the hold; nothing in the way where it is there. */
  readonly bars: (fight: Fight, place: number) => string | null
}

function strengths(fight: Fight, place: number, target: number, { method, location }: Squeeze, why: Why) {
  const { status } = standingAt(fight, target)
  const own = strengthFor(fight, place, target, 'choke', { aoa: false, resists: false }, why)
  const foe = strengthFor(fight, target, place, 'break free', { aoa: false, resists: true }, why)
  const squeezed = chokeTarget({ location, target_st: foe }, why)
  const gripped = chokeRule(
    {
      target_st: squeezed.target_st,
      against: method === 'hands' ? handsAgainst(fight, place, target) : 'usual',
      unconscious: status === 'unconscious',
      hands: 2,
    },
    why,
  )
  // Hands are in the strength already.
  const arms = Math.max(1, Math.min(2, handsAt(fight, place)))
  const by = chokeMethods({ method, attacker_st: own, hands: 2, arms, victim_breaks_free: false }, why)
  return { own: by.attacker, foe: gripped.target_st ?? foe, factor: squeezed.damage_factor }
}

const TO_THRUST = 2

interface Crushing {
  readonly place: number
  readonly target: number
  readonly location: Squeeze['location']
  readonly half: boolean
  readonly factor: number
}

/** Crushing damage of a thrust there, or half of it. */
function crush(ask: Asking, { place, target, location, half, factor }: Crushing): void {
  const punch = fighterAt(ask.state, place).arms.at(-1)?.blows[0]
  if (punch === undefined) return
  const dice = plus(punch.damage, TO_THRUST)
  const rolled = ask.roll(damageDice(dice), { purpose: 'damage', by: idAt(ask.state, place) })
  wound(
    ask,
    sufferer(target, place, location),
    gripWound(ask, { target, location, rolled, half, factor, thrust: true }),
  )
}

/** A second without breath is a point of fatigue, the book not saying what else: whoever has none left goes under. */
function suffocate(ask: Asking, target: number, seconds: number): void {
  const one = standingAt(ask.state, target)
  if (seconds === 0 || one.status === 'dead') return
  const caught = typeof one.marks[BREATH] === 'number' ? one.marks[BREATH] : 0
  const left = Math.min(1, Math.max(0, caught - seconds))
  const due = Math.max(0, seconds - caught)
  if (left !== caught) {
    ask.record(marked({ who: one.id, key: BREATH, value: left === 0 ? null : left, says: '' }))
  }
  if (due === 0) return
  ask.record(fatigued({ who: one.id, points: due }))
  const spent = strengthNow(fighterAt(ask.state, target), standingAt(ask.state, target), ask.why) <= 0
  if (!spent || standingAt(ask.state, target).status !== 'active') return
  goDown(ask, target)
  ask.record(wentDown({ who: one.id, because: 'no breath left' }))
}

const squeeze = (how: Squeeze): FurtherAct =>
  actOnFoe({
    name: how.name,
    role: 'attack',
    rule: chokeMethods,
    says: how.says,
    offered: (fight, place, target) => heldOf(fight, place) === target && how.bars(fight, place) === null,
    refused: (fight, place, target) => {
      if (heldOf(fight, place) !== target) return no(chokeMethods, 'grapple first')
      const barred = how.bars(fight, place)
      return barred === null ? undefined : no(chokeMethods, barred)
    },
    perform(ask, place, target): ActOutcome {
      const { own, foe, factor } = strengths(ask.state, place, target, how, ask.why)
      const margin = struggle(ask, { place, load_st: own }, { place: target, load_st: foe }, 'choke')
      const came = chokeRule({ choker_margin: margin, against: 'usual', unconscious: false, hands: 2 }, ask.why)
      if (came.damage !== 'none' && came.damage !== null) {
        crush(ask, { place, target, location: how.location, half: came.damage === 'half thrust', factor })
      }
      const breath = chokeTarget({ location: how.location, target_st: foe, choker_margin: margin }, ask.why)
      suffocate(ask, target, breath.suffocation_seconds ?? 0)
      return margin > 0 ? 'done' : 'failed'
    },
    worth: (fight, place, target, why) => {
      const { own, foe } = strengths(fight, place, target, how, why)
      return own >= foe ? CHOKE_WORTH : 0
    },
  })

const hasArms = (fight: Fight, place: number): boolean => frameOf(fighterAt(fight, place)).arms > 0

export const choke = squeeze({
  name: 'choke',
  method: 'hands',
  location: 'neck',
  says: foe => `Choke ${foe}`,
  bars: (fight, place) => (handsAt(fight, place) === 0 ? 'no hand is free' : null),
})

export const chokeHold = squeeze({
  name: 'choke-hold',
  method: 'choke hold',
  location: 'neck',
  says: foe => `Choke ${foe} with the crook of the arm`,
  bars: (fight, place) => (!hasArms(fight, place) || handsAt(fight, place) === 0 ? 'no arm is free' : null),
})

export const bearHug = squeeze({
  name: 'bear-hug',
  method: 'bear hug',
  location: 'torso',
  says: foe => `Crush ${foe} in both arms`,
  bars: (fight, place) => (!hasArms(fight, place) || handsAt(fight, place) < 2 ? 'both arms must be free' : null),
})

/** Of bodies that are long and have nothing else to hold with. */
export const constrict = squeeze({
  name: 'constrict',
  method: 'constriction',
  location: 'torso',
  says: foe => `Wind around ${foe} and squeeze`,
  bars: (fight, place) => {
    const { arms, legs } = frameOf(fighterAt(fight, place))
    return arms === 0 && legs === 0 ? null : 'only a body without limbs winds around another'
  },
})

const CHOKE_WORTH = 0.3
