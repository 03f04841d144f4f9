/** Moving: where somebody can get to in a round. */
import { type Choice, lazy, type Offer } from '@umpire/engine'
import { type Gait, gait, line, type Square, squares } from '@umpire/geometry'
import { type About, aboutKey, STAY, squareNamed } from '../choice/about.ts'
import { QUESTIONS } from '../choice/questions.ts'
import { canAct, type Fight, fighterAt, holdsOn, idAt, placeOf, present, standingAt } from '../state/state.ts'
import { isTaken, mapOf, metresBetween, squareAt, squareOf } from './ground.ts'

/** Fifths of a metre: a step across a corner is 1.4 of them. */
const POINTS = 5
export const STEPS: Gait = gait(squares, { step: POINTS, diagonal: [2] })

export interface Destination extends Square {
  readonly metres: number
}

/** Squares where others stand; one may pass friends and the fallen, but not stop there, and not pass foes who could stop one. */
function others(fight: Fight, place: number) {
  const { side } = fighterAt(fight, place)
  const occupied: Square[] = []
  const barred: Square[] = []
  const map = mapOf(fight)
  for (let other = 0; other < fight.standing.length; other++) {
    const one = standingAt(fight, other)
    if (other === place || !present(one) || map?.contains(squareOf(one)) === false) continue
    if (fighterAt(fight, other).side !== side && canAct(one)) barred.push(squareOf(one))
    else occupied.push(squareOf(one))
  }
  return { occupied, barred }
}

/** On a map, by the ways it leaves open. */
function* reachable(fight: Fight, place: number, metres: number): Generator<Destination> {
  const map = mapOf(fight)
  const from = squareAt(fight, place)
  if (map === undefined || !map.contains(from)) return
  const reach = map.reach(STEPS, from, Math.floor(metres * POINTS), { tollUnit: POINTS, ...others(fight, place) })
  for (const { cell } of reach.stops()) {
    const way = metresBetween(from, cell)
    if (way > 0) yield { ...cell, metres: way }
  }
}

/** On open ground: toward somebody or away from him. */
function* onOpenGround(fight: Fight, place: number, metres: number): Generator<Listed> {
  const from = squareAt(fight, place)
  for (let other = 0; other < fight.standing.length; other++) {
    if (other === place || !present(standingAt(fight, other))) continue
    const to = squareAt(fight, other)
    const name = fighterAt(fight, other).name
    const near = alongLine(fight, from, to, metres)
    if (near !== undefined) yield { ...near, label: `${shown(near.metres)} toward ${name}` }
    const far = alongLine(fight, from, away(from, to, metres), metres)
    if (far !== undefined) yield { ...far, label: `${shown(far.metres)} away from ${name}` }
  }
}

const shown = (metres: number): string => `${Math.round(metres * 10) / 10} m`

/** Far enough in the other direction; any, from somebody in the same square. */
function away(from: Square, to: Square, metres: number): Square {
  const [dx, dy] = [from.x - to.x, from.y - to.y]
  const far = Math.ceil(metres) + 1
  const length = Math.hypot(dx, dy)
  return length === 0
    ? { x: from.x + far, y: from.y }
    : { x: from.x + Math.round((dx / length) * far), y: from.y + Math.round((dy / length) * far) }
}

/** The last free square on the straight way that is not too far. */
function alongLine(fight: Fight, from: Square, to: Square, metres: number): Destination | undefined {
  return line(squares, from, to)
    .slice(1)
    .map(square => ({ ...square, metres: metresBetween(from, square) }))
    .findLast(square => square.metres <= metres && !isTaken(fight, square))
}

/** Whoever is held gets no farther than he is held. */
const isTethered = (fight: Fight, place: number, { x, y }: Square): boolean =>
  holdsOn(fight, idAt(fight, place)).some(({ by }) => {
    const holder = standingAt(fight, placeOf(fight, by))
    return Math.max(Math.abs(holder.x - x), Math.abs(holder.y - y)) > 1
  })

/** Open ground has too many squares to list: the few that are have a label. */
interface Listed extends Destination {
  readonly label?: string
}

function choiceOf({ x, y }: Square, label?: string): Choice<string, About> {
  const about = { kind: 'square', x, y } as const
  const key = aboutKey(about)
  return { key, label: label ?? `to ${key}`, about }
}

/** Where to, or no farther. */
export class WhereOffer implements Offer {
  readonly who: string
  readonly question = QUESTIONS.where
  readonly subject: string | undefined
  readonly fight: Fight
  readonly place: number
  readonly metres: number
  /** The squares that are listed: on a map all that can be reached. */
  readonly destinations = lazy((): readonly Listed[] => [...this.#list()])

  constructor(fight: Fight, place: number, metres: number, subject?: string) {
    this.who = idAt(fight, place)
    this.fight = fight
    this.place = place
    this.metres = metres
    this.subject = subject
  }

  get choices(): readonly Choice<string, About>[] {
    return [
      { key: STAY, label: 'Stay where you are', about: { kind: 'stay' } },
      ...this.destinations().map(({ x, y, label }) => choiceOf({ x, y }, label)),
    ]
  }

  *#list(): Generator<Listed> {
    const seen = new Set<string>()
    const found =
      mapOf(this.fight) === undefined
        ? onOpenGround(this.fight, this.place, this.metres)
        : reachable(this.fight, this.place, this.metres)
    const held = holdsOn(this.fight, idAt(this.fight, this.place)).length > 0
    for (const to of found) {
      const key = aboutKey({ kind: 'square', x: to.x, y: to.y })
      if (seen.has(key) || (held && isTethered(this.fight, this.place, to))) continue
      seen.add(key)
      yield to
    }
  }

  trust(key: string): string {
    return key
  }

  find(key: string): Choice<string, About> | undefined {
    if (key === STAY) return { key, label: 'Stay', about: { kind: 'stay' } }
    const to = this.destination(key)
    return to === undefined ? undefined : choiceOf(to)
  }

  /** Where a key leads; nowhere if nobody can go there. */
  destination(key: string): Destination | undefined {
    if (key === STAY) return { ...squareAt(this.fight, this.place), metres: 0 }
    const named = squareNamed(key)
    return named === undefined ? undefined : this.reached(named)
  }

  /** The way to a square; none if nobody can go there. */
  reached({ x, y }: Square): Destination | undefined {
    if (mapOf(this.fight) !== undefined) return this.destinations().find(one => one.x === x && one.y === y)
    const metres = metresBetween(squareAt(this.fight, this.place), { x, y })
    const open = metres > 0 && metres <= this.metres && !isTaken(this.fight, { x, y })
    return open && !isTethered(this.fight, this.place, { x, y }) ? { x, y, metres } : undefined
  }
}
