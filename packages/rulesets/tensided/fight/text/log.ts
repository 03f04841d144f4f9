/** A fight told in words, line by line: what happened, round by round, and the dice behind it. */
import type { Entry, Line, RollMade } from '@umpire/engine'
import { evolveFight } from '../facts/evolve.ts'
import { type FightFact, fightFacts } from '../facts/facts.ts'
import type { Fight } from '../state/state.ts'
import { capital, nameOf, signed } from '../state/words.ts'
import { doing } from './act.ts'
import { withArm } from './arm.ts'
import { ofBody } from './body.ts'

const known = (fight: Fight, by: string): string => (fight.roster.some(({ id }) => id === by) ? nameOf(fight, by) : by)

function rollText({ purpose, by, dice, faces, total }: RollMade, fight: Fight): string {
  const thrown = faces.length > 1 ? `${faces.join(' ')} = ${signed(total)}` : signed(total)
  return by === undefined
    ? `${capital(purpose)}: ${dice} ${thrown}`
    : `${known(fight, by)}, ${purpose}: ${dice} ${thrown}`
}

/** The rolls that an attack tells itself. */
const ATTACKS: readonly string[] = ['shoot', 'strike', 'throw', 'grapple', 'disarm']

/** One sentence for whatever happened; `fight` is as it was before. */
export function sentence(happened: FightFact, fight: Fight, roll?: RollMade): string {
  switch (happened.type) {
    case 'began':
    case 'declared':
    case 'moved':
    case 'foundCover':
    case 'wentBehind':
    case 'coverHit':
    case 'waited':
    case 'attacked':
    case 'blockSpent':
    case 'swung':
    case 'playedDirty':
    case 'grabbed':
    case 'released':
    case 'left':
    case 'roundEnded':
    case 'ended':
      return doing(happened, fight, roll)
    case 'drew':
    case 'dropped':
    case 'pickedUp':
    case 'snatched':
    case 'fired':
    case 'jammed':
    case 'clearing':
    case 'reloaded':
    case 'aimed':
    case 'lostAim':
    case 'threw':
    case 'wentOff':
      return withArm(happened, fight)
    default:
      return ofBody(happened, fight)
  }
}

/** What is told of one entry. Dice that no sentence tells stand before it, indented. */
export function told(entry: Entry, happened: FightFact | undefined, fight: Fight): readonly string[] {
  const attack = happened?.type === 'attacked'
  const roll = attack ? entry.rolls.find(({ purpose }) => ATTACKS.includes(purpose)) : undefined
  const dice = entry.rolls.flatMap(one => (one === roll ? [] : [`  ${rollText(one, fight)}`]))
  const note = entry.note === undefined ? [] : [`${capital(entry.note.text)}.`]
  return [...dice, ...(happened === undefined ? [] : [sentence(happened, fight, roll)]), ...note]
}

/** What the lines around it tell as well: a free swing is an attack, so is what a block was spent on, and each round has a heading. */
const QUIET: ReadonlySet<string> = new Set(['roundEnded', 'breathed', 'swung', 'blockSpent'])

/** Tells every entry as things stood when it was made, under the round it belongs to. */
export function tellAll(start: Fight, entries: readonly Entry[], line: Line): void {
  let fight = start
  let round = 0
  for (const entry of entries) {
    const happened = entry.fact === undefined ? undefined : fightFacts.read(entry.fact)
    const inRound = fight.stage === 'fight' && happened?.type !== 'ended'
    if (inRound && round !== fight.round) {
      round = fight.round
      line(`Round ${round}`, entry)
    }
    const quiet = happened !== undefined && QUIET.has(happened.type) && entry.rolls.length === 0
    if (!quiet) for (const text of told(entry, happened, fight)) line(`${inRound ? '  ' : ''}${text}`, entry)
    if (happened !== undefined) fight = evolveFight(fight, happened)
  }
}
