/** What is done with things in a fight, in words. */
import type { FightFact } from '../facts/facts.ts'
import { isHeld } from '../state/hands.ts'
import type { Held } from '../state/standing.ts'
import { type Fight, fighterAt, placeOf, standingAt } from '../state/state.ts'
import { capital, counted, hex, nameOf, signed, thing, thingAt } from '../state/words.ts'

export type WithArm = Extract<
  FightFact,
  {
    type:
      | 'readied'
      | 'unreadied'
      | 'dropped'
      | 'flewOff'
      | 'pickedUp'
      | 'thrownAway'
      | 'broke'
      | 'jammed'
      | 'clearing'
      | 'reloaded'
      | 'aimed'
      | 'lostAim'
      | 'fired'
      | 'struckWith'
      | 'parriedWith'
  }
>
type Of<T extends WithArm['type']> = Extract<WithArm, { type: T }>['values']

const heldAt = (fight: Fight, { who, arm }: { readonly who: string; readonly arm: number }): Held | undefined =>
  standingAt(fight, placeOf(fight, who)).arms[arm]

const more = (turns: number): string => (turns === 0 ? '' : `: ${turns} more ${turns === 1 ? 'turn' : 'turns'}`)

/** A turn at it, of how many. */
const turnOf = (done: number, turns: number | undefined): string =>
  `turn ${done}${turns === undefined ? '' : ` of ${turns}`}`

function ready(x: Of<'readied'>, fight: Fight): string {
  const held = heldAt(fight, x)
  const word = held !== undefined && isHeld(held) ? 'readies' : 'draws'
  return `${nameOf(fight, x.who)} ${word} ${thing(thingAt(fight, x))}${more(x.turns_left)}.`
}

function clear(x: Of<'clearing'>, fight: Fight): string {
  const [name, what] = [nameOf(fight, x.who), thing(thingAt(fight, x))]
  if (x.cleared) return `${name} has cleared ${what}.`
  if (x.again !== null) return `${capital(what)} is still jammed: ${counted(x.again, 'more turn')} to clear it.`
  return `${name} clears ${what} (${turnOf(x.done, heldAt(fight, x)?.jam_turns ?? undefined)}).`
}

function load(x: Of<'reloaded'>, fight: Fight): string {
  const [name, what, held] = [nameOf(fight, x.who), thing(thingAt(fight, x)), heldAt(fight, x)]
  if (x.rounds !== null) {
    const spare = Math.max(0, (held?.spare ?? 0) - 1)
    return `${name} has loaded ${what}: ${counted(x.rounds, 'round')} in it, ${counted(spare, 'load')} to spare.`
  }
  if (x.done === held?.work_done) return `${name} had to dodge: that turn of loading ${what} was wasted.`
  const turns = fighterAt(fight, placeOf(fight, x.who)).arms[x.arm]?.gun?.reload_turns
  return `${name} loads ${what} (${turnOf(x.done, turns)}).`
}

const LOST: { readonly [because: string]: string } = {
  'gave it up': 'gives up the aim',
  ran: 'loses the aim by running',
  wounded: 'loses the aim: the wound hurts',
  used: 'has used up the aim',
}

function spent(x: Of<'fired'>, fight: Fight): string {
  const left = Math.max(0, (heldAt(fight, x)?.rounds ?? 0) - x.rounds)
  return `${counted(left, 'round')} left in ${nameOf(fight, x.who)}'s ${thingAt(fight, x)}.`
}

/** The attack or the defense before it has said it. */
const SAID: readonly string[] = []

export function withArm(happened: WithArm, fight: Fight): readonly string[] {
  const name = nameOf(fight, happened.values.who)
  if (happened.type === 'lostAim') return [`${name} ${LOST[happened.values.because] ?? 'loses the aim'}.`]
  const what = thing(thingAt(fight, happened.values))
  switch (happened.type) {
    case 'readied':
      return [ready(happened.values, fight)]
    case 'unreadied':
      return [`${capital(what)} must be readied again by ${name}: ${counted(happened.values.turns, 'turn')}.`]
    case 'dropped':
      return [`${name} drops ${what}.`]
    case 'flewOff':
      return [`${capital(what)} of ${name} lies at ${hex(happened.values.q, happened.values.r)}.`]
    case 'pickedUp':
      return [`${name} picks up ${what}${more(happened.values.turns_left)}.`]
    case 'thrownAway':
      return [`${capital(what)} has left the hand of ${name}.`]
    case 'broke':
      return [`${capital(what)} of ${name} ${happened.values.for_good ? 'breaks' : 'is damaged and cannot fire'}.`]
    case 'jammed': {
      const { turns, modifier } = happened.values
      const harder = modifier === 0 ? '' : `, at ${signed(modifier)}`
      return [`${capital(what)} of ${name} jams: ${counted(turns, 'turn')} to clear it${harder}.`]
    }
    case 'clearing':
      return [clear(happened.values, fight)]
    case 'reloaded':
      return [load(happened.values, fight)]
    case 'aimed': {
      const { target, turns, braced } = happened.values
      const long = `${counted(turns, 'turn')}${braced ? ', braced' : ''}`
      return [`${name} aims ${what} at ${nameOf(fight, target)} (${long}).`]
    }
    case 'fired':
      // Of a group that something spoilt, what left the gun was told with that.
      return happened.values.rounds === 0 ? SAID : [spent(happened.values, fight)]
    case 'struckWith':
    case 'parriedWith':
      return SAID
  }
}
