import diceNotation from '@airjp73/dice-notation'
import { DiceRoll } from '@dice-roller/rpg-dice-roller'
import { distribution, parse, roll, seeded, total } from '@umpire/dice'
import { PMF, pmfCache, setCachingEnabled, parse as yipeParse } from '@yipe/dice'
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
  /** Whether it makes the faces too; then so do we. */
  readonly faces: boolean
  readonly wanted: number
}

const dicePool = new Roll()
const roll20 = new diceRollerParser.DiceRoller()

const rpgDiceRoller: Peer = {
  name: '@dice-roller/rpg-dice-roller',
  roll: text => new DiceRoll(text).total,
  faces: true,
  wanted: 20,
}
const airjp73: Peer = {
  name: '@airjp73/dice-notation',
  roll: text => diceNotation.roll(text).result,
  faces: true,
  wanted: 1,
}
// Of its ways to roll, this is the one that builds no tree of results.
const diceRoller: Peer = {
  name: 'dice-roller-parser',
  roll: text => roll20.rollValue(text),
  faces: false,
  wanted: 1,
}
const nodeRoll: Peer = { name: 'roll', roll: text => dicePool.roll(text).result, faces: true, wanted: 1 }
// Faster than its `parseAndRoll`, which tries other notations too.
const classic: Peer = {
  name: 'roll-parser',
  roll: text => rollParser.parseAndRollClassic(text)?.value ?? Number.NaN,
  faces: true,
  wanted: 1,
}
const drollPeer: Peer = {
  name: 'droll',
  roll: text => {
    const rolled = droll.roll(text)
    return rolled === false ? Number.NaN : rolled.total
  },
  faces: true,
  wanted: 1,
}

/**
 * Each notation as we write it and as the peers do, with the peers that know it. Everybody is asked for the total of a
 * text that is parsed anew each time, by the documented way that does least; we make the faces where the peer does.
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
        repeated('@umpire/dice', peer.faces ? () => roll(ours, stream).total : () => total(ours, stream)),
        repeated(peer.name, () => peer.roll(theirs)),
        peer.wanted,
      )
    }
  }
}

/** The builder of \@yipe/dice comes with its own copy of the class PMF, which has a cache of its own. */
function clearBuilder(): void {
  const own: object = d6.toPMF().constructor
  if (own === PMF || !('clearCache' in own) || typeof own.clearCache !== 'function') {
    throw new Error('Expected a PMF class of the builder with clearCache: the caches of @yipe/dice have changed')
  }
  own.clearCache()
  // Last, because asking for the class has filled it.
  builderPMFCache.clear()
}

/**
 * \@yipe/dice keeps the odds of every text, builder, power and sum of two distributions it has seen. All its caches are
 * emptied before each turn, which is a small part of its time; we keep nothing between calls. Of its ways in, each
 * figure uses the one that is fastest then: text for plain dice (the builder and `power` take about twice as long), the
 * builder for keeping, which by text walks all of 6 ** 20 throws.
 */
function benchOdds(): void {
  setCachingEnabled(false)
  const cold =
    (clear: () => void, work: () => number): (() => number) =>
    () => {
      clear()
      return work()
    }
  const clearText = (): void => {
    pmfCache.clear()
    PMF.clearCache()
  }
  const odds = (text: string): Contender => repeated('@umpire/dice', () => distribution(parse(text)).atLeast(1).decimal)
  const yipe = (work: () => number): Contender => repeated('@yipe/dice', cold(clearText, work))
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
    repeated(
      '@yipe/dice',
      cold(clearBuilder, () => d6.keepHighest(20, 3).toPMF().tailProbGE(1)),
    ),
    10,
  )
}

export function benchDice(): void {
  benchRolling()
  benchOdds()
}
