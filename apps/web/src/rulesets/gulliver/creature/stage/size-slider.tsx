/** From pixie to giant: the Size above each tick, and the length that it stands for below. */
import { useId } from 'react'
import type { ReadyAnswer } from '../building/ask.ts'
import { LARGEST, SMALLEST } from '../building/sizes.ts'
import { creatureWords } from '../building/words.ts'

const text = creatureWords.slider

interface SizeSliderProps {
  readonly sizes: ReadyAnswer['sizes']
  readonly size: number
  /** Of the creature itself, which may be told apart from its Size. */
  readonly length: string
  readonly onSize: (size: number) => void
}

export function SizeSlider({ sizes, size, length, onSize }: SizeSliderProps) {
  const id = useId()
  // Whoever opens a file with a mountain in it can still make it smaller.
  const [least, most] = [Math.min(SMALLEST, size), Math.max(LARGEST, size)]
  return (
    <div className="size-slider">
      <label className="unseen" htmlFor={id}>
        {text.label}
      </label>
      <div className="size-ticks" aria-hidden="true">
        {sizes.map(({ size: at, length: long }) => (
          <span
            key={at}
            className={
              at === size ? 'size-tick size-tick-now' : at % 3 === 0 ? 'size-tick' : 'size-tick size-tick-fine'
            }
            style={{ left: `${(100 * (at - least)) / (most - least)}%` }}
          >
            <b>{creatureWords.signed(at)}</b>
            <span>{long}</span>
          </span>
        ))}
      </div>
      <input
        id={id}
        className="size-range"
        type="range"
        min={least}
        max={most}
        step={1}
        value={size}
        aria-valuetext={text.value(size, length)}
        onChange={({ target }) => onSize(Number(target.value))}
      />
    </div>
  )
}
