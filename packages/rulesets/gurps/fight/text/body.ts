/** What befalls bodies and minds in a fight, in words. */
import type { RollMade } from '@umpire/engine'
import type { FightFact } from '../facts/facts.ts'
import { type Fight, placeOf, standingAt } from '../state/state.ts'
import { against, capital, counted, hitPoints, nameOf, rolled, signed, words } from '../state/words.ts'

export type OfBody = Extract<
  FightFact,
  {
    type:
      | 'woundedBy'
      | 'bled'
      | 'died'
      | 'wentDown'
      | 'stunned'
      | 'recovered'
      | 'fell'
      | 'crippled'
      | 'limbRecovered'
      | 'blinded'
      | 'deafened'
      | 'scarred'
      | 'penalized'
      | 'seized'
      | 'fatigued'
      | 'drainBegan'
      | 'setOnFire'
      | 'faced'
      | 'gained'
      | 'lostAttribute'
  }
>
type Of<T extends OfBody['type']> = Extract<OfBody, { type: T }>['values']

/** The blow before the wound: dice, what they came to, and what stopped some of it. */
function blow({ damage, basic, dr }: Of<'woundedBy'>, roll: RollMade | undefined): string {
  if (damage === '') return ''
  const dice = roll === undefined ? `: ${basic}` : `, ${rolled(roll)}`
  const comes = roll === undefined || roll.total === basic ? '' : `, which comes to ${basic}`
  return `Damage ${damage}${dice}${comes}${dr === 0 ? '' : `, less DR ${dr}`}: `
}

function wound(x: Of<'woundedBy'>, fight: Fight, roll: RollMade | undefined): string {
  const { who, location, injury, bleeds } = x
  const [name, part] = [nameOf(fight, who), words(location)]
  if (injury === 0) return `${blow(x, roll)}nothing gets through to ${name} (${part}).`
  const left = `${hitPoints(fight, who, injury)} left`
  return `${blow(x, roll)}${name} loses ${counted(injury, 'hit point')} (${part}), ${left}${bleeds ? '; it bleeds' : ''}.`
}

const FROM = { wounds: 'bleeds', vessel: 'bleeds from a torn vessel', throat: 'cannot breathe' } as const

function bleeding({ who, hp, from, stopped }: Of<'bled'>, fight: Fight): string {
  const name = nameOf(fight, who)
  if (stopped) return `${name} bleeds no more.`
  const lost =
    hp === 0 ? 'nothing lost this time' : `${counted(hp, 'hit point')} lost, ${hitPoints(fight, who, hp)} left`
  return `${name} ${FROM[from]}: ${lost}.`
}

type Ending = Pick<Of<'stunned'>, 'roll' | 'modifier'>

/** What it takes to come to. */
const until = ({ roll, modifier }: Ending): string =>
  roll === 'none' ? '' : `, until a roll against ${roll}${modifier === 0 ? '' : ` at ${signed(modifier)}`}`

function stun({ who, kind, turns, ...ending }: Of<'stunned'>, fight: Fight): string {
  const how = kind === 'mental' ? 'mentally stunned' : 'stunned'
  return `${nameOf(fight, who)} is ${how}${turns === 0 ? '' : ` for ${counted(turns, 'turn')}`}${until(ending)}.`
}

const SEIZED: { readonly [by in Of<'seized'>['by']]: string } = {
  faint: 'faints',
  panic: 'panics',
  'total-panic': 'is in total panic',
  seizure: 'has a fit',
  catatonia: 'falls into a stupor',
  unconscious: 'falls unconscious',
}

function seizure({ who, by, until: second, ...ending }: Of<'seized'>, fight: Fight): string {
  const lasting = second > fight.second ? `, for ${time(second - fight.second)} at least` : ''
  return `${nameOf(fight, who)} ${SEIZED[by]}${lasting}${until(ending)}.`
}

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400]

const time = (seconds: number): string =>
  seconds % DAY === 0
    ? counted(seconds / DAY, 'day')
    : seconds % HOUR === 0
      ? counted(seconds / HOUR, 'hour')
      : seconds % MINUTE === 0
        ? counted(seconds / MINUTE, 'minute')
        : counted(seconds, 'second')

const PENALIZED: { readonly [to in Of<'penalized'>['to'][number]]: string } = {
  attacks: 'attacks',
  'active-defenses': 'active defenses',
  dx: 'DX',
  iq: 'IQ',
  'all-actions': 'everything',
  'skill-rolls': 'skills',
  'attribute-checks': 'attributes',
  'close-contests': 'contests in close combat',
  limb: 'the use of that limb',
  'other-arm': 'the other arm',
  feints: 'feints',
}

