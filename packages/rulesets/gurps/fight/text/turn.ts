/** What people do in a fight, in words. */
import type { RollMade } from '@umpire/engine'
import type { Position } from '../../combat/basics/position-names.ts'
import { STRAY } from '../attack/stray.ts'
import type { FightFact } from '../facts/facts.ts'
import { BARE_HANDS } from '../state/fighter.ts'
import { type Fight, idAt, placeOf, standingAt } from '../state/state.ts'
import { against, capital, counted, hex, nameOf, rolled, thing, thingAt, words } from '../state/words.ts'

export type Doing = Extract<
  FightFact,
  {
    type:
      | 'began'
      | 'turnBegan'
      | 'turnEnded'
      | 'chose'
      | 'moved'
      | 'positioned'
      | 'watched'
      | 'attacked'
      | 'defended'
      | 'feinted'
      | 'offBalance'
      | 'left'
      | 'burst'
      | 'ended'
  }
>
type Of<T extends Doing['type']> = Extract<Doing, { type: T }>['values']

/** Rounds of one roll, which are only counted after it. */
export interface Volley {
  readonly rounds: number
  readonly automatic: boolean
}

export interface Told {
  /** As it was before. */
  readonly fight: Fight
  /** The roll that the fact tells the outcome of. */
  readonly roll: RollMade | undefined
  readonly volley: Volley | undefined
}

const MANEUVERS: { readonly [maneuver: string]: string } = {
  'all-out-attack': 'All-Out Attack',
  'all-out-defense': 'All-Out Defense',
  'change-position': 'Change Position',
  'long-action': 'Long Action',
  'opportunity-fire': 'Opportunity Fire',
  'pop-up-attack': 'Pop-up Attack',
  'ready-reload': 'Ready, to reload',
}

const STUNNED = 'none-stunned'

/** Why somebody does nothing at all. */
function idle(fight: Fight, who: string): string {
  const { seized, stun } = standingAt(fight, placeOf(fight, who))
  const state = seized !== null ? 'beside oneself' : stun !== null ? 'stunned' : 'off balance'
  return `${nameOf(fight, who)} does nothing: ${state}.`
}

const chosen = ({ who, maneuver }: Of<'chose'>, fight: Fight): string =>
  maneuver === STUNNED ? idle(fight, who) : `${nameOf(fight, who)}: ${MANEUVERS[maneuver] ?? capital(words(maneuver))}.`

const WEAVING = { no: '', 'half-move': ', weaving', 'move-1': ', dodging about' } as const

function movement({ who, q, r, yards, evasive }: Of<'moved'>, fight: Fight): string {
  const name = nameOf(fight, who)
  const before = standingAt(fight, placeOf(fight, who))
  if (yards > 0) return `${name} moves ${counted(yards, 'yard')}${WEAVING[evasive]}, to ${hex(q, r)}.`
  if (q !== before.q || r !== before.r) return `${name} stumbles to ${hex(q, r)}.`
  if (evasive !== before.evasive) return `${name} goes on${WEAVING[evasive]}.`
  return `${name} turns.`
}

const POSITION: { readonly [position in Position]: string } = {
  standing: 'stands up',
  crouching: 'crouches',
  kneeling: 'kneels',
  crawling: 'gets down to crawl',
  sitting: 'sits down',
  lying: 'lies down',
}

function watching({ who, arm, q, r, radius, looks, turns }: Of<'watched'>, fight: Fight): string {
  const what = thing(thingAt(fight, { who, arm }))
  const around = radius === null ? '' : radius === 0 ? '' : ` and ${counted(radius, 'hex', 'hexes')} around it`
  const area = `${radius === null ? 'the line to ' : ''}${hex(q, r)}${around}`
  const how = looks ? ', making sure first who comes' : ''
  const long = turns > 1 && radius === 0 ? ` (${counted(turns, 'turn')})` : ''
  return `${nameOf(fight, who)} watches ${area} with ${what}${how}${long}.`
}

const BLOWS: { readonly [blow: string]: string } = {
  punch: 'punches at',
  kick: 'kicks at',
  bite: 'bites at',
  claw: 'claws at',
  hooves: 'strikes out with the hooves at',
  throw: 'tries to throw',
  trample: 'tramples on',
  slam: 'runs into',
  tackle: 'leaps at',
  push: 'tries to push',
  grapple: 'tries to get hold of',
}

