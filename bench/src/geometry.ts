import { blankMap, gait, type Hex, hexes, hexRing } from '@umpire/geometry'
import { Direction, defineHex, Grid, line, rectangle, spiral } from 'honeycomb-grid'
import { FOV, Path } from 'rot-js/lib/index.js'
import { type Contender, versus } from './measure.ts'

const SIDE = 100
const SIGHT = 30
const MOVE = 10
const WAY = 50
const QUERIES = 256

// ---- the same map for all: a fifth of the hexes is blocked and opaque, from a fixed seed

let seed = 20_240_229
function below(limit: number): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((seed / 2 ** 32) * limit)
}

const blockedAt = Uint8Array.from({ length: SIDE * SIDE }, () => (below(5) === 0 ? 1 : 0))
const indexOf = ({ q, r }: Hex): number => {
  const column = q + (r >> 1)
  return r < 0 || r >= SIDE || column < 0 || column >= SIDE ? -1 : r * SIDE + column
}
const isOpen = (hex: Hex): boolean => blockedAt[indexOf(hex)] === 0
const hexAt = (index: number): Hex => {
  const r = Math.floor(index / SIDE)
  return { q: (index % SIDE) - (r >> 1), r }
}

const map = blankMap(hexes, SIDE, SIDE)
blockedAt.forEach((blocked, index) => {
  if (blocked === 1) map.paint(hexAt(index), { blocked: true, opaque: true })
})
const walk = gait(hexes, { step: 1 })

/** Queries that all contenders answer: a start and an end on open ground. */
interface Trip {
  readonly from: Hex
  readonly to: Hex
}

function trips(distance: number, fits: (trip: Trip) => boolean): Trip[] {
  const found: Trip[] = []
  while (found.length < QUERIES) {
    const from = hexAt(below(SIDE * SIDE))
    const ring = hexRing(from, distance)
    const to = ring[below(ring.length)] ?? from
    if (isOpen(from) && isOpen(to) && fits({ from, to })) found.push({ from, to })
  }
  return found
}

/** Asks the queries one after the other, round and round. */
function asking<Query>(name: string, queries: readonly Query[], answer: (query: Query) => number): Contender {
  const run = (times: number): number => {
    let sum = 0
    for (let time = 0; time < times; time++) {
      const query = queries[time % QUERIES]
      if (query !== undefined) sum += answer(query)
    }
    return sum
  }
  return { name, run }
}

// ---- honeycomb-grid: hexes of a class with our trait, and its lines and neighbours

class Tile extends defineHex() {
  blocked = false
}
const grid = new Grid(Tile, rectangle({ width: SIDE, height: SIDE }))
for (const tile of grid) tile.blocked = !isOpen(tile)
const around = [Direction.E, Direction.SE, Direction.SW, Direction.W, Direction.NW, Direction.NE]

const honeycombSees = ({ from, to }: Trip): boolean => {
  const tiles = grid.traverse(line({ start: from, stop: to })).toArray()
  return tiles.every((tile, at) => at === 0 || at === tiles.length - 1 || !tile.blocked)
}

function honeycombView(from: Hex): number {
  let seen = 0
  for (const to of grid.traverse(spiral({ start: from, radius: SIGHT }))) if (honeycombSees({ from, to })) seen++
  return seen
}

function honeycombStops(from: Hex): number {
  const start = grid.getHex(from)
  if (start === undefined) return 0
  const costs = new Map([[start, 0]])
  let sum = 0
  for (const [tile, cost] of costs) {
    sum += cost
    if (cost === MOVE) continue
    for (const direction of around) {
      const next = grid.neighborOf(tile, direction, { allowOutside: false })
      if (next !== undefined && !next.blocked && !costs.has(next)) costs.set(next, cost + 1)
    }
  }
  return sum
}

function honeycombPath({ from, to }: Trip): number {
  const start = grid.getHex(from)
  const goal = grid.getHex(to)
  if (start === undefined || goal === undefined) return 0
  const costs = new Map([[start, 0]])
  const open = [[start]]
  for (let expected = 0; expected < open.length; expected++) {
    const bucket = open[expected] ?? []
    for (let tile = bucket.pop(); tile !== undefined; tile = bucket.pop()) {
      const cost = costs.get(tile) ?? 0
      if (tile === goal) return cost
      for (const direction of around) {
        const next = grid.neighborOf(tile, direction, { allowOutside: false })
        if (next === undefined || next.blocked || (costs.get(next) ?? Infinity) <= cost + 1) continue
        costs.set(next, cost + 1)
        const total = cost + 1 + grid.distance(next, goal) - grid.distance(start, goal)
        while (open.length <= total) open.push([])
        open[total]?.push(next)
      }
    }
  }
  return 0
}

