/** Fights in the fog at random, and what a seat is sent of them at every step. */
import { type Source, seeded } from '@umpire/dice'
import {
  type Entry,
  keyOf,
  type Scene,
  type SceneKind,
  throwing,
  type Unseen,
  unseenBy,
  type Viewer,
} from '@umpire/engine'
import { hexes, importMap } from '@umpire/geometry'
import { unseenIn } from '../../fight/ground/perceive.ts'
import { type Fight, fightState, standingAt } from '../../fight/state/state.ts'

const AS_PRINTED = { options: [], settings: {} }
const MASTER: Viewer = { role: 'gm', actors: [] }

/** Rooms and thickets, so that people lose sight of each other again and again. */
function rowsOf(source: Source): readonly string[] {
  const signs = '........##%%:+'
  const row = (): string => Array.from({ length: 14 }, () => signs[source.draw(signs.length, 1)]).join('')
  return Array.from({ length: 10 }, row)
}

const WHO = [{ template: 'rifleman', nation: 'british' }, { template: 'partisan', nation: 'french' }, { beast: 'wolf' }]

function fileOf(source: Source): unknown {
  const members = (side: string) =>
    Array.from({ length: 1 + source.draw(3, 1) }, (_, nth) => ({
      ...WHO[source.draw(WHO.length, 1)],
      id: `${side}-${nth}`,
      name: `${side} number ${nth}`,
    }))
  return {
    system: 'gurps',
    map: rowsOf(source),
    light: -source.draw(3, 1),
    sides: [
      { name: 'the first', members: members('ours') },
      { name: 'the second', members: members('theirs') },
    ],
  }
}

export interface Foggy {
  readonly scene: Scene
  readonly kind: SceneKind
  readonly source: Source
}

export function foggyFight(kind: SceneKind, seed: string): Foggy {
  const source = seeded(seed)
  const state = kind.begin(fileOf(source), 'given', AS_PRINTED)
  const scene = kind.open(
    AS_PRINTED,
    { state, underway: null },
    { throws: throwing(seeded(`${seed} dice`)), plays: () => false },
  )
  scene.override(['paint'], { foggy: true })
  return { scene, kind, source }
}

export const fightIn = (scene: Scene): Fight => fightState.read(scene.data.state, 'state')

/** The seats of a table with one player of each side, one with two people, and somebody who only looks on. */
export function seatsOf({ roster }: Fight): readonly Viewer[] {
  const of = (side: number): readonly string[] => roster.filter(one => one.side === side).map(({ id }) => id)
  return [
    { role: 'player', actors: of(0).slice(0, 1) },
    { role: 'player', actors: of(0) },
    { role: 'player', actors: of(1).slice(0, 1) },
    { role: 'spectator', actors: [] },
  ]
}

/** All that leaves for a seat at this moment: the state, what it is asked, and what is proposed to it. */
export function sentNow(scene: Scene, seat: Viewer): string {
  const asked = scene.asking
    .filter(({ question }) => question.kind === 'choice' && seat.actors.includes(question.who))
    .map(one => [scene.asked(one, seat), scene.proposal(one, seat)])
  return keyOf([scene.view(seat), asked])
}

export const sentOf = ({ kind }: Foggy, entries: readonly Entry[], seat: Viewer): readonly string[] =>
  entries.map(entry => JSON.stringify(kind.viewEntry(entry, seat) ?? null))

/** Answers by chance with what is allowed, or as the program would. */
export function answered({ scene, source }: Foggy): readonly Entry[] {
  const [asked] = scene.asking
  if (asked?.question.kind !== 'choice') return []
  const { who, choices } = asked.question
  const open = choices.filter(({ refused, key }) => refused === undefined && key !== 'surrender' && key !== 'flee')
  const wild = open[source.draw(Math.max(1, open.length), 1)]?.key
  const choice = source.draw(3, 1) === 0 ? wild : scene.proposal(asked, MASTER)
  return scene.answer(asked.ask, { choice: choice ?? wild ?? '', by: who }).flatMap(({ entries }) => entries)
}

/** Puts somebody whom a seat does not perceive on another hex where it does not either; answers whether there is one. */
export function stolen({ scene, source }: Foggy, seat: Viewer): boolean {
  const fight = fightIn(scene)
  const unseen = unseenBy(scene.unseen, seat)
  const place = fight.roster.findIndex(({ id }) => unseen.has(id))
  if (place < 0) return false
  const before = [...unseen].sort().join()
  const map = importMap(hexes, fight.map)
  for (let tries = 0; tries < 20; tries++) {
    const row = source.draw(map.height, 1)
    const hex = { q: source.draw(map.width, 1) - (row >> 1), r: row }
    if (map.terrain(hex).blocked || fight.standing.some(one => one.q === hex.q && one.r === hex.r)) continue
    const one = { ...standingAt(fight, place), ...hex }
    const after = unseenIn({ ...fight, standing: fight.standing.with(place, one) })
    if ([...unseenBy(after, seat)].sort().join() !== before) continue
    scene.override(['standing', place], one)
    return true
  }
  return false
}

/** Names among these that a text speaks of. */
export const namesIn = (sent: string, unseen: readonly Unseen[], seat: Viewer): readonly string[] =>
  [...unseenBy(unseen, seat)].filter(name => new RegExp(`(?<![\\w-])${name}(?![\\w])`).test(sent))
