/** Words that tell of a thing of the catalogue. */
import { signedText } from '../../../../text/number-text.ts'

interface Damage {
  readonly basic: 'swing' | 'thrust'
  readonly add: number
}

export const catalogWords = {
  blow: ({ basic, add }: Damage, type: string): string => `${type} ${basic}${add === 0 ? '' : signedText(add)}`,
  thrown: 'thrown',
  gun: (damage: string, acc: number, shots: number | null): string =>
    `${damage}, Acc ${acc}${shots === null ? '' : `, ${shots} shots`}`,
  grenade: (blast: string, fragments: string): string => `blast ${blast}, fragments ${fragments}`,
  armor: (pd: number, dr: number, covers: readonly string[]): string => `PD ${pd}, DR ${dr}: ${covers.join(', ')}`,
} as const
