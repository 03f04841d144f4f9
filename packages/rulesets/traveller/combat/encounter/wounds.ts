/** Laying wounds on strength, dexterity and endurance. */
import { BadInput, int, list, oneOf, option, optional, or, replace, rule, type Why } from '@umpire/engine'
import { aboveZero, type Physique, physicalSet, physique } from '../../core/physique.ts'
import { PICK_OF_THREE, PICK_OF_TWO, type Status, WOUND_STATUS } from '../../tables/combat/wounds.ts'
import { PHYSICAL, type Physical } from '../../tables/words.ts'

const die = int({ min: 1, max: 6 })
const MOST_DICE = 100
const dice = list(die, MOST_DICE)
const choices = list(oneOf(...PHYSICAL), MOST_DICE)

/**
 * Lays the points of one die on one characteristic; what it does not take is left over.
 *
 *     layDie({ strength: 3, dexterity: 5, endurance: 7 }, 'strength', 5, why)
 *     // { strength: 0, dexterity: 5, endurance: 7, left_over: 2 }
 */
export function layDie(
  { strength, dexterity, endurance }: Physique,
  on: Physical,
  points: number,
  why: Why,
): Physique & { readonly left_over: number } {
  switch (on) {
    case 'strength': {
      const left = why.sum('strength').add('before', strength).add('die', -points).total()
      return { strength: Math.max(left, 0), dexterity, endurance, left_over: Math.max(-left, 0) }
    }
    case 'dexterity': {
      const left = why.sum('dexterity').add('before', dexterity).add('die', -points).total()
      return { strength, dexterity: Math.max(left, 0), endurance, left_over: Math.max(-left, 0) }
    }
    case 'endurance': {
      const left = why.sum('endurance').add('before', endurance).add('die', -points).total()
      return { strength, dexterity, endurance: Math.max(left, 0), left_over: Math.max(-left, 0) }
    }
  }
}

/** Where automatic play puts a die: where most is left, the first of equals in the order of the UPP. */
export function automaticAllocation({ strength, dexterity, endurance }: Physique): Physical {
  if (strength >= dexterity && strength >= endurance) return 'strength'
  return dexterity >= endurance ? 'dexterity' : 'endurance'
}

export const zerosOf = ({ strength, dexterity, endurance }: Physique): number =>
  (strength === 0 ? 1 : 0) + (dexterity === 0 ? 1 : 0) + (endurance === 0 ? 1 : 0)

export const woundStatus = rule(
  {
    id: 'traveller.combat.wound-status',
    title: 'Unconscious, seriously wounded, dead',
    lines: '1087-1087',
    given: { current: physique() },
  },
  (x, why) => WOUND_STATUS.at(zerosOf(x.current), why),
)

type Wounded = {
  readonly strength: number
  readonly dexterity: number
  readonly endurance: number
  readonly status: Status
  readonly serious: boolean
}

type Allocation =
  | { readonly allowed: false; readonly because: string }
  // Points of a die that wait for a choice, and how many dice wait after it.
  | (Wounded & { readonly allowed: true; readonly left_over: number; readonly dice_left: number })

function allocated(now: Physique, left_over: number, dice_left: number, why: Why): Allocation {
  const { strength, dexterity, endurance } = now
  const { status, serious } = woundStatus({ current: now }, why)
  return { allowed: true, strength, dexterity, endurance, status, serious, left_over, dice_left }
}

/** A die that nobody chose for ends the answer there, unless only one characteristic is left. */
export const woundAllocation = rule(
  {
    id: 'traveller.combat.wound-allocation',
    title: 'Applying wounds',
    lines: '1083-1083, 1087-1087',
    given: {
      current: physique(),
      wound_rolls: dice,
      to: or(choices, []),
      /** For what exceeds a characteristic, in the order in which that happens. */
      overflow_to: or(choices, []),
    },
  },
  (x, why): Allocation => {
    let now = x.current
    let overflows = 0
    let waiting = x.wound_rolls.length
    for (const roll of x.wound_rolls) {
      let points = roll
      let to = x.to[x.wound_rolls.length - waiting--]
      while (points > 0) {
        const open = aboveZero(now)
        if (open.length === 0) break
        if (open.length === 1) to ??= open[0]
        if (to === undefined) return allocated(now, points, waiting, why)
        if (!open.includes(to)) return { allowed: false, because: 'it is at zero: lay the die on one that is above' }
        const after = layDie(now, to, points, why)
        now = after
        points = after.left_over
        to = points > 0 ? x.overflow_to[overflows++] : undefined
      }
    }
    return allocated(now, 0, 0, why)
  },
)

