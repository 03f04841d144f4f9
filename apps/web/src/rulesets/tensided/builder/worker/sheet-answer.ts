/** What came of the choices: the sheet with its reasons, what stands against it, and the ways out. */
import { explainedSheet } from '@umpire/tensided'
import { campaignRules, majorMinor, purchase } from '@umpire/tensided/at-build'
import type { Character } from '@umpire/tensided/file'
import { troublesOf } from '../../../../builder/repair.ts'
import type { SheetAnswer } from '../building/ask.ts'
import { statPointsLeft } from './stat-points.ts'
import { mending } from './ways-out.ts'

export function sheetIn(one: Character): SheetAnswer {
  const { ruleset } = campaignRules(one)
  const { sheet, reasons } = explainedSheet(one)
  const listener = ruleset.listen()
  purchase(one.stats, listener)
  return {
    kind: 'sheet',
    sheet,
    reasons: { ...reasons, 'points for stats': listener.take() },
    statsLeft: statPointsLeft(one, ruleset.silent),
    next: one.skills.map(({ skill, level }) => majorMinor({ skill, from: level, to: level + 1 }, ruleset.silent).cost),
    troubles: troublesOf(one, mending),
  }
}
