/** A fight told in words, line by line: what happened, second by second and turn by turn, and the dice behind it. */
import type { Entry, Line, Reason, RollMade } from '@umpire/engine'
import { margin } from '../roll/success.ts'
import { evolveFight } from './evolve.ts'
import { type FightFact, fightFacts } from './facts.ts'
import { type Fight, idAt, standingAt } from './state.ts'
import { STRAY } from './stray.ts'
import { withArm } from './tell-arm.ts'
import { ofBody } from './tell-body.ts'
import { doing, type Told, type Volley } from './tell-turn.ts'
import { capital, hitPoints, nameOf, signed } from './tell-words.ts'

/** The steps of a reason. */
function inside(reason: Reason): readonly Reason[] {
  if (reason.kind === 'rule') return reason.because
  return reason.kind === 'sum' || reason.kind === 'product' ? reason.terms.flatMap(({ because }) => because) : []
}

/** A success roll as a rule settled it: what it was against, and whether it was made. */
interface Settled {
  readonly total: number
  readonly score: number
  readonly made: boolean
}

/** The success rolls among reasons, however deep. */
function* settledIn(reasons: readonly Reason[]): Generator<Settled> {
  for (const reason of reasons) {
    if (reason.kind === 'rule' && reason.id === margin.id && typeof reason.value === 'number') {
      const sum = reason.because.find(one => one.kind === 'sum')
      const [score, roll] = sum?.kind === 'sum' ? sum.terms : []
      if (score?.value !== undefined && roll?.value !== undefined) {
        yield { total: -roll.value, score: score.value, made: reason.value >= 0 }
      }
    }
    yield* settledIn(inside(reason))
  }
}

/** What was made of each roll of an entry, told by the reasons that follow it. */
function madeOf({ rolls, why }: Entry): readonly string[] {
  const places = why.flatMap((reason, index) => (reason.kind === 'rolled' ? [index] : []))
  const made = rolls.map(() => '')
  let first = 0
  for (const [roll, place] of places.entries()) {
    if (places[roll + 1] === place + 1) continue
    let settled = [...settledIn(why.slice(place + 1, places[roll + 1]))]
    // Of a contest both are settled behind the second roll; any other before it was not for success.
    if (settled.length <= roll - first) first = roll
    for (; first <= roll; first++) {
      const found = settled.findIndex(({ total }) => total === rolls[first]?.total)
      const one = settled[found]
      if (one === undefined) continue
      made[first] = ` against ${signed(one.score)}, ${one.made ? 'made' : 'failed'}`
      settled = settled.slice(found + 1)
    }
  }
  return made
}

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
