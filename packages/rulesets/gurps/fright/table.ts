/** A table of fright: its rows are data (rows.ts), read here with all that one row takes from another. */
import { BadInput, flag, int, optional, or, rolled, rule, steps, type ValuesOf, type Why } from '@umpire/engine'
import type { Consequence } from '../consequence/consequence.ts'
import { type Effect, FRIGHT_ROWS, type Row } from './rows.ts'

const ASKED = {
  /** The row itself, or roll and margin that make it up. */
  row: optional(int({ min: 4, max: 10_000 })),
  roll: optional(rolled('3d6')),
  margin_of_failure: optional(int({ min: 1, max: 1000 })),
  /** Of catatonia: how long it lasted, and whether somebody cared for the patient. */
  days: or(int({ min: 0, max: 1000 }), 0),
  medical_care: or(flag(), true),
}
type Asked = ValuesOf<typeof ASKED>

/** All that a row does, and the gist of it in numbers. */
type Fright = {
  readonly row: number
  /** The row that this one begins with, where it does. */
  readonly as_row: number | null
  readonly consequences: readonly Consequence[]
  readonly stun_turns: number | string | null
  /** What is gained, the last where there are several, and what all of it takes off the character's worth. */
  readonly gain: string | null
  readonly points: number
  readonly iq_lost: number
  /** Unconscious for long. */
  readonly coma: boolean
  /** By neglect on the days that were told. */
  readonly hp_lost: number
}

type Gist = Omit<Fright, 'row' | 'hp_lost'> & { readonly wastes: boolean }

function gistOf(effects: readonly Effect[], consequences: readonly Consequence[]): Gist {
  let [points, iq_lost] = [0, 0]
  let [coma, wastes] = [false, false]
  let [gain, stun_turns]: [string | null, number | string | null] = [null, null]
  for (const one of consequences) {
    if (one.op === 'stun') stun_turns = one.turns ?? null
    if (one.op === 'unconscious') coma = true
    if (one.op === 'injury-per-day') wastes = true
    if (one.op === 'lose-attribute' && one.attribute === 'IQ') iq_lost += one.points
    if (one.op === 'gain') [gain, points] = [one.what, points + one.points]
  }
  const as_row = effects.find(({ op }) => op === 'as')
  return {
    as_row: as_row?.op === 'as' ? as_row.row : null,
    consequences,
    stun_turns,
    gain,
    points,
    iq_lost,
    coma,
    wastes,
  }
}

/** One hit point on the first day, two on the second, and so on. */
export const neglected = (days: number): number => (days * (days + 1)) / 2

/** A table from its rows, each up to and including a number. */
export function frightTableOf(title: string, rows: readonly Row[]): (x: Asked, why: Why) => Fright {
  const effectsAt = (row: number): readonly Effect[] => rows.find(([upTo]) => row <= upTo)?.[1] ?? []
  const resolved = (effects: readonly Effect[]): readonly Consequence[] =>
    effects.flatMap(one => (one.op === 'as' ? resolved(effectsAt(one.row)) : [one]))
  const gists = steps(
    title,
    rows.map(([upTo, effects]): readonly [number, Gist] => [upTo, gistOf(effects, resolved(effects))]),
  )
  return (x, why) => {
    const row = rowOf(x, why)
    const { wastes, ...gist } = gists.at(row, why)
    const hp_lost = wastes && !x.medical_care ? why.input('days without care', neglected(x.days)) : 0
    return { row, ...gist, hp_lost }
  }
}

function rowOf({ row, roll, margin_of_failure }: Asked, why: Why): number {
  if (row !== undefined) return row
  if (roll === undefined || margin_of_failure === undefined) {
    throw new BadInput('row', 'a row, or the roll and the margin of failure', row)
  }
  return why.sum('row').add('roll', roll).add('margin of failure', margin_of_failure).total()
}

const lite = frightTableOf('Fright Check table', FRIGHT_ROWS)

export const frightTable = rule(
  { id: 'gurps.fright.table', title: 'Fright Check table (Lite)', lines: '1845-1875', given: ASKED },
  (x, why) => lite(x, why),
)
