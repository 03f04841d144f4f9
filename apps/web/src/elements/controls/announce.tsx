/**
 * What happened, for people who listen to the page rather than look at it.
 *
 *     announce('Ada shoots Oskar: made by 2. Oskar is unconscious.')
 */
import { useEffect, useState } from 'react'

type Manner = 'polite' | 'assertive'
interface Said {
  readonly text: string
  readonly manner: Manner
  readonly number: number
}

let heard: ((said: Said) => void) | undefined
let number = 0

/** Polite waits until the reader has finished; assertive does not, and is for what cannot wait. */
export function announce(text: string, manner: Manner = 'polite'): void {
  number += 1
  heard?.({ text, manner, number })
}

/** Two lines in turn, because a reader says the same words again only if they come into another element. */
const Lines = ({ said, manner }: { readonly said: Said | undefined; readonly manner: Manner }) => (
  <div aria-live={manner} aria-atomic="false" className="unseen">
    {[0, 1].map(turn => (
      <p key={turn}>{said !== undefined && said.manner === manner && said.number % 2 === turn ? said.text : ''}</p>
    ))}
  </div>
)

/** Stands in the page once. */
export function LiveRegion() {
  const [said, setSaid] = useState<Said>()
  useEffect(() => {
    heard = setSaid
    return () => {
      heard = undefined
    }
  }, [])
  return (
    <>
      <Lines said={said} manner="polite" />
      <Lines said={said} manner="assertive" />
    </>
  )
}
