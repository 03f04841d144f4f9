/** Positions on the hex map. */
import { flag, int, or, rule, table, text, type Why } from '@umpire/engine'
import type { InPosition } from '@umpire/gurps/rooms'
import { position } from '../common/fields.ts'

type Row = {
  readonly attack: number
  readonly ranged_against: number
  readonly active_defense: number
  readonly movement: string
  readonly hexes: number
}

const row = (
  attack: number,
  ranged_against: number,
  active_defense: number,
  movement: string,
  hexes: 1 | 2 = 1,
): Row => ({ attack, ranged_against, active_defense, movement, hexes })

const ROWS = table<string, Row>('Positions', {
  standing: row(0, 0, 0, 'normal, and may sprint'),
  crouching: row(-2, -2, 0, '+0.5 for each hex'),
  kneeling: row(-2, -2, -2, '+2 for each hex'),
  crawling: row(-4, -4, -3, '+2 for each hex', 2),
  sitting: row(-2, -2, -2, 'none'),
  lying: row(-4, -4, -3, '1 hex a turn', 2),
})

/** Steadied on the ground; better still after taking aim. */
const GROUND_WEAPONS = ['gun', 'crossbow', 'rifle', 'pistol']
const [AIMED, UNAIMED] = [1, 0]

function attackOf(x: Asked, { attack }: Row, why: Why): number | null {
  if (x.position === 'crawling') return x.close && !SHOOTS.has(x.weapon) ? attack : null
  if (x.position !== 'lying' || !GROUND_WEAPONS.includes(x.weapon)) return attack
  return why.table(
    'Lying with a gun or crossbow',
    x.aim_turns > 0 ? 'aimed' : 'not aimed',
    undefined,
    x.aim_turns > 0 ? AIMED : UNAIMED,
  )
}

const SHOOTS: ReadonlySet<string> = new Set([...GROUND_WEAPONS, 'bow', 'missile', 'thrown', 'grenade'])

interface Asked {
  readonly position: string
  readonly weapon: string
  readonly aim_turns: number
  readonly close: boolean
}

/** In the form of gurps.combat.positions. */
export function inPosition(x: Asked, why: Why): InPosition {
  const found = ROWS.at(x.position, why)
  const attack = attackOf(x, found, why)
  const { ranged_against, active_defense } = found
  return { allowed: attack !== null, attack, ranged_against, active_defense }
}

export const positionTable = rule(
  {
    id: 'screen.position.table',
    title: 'Positions (screen)',
    lines: '19-28',
    given: {
      position,
      weapon: or(text(100), 'hand-weapon'),
      aim_turns: or(int({ min: 0, max: 1000 }), 0),
      close: or(flag(), false),
    },
  },
  (x, why) => {
    const { movement, hexes } = ROWS.rows[x.position] ?? ROWS.at(x.position, why)
    return { ...inPosition(x, why), movement, hexes }
  },
)

export const positionRules = [positionTable]