export const randomCharacteristic = rule(
  {
    id: 'traveller.combat.random-characteristic',
    title: 'Picking a physical characteristic at random',
    lines: '1085-1085',
    given: { candidates: physicalSet(), pick_dice: or(dice, []) },
    gives: 'pick',
  },
  (x, why): Physical => {
    const { length } = x.candidates
    const thrown = x.pick_dice[0]
    if (length > 1 && thrown === undefined) throw new BadInput('pick_dice', 'a die to pick by', 'none')
    const table = length === PHYSICAL.length ? PICK_OF_THREE : PICK_OF_TWO
    const place = length === 1 || thrown === undefined ? 1 : table.at(thrown, why)
    const pick = x.candidates[place - 1]
    if (pick === undefined) throw new BadInput('candidates', 'at least one above zero', 'none')
    return pick
  },
)

const NO_DICE: readonly number[] = []

type FirstWound = Wounded & {
  /** What was picked for the first die. */
  readonly on: Physical | null
  readonly pick_needed: boolean
  readonly by_choice: readonly number[]
}

function firstWounded(now: Physique, on: Physical | null, pick_needed: boolean, why: Why): FirstWound {
  const { strength, dexterity, endurance } = now
  const { status, serious } = woundStatus({ current: now }, why)
  return { strength, dexterity, endurance, status, serious, on, pick_needed, by_choice: NO_DICE }
}

/**
 * Without a pick die where one is needed the answer says so: throw it, put it behind the others and ask again.
 * `by_choice` are dice of the hit that are laid by choice; none, unless an option says so.
 */
export const firstWound = rule(
  {
    id: 'traveller.combat.first-wound',
    title: 'The first wound',
    lines: '1085-1085',
    given: {
      current: physique(),
      wound_rolls: dice,
      pick_dice: or(dice, []),
      /** Where a hit is laid die by die: what was picked for its first die, and how many were laid before. */
      on: optional(oneOf(...PHYSICAL)),
      dice_before: or(int({ min: 0 }), 0),
    },
  },
  (x, why): FirstWound => {
    let now = x.current
    let first = x.on
    let picks = 0
    for (const roll of x.wound_rolls) {
      let points = roll
      while (points > 0) {
        const open = aboveZero(now)
        if (open.length === 0) break
        let on = first
        if (on === undefined || !open.includes(on)) {
          const thrown = open.length > 1 ? x.pick_dice.slice(picks, ++picks) : NO_DICE
          if (open.length > 1 && thrown.length === 0) return firstWounded(now, first ?? null, true, why)
          on = randomCharacteristic({ candidates: open, pick_dice: thrown }, why)
          first ??= on
        }
        const after = layDie(now, on, points, why)
        now = after
        points = after.left_over
      }
    }
    return firstWounded(now, first ?? null, false, why)
  },
)

/** "First wound" read as one die rather than the whole hit. */
export const firstWoundOneDie = option({
  key: 'first-wound-one-die',
  title: 'Only the first die of the first hit is random',
  says: 'The first die of the first hit goes on a characteristic picked at random; its other dice are laid by choice.',
  replaces: [
    replace(firstWound, (x, why, base) => {
      const random = x.dice_before === 0 ? 1 : 0
      const first = base({ ...x, wound_rolls: x.wound_rolls.slice(0, random) }, why)
      return { ...first, by_choice: x.wound_rolls.slice(random) }
    }),
  ],
})
