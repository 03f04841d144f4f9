/**
 * Thrown grenades worked out by hand: every face of every die in plain loops, and the book's rules written again, without
 * asking one of ours. Each person is worked out by himself.
 */
import { after, made, type Standing, sums, threeDice, type Ways } from './by-hand.ts'

interface PersonByHand {
  readonly q: number
  readonly r: number
  readonly ht: number
  readonly hp: number
  readonly dr?: number
  readonly lying?: true
  readonly feels_no_pain?: true
}

export interface BlastByHand {
  readonly skill: number
  /** Of the target: what his defense roll is against. */
  readonly defense: number
  readonly concussion: number
  readonly fragments: number
  readonly people: { readonly [who: string]: PersonByHand }
  /** Critical misses go to their table, and whoever dodges as badly as can be falls. */
  readonly tables?: true
}

interface Hex {
  readonly q: number
  readonly r: number
}

/** How it went until it burst: nowhere if it does not. */
export interface Burst {
  readonly at: Hex | null
  readonly came: 'hit' | 'miss' | 'critical miss'
  readonly touches: boolean
  readonly falls: boolean
  readonly weight: bigint
}

const away = (a: Hex, b: Hex): number =>
  (Math.abs(a.q - b.q) + Math.abs(a.r - b.r) + Math.abs(a.q + a.r - b.q - b.r)) / 2

const AROUND = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const
/** Long, left, left, right, right, short, of whoever throws along q. */
const ASTRAY = [AROUND[0], AROUND[1], AROUND[1], AROUND[5], AROUND[5], AROUND[3]]
const DUD = [3, 4, 5, 6, 8, 12, 16, 17, 18]
const DROPPED = [13, 14]
const AGAIN = [9, 10, 11]

/** Every throw of three dice. */
function* thrice(): Generator<number> {
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) for (let c = 1; c <= 6; c++) yield a + b + c
}

const ROWS = [...thrice()].filter(row => !AGAIN.includes(row))
/** Of the attack roll, of the defense, of the table, of the die for the direction. */
export const THROWS = BigInt(216 * 216 * ROWS.length * 6)

/** Everything up to the burst, throw by throw. */
export function bursts(x: BlastByHand, mark: Hex): readonly Burst[] {
  const found: Burst[] = []
  const part = (out: number): bigint => THROWS / BigInt(out)
  for (const roll of thrice()) {
    const bad = roll === 18 || (roll === 17 && x.skill <= 15) || roll - x.skill >= 10
    const hits = !bad && roll < 17 && roll <= x.skill
    if (hits) {
      for (const defense of thrice()) {
        const avoids = made(defense, x.defense)
        const falls = x.tables === true && defense > 4 && (defense >= 17 || defense - x.defense >= 10)
        found.push({ at: mark, came: 'hit', touches: !avoids, falls, weight: part(216 * 216) })
      }
      continue
    }
    const by = Math.min(Math.max(1, roll - x.skill), Math.ceil(away({ q: 0, r: 0 }, mark) / 2))
    const nowhere = { came: bad ? 'critical miss' : 'miss', at: null, touches: false, falls: false } as const
    for (const row of bad && x.tables === true ? ROWS : [NO_TABLE]) {
      const out = 216 * (row === NO_TABLE ? 1 : ROWS.length)
      if (DUD.includes(row)) found.push({ ...nowhere, weight: part(out) })
      else if (DROPPED.includes(row)) {
        for (const [q, r] of AROUND) found.push({ ...nowhere, at: { q, r }, weight: part(out * 6) })
      } else {
        for (const [q = 0, r = 0] of ASTRAY) {
          const at = { q: mark.q + q * by, r: mark.r + r * by }
          found.push({ ...nowhere, at, weight: part(out * 6) })
        }
      }
    }
  }
  return found
}

const NO_TABLE = 0

