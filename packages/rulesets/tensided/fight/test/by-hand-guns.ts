/** Shots and a grenade worked out by hand, with plain loops over every die. */
import { type Body, type ByHand, Chances, cripple, D10, endOf, faces, factorOf, hurt, WELL } from './by-hand-body.ts'

/** One shot or burst: hits on these faces of the attack die, so much damage at severity 1, less so much each, so often. */
function shot(jams: number, least: number, each: (factor: number) => number, hp: number): ByHand['people'] {
  const bob = new Chances<string>()
  for (const d10 of D10) {
    if (d10 <= jams || d10 < least) bob.add(endOf(WELL), 0.1)
    else
      for (const severity of D10) {
        hurt(WELL, each(factorOf(severity)), hp, 'piercing', 0.01, (body, p) => bob.add(endOf(body), p))
      }
  }
  return { bob: bob.all }
}

export function pistol(): ByHand {
  // 7 + 5 against 15 + 2 for 15 m; it jams on a 1. Two bullets of 6, less half of a vest of 6.
  return {
    against: [12, 17],
    people: shot(1, 5, factor => Math.max(0, 2 * (6 * factor - 3)), 10),
    came: [[0.6, 0.3, 0.1, 0]],
    rounds: new Map([
      [13, 0.9],
      [15, 0.1],
    ]),
  }
}

export function burst(): ByHand {
  // 7 + 5 against 15 + 5 for 40 m; three of 12, less half of 15.
  return {
    against: [12, 20],
    people: shot(0, 8, factor => Math.max(0, 3 * (12 * factor - 7.5)), 10),
    came: [[0.3, 0.7, 0, 0]],
    rounds: new Map([[27, 1]]),
  }
}

export function carbine(): ByHand {
  // 8 + 5 against 15 + 8 for 60 m, - 4 for tracers on the same target. Seven of 15 and one more for each point, 12 less 6.
  const bob = new Chances<string>()
  for (const d10 of D10) {
    const mos = 13 + d10 - 19
    if (mos < 0) bob.add(endOf(WELL), 0.1)
    else hurt(WELL, (7 + mos) * 6, 60, 'piercing', 0.1, (body, p) => bob.add(endOf(body), p))
  }
  return { against: [13, 19], people: { bob: bob.all }, came: [[0.5, 0.5, 0, 0]], rounds: new Map([[15, 1]]) }
}

export function shotgun(): ByHand {
  // 4 + 5 against 15 + 5 for 35 m, less 2 for each of three spreads of 10 m. A third of ten pellets of 8 x 0.75.
  const people: { [who: string]: ReadonlyMap<string, number> } = {}
  for (const [who, hp, armour] of [
    ['bob', 14, 1],
    ['carl', 20, 0],
    ['dora', 10, 0],
  ] as const) {
    const ends = new Chances<string>()
    for (const d10 of D10) {
      if (9 + d10 < 14) ends.add(endOf(WELL), 0.1)
      else hurt(WELL, 3 * (6 - armour), hp, 'piercing', 0.1, (body, p) => ends.add(endOf(body), p))
    }
    people[who] = ends.all
  }
  return { against: [9, 14], people, came: [[0.6, 0.4, 0, 0]], rounds: new Map([[3, 1]]) }
}

export function sniper(): ByHand {
  // 9 + 9 against 15 + 8 for 90 m + 4 for the head. 18 x 2 for a vital place, less half of a helmet of 12.
  const bob = new Chances<string>()
  for (const d10 of D10) {
    if (18 + d10 < 27) bob.add(endOf(WELL), 0.1)
    else hurt(WELL, 30, 16, 'piercing', 0.1, (body, p) => bob.add(endOf(body), p))
  }
  return { against: [18, 27], people: { bob: bob.all }, came: [[0.2, 0.8, 0, 0]], rounds: new Map([[19, 1]]) }
}

