import diceNotation from '@airjp73/dice-notation'
import { DiceRoll } from '@dice-roller/rpg-dice-roller'
import { distribution, parse, seeded, total } from '@umpire/dice'
import { pmfCache, setCachingEnabled, parse as yipeParse } from '@yipe/dice'
import { builderPMFCache, d6 } from '@yipe/dice/builder'
import diceRollerParser from 'dice-roller-parser'
import droll from 'droll'
import Roll from 'roll'
import rollParser from 'roll-parser'
import { type Contender, versus } from './measure.ts'

/** Repeats a piece of work and adds up its answers. */
const repeated = (name: string, once: () => number): Contender => ({
  name,
  run: times => {
    let sum = 0
    for (let i = 0; i < times; i++) sum += once()
    return sum
  },
})

interface Peer {
  readonly name: string
  readonly roll: (text: string) => number
  readonly wanted: number
}

const dicePool = new Roll()
const roll20 = new diceRollerParser.DiceRoller()

const rpgDiceRoller: Peer = {
  name: '@dice-roller/rpg-dice-roller',
  roll: text => new DiceRoll(text).total,
  wanted: 20,
}
const airjp73: Peer = { name: '@airjp73/dice-notation', roll: text => diceNotation.roll(text).result, wanted: 1 }
// Of its ways to roll, this is the one that builds no tree of results.
const diceRoller: Peer = { name: 'dice-roller-parser', roll: text => roll20.rollValue(text), wanted: 1 }
const nodeRoll: Peer = { name: 'roll', roll: text => dicePool.roll(text).result, wanted: 1 }
// Faster than its `parseAndRoll`, which tries other notations too.
const classic: Peer = {
  name: 'roll-parser',
  roll: text => rollParser.parseAndRollClassic(text)?.value ?? Number.NaN,
  wanted: 1,
}
const drollPeer: Peer = {
  name: 'droll',
  roll: text => {
    const rolled = droll.roll(text)
    return rolled === false ? Number.NaN : rolled.total
  },
  wanted: 1,
}

/**
 * Each notation as we write it and as the peers do, with the peers that know it. Everybody is asked for the total of a
 * text that is parsed anew each time, by the documented way that does least.
 */
const NOTATIONS: readonly { ours: string; theirs: string; peers: readonly Peer[] }[] = [
  { ours: '3d6', theirs: '3d6', peers: [rpgDiceRoller, airjp73, diceRoller, nodeRoll, classic, drollPeer] },
  { ours: '2d10+5', theirs: '2d10+5', peers: [rpgDiceRoller, airjp73, diceRoller, nodeRoll, classic, drollPeer] },
  // Nobody else reads `x` as times. roll-parser and droll know no multiplication at all: the first rolls some other
  // die instead, the second answers false.
  { ours: '6d6x2', theirs: '6d6*2', peers: [rpgDiceRoller, airjp73, diceRoller, nodeRoll] },
]

function benchRolling(): void {
  const stream = seeded('bench')
  for (const { ours, theirs, peers } of NOTATIONS) {
    for (const peer of peers) {
      versus(
        `parse and roll ${ours}`,
        repeated('@umpire/dice', () => total(ours, stream)),
        repeated(peer.name, () => peer.roll(theirs)),
        peer.wanted,
      )
    }
  }
}

/**
 * \@yipe/dice keeps the odds of every text, builder and sum of two distributions it has seen. Its caches are emptied
 * before each turn; we keep nothing between calls. Of its two ways in, text and builder, each figure uses the faster
 * one: text for plain dice, the builder for keeping, which by text walks all of 6 ** 20 throws.
 */
function benchOdds(): void {
  setCachingEnabled(false)
  const cold = (work: () => number) => (): number => {
    pmfCache.clear()
    builderPMFCache.clear()
    return work()
  }
  const odds = (text: string): Contender => repeated('@umpire/dice', () => distribution(parse(text)).atLeast(1).decimal)
  const yipe = (work: () => number): Contender => repeated('@yipe/dice', cold(work))
  versus(
    'exact odds of 3d6<=12',
    odds('3d6<=12'),
    yipe(() => yipeParse('3d6').cdfAt(12)),
    10,
  )
  versus(
    'exact odds of 10d6',
    odds('10d6'),
    yipe(() => yipeParse('10d6').tailProbGE(1)),
    10,
  )
  versus(
    'exact odds of 20d6kh3',
    odds('20d6kh3'),
    yipe(() => d6.keepHighest(20, 3).toPMF().tailProbGE(1)),
    10,
  )
}

export function benchDice(): void {
  benchRolling()
  benchOdds()
}
