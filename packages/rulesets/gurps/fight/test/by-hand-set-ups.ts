/** The set-ups of exchanges, added up by hand from the book's tables. */
import type { ByHand, Standing } from './by-hand.ts'

/** Halved with three hit points or fewer, less 4 in a daze and 3 on the ground. */
const dodging =
  (dodge: number, pd = 0) =>
  ({ hp, stunned, lying }: Standing): number =>
    (hp <= 3 ? Math.max(1, Math.floor(dodge / 2)) : dodge) - (stunned ? 4 : 0) - (lying ? 3 : 0) + pd

const bullet = (dice: number, adds: number, dr: number) => ({ dice, adds, least: 1, dr, times: 1 })

/** Set-ups under options, by their names. */
export const BY_HAND_WITH: { readonly [what: string]: ByHand } = {
  // A roll of 17 or 18 fails critically, and what it does is left to its table.
  'a pistol with tables of criticals': {
    rolls: [[10, 1]],
    tables: true,
    defense: dodging(5, 1),
    damage: bullet(2, 0, 1),
    ht: 10,
    hp: 10,
  },
  // 13, 3 less for 5 yards, 2 more for the aim, 2 less for a leg: six hit points cripple it.
  'a pistol at a leg': {
    rolls: [[10, 1]],
    jams: 17,
    leg: 6,
    defense: dodging(5),
    damage: bullet(2, 0, 0),
    ht: 10,
    hp: 10,
  },
}

/** The set-ups, added up by hand from the book's tables. */
export const BY_HAND: { readonly [what: string]: ByHand } = {
  // 13, and 3 less for 5 yards: enough for a shot in haste.
  'a pistol in haste': {
    rolls: [[10, 1]],
    jams: 17,
    defense: dodging(5),
    damage: bullet(2, 0, 0),
    ht: 10,
    hp: 10,
  },
  // 14, 10 less for 100 yards, 10 more for the aim, 1 for its second turn and 1 for the ground it rests on.
  'an aimed rifle': { rolls: [[16, 1]], jams: 'crit', defense: dodging(5), damage: bullet(7, 0, 0), ht: 10, hp: 10 },
  // 13, 6 less for 20 yards, 6 more for the aim, and recoil of 2 from the second on.
  'three shots from a carbine': {
    rolls: [
      [13, 1],
      [11, 1],
      [11, 1],
    ],
    falling: true,
    jams: 'crit',
    defense: dodging(5),
    damage: bullet(5, 0, 0),
    ht: 10,
    hp: 10,
  },
  // 15, 3 less for 7 yards, recoil of 1 for each group; the third falls below the snap shot and loses 4 more.
  'a burst of nine': {
    rolls: [
      [11, 4],
      [10, 4],
      [9, 1],
    ],
    snap: 10,
    falling: true,
    jams: 17,
    defense: dodging(5, 1),
    damage: bullet(3, -1, 1),
    ht: 10,
    hp: 10,
  },
  'a burst of twelve': {
    rolls: [
      [11, 4],
      [10, 4],
      [9, 4],
    ],
    snap: 10,
    falling: true,
    jams: 17,
    defense: dodging(5, 1),
    damage: bullet(3, -1, 1),
    ht: 10,
    hp: 10,
  },
  // 13, 3 less for 6 yards, 1 more for shot: a snap shot, 4 less; then recoil of 3.
  'a shotgun': {
    rolls: [
      [11, 1],
      [8, 1],
    ],
    snap: 12,
    falling: true,
    jams: 'crit',
    defense: dodging(5, 1),
    damage: { ...bullet(4, 0, 1), shot: true },
    ht: 10,
    hp: 10,
  },
  'a thrown knife': {
    rolls: [[11, 1]],
    defense: dodging(5),
    damage: { dice: 1, adds: -1, least: 1, dr: 0, times: 2 },
    ht: 10,
    hp: 10,
  },
  'a fist against a sword': {
    rolls: [[12, 1]],
    defense: () => 7,
    damage: { dice: 1, adds: -3, least: 0, dr: 0, times: 1 },
    ht: 10,
    hp: 10,
  },
  'an All-Out Attack': {
    rolls: [[18, 1]],
    defense: () => 6,
    damage: { dice: 1, adds: 2, least: 1, dr: 0, times: 1.5 },
    ht: 10,
    hp: 10,
  },
  // 14, 7 less for 30 yards, 7 less for somebody flat behind a hedge, 11 more for the aim with the rifle on the ground.
  'somebody who lies behind cover': {
    rolls: [[11, 1]],
    jams: 'crit',
    defense: dodging(5),
    damage: bullet(7, 0, 0),
    ht: 10,
    hp: 10,
    lying: true,
  },
  'somebody with two hit points left': {
    rolls: [[14, 1]],
    defense: () => 7,
    damage: { dice: 1, adds: 1, least: 1, dr: 0, times: 2 },
    ht: 10,
    hp: 2,
  },
  // Three shots of 10, and 8 below the snap shot, 4 less.
  'armour that stops most': {
    rolls: [
      [10, 1],
      [8, 1],
      [8, 1],
    ],
    snap: 10,
    falling: true,
    jams: 17,
    defense: dodging(5, 2),
    damage: bullet(2, 0, 6),
    ht: 10,
    hp: 10,
    feels_no_pain: true,
  },
}
