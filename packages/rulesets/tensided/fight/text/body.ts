/** What befalls bodies in a fight, in words. */
import { DIGIT_ROWS } from '../../tables/digits.ts'
import type { FightFact } from '../facts/facts.ts'
import { type Fight, placeOf, standingAt } from '../state/state.ts'
import { counted, nameOf, shown, words } from '../state/words.ts'

export type OfBody = Extract<
  FightFact,
  {
    type:
      | 'wounded'
      | 'halvedPain'
      | 'wentOut'
      | 'cameTo'
      | 'comatose'
      | 'died'
      | 'spared'
      | 'tired'
      | 'breathed'
      | 'bleeds'
      | 'bled'
      | 'maimed'
  }
>
type Of<T extends OfBody['type']> = Extract<OfBody, { type: T }>['values']

const PLACES: { readonly [where: string]: string } = { any: '', cripple: '', weapon: '' }

function wound({ who, damage, damage_type, severity, where, status, limbs }: Of<'wounded'>, fight: Fight): string {
  const name = nameOf(fight, who)
  const before = standingAt(fight, placeOf(fight, who)).status
  const place = PLACES[where] ?? ` on the ${where}`
  const hit = `${name} takes ${shown(damage)} ${damage_type} damage${place} (${severity})`
  const health = status === before ? [] : [`${name} is ${status} now`]
  const parts = limbs.map(one => `the ${one.limb} is ${one.severed ? 'off' : one.status}`)
  const after = [...health, ...parts]
  return after.length === 0 ? `${hit}.` : `${hit}: ${after.join(', ')}.`
}

const OUT: { readonly [state in Of<'wentOut'>['state']]: string } = {
  unconscious: 'loses consciousness',
  'knocked-out': 'is knocked out',
  'passed-out': 'passes out',
  spent: 'is spent and must rest',
  stunned: 'is stunned',
}

const CAME_TO: { readonly [state in Of<'cameTo'>['from']]: string } = {
  unconscious: 'comes to',
  'knocked-out': 'comes to',
  'passed-out': 'comes to',
  spent: 'has got breath again',
  stunned: 'is stunned no longer',
}

/** Hits that kill at once; whatever else he dies of is told as it is. */
const DEATHS: { readonly [of: string]: string } = {
  'instant-death': 'is dead at once',
  'head-severed': 'loses the head, and dies',
  'chopped-in-half': 'is cut in two, and dies',
}

function coma({ due, care, weeks }: Of<'comatose'>, name: string): string {
  if (weeks !== null) return `${name} will live, and lie in a coma for ${counted(weeks, 'week')}.`
  if (care > 0) return `${name}, in a coma, is cared for: ${counted(care, 'round')} so far.`
  return due === null ? `${name} lies in a coma.` : `${name} lies in a coma: a roll to live falls due in round ${due}.`
}

function tire({ who, short_fp, long_fp, because }: Of<'tired'>, fight: Fight): string {
  const all = short_fp + long_fp
  const before = standingAt(fight, placeOf(fight, who))
  const verb = all < before.short_fp + before.long_fp ? 'recovers' : 'tires'
  return `${nameOf(fight, who)} ${verb} (${because}): ${shown(all)} ${all === 1 ? 'fatigue point' : 'fatigue points'}.`
}

/** What became of the bleeding: less of it, or none. */
function bleeding({ who, wounds }: Of<'bled'>, fight: Fight): string {
  const name = nameOf(fight, who)
  const rate = wounds.reduce((sum, one) => sum + one.rate, 0)
  if (rate === 0) return `${name} bleeds no more.`
  return `${name} bleeds on: ${counted(rate, 'fatigue point')} a round.`
}

function loss({ part, count, hours, severed }: Of<'maimed'>, name: string): string {
  if (part === 'brain') return `The brain of ${name} is damaged.`
  if (part === 'other') return `${name} will bear it for good: ${words(severed ?? 'a wound')}.`
  if (part === 'eye' || part === 'ear') {
    const verb = part === 'eye' ? 'sees' : 'hears'
    const with_one = `${name} ${verb} nothing with one ${part}`
    return hours === null ? `${with_one} any more.` : `${with_one} for ${counted(hours, 'hour')}.`
  }
  const { side, one } = DIGIT_ROWS[part]
  return `${name} loses ${count === 1 ? `a ${one}` : `${count} ${one}s`} on the ${side}.`
}

/** `fight` is as it was before. */
export function ofBody(happened: OfBody, fight: Fight): string {
  const name = nameOf(fight, happened.values.who)
  switch (happened.type) {
    case 'wounded':
      return wound(happened.values, fight)
    case 'halvedPain':
      return happened.values.halved ? `${name} wills away half of the pain.` : `${name} feels all of the pain.`
    case 'wentOut':
      return `${name} ${OUT[happened.values.state]}: ${happened.values.because}.`
    case 'cameTo':
      return `${name} ${CAME_TO[happened.values.from]}.`
    case 'comatose':
      return coma(happened.values, name)
    case 'died':
      return `${name} ${DEATHS[happened.values.of] ?? `dies of ${happened.values.of}`}.`
    case 'spared':
      return `${name} should be dead, and is ${happened.values.status}: an action point is spent.`
    case 'tired':
      return tire(happened.values, fight)
    case 'breathed':
      return happened.values.run_seconds > 0
        ? `${name} has been running for ${counted(happened.values.run_seconds, 'second')}.`
        : `${name} has been resting for ${counted(happened.values.rest_seconds, 'second')}.`
    case 'bleeds':
      return `${name} bleeds${happened.values.wound.internal ? ' inside' : ''}: ${counted(happened.values.wound.rate, 'fatigue point')} a round.`
    case 'bled':
      return bleeding(happened.values, fight)
    case 'maimed':
      return loss(happened.values, name)
  }
}
