/** What of him somebody pulls away, how often he has dodged, and what is left of his Move to step back with. */
import type { Why } from '@umpire/engine'
import { type Asking, type Attempt, afterTrying, fighterAt, marked, standingAt } from '@umpire/gurps/fight-rooms'
import { activeChoice, defensePosition as gurpsPosition } from '@umpire/gurps/rooms'
import { defensePosition, dodge, dodgeParts } from '../../defense/dodge.ts'
import { partAt } from '../../fight/body/parts.ts'
import { dodgeLimits } from '../../toys/defenses.ts'
import { adds, type Layer, layer } from '../switch/layer.ts'

type Defending = Parameters<typeof activeChoice>[0]

const more = (x: Defending, modifier: number): Defending =>
  modifier === 0 ? x : { ...x, modifiers: [...x.modifiers, modifier] }

const PLAIN = { combat_reflexes: false, unadapted: false, other: 0 } as const

/** How much better that part gets away than the body does. */
function byPart({ location, basic_speed, encumbrance_level, aware }: Defending, why: Why): number {
  if (location === undefined || basic_speed === undefined) return 0
  const part = partAt(location).dodges
  if (part === 'body') return 0
  const x = { ...PLAIN, basic_speed: Math.max(0, basic_speed), level: encumbrance_level ?? 0 }
  const pulled = dodgeParts({ ...x, location: part, sees_attack: aware, has_eyes: false }, why)
  return why.sum('a part that moves freely').add('that part', pulled).add('the body', -dodge(x, why)).total()
}

/** On his knees or sitting, by where it falls; in place of what GURPS takes off for all. */
function seated({ defense, position, location = 'torso' }: Defending, why: Why): number {
  if (defense === undefined || defense === 'none' || (position !== 'sitting' && position !== 'kneeling')) return 0
  const printed = gurpsPosition({ position, pd: 0 }, why).modifier
  const own = defensePosition({ defense, location: partAt(location).dodges }, why)
  return why.sum(position).add('by the part', own).add('in place of', -printed).total()
}

/** The marks of Dodges since the own turn, one more for each: rules are told the names of marks, not what they say. */
const dodged = (nth: number): string => `turn-defense-dodged-${nth}`

function dodgesIn(marks: readonly string[]): number {
  let dodges = 0
  while (marks.includes(dodged(dodges + 1))) dodges++
  return dodges
}

function countDodge(ask: Asking, { target }: Attempt, { how }: { readonly how: string }): void {
  if (how !== 'dodge') return
  const { marks } = standingAt(ask.state, target)
  const before = dodgesIn(Object.keys(marks))
  const who = fighterAt(ask.state, target).id
  ask.record(marked({ who, key: dodged(before + 1), value: true, says: '' }))
}

const RETREAT = 3

/** Every further Dodge is harder, and a step back is worth what is left of Move. */
function limited(x: Defending, why: Why): Defending {
  const { marks = [], move, moved = 0 } = x
  const dodges_before = x.defense === 'dodge' ? dodgesIn(marks) : 0
  const pace = move === undefined || !x.retreat ? {} : { move }
  const { modifier, retreat_allowed, retreat_bonus } = dodgeLimits(
    { dodges_before, used: moved, backward: 0, ...pace },
    why,
  )
  const tired = more(x, modifier)
  if (retreat_allowed === null) return tired
  if (!retreat_allowed) return { ...tired, retreat: false }
  // The rules beneath give three for it, or nothing after half of the Move.
  return more({ ...tired, more_than_half_move: false }, (retreat_bonus ?? RETREAT) - RETREAT)
}

/** In the order in which they stand on each other. */
export const agilityLayers: readonly Layer[] = [
  layer('dodge-from-speed', activeChoice, (x, why, base) => {
    if (x.totalled === true || x.critical_hit) return base(x, why)
    const moves = x.defense === 'dodge' ? byPart(x, why) : 0
    return base(more(more(x, moves), seated(x, why)), why)
  }),
  layer('dodge-retreat-limits', activeChoice, (x, why, base) =>
    x.totalled === true ? base(x, why) : base(limited(x, why), why),
  ),
  adds('dodge-retreat-limits', afterTrying, countDodge),
]
