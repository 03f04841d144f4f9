/** Kinds of fire that are maneuvers of their own: watching for whoever comes, and out of cover and back. */
import { memoByObject, type Why } from '@umpire/engine'
import type { Maneuver, ManeuverAnswer } from '@umpire/gurps/rooms'

/** Whoever watches defends as whoever aims, whoever comes out of cover as whoever attacks. */
const LIKE: ReadonlyMap<string, readonly string[]> = new Map([
  ['opportunity-fire', ['aim']],
  ['pop-up-attack', ['attack', 'step-and-attack']],
])

type Asked = {
  readonly maneuver?: string
  readonly defense: 'dodge' | 'parry' | 'block' | 'none'
  readonly aim_turns: number
  readonly move?: number
}
type List = (x: Asked, why: Why) => ManeuverAnswer

/** Nobody goes anywhere before it: he stands and watches, or steps out and back as a part of it. */
function rowOf(maneuver: string, like: readonly string[], among: readonly Maneuver[]): readonly Maneuver[] {
  const found = among.find(one => like.includes(one.maneuver))
  return found === undefined ? [] : [{ ...found, maneuver, move: 'none' }]
}

/** By the list that they stand beside, which is always the same one. */
const besides = memoByObject((among: readonly Maneuver[]): readonly Maneuver[] => [
  ...among,
  ...[...LIKE].flatMap(([maneuver, like]) => rowOf(maneuver, like, among)),
])

/** The list in force and these two. */
export function withKindsOfFire(x: Asked, why: Why, base: List): ManeuverAnswer {
  const { maneuver } = x
  if (maneuver === undefined) {
    const all = base(x, why)
    return { ...all, maneuvers: besides(all.maneuvers) }
  }
  const like = LIKE.get(maneuver)
  if (like === undefined) return base(x, why)
  const rows = besides(base({ defense: 'none', aim_turns: 0 }, why).maneuvers)
  const model = rows.find(one => like.includes(one.maneuver))?.maneuver ?? ''
  return {
    ...base({ ...x, maneuver: model }, why),
    ...(x.move === undefined ? {} : { yards: 0 }),
    maneuvers: rows.filter(one => one.maneuver === maneuver),
  }
}
