/** Blows and a grip worked out by hand, with plain loops over every die. */
import { type Body, type ByHand, Chances, cripple, D10, endOf, faces, factorOf, hurt, WELL } from './by-hand-body.ts'

export function blockedKnife(): ByHand {
  // 6 + 4 against 5 + 3 + 5; the block 5 + 3 against 6 + 4 + 5, and must be better than the blow. 2 x 3, less half of 1.
  const bob = new Chances<string>()
  const fp = new Chances<number>()
  let [hit, miss, blocked] = [0, 0, 0]
  for (const d10 of D10) {
    const mos = 10 + d10 - 13
    if (mos < 0) {
      miss += 0.1
      bob.add(endOf(WELL), 0.1)
      fp.add(3, 0.1)
      continue
    }
    for (const block of D10) {
      if (8 + block - 15 > mos) {
        blocked += 0.01
        bob.add(endOf(WELL), 0.01)
        fp.add(3, 0.01)
        continue
      }
      hit += 0.01
      fp.add(1, 0.01)
      for (const severity of D10) {
        hurt(WELL, 6 * factorOf(severity) - 0.5, 10, 'piercing', 0.001, (body, p) => bob.add(endOf(body), p))
      }
    }
  }
  return { against: [10, 13], people: { bob: bob.all }, came: [[hit, miss, 0, blocked]], fp: fp.all }
}

export function helpless(): ByHand {
  // Nothing is rolled to hit. 2.5 x 3, four times for a deadly place, less a vest of 6.
  const bob = new Chances<string>()
  hurt({ ...WELL, out: 'unconscious' }, 24, 14, 'crushing', 1, (body, p) => bob.add(endOf(body), p))
  return { against: [7, 10], people: { bob: bob.all }, came: [[1, 0, 0, 0]], fp: new Map([[1, 1]]) }
}

export function brokenArm(): ByHand {
  // 6 + 4 against 5 + 2 + 5. A d6 times a damage score of 3, times severity, against the right arm.
  const bob = new Chances<string>()
  for (const d10 of D10) {
    if (10 + d10 < 12) {
      bob.add(endOf(WELL), 0.1)
      continue
    }
    for (const d6 of faces(6)) {
      for (const severity of D10) {
        const damage = d6 * 3 * factorOf(severity)
        cripple(WELL, damage, 10, 'crushing', [3], 0.01 / 6, (body, p) => bob.add(endOf(body), p))
      }
    }
  }
  return {
    against: [10, 12],
    people: { bob: bob.all },
    came: [[0.9, 0.1, 0, 0]],
    fp: new Map([
      [1, 0.9],
      [3, 0.1],
    ]),
  }
}

/** How two people stand after a part of a round, and how tired the first is. */
interface Moment {
  readonly own: Body
  /** The pain of her wounds. */
  readonly pain: number
  readonly other: Body
  readonly tired: number
}

/** Equal moments are one, or there would be too many. */
class Moments {
  readonly all = new Map<string, { readonly at: Moment; p: number }>()
  add(at: Moment, p: number): void {
    const known = this.all.get(JSON.stringify(at))
    if (known === undefined) this.all.set(JSON.stringify(at), { at, p })
    else known.p += p
  }
}

/** A wound's pain, willed away by half or not: ten and a die against 15 and the pain. */
function pained(own: Body, p: number, then: (pain: number, p: number) => void): void {
  const pain = [0, 0, 1, 2, 5, 10][own.level] ?? 0
  if (pain === 0) then(0, p)
  else for (const d10 of D10) then(10 + d10 >= 15 + pain ? Math.floor(pain / 2) : pain, p / 10)
}

const isAble = ({ level, out }: Body): boolean => level < 6 && out === ''

/** A thrust of 2 x 3 by 6 + 4 against 5 + 4 + 5 + 2; a helpless victim is struck where it is deadly. */
function thrust(at: Moment, pain: number, p: number, into: Moments, row: number[]): void {
  const easy = !isAble(at.other)
  for (const d10 of D10) {
    const hit = easy || 10 + d10 >= 16 + pain
    row[hit ? 0 : 1] = (row[hit ? 0 : 1] ?? 0) + p / 10
    if (!hit) into.add({ ...at, tired: at.tired + 3 }, p / 10)
    else
      for (const severity of D10) {
        const damage = 6 * (easy ? 4 : factorOf(severity))
        hurt(at.other, damage, 10, 'piercing', p / 100, (other, now) =>
          into.add({ ...at, other, tired: at.tired + 1 }, now),
        )
      }
  }
}

export function againstBat(): ByHand {
  // The bat swings first, once: 5 + 4 against 6 + 4 + 5 - 2; 2.5 x 3 on 12 points.
  const [swung, once, twice] = [new Moments(), new Moments(), new Moments()]
  const begin: Moment = { own: WELL, pain: 0, other: WELL, tired: 0 }
  for (const d10 of D10) {
    if (9 + d10 < 13) swung.add(begin, 0.1)
    else
      for (const severity of D10) {
        hurt(WELL, 7.5 * factorOf(severity), 12, 'crushing', 0.01, (own, p) =>
          pained(own, p, (pain, now) => swung.add({ ...begin, own, pain }, now)),
        )
      }
  }
  const came: readonly [number[], number[]] = [
    [0, 0],
    [0, 0],
  ]
  for (const { at, p } of swung.all.values()) {
    // The first thrust was begun before she was hurt.
    if (isAble(at.own)) thrust(at, 0, p, once, came[0])
    else once.add(at, p)
  }
  for (const { at, p } of once.all.values()) {
    if (isAble(at.own) && at.other.level < 7) thrust(at, at.pain, p, twice, came[1])
    else twice.add(at, p)
  }
  const [ada, bob, fp] = [new Chances<string>(), new Chances<string>(), new Chances<number>()]
  for (const { at, p } of twice.all.values()) {
    ada.add(endOf(at.own), p)
    bob.add(endOf(at.other), p)
    fp.add(at.tired, p)
  }
  const told = came.map(([hit = 0, miss = 0]) => [hit, miss, 0, 0] as const)
  return { against: [10, 16], people: { ada: ada.all, bob: bob.all }, came: told, fp: fp.all }
}
