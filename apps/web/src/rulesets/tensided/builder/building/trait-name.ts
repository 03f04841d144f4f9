import { FLAW_ROWS, MERIT_ROWS } from '@umpire/tensided/at-build'
import type { TakenTrait } from '@umpire/tensided/file'

const names: ReadonlyMap<string, string> = new Map([...MERIT_ROWS, ...FLAW_ROWS].map(({ key, name }) => [key, name]))

/** With what it was taken for: Gifted (physique). */
export const traitName = ({ key, subject }: Pick<TakenTrait, 'key' | 'subject'>): string => {
  const name = names.get(key) ?? key
  return subject === undefined || subject === '' ? name : `${name} (${subject})`
}
