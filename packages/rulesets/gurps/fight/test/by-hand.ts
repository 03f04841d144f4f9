/**
 * Exchanges worked out by hand: every face of every die in plain loops, and the book's rules written again, without asking
 * one of ours. Weights are whole numbers; each throw multiplies what they are out of.
 */
export interface ByHand {
  /** What each attack roll is against before the snap shot, and for how many rounds. */
  readonly rolls: readonly (readonly [skill: number, rounds: number])[]
  /** Less than this costs a shot without aim 4 more. */
  readonly snap?: number
  /** Of shots: whoever has fallen is harder to hit by 4. */
  readonly falling?: true
  /** The roll from which it jams; `crit` only if it fails critically; nothing jams without it. */
  readonly jams?: number | 'crit'
  /** By the target as he stands: what his defense roll is against. */
  readonly defense: (one: Standing) => number
  readonly damage: {
    readonly dice: number
    readonly adds: number
    readonly least: number
    readonly dr: number
    readonly times: number
    /** Each die by itself against the armour. */
    readonly shot?: true
  }
  readonly ht: number
  readonly hp: number
  readonly lying?: true
  readonly feels_no_pain?: true
  /** Critical hits on the body go to their table, and whoever dodges as badly as can be falls. */
  readonly tables?: true
  /** Aimed at a leg: so many hit points cripple it, and more than that is lost. */
  readonly leg?: number
}

export interface Standing {
  readonly hp: number
  readonly stunned: boolean
  readonly lying: boolean
  readonly dead: boolean
  readonly hit: boolean
  readonly struck: boolean
  readonly mishap: 'none' | 'critical miss' | 'jam'
  /** Hits still to come of this roll, and whether the next has every die on six. */
  readonly left: number
  readonly critical: 'no' | 'yes' | 'most'
  readonly avoids: boolean
  /** Of the hit that was taken last, and rolls against death that it calls for. */
  readonly injury: number
  readonly due: number
  /** What the table of critical hits says of the next. */
  readonly row: number
  readonly out: boolean
  readonly crippled: boolean
}

export interface Ways {
  readonly ways: bigint
  readonly all: readonly (readonly [Standing, bigint])[]
}

const THREE: readonly number[] = (() => {
  const ways = new Array<number>(19).fill(0)
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) for (let c = 1; c <= 6; c++) ways[a + b + c] = (ways[a + b + c] ?? 0) + 1
  return ways
})()

export const made = (roll: number, score: number): boolean => roll <= 4 || (roll < 17 && roll <= score)

export function skillOf({ snap, falling }: ByHand, before: number, lying: boolean): number {
  const now = before - (falling && lying ? 4 : 0)
  return snap !== undefined && now < snap ? now - 4 : now
}

export type Led = readonly (readonly [Standing, number])[]

/** One throw for each of them; what does not throw has all of its ways. */
export function after({ ways, all }: Ways, of: number, leads: (one: Standing) => Led): Ways {
  const found = new Map<string, [Standing, bigint]>()
  for (const [one, weight] of all) {
    for (const [next, part] of leads(one)) {
      const key = JSON.stringify(next)
      const known = found.get(key)
      if (known === undefined) found.set(key, [next, weight * BigInt(part)])
      else known[1] += weight * BigInt(part)
    }
  }
  return { ways: ways * BigInt(of), all: [...found.values()] }
}

/** Three dice, read total by total. */
export const threeDice = (
  now: Ways,
  throws: (one: Standing) => boolean,
  read: (one: Standing, roll: number) => Standing,
): Ways =>
  after(now, 216, one =>
    throws(one) ? THREE.flatMap((part, roll) => (part === 0 ? [] : [[read(one, roll), part] as const])) : [[one, 216]],
  )

/** Rounds that hit, by how many were fired and by how much the roll was made. */
const GROUPS: { readonly [rounds: number]: readonly number[] } = {
  1: [0, 1, 1, 1, 1, 1, 1],
  2: [0, 1, 1, 1, 1, 1, 2],
  3: [1, 1, 1, 1, 2, 2, 3],
  4: [1, 2, 2, 3, 3, 3, 4],
}

function attacked(one: Standing, roll: number, skill: number, rounds: number, jams: ByHand['jams']): Standing {
  const fails = roll > 4 && (roll === 18 || (roll === 17 && skill <= 15) || roll - skill >= 10)
  if (typeof jams === 'number' ? roll >= jams : jams === 'crit' && fails) return { ...one, mishap: 'jam' }
  if (fails) return { ...one, mishap: 'critical miss' }
  if (roll <= 4 || (roll === 5 && skill >= 15) || (roll === 6 && skill >= 16)) {
    return { ...one, hit: true, left: rounds, critical: roll === 3 ? 'most' : 'yes' }
  }
  if (roll >= 17) return one
  const margin = skill - roll
  const hits = margin < -1 ? 0 : (GROUPS[rounds]?.[Math.min(5, margin) + 1] ?? 0)
  return { ...one, hit: one.hit || hits > 0, left: hits }
}

