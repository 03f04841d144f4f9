/** Somebody enters a fight: the numbers of his character, and how he stands when it begins. */
import { BadInput, type Why } from '@umpire/engine'
import type { Character } from '../../character/character.ts'
import { fightingOf } from '../../character/fighting.ts'
import { actionPoints } from '../../combat/action-points.ts'
import { LIMBS } from '../../tables/limb-levels.ts'
import { BARE_HANDS, type Fighter } from '../state/fighter.ts'
import { freeHand } from '../state/now.ts'
import type { Held, Standing } from '../state/standing.ts'
import { flawsOf, goingOn, type Unsettled } from '../state/unsettled.ts'

export interface Entry {
  readonly id: string
  readonly name: string
  readonly side: number
  readonly player_character: boolean
  readonly x: number
  readonly y: number
  /** Things in hand when it begins; the first gun, or whatever else he has, unless it is said. */
  readonly ready?: readonly string[]
  /** In every gun, and to load it with, in place of what the file says. */
  readonly rounds?: number
  readonly spare?: number
}

export interface Entered {
  readonly fighter: Fighter
  readonly standing: Standing
}

export function enter(character: Character, entry: Entry, place: string, why: Why): Entered {
  const { loads, ...numbers } = fightingOf(character, why)
  const { id, name, side } = entry
  const fighter: Fighter = {
    ...numbers,
    id,
    name,
    side,
    player_character: entry.player_character && numbers.player_character,
  }
  const arms = fighter.arms.map(({ kind }, index): Held => {
    const { rounds = 0, spare = 0, jammed = false } = loads[index] ?? {}
    const gun = kind === 'gun'
    return {
      where: 'stowed',
      rounds: gun ? (entry.rounds ?? rounds) : 0,
      spare: gun ? (entry.spare ?? spare) : 0,
      jammed,
      cleared: 0,
    }
  })
  const standing = inHands(fighter, asHeIs(character, fighter, entry, arms, why), entry.ready, `${place}.ready`)
  return { fighter, standing }
}

const FIRST_ROUND = 1
const SETTLED: Unsettled = {
  wounds: [],
  out: null,
  coma_due: null,
  eyes_hurt: 0,
  ears_hurt: 0,
  senses: [],
  limbs_out: [],
  cut_off: [],
}

/** As the last fight and the time since have left him. */
function asHeIs(
  { health }: Character,
  fighter: Fighter,
  { id, x, y }: Entry,
  arms: readonly Held[],
  why: Why,
): Standing {
  const { merits, flaws, player_character } = fighter
  const { status, marks, halved, short_fp, long_fp, df_gained } = health
  const points = actionPoints({ merits, flaws, player_character }, why).action_points
  const weeks = status === 'comatose' ? (health.coma_weeks ?? 1) : null
  const going = goingOn(health.unsettled ?? SETTLED, FIRST_ROUND, weeks)
  return {
    id,
    x,
    y,
    status,
    marks,
    halved,
    ...going,
    gone: null,
    limbs: LIMBS.map(limb => {
      const known = health.limbs.find(one => one.limb === limb)
      return {
        limb,
        status: known?.status ?? 'uninjured',
        marks: known?.marks ?? 0,
        times_maimed: known?.times_maimed ?? 0,
        severed: known?.severed ?? false,
      }
    }),
    short_fp,
    long_fp,
    df_gained,
    run_seconds: 0,
    rest_seconds: 0,
    action_points: Math.min(points, health.action_points ?? points),
    cover: null,
    exposed: false,
    aim: null,
    waited: null,
    stream: null,
    arms,
    acts: [],
    blocking: null,
    pace: 0,
    struck: 0,
    missed: 0,
    swung_at: [],
    dirty: [],
    unaware: [],
    eyes_lost: health.eyes_lost,
    ears_lost: health.ears_lost,
    fingers_lost: { left: health.fingers_lost.left, right: health.fingers_lost.right },
    toes_lost: { left: health.toes_lost.left, right: health.toes_lost.right },
    aptitude_lost: 0,
    // Those of earlier wounds stand among his own.
    flaws: flawsOf(
      going.eyes_hurt === 0 ? 0 : health.eyes_lost + going.eyes_hurt,
      going.ears_hurt === 0 ? 0 : health.ears_lost + going.ears_hurt,
      flaws,
    ),
    severed: health.severed,
  }
}

/** What is in his hands: what was said, or a gun before a blade. */
function inHands(fighter: Fighter, one: Standing, ready: readonly string[] | undefined, place: string): Standing {
  const wanted =
    ready === undefined ? usual(fighter, one) : ready.map((key, nth) => armNamed(fighter, key, `${place}[${nth}]`))
  let now = one
  for (const arm of wanted) {
    const where = freeHand(fighter, now, fighter.arms[arm]?.hands ?? 1)
    if (where === undefined) {
      if (ready === undefined) continue
      throw new BadInput(place, 'no more than two hands hold', ready.join(', '))
    }
    now = { ...now, arms: now.arms.map((held, at) => (at === arm ? { ...held, where } : held)) }
  }
  return now
}

function usual({ arms }: Fighter, one: Standing): readonly number[] {
  const gun = arms.findIndex(({ kind }, arm) => kind === 'gun' && (one.arms[arm]?.rounds ?? 0) > 0)
  if (gun >= 0) return [gun]
  const blade = arms.findIndex(({ kind, weapon }) => kind === 'melee' && weapon !== BARE_HANDS)
  return blade < 0 ? [] : [blade]
}

function armNamed({ arms }: Fighter, wanted: string, place: string): number {
  const found = arms.findIndex(({ key }) => key.toLowerCase() === wanted.toLowerCase())
  if (found >= 0 && arms[found]?.weapon !== BARE_HANDS) return found
  const all = arms.filter(({ weapon }) => weapon !== BARE_HANDS).map(({ key }) => key)
  throw new BadInput(place, all.length === 0 ? 'nothing, for he has no weapon' : `one of ${all.join(', ')}`, wanted)
}
