/** What people do in a fight, in words. */
import type { RollMade } from '@umpire/engine'
import { squareNamed } from '../choice/about.ts'
import { actOf } from '../choice/act.ts'
import type { FightFact } from '../facts/facts.ts'
import type { Fight } from '../state/state.ts'
import { counted, nameOf, rolled, shown, signed, square, thing, thingAt } from '../state/words.ts'

export type Doing = Extract<
  FightFact,
  {
    type:
      | 'began'
      | 'declared'
      | 'moved'
      | 'foundCover'
      | 'wentBehind'
      | 'coverHit'
      | 'waited'
      | 'attacked'
      | 'blockSpent'
      | 'swung'
      | 'playedDirty'
      | 'grabbed'
      | 'released'
      | 'left'
      | 'roundEnded'
      | 'ended'
  }
>
type Of<T extends Doing['type']> = Extract<Doing, { type: T }>['values']

/** As what it is announced; with what, where it is done with a thing. */
const VERBS: { readonly [kind: string]: string } = {
  strike: 'strike with',
  shoot: 'shoot with',
  throw: 'throw',
  block: 'block with',
  draw: 'draw',
  drop: 'drop',
  aim: 'aim',
  reload: 'load',
  clear: 'clear',
  grapple: 'grapple',
  disarm: 'go for a weapon',
  wait: 'wait for an opening',
  cover: 'take cover',
  'better-cover': 'run for better cover',
  treat: 'stop a bleeding',
  wake: 'wake somebody',
  care: 'care for somebody',
  'let-go': 'let go',
  nothing: 'do nothing',
  surrender: 'give up',
  flee: 'leave the field',
}

function announced(fight: Fight, who: string, key: string): string {
  const act = actOf(key)
  if (act === undefined) return key
  if (act.kind === 'move') return act.pace
  const verb = VERBS[act.kind] ?? act.kind
  return 'arm' in act ? `${verb} ${thingAt(fight, { who, arm: act.arm })}` : verb
}

function declaration({ who, acts }: Of<'declared'>, fight: Fight): string {
  return `${nameOf(fight, who)} will ${acts.map(key => announced(fight, who, key)).join(', then ')}.`
}

const AT: { readonly [where: string]: string } = {
  any: '',
  cripple: ', to cripple',
  weapon: ', at what is in the hand',
  'through the cover': ', through the cover',
}

/** What is aimed at, where it is anything but whatever it finds. */
const aimedAt = (where: string): string => AT[where] ?? `, at the ${where}`

function attempt({ who, target, with: used, how, hand_to_hand, where }: Of<'attacked'>, fight: Fight): string {
  const name = nameOf(fight, who)
  if (how === 'a throw') {
    const on = squareNamed(where)
    return `${name} throws ${thing(used)} at ${on === undefined ? nameOf(fight, target) : square(on)}`
  }
  const foe = nameOf(fight, target)
  if (how === 'a grapple') return `${name} grapples with ${foe}`
  if (how === 'a disarm') return `${name} goes for the weapon of ${foe}`
  const verb = hand_to_hand ? 'strikes at' : 'shoots at'
  return `${name} ${verb} ${foe} with ${thing(used)} (${how})${aimedAt(where)}`
}

const CAME: { readonly [came in Of<'attacked'>['came']]: string } = {
  hit: 'a hit',
  miss: 'a miss',
  'gone wide': 'it goes wide',
  jam: 'a jam',
  blocked: 'blocked',
}

function attack(x: Of<'attacked'>, fight: Fight, roll: RollMade | undefined): string {
  const came = x.hits > 1 ? `${x.hits} hits` : CAME[x.came]
  const die = roll === undefined ? '' : `, ${rolled(roll)}`
  return `${attempt(x, fight)}: difficulty ${signed(x.difficulty)}${die}: ${came}.`
}

const HELD: { readonly [kind in Of<'grabbed'>['kind']]: string } = {
  'lock arms': 'locks the arms of',
  'cover mouth': 'covers the mouth of',
  'sleeper hold': 'has a sleeper hold on',
  pin: 'pins',
}

function ending({ winner, how }: Of<'ended'>, { sides }: Fight): string {
  const who = winner === null ? undefined : sides[winner]?.name
  return who === undefined ? `It is over, and nobody has won: ${how}.` : `It is over, won by ${who}: ${how}.`
}

/** `fight` is as it was before. */
export function doing(happened: Doing, fight: Fight, roll: RollMade | undefined): string {
  const name = 'who' in happened.values ? nameOf(fight, happened.values.who) : ''
  switch (happened.type) {
    case 'began':
      return 'The fight begins.'
    case 'declared':
      return declaration(happened.values, fight)
    case 'moved':
      return `${name} goes ${shown(happened.values.metres)} m, to ${square(happened.values)}.`
    case 'foundCover':
      return `${name} finds cover at ${square(happened.values)}: ${shown(happened.values.hp)} hit points of it.`
    case 'wentBehind':
      return `${name} gets behind the cover.`
    case 'coverHit':
      return happened.values.hp === 0
        ? 'The cover is shot to pieces.'
        : `The cover is hit: ${shown(happened.values.hp)} hit points are left of it.`
    case 'waited':
      return `${name} waits for an opening against ${nameOf(fight, happened.values.target)}: ${counted(happened.values.rounds, 'round')}.`
    case 'attacked':
      return attack(happened.values, fight, roll)
    case 'blockSpent':
      return `${name} has nothing left to block with in this round.`
    case 'swung':
      return `${name} takes a free swing at ${nameOf(fight, happened.values.at)}.`
    case 'playedDirty':
      return `${name} tries a dirty trick on ${nameOf(fight, happened.values.at)}.`
    case 'grabbed':
      return `${name} ${HELD[happened.values.kind]} ${nameOf(fight, happened.values.on)}.`
    case 'released':
      return `${nameOf(fight, happened.values.on)} is out of the hold of ${name} (${happened.values.kind}).`
    case 'left':
      return happened.values.how === 'fled' ? `${name} gets away.` : `${name} gives up.`
    case 'roundEnded':
      return `Round ${fight.round} is over.`
    case 'ended':
      return ending(happened.values, fight)
  }
}
