/** What an attack is named by. */
export type AttackKind = 'shoot' | 'swing' | 'weak' | 'throw' | 'kill'

/** An attack as it is named: the weapon by its place, none for bare hands. */
export interface AttackAction {
  readonly kind: AttackKind
  readonly target: number
  readonly weapon: number | null
}
