/** How a rule stands: built and tested, the game master's, or open. */
import { words } from '../../text/words.ts'

export type CoverageStatus = 'built' | 'gm' | 'open'

export interface CoverageBadgeProps {
  readonly status: CoverageStatus
  /** How many examples run as tests. */
  readonly examples: number
  /** It fired in a recorded or simulated game. */
  readonly fires: boolean
}

const LOOKS = { built: 'badge', gm: 'badge badge-gm', open: 'badge badge-open' } as const
const MARKS = { built: 'covers', gm: 'covers covers-gm', open: 'covers covers-open' } as const

export const CoverageBadge = ({ status, examples, fires }: CoverageBadgeProps) => (
  <span className={LOOKS[status]}>
    <b>{words.coverage[status]}</b>
    {status === 'built' && examples > 0 && <span>{words.coverage.examples(examples)}</span>}
    {status === 'built' && <span>{fires ? words.coverage.fires : words.coverage.neverFires}</span>}
  </span>
)

/** The small square of lists. Silent where the word stands beside it. */
export const CoverageMark = ({ status, silent = false }: { status: CoverageStatus; silent?: boolean }) =>
  silent ? (
    <span className={MARKS[status]} aria-hidden="true" />
  ) : (
    <span className={MARKS[status]} role="img" aria-label={words.coverage[status]} />
  )