function attempt(x: Of<'attacked'>, { fight, volley }: Told): string {
  const [who, target] = [nameOf(fight, x.who), nameOf(fight, x.target)]
  if (x.how === 'shot') {
    const fires = volley?.automatic === true && volley.rounds !== 1
    const burst = volley?.rounds === 0 ? 'a burst' : counted(volley?.rounds ?? 0, 'round')
    return `${who} ${fires ? `fires ${burst}` : 'shoots'} at ${target} with ${thing(x.with)}`
  }
  if (x.how === STRAY) return `It may hit ${target} instead`
  if (x.how === 'thrown') return `${who} throws ${thing(x.with)} at ${target}`
  const bare = x.with === BARE_HANDS ? BLOWS[x.how] : undefined
  return bare === undefined
    ? `${who} attacks ${target} with ${thing(x.with)} (${words(x.how)})`
    : `${who} ${bare} ${target}`
}

/** The body as a whole is not worth a word. */
const where = (location: string): string => (location === 'torso' ? '' : `, the ${words(location)}`)

function outcome({ came, hits, location }: Of<'attacked'>): string {
  const many = hits > 1 ? `, ${hits} hits` : ''
  switch (came) {
    case 'hit':
      return `${hits > 1 ? `${hits} hits` : 'a hit'}${where(location)}`
    case 'critical hit':
      return `a critical hit${many}${where(location)}`
    case 'critical miss':
      return 'a critical miss'
    default:
      return `a ${came}`
  }
}

const DEFENSES = { dodge: 'dodges', parry: 'parries', block: 'blocks', armor: 'trusts in armour' } as const

function defense(x: Of<'defended'>, { fight, roll }: Told): string {
  const { who, how, with: used, total, avoided, retreat, critical, in_vain } = x
  const tool = used === null ? '' : ` with ${thing(used)}`
  const back = retreat === null ? '' : ', stepping back'
  if (in_vain === true) return `${nameOf(fight, who)} ${DEFENSES[how]}${tool}${back}, for nothing.`
  const failed = how === 'armor' ? 'that is not enough' : 'in vain'
  const held = how === 'armor' ? 'it glances off' : 'and gets away with it'
  return `${nameOf(fight, who)} ${DEFENSES[how]}${tool}${back}: ${against(total, roll)}, ${avoided ? held : failed}${critical === undefined ? '' : `: a critical ${critical}`}.`
}

function order({ order: places, surprised }: Of<'began'>, fight: Fight): readonly string[] {
  const acting = places.map(place => nameOf(fight, idAt(fight, place)))
  const startled = surprised.map(id => nameOf(fight, id))
  return [
    `They act in this order: ${acting.join(', ')}.`,
    ...(startled.length === 0 ? [] : [`Taken by surprise: ${startled.join(', ')}.`]),
  ]
}

function ending({ winner, how }: Of<'ended'>, { sides }: Fight): string {
  const side = winner === null ? undefined : sides[winner]?.name
  return `It is over, ${side === undefined ? 'and nobody has won' : `won by ${side}`}: ${how}.`
}

export function doing(happened: Doing, told: Told): readonly string[] {
  const { fight, roll } = told
  switch (happened.type) {
    case 'began':
      return order(happened.values, fight)
    case 'turnBegan': {
      const { who, shock } = happened.values
      return shock === 0 ? [] : [`${nameOf(fight, who)} is in shock: −${shock} in this turn.`]
    }
    case 'turnEnded':
      return []
    case 'chose':
      return [chosen(happened.values, fight)]
    case 'moved':
      return [movement(happened.values, fight)]
    case 'positioned':
      return [`${nameOf(fight, happened.values.who)} ${POSITION[happened.values.position]}.`]
    case 'watched':
      return [watching(happened.values, fight)]
    case 'attacked': {
      const { effective } = happened.values
      return [`${attempt(happened.values, told)}: ${against(effective, roll)}: ${outcome(happened.values)}.`]
    }
    case 'defended':
      return [defense(happened.values, told)]
    case 'feinted': {
      const { who, target, penalty } = happened.values
      const came = penalty === 0 ? 'nothing comes of it' : `−${penalty} to the next defense`
      return [`${nameOf(fight, who)} feints at ${nameOf(fight, target)}: ${came}.`]
    }
    case 'offBalance': {
      const { who, loses_turn } = happened.values
      return [`${nameOf(fight, who)} is off balance${loses_turn ? ' and loses the next turn' : ''}.`]
    }
    case 'left': {
      const { who, how } = happened.values
      return [`${nameOf(fight, who)} ${how === 'fled' ? 'gets away' : 'surrenders'}.`]
    }
    case 'burst': {
      const { what, q, r, concussion } = happened.values
      const dice = roll === undefined ? '' : `${roll.dice} ${rolled(roll)}: `
      return [`${capital(thing(what))} bursts at ${hex(q, r)}: ${dice}concussion ${concussion}.`]
    }
    case 'ended':
      return [ending(happened.values, fight)]
  }
}
