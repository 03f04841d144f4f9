import type { DiceEntry } from '../src/fair/entry.ts'
import { FairDice } from '../src/fair/fair-dice.ts'

/** A short game with every kind of entry, as plain data that a test may spoil. */
export function sampleLog(secretByte = 7): DiceEntry[] {
  const { fair, opened } = FairDice.open(new Uint8Array(32).fill(secretByte))
  return [
    opened,
    fair.addEntropy('Ann', 'seven green dragons'),
    fair.addEntropy('Bob', '42'),
    fair.roll('3d6<=12', 'Ann attacks').entry,
    fair.roll('2d-4 min 1', 'damage').entry,
    fair.recordTyped('2d6', [3, 4], 'Bob’s own dice').entry,
    fair.addEntropy('Ann', 'once more'),
    fair.roll('4d6!kh3', 'Bob’s strength').entry,
    fair.roll('8+ DM+1', 'survival').entry,
    fair.close(),
  ]
}
