/** What each side effect of a called hit does, as data. */

import type { Flaw } from './flaw-keys.ts'
import type { Effect } from './locations.ts'
import type { SkillKey } from './skills.ts'

/** The flaw depends on which side is gone, or on whether the other one is, too; or there is one such part only. */
export type SeverRow = { readonly does: 'sever' } & (
  | { readonly flaw: Flaw | null }
  | { readonly main: Flaw; readonly off: Flaw; readonly both?: Flaw; readonly limb: boolean }
)

export type EffectRow =
  /** Nothing avoids it. */
  | { readonly does: 'kill' }
  /** Helpless for a time that the campaign sets. */
  | { readonly does: 'knock out' }
  /** Cannot act for 1d4 rounds, and still defends. */
  | { readonly does: 'stun' }
  | { readonly does: 'damage the brain'; readonly aptitude: number; readonly flaw: Flaw; readonly flawUpTo: number }
  /** Of one eye or ear; of both, if the other is gone. For 1d4 hours, or for good. */
  | { readonly does: 'blind' | 'deafen'; readonly one: Flaw; readonly both: Flaw; readonly forever: boolean }
  | SeverRow
  /** So many of them are as good as the whole hand or foot. */
  | {
      readonly does: 'take digits'
      readonly flaw: Flaw | null
      readonly wholeFrom: number
      readonly whole: SeverRow
    }
  | { readonly does: 'hamper'; readonly skills: readonly SkillKey[]; readonly by: number }
  | { readonly does: 'bleed'; readonly factor: number; readonly internal: boolean }

const DIES: EffectRow = { does: 'kill' }
const BLIND = { does: 'blind', one: 'nearsighted', both: 'blind' } as const
const DEAF = { does: 'deafen', one: 'hard-of-hearing', both: 'deaf' } as const
const HAND: SeverRow = { does: 'sever', main: 'lefty', off: 'righty', limb: false }
const FOOT: SeverRow = { does: 'sever', main: 'lame', off: 'lame', limb: false }

export const EFFECT_ROWS: { readonly [E in Effect]: EffectRow } = {
  'instant-death': DIES,
  asphyxiation: DIES,
  'head-severed': DIES,
  'chopped-in-half': DIES,
  'knocked-out': { does: 'knock out' },
  'brain-damage': { does: 'damage the brain', aptitude: -1, flaw: 'speech-impediment', flawUpTo: 5 },
  'stunned-1d4-rounds': { does: 'stun' },
  'blind-1d4-hours': { ...BLIND, forever: false },
  'blind-forever': { ...BLIND, forever: true },
  'deaf-1d4-hours': { ...DEAF, forever: false },
  'deaf-forever': { ...DEAF, forever: true },
  'ear-lobe-severed': { does: 'sever', flaw: null },
  'nose-severed': { does: 'sever', flaw: 'no-nose' },
  'mouth-mangled': { does: 'hamper', skills: ['command', 'argumentation', 'manipulation'], by: -6 },
  'lower-jaw-severed': { does: 'sever', flaw: 'mute' },
  'finger-lost': { does: 'take digits', flaw: 'high-three', wholeFrom: 4, whole: HAND },
  'hand-severed': HAND,
  'arm-severed': { does: 'sever', main: 'one-arm-primary', off: 'one-arm-secondary', both: 'no-arms', limb: true },
  'toe-lost': { does: 'take digits', flaw: null, wholeFrom: 5, whole: FOOT },
  'foot-severed': FOOT,
  'leg-severed': { does: 'sever', main: 'one-leg', off: 'one-leg', both: 'no-legs', limb: true },
  'bleeding-x2-internal': { does: 'bleed', factor: 2, internal: true },
  'bleeding-x4': { does: 'bleed', factor: 4, internal: false },
}