/** Every sum that the dice can show; of shot, what gets through of all of them. */
export function sums(dice: number, each: (face: number) => number): readonly (readonly [number, number])[] {
  let found = new Map([[0, 1]])
  for (let die = 0; die < dice; die++) {
    const next = new Map<number, number>()
    for (const [sum, ways] of found)
      for (let face = 1; face <= 6; face++) {
        const total = sum + each(face)
        next.set(total, (next.get(total) ?? 0) + ways)
      }
    found = next
  }
  return [...found]
}

/** The table of critical hits for the body, as far as it changes the damage. */
const MULTIPLIED: { readonly [row: number]: number } = { 5: 3, 6: 2, 14: 2, 16: 2, 17: 3 }
const PAST_ARMOUR = [4, 13]
const STUNS = 7
const KNOCKS_OUT = [3, 18]

function struck(now: Ways, { damage, ht, leg = Number.POSITIVE_INFINITY }: ByHand): Ways {
  const { dice, adds, least, dr, times, shot } = damage
  const through = (basic: number, stopped = dr): number => Math.max(0, Math.max(least, basic) - stopped)
  const thrown = shot ? sums(dice, face => through(face)) : sums(dice, face => face)
  const injury = (sum: number, row: number): number => {
    const stopped = PAST_ARMOUR.includes(row) ? 0 : dr
    return Math.min(leg, Math.floor((shot ? sum : through((sum + adds) * (MULTIPLIED[row] ?? 1), stopped)) * times))
  }
  const most = shot ? dice * through(6) : dice * 6
  return after(now, 6 ** dice, one => {
    const takes = one.left > 0 && !one.dead && (one.critical !== 'no' || !one.avoids)
    if (!takes) return [[{ ...one, left: Math.max(0, one.left - 1), critical: 'no' }, 6 ** dice]]
    const hurt = (lost: number): Standing => {
      const hp = one.hp - lost
      const thresholds = (points: number): number => (points > -ht ? 0 : Math.floor((-ht - points) / 5) + 1)
      const dead = lost > 0 && hp <= -5 * ht
      const due = dead || lost === 0 ? 0 : thresholds(hp) - thresholds(one.hp)
      return { ...one, hp, dead, due, struck: true, injury: dead ? 0 : lost, left: one.left - 1, critical: 'no' }
    }
    if (one.critical === 'most') return [[hurt(injury(most, 0)), 6 ** dice]]
    return thrown.map(([sum, ways]) => [hurt(injury(sum, one.row)), ways] as const)
  })
}

/** One hit, with everything that comes of it. */
function oneHit(before: Ways, x: ByHand): Ways {
  let now = struck(before, x)
  while (now.all.some(([{ due }]) => due > 0)) {
    now = threeDice(
      now,
      ({ due }) => due > 0,
      (one, roll) => (made(roll, x.ht) ? { ...one, due: one.due - 1 } : { ...one, due: 0, dead: true, injury: 0 }),
    )
  }
  // A leg that gives way does so before anybody rolls to stay on his feet.
  now = after(now, 1, one => [
    [
      one.injury === x.leg && !one.dead
        ? { ...one, crippled: true, lying: true, stunned: one.stunned || x.feels_no_pain === undefined }
        : one,
      1,
    ],
  ])
  const hard = ({ injury, dead }: Standing): boolean => !dead && 2 * injury > x.ht
  now = threeDice(
    now,
    one => hard(one) && !one.lying,
    (one, roll) => (made(roll, x.ht) ? one : { ...one, lying: true }),
  )
  return after(now, 1, one => [[{ ...tabled(one, x), injury: 0, stunned: stunnedBy(one, hard(one), x) }, 1]])
}

const stunnedBy = (one: Standing, hard: boolean, { feels_no_pain }: ByHand): boolean =>
  one.stunned || (feels_no_pain === undefined && (hard || (one.row === STUNS && !one.dead)))

/** What else the row says, of whoever still lives. */
const tabled = (one: Standing, { leg }: ByHand): Standing =>
  !one.dead && leg === undefined && KNOCKS_OUT.includes(one.row)
    ? { ...one, row: 0, out: true, lying: true }
    : { ...one, row: 0 }

export function byHand(x: ByHand): Ways {
  const start: Standing = {
    hp: x.hp,
    stunned: false,
    lying: x.lying ?? false,
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
  let now: Ways = { ways: 1n, all: [[start, 1n]] }
  for (const [skill, rounds] of x.rolls) {
    now = threeDice(
      now,
      ({ dead, mishap, lying }) => !dead && mishap === 'none' && skillOf(x, skill, lying) >= 3,
      (one, roll) => attacked(one, roll, skillOf(x, skill, one.lying), rounds, x.jams),
    )
    if (x.tables) {
      now = threeDice(
        now,
        ({ critical }) => critical !== 'no',
        (one, row) => ({ ...one, critical: 'yes', row }),
      )
    }
    // A critical hit alone is not defended against; the others of its group are.
    now = threeDice(
      now,
      ({ left, critical }) => left > (critical === 'no' ? 0 : 1),
      (one, roll) => {
        const score = x.defense(one)
        const stumbles = x.tables === true && roll > 4 && (roll >= 17 || roll - score >= 10)
        return { ...one, avoids: made(roll, score), lying: one.lying || stumbles }
      },
    )
    for (let hit = 0; hit < rounds; hit++) now = oneHit(now, x)
    now = after(now, 1, one => [[{ ...one, avoids: false, left: 0 }, 1]])
  }
  return now
}
