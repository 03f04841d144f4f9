/** What is in the hands when a fight begins. */
import { BadInput, nearest } from '@umpire/engine'
import { average } from '../../dice/dice-adds.ts'
import type { Arm } from '../state/fighter.ts'
import type { Brought } from './gear.ts'

/** Skill counts more than damage: nobody takes up what he cannot use. */
const SKILL = 3

const worth = (skill: number, damage: Arm['blows'][number]['damage']): number => SKILL * skill + average(damage)

const ofGun = ({ gun }: Arm): number => (gun === null ? Number.NEGATIVE_INFINITY : worth(gun.skill, gun.damage))
const ofBlows = ({ blows, gun }: Arm): number =>
  gun === null
    ? Math.max(Number.NEGATIVE_INFINITY, ...blows.map(({ skill, damage }) => worth(skill, damage)))
    : Number.NEGATIVE_INFINITY

/** The first of the best; none if none is worth anything. */
function best(arms: readonly Arm[], value: (arm: Arm) => number): number | undefined {
  let found: number | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const [place, arm] of arms.entries()) {
    if (value(arm) <= most) continue
    found = place
    most = value(arm)
  }
  return found
}

interface Carried {
  readonly arm: Arm
  readonly brought: Brought
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** A name is enough: of two alike the first that is not in hand yet. */
function named(written: string, carried: readonly Carried[], taken: ReadonlySet<number>, place: string): number {
  const free = (one: Carried, index: number): boolean => !taken.has(index) && same(one.arm.name, written)
  const byKey = carried.findIndex((one, index) => !taken.has(index) && same(one.arm.key, written))
  const found = byKey >= 0 ? byKey : carried.findIndex(free)
  if (found >= 0) return found
  const names = [...new Set(carried.map(({ arm }) => arm.name))]
  const meant = nearest(written, names)
  const such =
    meant === undefined
      ? names.length === 0
        ? 'none: he has no weapons'
        : `one of ${names.join(', ')}`
      : `a weapon that he has, perhaps ${meant}`
  throw new BadInput(place, such, written)
}

/** As many as fit, one after the other. */
function fitting(carried: readonly Carried[], places: readonly number[], hands: number): Set<number> {
  const taken = new Set<number>()
  let free = hands
  for (const place of places) {
    const needed = carried[place]?.arm.hands ?? 0
    if (taken.has(place) || needed > free) continue
    taken.add(place)
    free -= needed
  }
  return taken
}

/** As he is told, or as his file says, or else his best weapon; and a shield, where a hand is left for it. */
export function readyArms(
  carried: readonly Carried[],
  hands: number,
  told: readonly string[] | undefined,
  place: string,
): ReadonlySet<number> {
  if (told !== undefined) {
    const taken = new Set<number>()
    let free = hands
    for (const [index, written] of told.entries()) {
      const at = `${place}.ready[${index}]`
      const found = named(written, carried, taken, at)
      free -= carried[found]?.arm.hands ?? 0
      if (free < 0)
        throw new BadInput(
          at,
          `what ${hands === 2 ? 'two hands hold' : hands === 1 ? 'one hand holds' : 'no hand holds'}`,
          written,
        )
      taken.add(found)
    }
    return taken
  }
  const arms = carried.map(({ arm }) => arm)
  const written = carried.flatMap(({ brought: { owned, copy } }, index) =>
    owned.item.ready && copy === 0 ? [index] : [],
  )
  const fits = arms.map(arm => (arm.hands <= hands ? arm : { ...arm, gun: null, blows: [] }))
  const choice = best(fits, ofGun) ?? best(fits, ofBlows)
  const shields = arms.flatMap(({ block }, index) => (block === null ? [] : [index]))
  const first = written.length > 0 ? written : choice === undefined ? [] : [choice]
  return fitting(carried, [...first, ...shields], hands)
}
