/** Wounds and their healing: lines 1085-1091. */
import { steps, table } from '@umpire/engine'

export const STATUSES = ['active', 'unconscious', 'dead'] as const
export type Status = (typeof STATUSES)[number]

/** Which of those above zero a die picks, counted in the order of the UPP. */
export const PICK_OF_THREE = steps<number>('Pick of three', [
  [2, 1],
  [4, 2],
  [6, 3],
])
export const PICK_OF_TWO = steps<number>('Pick of two', [
  [3, 1],
  [6, 2],
])

/** By the number of physical characteristics at zero. */
export const WOUND_STATUS = table<number, { readonly status: Status; readonly serious: boolean }>(
  'Status by characteristics at zero',
  {
    0: { status: 'active', serious: false },
    1: { status: 'unconscious', serious: false },
    2: { status: 'unconscious', serious: true },
    3: { status: 'dead', serious: true },
  },
)

export const KITS = ['medical kit', 'medical facility'] as const
export type Kit = (typeof KITS)[number]

/** What full recovery takes: a kit with somebody of that medical level, or days of rest; none where rest does not help. */
export const CARE = table<
  'minor' | 'serious',
  { readonly kit: Kit; readonly medical: number; readonly rest_days: number | null }
>('Care for full recovery', {
  minor: { kit: 'medical kit', medical: 1, rest_days: 3 },
  serious: { kit: 'medical facility', medical: 3, rest_days: null },
})
