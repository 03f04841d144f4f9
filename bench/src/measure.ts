/**
 * Machines are noisy, so a figure is never a time alone: ours and its peer run turn by turn in the same process, and the
 * least that either took in any round is what counts, as whatever else the machine does only adds to it. One JSON line per
 * figure goes to standard output.
 */
export interface Contender {
  readonly name: string
  /** Does the work `times` times and returns something that depends on all of it, so that none is optimised away. */
  readonly run: (times: number) => unknown
}

export interface Figure {
  readonly figure: string
  readonly ours: string
  readonly peer: string
  /** How many times the peer's speed ours has. */
  readonly ratio: number
  readonly wanted: number
  readonly met: boolean
  readonly oursNs: number
  readonly peerNs: number
}

const ROUNDS = 15
const ROUND_MS = 60

/** What the measured work returned last. It is looked at, so that the work cannot be thrown away. */
let kept: unknown

function timed(contender: Contender, times: number): number {
  const start = performance.now()
  kept = contender.run(times)
  const took = performance.now() - start
  if (kept === undefined) throw new Error(`${contender.name} must return something that depends on its work`)
  return took
}

/** Doubles the number of repetitions until one round lasts long enough to be measured; also the warm-up. */
function calibrated(contender: Contender): number {
  let times = 1
  while (timed(contender, times) < ROUND_MS && times < 2 ** 28) times *= 2
  return times
}

/** Measures ours against one peer and prints the line. `wanted` is the ratio of speeds to reach (ours over peer's). */
export function versus(figure: string, ours: Contender, peer: Contender, wanted: number): Figure {
  const oursTimes = calibrated(ours)
  const peerTimes = calibrated(peer)
  const oursNs: number[] = []
  const peerNs: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    oursNs.push((timed(ours, oursTimes) / oursTimes) * 1e6)
    peerNs.push((timed(peer, peerTimes) / peerTimes) * 1e6)
  }
  return report(figure, ours.name, peer.name, wanted, oursNs, peerNs)
}

/** Prints the line of a figure from what was measured round by round, in nanoseconds for each piece of work. */
export function report(
  figure: string,
  ours: string,
  peer: string,
  wanted: number,
  oursNs: readonly number[],
  peerNs: readonly number[],
): Figure {
  const [least, peerLeast] = [Math.min(...oursNs), Math.min(...peerNs)]
  const ratio = peerLeast / least
  const result: Figure = {
    figure,
    ours,
    peer,
    ratio: Number(ratio.toPrecision(3)),
    wanted,
    met: ratio >= wanted,
    oursNs: Number(least.toPrecision(4)),
    peerNs: Number(peerLeast.toPrecision(4)),
  }
  process.stdout.write(`${JSON.stringify(result)}\n`)
  return result
}