export function grenade(): ByHand {
  // 6 + 5 against 15 + 2 for 12 m. It misses by so many metres, at most half of the way, in one of eight directions.
  const landed = new Chances<string>()
  for (const d10 of D10) {
    const off = Math.min(6, 17 - 11 - d10)
    if (off <= 0) landed.add('12,0', 0.1)
    else
      for (const d8 of faces(8)) {
        const angle = ((d8 - 1) * Math.PI) / 4
        landed.add(`${Math.round(12 + Math.cos(angle) * off)},${Math.round(Math.sin(angle) * off)}`, 0.1 / 8)
      }
  }
  const people: { [who: string]: ReadonlyMap<string, number> } = {}
  for (const [who, x, y, hp, through] of [
    ['bob', 12, 0, 30, 3],
    ['carl', 15, 3, 30, 6],
  ] as const) {
    const ends = new Chances<string>()
    for (const [square, chance] of landed.all) {
      const [sx = 0, sy = 0] = square.split(',').map(Number)
      const metres = Math.hypot(x - sx, y - sy)
      for (const a of faces(6)) {
        for (const b of faces(6)) {
          for (const c of faces(6)) {
            const flying = a + b + c
            const hits = metres < 1 ? 2 * flying : metres <= 3 ? flying : metres <= 9 ? Math.floor(flying / 3) : 0
            hurt(WELL, hits * through, hp, 'piercing', chance / 216, (body, p) => ends.add(endOf(body), p))
          }
        }
      }
    }
    people[who] = ends.all
  }
  return { against: [11, 17], people, came: [[0.5, 0.5, 0, 0]] }
}

export function threeShots(): ByHand {
  // As the pistol, 4 harder for three actions, and 4 easier against somebody who is out of it.
  const bob = new Chances<string>()
  const rounds = new Chances<number>()
  const came = [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]
  const tell = (shots: number, how: number, p: number): void => {
    const row = came[shots]
    if (row !== undefined) row[how] = (row[how] ?? 0) + p
  }
  const shoot = (body: Body, shots: number, left: number, p: number): void => {
    if (shots === 3 || body.level === 7) {
      bob.add(endOf(body), p)
      rounds.add(left, p)
      return
    }
    const difficulty = body.out === 'unconscious' || body.level === 6 ? 17 : 21
    for (const d10 of D10) {
      if (d10 === 1) {
        tell(shots, 2, p / 10)
        bob.add(endOf(body), p / 10)
        rounds.add(left, p / 10)
      } else if (12 + d10 < difficulty) {
        tell(shots, 1, p / 10)
        shoot(body, shots + 1, left - 2, p / 10)
      } else {
        tell(shots, 0, p / 10)
        for (const severity of D10) {
          const damage = Math.max(0, 2 * (6 * factorOf(severity) - 3))
          hurt(body, damage, 10, 'piercing', p / 100, (after, now) => shoot(after, shots + 1, left - 2, now))
        }
      }
    }
  }
  shoot(WELL, 0, 15, 1)
  const told = came.map(([hit = 0, miss = 0, jam = 0, blocked = 0]) => [hit, miss, jam, blocked] as const)
  return { against: [12, 21], people: { bob: bob.all }, came: told, rounds: rounds.all }
}

export function crippling(): ByHand {
  // As the pistol. Two faces for each limb, two for the spine and all of them; only there the vest covers him.
  const bob = new Chances<string>()
  for (const d10 of D10) {
    if (d10 < 5) {
      bob.add(endOf(WELL), 0.1)
      continue
    }
    for (const severity of D10) {
      for (const found of D10) {
        const area = Math.ceil(found / 2) - 1
        const spine = area === 4
        const damage = Math.max(0, 2 * (6 * factorOf(severity) - (spine ? 3 : 0)))
        const where = spine ? [0, 1, 2, 3] : [area]
        cripple(WELL, damage, 10, 'piercing', where, 0.001, (body, p) => bob.add(endOf(body), p))
      }
    }
  }
  return { ...pistol(), people: { bob: bob.all } }
}
