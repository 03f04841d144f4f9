/** What is done with things in a fight, in words. */
import type { FightFact } from '../facts/facts.ts'
import type { Fight } from '../state/state.ts'
import { placeOf, standingAt } from '../state/state.ts'
import { capital, counted, nameOf, square, thing, thingAt } from '../state/words.ts'

export type WithArm = Extract<
  FightFact,
  {
    type:
      | 'drew'
      | 'dropped'
      | 'pickedUp'
      | 'snatched'
      | 'fired'
      | 'jammed'
      | 'clearing'
      | 'reloaded'
      | 'aimed'
      | 'lostAim'
      | 'threw'
      | 'wentOff'
  }
>
type Of<T extends WithArm['type']> = Extract<WithArm, { type: T }>['values']

const INTO = { 'main hand': '', 'off hand': ' with the off hand', 'both hands': ' with both hands' } as const

/** Dropped where he stands, or gone flying. */
function drop(x: Of<'dropped'>, fight: Fight): string {
  const one = standingAt(fight, placeOf(fight, x.who))
  const what = thingAt(fight, x)
  return one.x === x.x && one.y === x.y
    ? `${nameOf(fight, x.who)} drops ${what}.`
    : `${capital(what)} of ${nameOf(fight, x.who)} flies to ${square(x)}.`
}

function shots(x: Of<'fired'>, fight: Fight): string {
  const before = standingAt(fight, placeOf(fight, x.who)).arms[x.arm]?.rounds ?? 0
  const left = before - x.rounds
  const fired = counted(x.rounds, 'round')
  return `${nameOf(fight, x.who)} has fired ${fired} from ${thingAt(fight, x)}: ${left === 0 ? 'none' : left} left.`
}

function aim(x: Of<'aimed'>, fight: Fight): string {
  const at = x.target === null ? '' : ` at ${nameOf(fight, x.target)}`
  const further = x.extra === 0 ? '' : ` (${counted(x.extra, 'further round')})`
  return `${nameOf(fight, x.who)} aims ${thingAt(fight, x)}${at}${further}.`
}

function cast(x: Of<'threw'>, fight: Fight): string {
  const lies = `${capital(thingAt(fight, x))} of ${nameOf(fight, x.who)} lies at ${square(x)}`
  return x.goes_off === null ? `${lies}.` : `${lies} and goes off in round ${x.goes_off}.`
}

/** `fight` is as it was before. */
export function withArm(happened: WithArm, fight: Fight): string {
  if (happened.type === 'wentOff') {
    const { weapon, by } = happened.values
    return `${capital(thing(weapon))} of ${nameOf(fight, by)} goes off at ${square(happened.values)}.`
  }
  const name = nameOf(fight, happened.values.who)
  if (happened.type === 'lostAim') return `${name} no longer has the sights up.`
  const what = thingAt(fight, happened.values)
  switch (happened.type) {
    case 'drew':
      return `${name} draws ${what}${INTO[happened.values.where]}.`
    case 'dropped':
      return drop(happened.values, fight)
    case 'pickedUp':
      return `${name} picks up ${what}${INTO[happened.values.where]}.`
    case 'snatched':
      return `${nameOf(fight, happened.values.by)} takes ${what} from ${name}.`
    case 'fired':
      return shots(happened.values, fight)
    case 'jammed':
      return `${capital(what)} of ${name} is jammed.`
    case 'clearing':
      return happened.values.free
        ? `${name} has cleared ${what}.`
        : `${name} clears ${what}: ${counted(happened.values.done, 'round')} so far.`
    case 'reloaded':
      return `${name} loads ${what}: ${counted(happened.values.rounds, 'round')} in it, ${happened.values.spare} to spare.`
    case 'aimed':
      return aim(happened.values, fight)
    case 'threw':
      return cast(happened.values, fight)
  }
}
