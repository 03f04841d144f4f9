/** A Fright Check that failed: three dice and the margin on the table of fright, and all that its row does. */
import type { Ask } from '@umpire/engine'
import { frightConsequence } from '../../fright/check.ts'
import { frightTable } from '../../fright/table.ts'
import { isAlive } from '../body/common.ts'
import { befall, type Sufferer } from '../body/consequences.ts'
import { THREE_DICE } from '../facts/fields.ts'
import { tookFright } from '../facts/mind-facts.ts'
import type { Story } from '../facts/state.ts'
import type { StoryFact } from '../facts/story-facts.ts'

interface Terror extends Sufferer {
  /** By which the check failed. */
  readonly margin: number
}

/** The row that came up; none for the dead. */
export function terrify(ask: Ask<Story, StoryFact>, { margin, ...one }: Terror): number | null {
  const { why } = ask
  const { who } = one
  if (!isAlive(ask.state, who)) return null
  // Rolls that fail whatever the score count from the number that always fails.
  const margin_of_failure = Math.max(1, margin)
  const about = { purpose: 'fright', by: who }
  const row = ask.read(THREE_DICE, about, roll => frightConsequence({ margin_of_failure, roll }, why).row)
  ask.record(tookFright({ who, row }))
  befall(ask, one, frightTable({ row, days: 0, medical_care: true }, why).consequences)
  return row
}
