/** Time to answer, running out: a ring that empties and the seconds in it. */
import { useEffect, useState } from 'react'
import { clockText, secondsLeft } from '../../text/seconds.ts'
import { words } from '../../text/words.ts'
import { announce } from '../controls/announce.tsx'

export interface TimerRingProps {
  /** When it began and when it runs out, in milliseconds since 1970. */
  readonly since: number
  readonly until: number
}

const RADIUS = 19
const AROUND = 2 * Math.PI * RADIUS
const HURRY = 10

export function TimerRing({ since, until }: TimerRingProps) {
  const [left, setLeft] = useState(() => secondsLeft(until, Date.now()))
  useEffect(() => {
    const tick = (): void => setLeft(secondsLeft(until, Date.now()))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [until])
  const hurry = left === HURRY
  useEffect(() => {
    if (hurry) announce(words.prompt.hurry, 'assertive')
  }, [hurry])
  const all = Math.max(1, secondsLeft(until, since))
  return (
    <svg className="timer" viewBox="0 0 44 44" role="timer" aria-label={words.prompt.left(left)}>
      <circle className="timer-back" cx="22" cy="22" r={RADIUS} />
      <circle
        className="timer-left"
        cx="22"
        cy="22"
        r={RADIUS}
        strokeDasharray={AROUND}
        strokeDashoffset={-AROUND * (1 - Math.min(1, left / all))}
        transform="rotate(-90 22 22)"
      />
      <text x="22" y="22.5">
        {clockText(left)}
      </text>
    </svg>
  )
}
