/** The maneuvers, and what each allows until the next one is chosen. */
import { int, oneOf, optional, or, rule, text, type Why } from '@umpire/engine'

export const DEFENSES = ['dodge', 'parry', 'block'] as const
export type Defense = (typeof DEFENSES)[number]
export const DEFENSE_CHOICES = [...DEFENSES, 'none'] as const
export type DefenseChoice = (typeof DEFENSE_CHOICES)[number]

export type Maneuver = {
  readonly maneuver: string
  /** With-change: only between kneeling and standing. */
  readonly attack: 'none' | 'one' | 'with-change' | 'all-out' | 'feint' | 'wild-swing'
  /** A ranged attack may go with a full move, at its penalties; one with a hand weapon with a step. */
  readonly move: 'none' | 'step' | 'half' | 'full' | 'aim'
  readonly facing: 'any' | 'none' | 'first-turn' | 'by-move'
  readonly dodge: boolean
  readonly parry: boolean
  readonly block: boolean
  /** Active defenses against one attack. */
  readonly defenses: 0 | 1 | 2
}

const ANY_DEFENSE = { facing: 'any', dodge: true, parry: true, block: false, defenses: 1 } as const
const DODGE_ALONE = { ...ANY_DEFENSE, parry: false } as const

/** Nobody blocks here: this book has no shields. */
export const MANEUVERS: readonly Maneuver[] = Object.freeze([
  { maneuver: 'move', attack: 'none', move: 'full', ...ANY_DEFENSE },
  { maneuver: 'change-position', attack: 'with-change', move: 'none', ...ANY_DEFENSE },
  { maneuver: 'ready', attack: 'none', move: 'none', ...ANY_DEFENSE },
  { maneuver: 'ready-reload', attack: 'none', move: 'none', ...DODGE_ALONE },
  { maneuver: 'aim', attack: 'none', move: 'none', ...ANY_DEFENSE },
  { maneuver: 'attack', attack: 'one', move: 'step', ...ANY_DEFENSE },
  { maneuver: 'all-out-attack', attack: 'all-out', move: 'step', ...DODGE_ALONE, dodge: false, defenses: 0 },
  { maneuver: 'all-out-defense', attack: 'none', move: 'none', ...ANY_DEFENSE, defenses: 2 },
  { maneuver: 'long-action', attack: 'none', move: 'none', ...DODGE_ALONE },
  { maneuver: 'none-stunned', attack: 'none', move: 'none', ...ANY_DEFENSE, facing: 'none' },
])

const BY_NAME: ReadonlyMap<string, Maneuver> = new Map(MANEUVERS.map(one => [one.maneuver, one]))
const WHOLE = Object.freeze({ allowed: true, maneuvers: MANEUVERS })
const UNKNOWN = Object.freeze({ allowed: false, defenses: 0, aim_turns: 0, reloads: false, maneuvers: [] })

export type ManeuverAnswer = {
  /** Whether there is such a maneuver, and the defense may follow it. */
  readonly allowed: boolean
  /** Active defenses against one attack. */
  readonly defenses?: number
  /** What is left of the aim after that defense. */
  readonly aim_turns?: number
  /** Whether a turn of reloading still counts after that defense. */
  readonly reloads?: boolean
  /** That may be moved with it, where his Move was told. A shot goes with more, as the attack has it. */
  readonly yards?: number
  /** All of them, or the one that was asked for. */
  readonly maneuvers: readonly Maneuver[]
}

const STEP = 1

/** As far as this book knows them; nobody moves while he aims. */
function yardsWith({ move: kind }: Maneuver, move: number, why: Why): number {
  if (kind === 'none' || kind === 'aim') return 0
  if (kind === 'step') return why.atMost('a step', STEP, move)
  return kind === 'half' ? why.round('half Move', move / 2, 'down') : why.input('Move', move)
}

const LISTED: ReadonlyMap<string, readonly Maneuver[]> = new Map(MANEUVERS.map(one => [one.maneuver, [one]]))

export const maneuverList = rule(
  {
    id: 'gurps.combat.maneuver-list',
    title: 'The maneuvers and what they allow',
    lines: '1891-1962',
    given: {
      /** Of the last own turn. Left out, the whole list is the answer. */
      maneuver: optional(text(60)),
      /** That he would like to use; none if he stands and takes it. */
      defense: or(oneOf(...DEFENSE_CHOICES), 'none'),
      aim_turns: or(int({ min: 0, max: 1000 }), 0),
      /** To be told how far he may go with it. */
      move: optional(int({ min: 0, max: 1000 })),
    },
  },
  ({ maneuver, defense, aim_turns, move }, why): ManeuverAnswer => {
    if (maneuver === undefined) return WHOLE
    const row = BY_NAME.get(maneuver)
    if (row === undefined) {
      why.note(`there is no maneuver ${maneuver}`)
      return UNKNOWN
    }
    const active = defense !== 'none'
    return {
      allowed: why.table('Maneuvers', maneuver, defense, !active || row[defense]),
      defenses: row.defenses,
      aim_turns: active ? 0 : aim_turns,
      reloads: maneuver === 'ready-reload' && !active,
      ...(move === undefined ? {} : { yards: yardsWith(row, move, why) }),
      maneuvers: LISTED.get(maneuver) ?? [],
    }
  },
)
