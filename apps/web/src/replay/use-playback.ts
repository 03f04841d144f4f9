/** Where in a fight one is, and whether it plays by itself. */
import { useCallback, useEffect, useState } from 'react'

export const SPEEDS = { slow: 2400, usual: 1200, fast: 300 } as const
type Speed = keyof typeof SPEEDS

export interface Playback {
  /** Among the stops. */
  readonly place: number
  readonly playing: boolean
  readonly speed: Speed
  readonly setSpeed: (speed: Speed) => void
  /** By hand: it no longer plays by itself. */
  readonly go: (place: number) => void
  readonly toggle: () => void
}

export function usePlayback(stops: number): Playback {
  const [place, setPlace] = useState(0)
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>('usual')
  const last = stops - 1
  useEffect(() => {
    if (!playing) return undefined
    if (place >= last) {
      setPlaying(false)
      return undefined
    }
    const timer = setTimeout(() => setPlace(place + 1), SPEEDS[speed])
    return () => clearTimeout(timer)
  }, [playing, place, last, speed])
  const go = useCallback(
    (to: number) => {
      setPlaying(false)
      setPlace(Math.max(0, Math.min(last, to)))
    },
    [last],
  )
  const toggle = useCallback(() => {
    // From the end it begins again.
    if (!playing && place >= last) setPlace(0)
    setPlaying(!playing)
  }, [playing, place, last])
  return { place, playing, speed, setSpeed, go, toggle }
}
