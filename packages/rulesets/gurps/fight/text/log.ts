/** A fight told in words, line by line: what happened, second by second and turn by turn, and the dice behind it. */
import { type Entry, type Line, type RollMade, settledRolls } from '@umpire/engine'
import { margin } from '../../roll/success.ts'
import { STRAY } from '../attack/stray.ts'
import { evolveFight } from '../facts/evolve.ts'
import { type FightFact, fightFacts } from '../facts/facts.ts'
import { type Fight, idAt, standingAt } from '../state/state.ts'
import { capital, hitPoints, nameOf, signed } from '../state/words.ts'
import { withArm } from './arm.ts'
import { ofBody } from './body.ts'
import { doing, type Told, type Volley } from './turn.ts'

/** What was made of each roll. */
const madeOf = (entry: Entry): readonly string[] =>
  settledRolls(entry, margin.id).map(one =>
    one === undefined ? '' : ` against ${signed(one.score)}, ${one.made ? 'made' : 'failed'}`,
  )

const known = (fight: Fight, by: string): string => (fight.roster.some(({ id }) => id === by) ? nameOf(fight, by) : by)

/** The dice, and what was made of them. */
function rollText({ purpose, by, dice, faces, total }: RollMade, made: string, fight: Fight): string {
  const thrown = faces.length > 1 ? `${faces.join(' ')} = ${signed(total)}` : signed(total)
  return by === undefined
    ? `${capital(purpose)}: ${dice} ${thrown}${made}`
    : `${known(fight, by)}, ${purpose}: ${dice} ${thrown}${made}`
}

/** The rolls that a fact tells itself. */
const TOLD_BY: { readonly [type: string]: readonly string[] } = {
  attacked: ['attack'],
  defended: ['dodge', 'parry', 'block', 'armour alone'],
  woundedBy: ['damage', 'fragment damage'],
  burst: ['concussion'],
  faced: ['Fright Check'],
}

function sentences(happened: FightFact, told: Told): readonly string[] {
  switch (happened.type) {
    case 'began':
    case 'turnBegan':
    case 'turnEnded':
    case 'chose':
    case 'moved':
    case 'positioned':
    case 'watched':
    case 'attacked':
    case 'defended':
    case 'feinted':
    case 'offBalance':
    case 'left':
    case 'burst':
    case 'ended':
      return doing(happened, told)
    case 'readied':
    case 'unreadied':
    case 'dropped':
    case 'flewOff':
    case 'pickedUp':
    case 'thrownAway':
    case 'broke':
    case 'jammed':
    case 'clearing':
    case 'reloaded':
    case 'aimed':
    case 'lostAim':
    case 'fired':
    case 'struckWith':
    case 'parriedWith':
      return withArm(happened, told.fight)
    case 'marked':
      return happened.values.says === '' ? [] : [happened.values.says]
    default:
      return [ofBody(happened, told.fight, told.roll)]
  }
}

/** What is told of one entry; `fight` is as it was before. Dice that no sentence tells stand before it, indented. */
export function told(entry: Entry, happened: FightFact | undefined, fight: Fight, volley?: Volley): readonly string[] {
  const purposes = happened === undefined ? [] : (TOLD_BY[happened.type] ?? [])
  const roll = entry.rolls.findLast(({ purpose }) => purposes.includes(purpose))
  const made = madeOf(entry)
  const dice = entry.rolls.flatMap((one, index) =>
    one === roll ? [] : [`  ${rollText(one, made[index] ?? '', fight)}`],
  )
  const note = entry.note === undefined ? [] : [`${capital(entry.note.text)}.`]
  return [...dice, ...(happened === undefined ? [] : sentences(happened, { fight, roll, volley })), ...note]
}

/** How whoever acts now stands: "Kurt, 8 of 12 hit points, lying, stunned". */
function turnHeading(fight: Fight, place: number): string {
  const id = idAt(fight, place)
  const { position, status, stun } = standingAt(fight, place)
  const state = [
    `${hitPoints(fight, id)} hit points`,
    ...(position === 'standing' ? [] : [position]),
    ...(status === 'active' ? [] : [status]),
    ...(stun === null ? [] : ['stunned']),
  ]
  return `${nameOf(fight, id)}, ${state.join(', ')}`
}

/** The rounds of the shot at that place of the log: they are counted behind it. */
function volleyAt(facts: readonly (FightFact | undefined)[], place: number): Volley | undefined {
  const shot = facts[place]
  if (shot?.type !== 'attacked') return undefined
  let fired: Volley | undefined
  for (let next = place + 1; next < facts.length; next++) {
    const fact = facts[next]
    // Where a round went that missed is told with it.
    const another = fact?.type === 'attacked' && fact.values.who === shot.values.who && fact.values.how !== STRAY
    if (fact?.type === 'turnEnded' || another) break
    if (fact?.type !== 'fired' || fact.values.who !== shot.values.who) continue
    // What went wrong may have counted the rounds already, and the trigger only the group.
    const { rounds, groups } = fact.values
    fired = { rounds: (fired?.rounds ?? 0) + rounds, automatic: fired?.automatic === true || groups > 0 }
  }
  return fired
}

/** Tells every entry as things stood when it was made, under the second and the turn it belongs to. */
export function tellAll(start: Fight, entries: readonly Entry[], line: Line): void {
  const facts = entries.map(({ fact }) => (fact === undefined ? undefined : fightFacts.read(fact)))
  let fight = start
  let [second, turn] = [-1, -1]
  for (const [place, entry] of entries.entries()) {
    const happened = facts[place]
    const lines = told(entry, happened, fight, volleyAt(facts, place))
    const inTurn = fight.stage === 'fight' && happened?.type !== 'ended'
    if (inTurn && (lines.length > 0 || happened?.type === 'turnBegan')) {
      if (second !== fight.second) line(`Second ${fight.second + 1}`, entry)
      const acting = fight.order[fight.turn]
      if (acting !== undefined && (second !== fight.second || turn !== fight.turn)) {
        line(`  ${turnHeading(fight, acting)}`, entry)
      }
      ;[second, turn] = [fight.second, fight.turn]
    }
    for (const text of lines) line(`${inTurn ? '    ' : ''}${text}`, entry)
    if (happened !== undefined) fight = evolveFight(fight, happened)
  }
}
