/** What is told of a thrown grenade, held against working it out by hand: exactly, not nearly. */
import type { Chance } from '@umpire/dice'
import type { Forecast } from '../forecast/forecast.ts'
import type { Standing } from './by-hand.ts'
import { type BlastByHand, type Burst, bursts, endsFor, THROWS } from './by-hand-blast.ts'

/** Whatever is told otherwise than it comes out by hand; of whom, if not of all. */
export function wrongBlast(x: BlastByHand, told: Forecast, whom = Object.keys(x.people)): readonly string[] {
  const { bob } = x.people
  const { blast, odds } = told
  if (bob === undefined || blast === null || odds === null) return ['nothing is told']
  const all = bursts(x, bob)
  const wrong: string[] = []
  const hold = (what: string, chance: Chance, sum: bigint, ways: bigint): void => {
    if (chance.ways * ways !== sum * chance.of)
      wrong.push(`${what}: ${chance.decimal} for ${Number(sum) / Number(ways)}`)
  }
  const weightOf = (holds: (one: Burst) => boolean): bigint => {
    let sum = 0n
    for (const one of all) if (holds(one)) sum += one.weight
    return sum
  }
  hold(
    'on target',
    blast.on_target,
    weightOf(({ came }) => came === 'hit'),
    THROWS,
  )
  hold(
    'touches',
    blast.touches,
    weightOf(({ touches }) => touches),
    THROWS,
  )
  hold(
    'nowhere',
    blast.nowhere,
    weightOf(({ at }) => at === null),
    THROWS,
  )
  hold(
    'critical miss',
    odds.mishap.critical_miss,
    weightOf(({ came }) => came === 'critical miss'),
    THROWS,
  )
  const hexes = new Set(all.flatMap(({ at }) => (at === null ? [] : [`${at.q},${at.r}`])))
  for (const { q, r, chance } of blast.lands) {
    hexes.delete(`${q},${r}`)
    hold(
      `${q},${r}`,
      chance,
      weightOf(({ at }) => at !== null && at.q === q && at.r === r),
      THROWS,
    )
  }
  for (const hex of hexes) wrong.push(`${hex} is not told`)
  for (const who of whom) {
    const before = x.people[who]
    const { ways, ends } = endsFor(x, who, all)
    const found = blast.people.find(one => one.who === who)
    const sumOf = (holds: (one: Standing) => boolean): bigint => {
      let sum = 0n
      for (const [one, weight] of ends) if (holds(one)) sum += weight
      return sum
    }
    if (before === undefined || found === undefined) {
      wrong.push(`${who} is not told`)
      continue
    }
    hold(
      `${who} unhurt`,
      found.unhurt,
      sumOf(one => !one.dead && one.hp === before.hp),
      ways,
    )
    hold(
      `${who} hurt`,
      found.hurt,
      sumOf(one => !one.dead && one.hp < before.hp),
      ways,
    )
    hold(
      `${who} dead`,
      found.dead,
      sumOf(({ dead }) => dead),
      ways,
    )
    hold(
      `${who} down`,
      found.down,
      sumOf(({ dead }) => dead),
      ways,
    )
    hold(
      `${who} stunned`,
      found.stunned,
      sumOf(one => !one.dead && one.stunned),
      ways,
    )
    hold(
      `${who} falls`,
      found.falls,
      sumOf(one => !one.dead && one.lying && before.lying === undefined),
      ways,
    )
    const lost = new Set([
      ...ends.map(([{ hp }]) => before.hp - hp),
      ...found.injury.outcomes.map(({ value }) => value),
    ])
    for (const points of lost) {
      const chance = found.injury.chance(value => value === points)
      hold(
        `${who} ${points} hit points`,
        chance,
        sumOf(({ hp }) => before.hp - hp === points),
        ways,
      )
    }
  }
  return wrong
}

/** The set-ups, added up by hand from the book's tables. */
export const BLASTS_BY_HAND: { readonly [what: string]: BlastByHand } = {
  // 14, and 2 less for 4 yards: enough for a throw in haste.
  'a grenade among three': {
    skill: 12,
    defense: 5,
    concussion: 2,
    fragments: 2,
    people: {
      ada: { q: 0, r: 0, ht: 11, hp: 11 },
      bob: { q: 4, r: 0, ht: 10, hp: 10 },
      cid: { q: 6, r: 0, ht: 12, hp: 12, dr: 4 },
      dan: { q: 3, r: 3, ht: 10, hp: 10, lying: true },
    },
  },
  // 14, 6 less for 20 yards, 4 less for the haste.
  'a grenade from afar': {
    skill: 4,
    defense: 5,
    concussion: 2,
    fragments: 2,
    people: { bob: { q: 20, r: 0, ht: 10, hp: 4 }, cid: { q: 18, r: 4, ht: 10, hp: -8, lying: true } },
  },
  // 14, and 1 less for 3 yards; what he wears helps him to get out of the way by 2.
  'a charge without fragments': {
    skill: 13,
    defense: 7,
    concussion: 6,
    fragments: 0,
    people: {
      ada: { q: 0, r: 0, ht: 11, hp: 11 },
      bob: { q: 3, r: 0, ht: 10, hp: 10, dr: 4, feels_no_pain: true },
      cid: { q: 4, r: 1, ht: 10, hp: 10 },
    },
  },
}