/** A wound of so many points, with everything that comes of it. */
function wounded(before: Ways, injuryOf: (one: Standing) => number, { ht, feels_no_pain }: PersonByHand): Ways {
  const thresholds = (points: number): number => (points > -ht ? 0 : Math.floor((-ht - points) / 5) + 1)
  let now = after(before, 1, one => {
    const injury = one.dead ? 0 : injuryOf(one)
    const hp = one.hp - injury
    const dead = one.dead || (injury > 0 && hp <= -5 * ht)
    const due = dead || injury === 0 ? 0 : thresholds(hp) - thresholds(one.hp)
    return [[{ ...one, hp, dead, due, injury: dead ? 0 : injury }, 1]]
  })
  while (now.all.some(([{ due }]) => due > 0)) {
    now = threeDice(
      now,
      ({ due }) => due > 0,
      (one, roll) => (made(roll, ht) ? { ...one, due: one.due - 1 } : { ...one, due: 0, dead: true, injury: 0 }),
    )
  }
  const hard = ({ injury, dead }: Standing): boolean => !dead && 2 * injury > ht
  now = threeDice(
    now,
    one => hard(one) && !one.lying,
    (one, roll) => (made(roll, ht) ? one : { ...one, lying: true }),
  )
  return after(now, 1, one => [
    [{ ...one, injury: 0, row: 0, stunned: one.stunned || (feels_no_pain === undefined && hard(one)) }, 1],
  ])
}

const NOBODY: Standing = {
  hp: 0,
  stunned: false,
  lying: false,
  dead: false,
  hit: false,
  struck: false,
  mishap: 'none',
  left: 0,
  critical: 'no',
  avoids: false,
  injury: 0,
  due: 0,
  row: 0,
  out: false,
  crippled: false,
}

const YARDS_A_DIE = 5
const LEAST = 3

/** One person, so far from it. */
function burstBeside(x: BlastByHand, who: PersonByHand, yards: number, touches: boolean): Ways {
  const { dr = 0, lying = false } = who
  const twice = touches ? 2 : 1
  const total = (one: Standing, dice: number) =>
    sums(dice, face => face).map(([sum, ways]) => [{ ...one, row: sum }, ways] as const)
  let now: Ways = { ways: 1n, all: [[{ ...NOBODY, hp: who.hp, lying }, 1n]] }
  now = after(now, 6 ** x.concussion, one => total(one, x.concussion))
  const shock = (sum: number): number => Math.max(0, Math.floor((sum * twice) / 4 ** Math.floor(yards / 2)) - dr)
  now = wounded(now, ({ row }) => shock(row), who)
  if (x.fragments === 0 || yards > YARDS_A_DIE * x.concussion) return now
  now = threeDice(
    now,
    ({ dead }) => !dead && yards > 0,
    (one, roll) => {
      const needed = Math.max(LEAST, 18 - yards) - (one.lying ? 4 : 0)
      return { ...one, avoids: needed < LEAST || roll > needed }
    },
  )
  now = after(now, 6 ** x.fragments, one => (one.avoids ? [[one, 6 ** x.fragments]] : total(one, x.fragments)))
  const piece = ({ avoids, row }: Standing): number => (avoids ? 0 : Math.floor(Math.max(0, row * twice - dr) * 1.5))
  return wounded(now, piece, who)
}

type Told = readonly (readonly [Standing, bigint])[]

/** Everything that may come of it for one of them. */
export function endsFor(
  x: BlastByHand,
  who: string,
  all: readonly Burst[],
): { readonly ways: bigint; readonly ends: Told } {
  const one = x.people[who]
  if (one === undefined) throw new Error(`${who} is not there`)
  const beside = new Map<string, { readonly found: Ways; weight: bigint; readonly falls: boolean }>()
  for (const { at, touches, falls, weight } of all) {
    const yards = at === null ? -1 : away(at, one)
    const mine = who === 'bob'
    const key = `${yards} ${mine && touches} ${mine && falls}`
    const known = beside.get(key)
    if (known !== undefined) known.weight += weight
    else {
      const unhurt: Ways = { ways: 1n, all: [[{ ...NOBODY, hp: one.hp, lying: one.lying ?? false }, 1n]] }
      const found = yards < 0 ? unhurt : burstBeside(x, one, yards, mine && touches)
      beside.set(key, { found, weight, falls: mine && falls })
    }
  }
  let ways = 1n
  for (const { found } of beside.values()) if (found.ways > ways) ways = found.ways
  // Each is out of a power of six, so the largest of them is a multiple of all.
  const ends = [...beside.values()].flatMap(({ found, weight, falls }) =>
    found.all.map(([end, part]): [Standing, bigint] => [
      { ...end, lying: end.lying || (falls && !end.dead) },
      part * weight * (ways / found.ways),
    ]),
  )
  return { ways: ways * THROWS, ends }
}