function lasting({ turns, until: end, for: length, mark }: Of<'penalized'>): string {
  if (mark !== undefined) return ' as long as that lasts'
  if (turns !== null)
    return turns === 0
      ? ' until the next turn'
      : ` until ${counted(turns, 'turn')} ${turns === 1 ? 'has' : 'have'} passed`
  if (length !== null) return ` for ${length}`
  return {
    turn: '',
    battle: ' for the rest of the fight',
    healed: ' until healed',
    treated: ' until treated',
    time: '',
  }[end]
}

function penalty(x: Of<'penalized'>, fight: Fight): string {
  const { who, to, value } = x
  const name = nameOf(fight, who)
  if (value === 0 && to.includes('feints')) return `Feints against ${name} count double${lasting(x)}.`
  return `${name} is at ${signed(value)} to ${to.map(one => PENALIZED[one]).join(', ')}${lasting(x)}.`
}

const HEALING = { healed: 'can be used again when it has healed', never: 'is lost for good' } as const

function limb({ who, part, until: end, months }: Of<'limbRecovered'>, fight: Fight): string {
  const how = end === 'months' ? `cannot be used for ${counted(months, 'month')}` : HEALING[end]
  return `The ${part} of ${nameOf(fight, who)} ${how}.`
}

export function ofBody(happened: OfBody, fight: Fight, roll: RollMade | undefined): string {
  const name = nameOf(fight, happened.values.who)
  const { position } = standingAt(fight, placeOf(fight, happened.values.who))
  switch (happened.type) {
    case 'woundedBy':
      return capital(wound(happened.values, fight, roll))
    case 'bled':
      return bleeding(happened.values, fight)
    case 'died':
      return `${name} dies of ${words(happened.values.of)}.`
    case 'wentDown':
      return `${name} falls unconscious: ${happened.values.because}.`
    case 'stunned':
      return stun(happened.values, fight)
    case 'recovered':
      return `${name} recovers and may act.`
    case 'fell':
      return position === happened.values.position
        ? `${name} stays down.`
        : `${name} falls and is ${happened.values.position} now.`
    case 'crippled': {
      const { part, until: second, roll } = happened.values
      if (second !== null && second <= fight.second) return `${name} can feel the ${part} again.`
      if (roll !== undefined) return `The ${part} of ${name} is numb.`
      const end = second === null ? '' : ` for ${time(Math.max(0, second - fight.second))}`
      return `The ${part} of ${name} is crippled${end}.`
    }
    case 'limbRecovered':
      return limb(happened.values, fight)
    case 'blinded': {
      const { eyes, eye, minutes } = happened.values
      const end = minutes === null ? '' : ` for ${counted(minutes, 'minute')}`
      return eyes === 2
        ? `${name} is blind${end}.`
        : `${name} is blind in ${eye === null ? 'one' : `the ${eye}`} eye${end}.`
    }
    case 'deafened': {
      const { hours } = happened.values
      return `${name} is deaf${hours === null ? '' : ` for ${counted(hours, 'hour')}`}.`
    }
    case 'scarred':
      return `${name} will be ${happened.values.degree}.`
    case 'penalized':
      return penalty(happened.values, fight)
    case 'seized':
      return seizure(happened.values, fight)
    case 'fatigued':
      return `${name} is tired: ${counted(happened.values.points, 'point')} of fatigue.`
    case 'drainBegan': {
      const { what, hp, every } = happened.values
      if (what === 'throat') return `The throat of ${name} is crushed.`
      const often = every === 1 ? 'each turn' : `every ${every} turns`
      return `A vessel of ${name} is torn: ${counted(hp, 'hit point')} ${often}.`
    }
    case 'setOnFire':
      return happened.values.burns ? `${name} is on fire.` : `${name} puts out the flames.`
    case 'faced': {
      const { effective, margin } = happened.values
      const came = margin === 0 ? 'and bears it' : `and fails by ${margin}`
      return `${name} makes a Fright Check: ${against(effective, roll)}, ${came}.`
    }
    case 'gained':
      return `${name} will bear a mark of it: ${happened.values.what} (${signed(happened.values.points)} points).`
    case 'lostAttribute':
      return `${name} loses ${counted(happened.values.points, 'point')} of ${happened.values.attribute} for good.`
  }
}
