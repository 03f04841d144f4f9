/** Odds from a worker, so that the page never stands still. Only the last question counts. */
import { useEffect, useRef, useState } from 'react'
import type { Odds } from './work-out.ts'

interface Answer {
  readonly number: number
  readonly odds: Odds
}

/** A worker for one place on the page. One that is still busy with an old question is let go. */
class Reckoner {
  #worker: Worker | undefined
  #asked = 0
  #answered = 0

  ask(notation: string, answer: (odds: Odds) => void): void {
    if (this.#answered < this.#asked) this.close()
    this.#worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    const number = ++this.#asked
    this.#worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      this.#answered = data.number
      if (data.number === number) answer(data.odds)
    }
    this.#worker.postMessage({ number, notation })
  }

  close(): void {
    this.#worker?.terminate()
    this.#worker = undefined
    this.#answered = this.#asked
  }
}

/** The odds of that notation; of the last one while they are worked out, undefined before anything was asked. */
export function useOdds(notation: string): Odds | undefined {
  const [reckoner] = useState(() => new Reckoner())
  const [odds, setOdds] = useState<Odds>()
  useEffect(() => () => reckoner.close(), [reckoner])
  useEffect(() => {
    if (notation.trim() === '') setOdds(undefined)
    else reckoner.ask(notation, setOdds)
  }, [reckoner, notation])
  return odds
}

/** What was last worked out stays in sight while somebody writes what cannot be worked out yet. */
export function useShown(odds: Odds | undefined): Odds | undefined {
  const last = useRef<Odds>(undefined)
  if (odds?.kind !== 'wrong') last.current = odds
  return last.current
}