// ---- rot-js: hexes have doubled columns, x = 2q + r

const rotPasses = (x: number, y: number): boolean => isOpen({ q: (x - y) >> 1, r: y })
const shadows = new FOV.PreciseShadowcasting(rotPasses, { topology: 6 })

function rotView(from: Hex): number {
  let seen = 0
  shadows.compute(2 * from.q + from.r, from.r, SIGHT, (x, y) => {
    seen += 1 + ((x ^ y) & 1)
  })
  return seen
}

function rotPath(Finder: typeof Path.AStar | typeof Path.Dijkstra, { from, to }: Trip): number {
  let steps = -1
  const finder = new Finder(2 * to.q + to.r, to.r, rotPasses, { topology: 6 })
  finder.compute(2 * from.q + from.r, from.r, () => {
    steps++
  })
  return steps
}

// ---- bare loops over one padded array, written for these questions alone: no costs, walls, cover or facing, and no
// answer but a number

const STRIDE = SIDE + 2
const bareSize = STRIDE * STRIDE
const bareAt = ({ q, r }: Hex): number => STRIDE + 1 + r * STRIDE + q
const bare = new Uint8Array(bareSize).fill(1)
blockedAt.forEach((blocked, index) => {
  bare[bareAt(hexAt(index))] = blocked
})
const bareSteps = Int32Array.of(1, STRIDE, STRIDE - 1, -1, -STRIDE, 1 - STRIDE)
const bareCosts = new Int32Array(bareSize)
const bareQueue = new Int32Array(bareSize)

function bareLine(from: number, ahead: number, aside: number, length: number, second: number, rest: number): number {
  let at = from
  let left = rest
  for (let step = 1; step < length; step++) {
    left += 2 * second
    if (left >= 2 * length) {
      left -= 2 * length
      at += aside
    } else at += ahead
    if (bare[at] === 1) return 0
  }
  return 1
}

function bareSees({ from, to }: Trip): number {
  const q = to.q - from.q
  const r = to.r - from.r
  const s = -q - r
  let direction = 5
  let second = q + r
  if (q > 0 && r >= 0) [direction, second] = [0, r]
  else if (q <= 0 && s < 0) [direction, second] = [1, -q]
  else if (r > 0) [direction, second] = [2, s]
  else if (q < 0) [direction, second] = [3, -r]
  else if (s > 0) [direction, second] = [4, q]
  const ahead = bareSteps[direction] ?? 0
  const aside = bareSteps[(direction + 1) % 6] ?? 0
  const length = Math.max(Math.abs(q), Math.abs(r), Math.abs(s))
  const start = bareAt(from)
  return (
    bareLine(start, ahead, aside, length, second, length) || bareLine(start, ahead, aside, length, second, length - 1)
  )
}

function bareReach({ from, to }: Trip): number {
  const start = bareAt(from)
  bareCosts[start] = 1
  bareQueue[0] = start
  let count = 1
  for (let next = 0; next < count; next++) {
    const at = bareQueue[next] ?? 0
    const cost = bareCosts[at] ?? 0
    if (cost > MOVE) continue
    for (let direction = 0; direction < 6; direction++) {
      const beside = at + (bareSteps[direction] ?? 0)
      if (bare[beside] === 1 || bareCosts[beside] !== 0) continue
      bareCosts[beside] = cost + 1
      bareQueue[count++] = beside
    }
  }
  const cost = (bareCosts[bareAt(to)] ?? 0) - 1
  for (let next = 0; next < count; next++) bareCosts[bareQueue[next] ?? 0] = 0
  return cost
}

const bareQ = new Int16Array(bareSize)
const bareR = new Int16Array(bareSize)
blockedAt.forEach((_, index) => {
  const hex = hexAt(index)
  bareQ[bareAt(hex)] = hex.q
  bareR[bareAt(hex)] = hex.r
})
const barePile = new Int32Array(8 * bareSize)
const bareUnder = new Int32Array(8 * bareSize)
const bareFrom = new Int32Array(bareSize)

