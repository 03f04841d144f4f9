import type { ReactNode } from 'react'

/** `ink` for a role, `line` for a state, `made` and `failed` for a critical, `secret` for what one seat sees. */
export type PlateKind = 'ink' | 'line' | 'made' | 'failed' | 'secret'

export const Plate = ({ kind, children }: { readonly kind: PlateKind; readonly children: ReactNode }) => (
  <span className={`plate plate-${kind}`}>{children}</span>
)

/** "made by 7": a filled mark and its word; "failed by 2": a ring and its word. */
export const Outcome = ({ made, children }: { readonly made: boolean; readonly children: ReactNode }) => (
  <span className={made ? 'outcome outcome-made' : 'outcome'}>{children}</span>
)

/** Somebody's name in the ink of their side. A fifth side has the colour of the first again. */
export const Person = ({ side, children }: { readonly side: number; readonly children: ReactNode }) => (
  <b className={side === 0 ? 'person' : `person side-${sideColour(side)}`}>{children}</b>
)

export const sideColour = (side: number): number => (side === 0 ? 0 : ((side - 1) % 4) + 1)
