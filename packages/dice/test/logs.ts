import { NumberChain } from '../src/fair/chain.ts'
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

/** What the numbers of a page are made from. */
export const rootOf = (page: number): string => page.toString(16).padStart(64, '0')

/** A page that gives its numbers one after another. */
export class Giver {
  readonly chain: NumberChain
  #last: string

  constructor(page: number) {
    this.chain = new NumberChain(rootOf(page), 30)
    this.#last = this.chain.anchor
  }
  get next(): string {
    const next = this.chain.after(this.#last)
    if (next === undefined) throw new Error('the chain has ended')
    this.#last = next
    return next
  }
}

/** A short game of version 2 with every kind of entry: the game master sits down first, then Ann. */
export function pagesLog(secretByte = 7): DiceEntry[] {
  const { fair, opened } = FairDice.open(new Uint8Array(32).fill(secretByte), 2)
  const [gm, ann] = [new Giver(1), new Giver(2)]
  const secret = `secret #${'0123456789abcdef01234567'}`
  return [
    opened,
    fair.seat('GM', gm.chain.anchor),
    fair.number(gm.next),
    fair.roll('3d6', 'the weather').entry,
    fair.seat('Ann', ann.chain.anchor),
    fair.number(gm.next),
    fair.number(ann.next),
    fair.number(ann.next),
    fair.roll('3d6<=12', 'Ann attacks').entry,
    fair.roll('2d6', secret).entry,
    fair.roll('2d6', 'damage').entry,
    fair.number(gm.next),
    fair.roll('3d6<=11', 'Kurt defends').entry,
    fair.recordTyped('2d6', [3, 4], 'Ann’s own dice').entry,
    fair.number(ann.next),
    fair.roll('200d6', 'arrows', true).entry,
    fair.close(),
  ]
}
