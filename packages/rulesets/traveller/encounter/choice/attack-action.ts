/** What an attack is named by. */
export const ATTACK_KINDS = ['shoot', 'swing', 'weak', 'throw', 'kill'] as const
export type AttackKind = (typeof ATTACK_KINDS)[number]

/** An attack as it is named: the weapon by its place, none for bare hands. */
export interface AttackAction {
  readonly kind: AttackKind
  readonly target: number
  readonly weapon: number | null
}
