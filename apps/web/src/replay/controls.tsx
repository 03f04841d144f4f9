/** Play, step and wind: by pointer on the buttons and the bar, by keys wherever one is on the page. */

import { useKeys } from '../browser/keys.ts'
import { Button, ToolButton } from '../elements/controls/button.tsx'
import { Segmented } from '../elements/controls/segmented.tsx'
import { numberText } from '../text/number-text.ts'
import { type Stop, turnFrom } from './fight-steps.ts'
import type { Playback, SPEEDS } from './use-playback.ts'
import { replayWords as text } from './words.ts'

interface ControlsProps {
  readonly stops: readonly Stop[]
  readonly playback: Playback
  /** The turn in the words of the game. */
  readonly turn: (turn: number) => string
}

const SPEED_NAMES = ['slow', 'usual', 'fast'] as const satisfies readonly (keyof typeof SPEEDS)[]

export function Controls({ stops, playback, turn }: ControlsProps) {
  const { place, playing, speed, setSpeed, go, toggle } = playback
  const last = stops.length - 1
  const ways = {
    first: () => go(0),
    backTurn: () => go(turnFrom(stops, place, -1)),
    backStep: () => go(place - 1),
    step: () => go(place + 1),
    nextTurn: () => go(turnFrom(stops, place, 1)),
    last: () => go(last),
  }
  useKeys({
    ' ': toggle,
    ArrowLeft: ways.backStep,
    ArrowRight: ways.step,
    'Shift+ArrowLeft': ways.backTurn,
    'Shift+ArrowRight': ways.nextTurn,
    Home: ways.first,
    End: ways.last,
  })
  const at = text.at(numberText(place), numberText(last))
  const now = stops[place]?.turn
  return (
    <section className="replay-controls" aria-label={text.controls}>
      <Button kind="primary" icon={playing ? 'pause' : 'play'} press={text.playKey} onPress={toggle}>
        {playing ? text.pause : text.play}
      </Button>
      <span className="replay-steps">
        <ToolButton icon="first" label={text.first} disabled={place === 0} onPress={ways.first} />
        <ToolButton icon="back" label={text.backTurn} disabled={place === 0} onPress={ways.backTurn} />
        <ToolButton icon="left" label={text.backStep} disabled={place === 0} onPress={ways.backStep} />
        <ToolButton icon="right" label={text.step} disabled={place === last} onPress={ways.step} />
        <ToolButton icon="forward" label={text.nextTurn} disabled={place === last} onPress={ways.nextTurn} />
        <ToolButton icon="last" label={text.last} disabled={place === last} onPress={ways.last} />
      </span>
      <input
        className="replay-bar"
        type="range"
        min={0}
        max={last}
        value={place}
        aria-label={text.place}
        aria-valuetext={now === undefined ? at : text.atTurn(turn(now), at)}
        onChange={({ currentTarget }) => go(Number(currentTarget.value))}
      />
      <span className="replay-place">
        {now !== undefined && <b>{turn(now)}</b>} <span className="muted">{at}</span>
      </span>
      <Segmented
        label={text.speed}
        options={SPEED_NAMES.map(id => ({ id, label: text.speeds[id] }))}
        chosen={speed}
        onChoose={setSpeed}
      />
    </section>
  )
}
