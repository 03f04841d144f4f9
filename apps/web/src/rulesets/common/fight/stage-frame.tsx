/** Around the map of a fight: what stands there without a map, and who won once it is over. */
import type { ReactNode } from 'react'

interface StageFrameProps {
  readonly view: {
    readonly stage: string
    readonly winner: number | null
    readonly sides: readonly { readonly name: string }[]
  }
  readonly words: {
    readonly open: string
    readonly over: string
    readonly noWinner: string
    readonly winner: (side: string) => string
  }
  /** The map; undefined where fighters are too far apart for one. */
  readonly children: ReactNode | undefined
}

export const StageFrame = ({ view: { stage, winner, sides }, words, children }: StageFrameProps) => (
  <div className="fight-stage">
    {children ?? <p className="range-empty">{words.open}</p>}
    {stage === 'over' && (
      <div className="fight-over">
        <h1 className="title">{words.over}</h1>
        <p>{winner === null ? words.noWinner : words.winner(sides[winner]?.name ?? '')}</p>
      </div>
    )}
  </div>
)