/** A* with a pile for each expected cost modulo four, as one step raises it by two at most. */
function barePath({ from, to }: Trip): number {
  const start = bareAt(from)
  const goal = bareAt(to)
  const tops = [0, -1, -1, -1]
  barePile[0] = start
  bareUnder[0] = -1
  bareCosts[start] = 1
  let piled = 1
  let expected = 0
  let waiting = 1
  while (waiting > 0) {
    const entry = tops[expected & 3] ?? -1
    if (entry < 0) {
      expected++
      continue
    }
    tops[expected & 3] = bareUnder[entry] ?? -1
    waiting--
    const at = barePile[entry] ?? 0
    if (at === goal) break
    const cost = (bareCosts[at] ?? 0) + 1
    const near = bareDistance(at, to)
    for (let direction = 0; direction < 6; direction++) {
      const next = at + (bareSteps[direction] ?? 0)
      const known = bareCosts[next] ?? 0
      if (bare[next] === 1 || (known !== 0 && known <= cost)) continue
      bareCosts[next] = cost
      bareFrom[next] = at
      const pile = (expected + 1 + bareDistance(next, to) - near) & 3
      barePile[piled] = next
      bareUnder[piled] = tops[pile] ?? -1
      tops[pile] = piled++
      waiting++
    }
  }
  let steps = 0
  if (bareCosts[goal] !== 0) for (let at = goal; at !== start; at = bareFrom[at] ?? 0) steps++
  for (let entry = 0; entry < piled; entry++) bareCosts[barePile[entry] ?? 0] = 0
  return steps
}

function bareDistance(at: number, { q, r }: Hex): number {
  const dq = (bareQ[at] ?? 0) - q
  const dr = (bareR[at] ?? 0) - r
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr))
}

// ---- ours, through the public functions

const ourSees = ({ from, to }: Trip): number => (map.sight(from, to).seen ? 1 : 0)
/** As rot-js does, it hands every cell in sight to a callback. */
function ourView(from: Hex): number {
  let seen = 0
  map.fieldOfView(from, SIGHT).each((q, r) => {
    seen += 1 + ((q ^ r) & 1)
  })
  return seen
}
const ourPath = ({ from, to }: Trip): number => (map.path(walk, from, to)?.length ?? 1) - 1
const ourReach = ({ from, to }: Trip): number => map.reach(walk, from, MOVE).cost(to) ?? -1
const ourStops = (from: Hex): number => {
  let sum = 0
  for (const { cost } of map.reach(walk, from, MOVE).stops()) sum += cost
  return sum
}

/** A contender that answers otherwise than ours would make the figure worthless. */
function agree<Query>(queries: readonly Query[], answers: readonly ((query: Query) => number)[]): void {
  for (const query of queries) {
    const given = answers.map(answer => answer(query))
    if (new Set(given).size > 1)
      throw new Error(`geometry: expected one answer, got ${given} for ${JSON.stringify(query)}`)
  }
}

/** Sight, reach and paths on hexes, against honeycomb-grid, rot-js and bare loops. */
export function benchGeometry(): void {
  const clear = trips(SIGHT, trip => ourSees(trip) === 1 && honeycombSees(trip))
  const any = trips(SIGHT, () => true)
  for (const [figure, pairs] of [
    ['clear sight over 30 hexes', clear],
    ['any sight over 30 hexes', any],
  ] as const) {
    agree(pairs, [ourSees, bareSees])
    const sees = asking('umpire', pairs, ourSees)
    versus(
      figure,
      sees,
      asking('honeycomb-grid line', pairs, trip => Number(honeycombSees(trip))),
      20,
    )
    versus(figure, sees, asking('bare loop', pairs, bareSees), 0.333)
  }

  const starts = trips(1, () => true).map(trip => trip.from)
  const view = asking('umpire', starts, ourView)
  versus('field of view of 30 hexes', view, asking('honeycomb-grid lines', starts, honeycombView), 20)
  versus('field of view of 30 hexes', view, asking('rot-js PreciseShadowcasting', starts, rotView), 20)

  const near = trips(MOVE / 2, () => true)
  agree(near, [ourReach, bareReach])
  agree(starts, [ourStops, honeycombStops])
  versus('reach of 10', asking('umpire', near, ourReach), asking('bare loop', near, bareReach), 0.333)
  const stops = asking('umpire', starts, ourStops)
  versus('reach of 10, all listed', stops, asking('honeycomb-grid neighbours', starts, honeycombStops), 20)

  const ways = trips(WAY, trip => ourPath(trip) > 0)
  agree(ways, [ourPath, honeycombPath, barePath, trip => rotPath(Path.AStar, trip)])
  const path = asking('umpire', ways, ourPath)
  versus('path over 50 hexes', path, asking('honeycomb-grid neighbours, A*', ways, honeycombPath), 20)
  versus(
    'path over 50 hexes',
    path,
    asking('rot-js AStar', ways, trip => rotPath(Path.AStar, trip)),
    20,
  )
  versus(
    'path over 50 hexes',
    path,
    asking('rot-js Dijkstra', ways, trip => rotPath(Path.Dijkstra, trip)),
    20,
  )
  versus('path over 50 hexes', path, asking('bare loop', ways, barePath), 0.333)
}
