/** Where each level of encumbrance ends for a body, in pounds carried: the columns of a sheet. */
import { MemoTable, type Why } from '@umpire/engine'
import type { Frame, LoadRow } from '@umpire/gurps/rooms'
import { exact } from '../../common/exact.ts'
import type { Body } from '../../creature/body/body.ts'
import { bodyOfFrame } from '../../creature/body/framed.ts'
import { encumberedOnLand, placeOf } from '../../creature/body/performance.ts'
import { type Level, LIGHTEST, levelKey, levelRow, S_HEAVY, wsrLimit } from '../../enc/level.ts'

const levelUnder = (body: Body, gear: number, why: Why): Level =>
  placeOf(encumberedOnLand(body, { gear, g: 1 }, why).level)

const LEVELS = Array.from({ length: S_HEAVY - LIGHTEST + 1 }, (_, index): Level => LIGHTEST + index)

/** Ratios at which a level may end: where weight becomes another burden, or where mass under a burden is too much. */
const ENDS = new MemoTable<string, readonly number[]>()
const endsOf = (level: Level, extra: number): readonly number[] =>
  ENDS.get(`${level} ${extra}`, () => {
    const { msr_max } = levelRow(level)
    const ends = LEVELS.flatMap(burden => {
      const factor = levelRow(burden).enc_factor
      return [wsrLimit(burden, extra), ...(factor === 'inf' ? [] : [exact(msr_max / factor)])]
    })
    return [...new Set([...ends, msr_max])].sort((a, b) => b - a)
  })

/** The most that may be carried at a level, if anything may. */
function mostAt(level: Level, body: Body, why: Why): number | undefined {
  return endsOf(level, body.extra_encumbrance)
    .map(end => exact(end * body.load_st - body.mass))
    .find(gear => gear >= 0 && levelUnder(body, gear, why) <= level)
}

/** From the body's own level to the last that can be borne. */
export function rowsOf(frame: Frame, why: Why): readonly LoadRow[] {
  const body = bodyOfFrame(frame, {})
  const naked = levelUnder(body, 0, why)
  const rows: LoadRow[] = []
  for (let level = naked; level <= S_HEAVY; level++) {
    const up_to_lb = mostAt(level, body, why)
    if (up_to_lb === undefined || up_to_lb <= (rows.at(-1)?.up_to_lb ?? -1)) continue
    rows.push({ level, key: levelKey(level), up_to_lb })
  }
  return rows.length > 0 ? rows : [{ level: naked, key: levelKey(naked), up_to_lb: 0 }]
}
