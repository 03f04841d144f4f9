/** Dice thrown by hand, typed in face by face: by thumb, by mouse, or by the figures of the keyboard. */
import { useState } from 'react'
import { type KeyMap, useKeys } from '../../browser/keys.ts'
import { Button } from '../../elements/controls/button.tsx'
import { NumberField } from '../../elements/fields/number-field.tsx'
import { Die } from '../../elements/play/dice.tsx'
import { outOfBounds } from '../../text/bounds.ts'
import { numberText } from '../../text/number-text.ts'
import { numbered } from '../../text/numbered.ts'
import { tableWords as text } from '../room/words.ts'
import { totalsOf, typedSoFar } from './typed-dice.ts'
import { useEnter } from './use-enter.ts'

const words = text.pad
/** A die with more sides than this is typed as a number. */
const MOST_BUTTONS = 12
const FIGURES = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

interface DicePadProps {
  readonly dice: string
  /** Each face counts: the total alone will not do. */
  readonly single: boolean
  readonly busy: boolean
  /** The figures of the keyboard are this pad's. */
  readonly keys: boolean
  readonly onFaces: (faces: readonly number[]) => void
  readonly onTotal: (total: number) => void
}

export function DicePad({ dice, single, busy, keys, onFaces, onTotal }: DicePadProps) {
  const [faces, setFaces] = useState<readonly number[]>([])
  const { total, wanted } = typedSoFar(dice, faces)
  const [sides] = wanted
  /** What was typed that cannot be, until the next that can. */
  const [wrong, setWrong] = useState<string>()
  const typed = (next: readonly number[]): void => {
    setFaces(next)
    setWrong(undefined)
  }
  const add = (face: number): void => {
    if (sides === undefined) setWrong(words.enough(faces.length))
    else if (face < 1 || face > sides) setWrong(words.noFace(face, sides))
    else typed([...faces, face])
  }
  const back = (): void => typed(faces.slice(0, -1))
  const enter = (): void => {
    if (total === null) setWrong(words.missing(wanted.length))
    else if (!busy) onFaces(faces)
  }
  const figures: KeyMap = Object.fromEntries(FIGURES.map(figure => [figure, () => add(Number(figure))]))
  useKeys({ ...figures, Backspace: back }, keys)
  useEnter(keys ? enter : undefined, 'prompt')

  return (
    <div className="pad">
      <div className="pad-row">
        <span className="pad-dice">
          {numbered(faces).map(({ thing: face, place }) => (
            <Die key={place} face={face} sides={sidesAt(dice, faces, place)} variant="typed" fresh={false} />
          ))}
          {numbered(wanted).map(({ place }) => (
            <span key={place} className={place === 0 ? 'pad-empty pad-next' : 'pad-empty'} />
          ))}
        </span>
        <span className="pad-sum" role="status">
          <b>{words.next(wanted.length, total === null ? '' : numberText(total))}</b>
          {wrong !== undefined && <small className="pad-wrong">{wrong}</small>}
          {sides !== undefined && sides !== 6 && <small>{words.of(sides)}</small>}
        </span>
      </div>
      {sides !== undefined &&
        (sides <= MOST_BUTTONS ? (
          <fieldset className="pad-faces" aria-label={words.faces(sides)}>
            {Array.from({ length: sides }, (_, index) => index + 1).map(face => (
              <button
                key={face}
                type="button"
                className="pad-face"
                aria-label={words.face(face)}
                onClick={() => add(face)}
              >
                <Die face={face} sides={sides} variant="thrown" fresh={false} />
              </button>
            ))}
          </fieldset>
        ) : (
          <AnyNumber key={faces.length} label={words.other} min={1} max={sides} enter={text.roll.add} onEnter={add} />
        ))}
      <div className="pad-row">
        <Button disabled={faces.length === 0} onPress={back}>
          {words.back}
        </Button>
        <span className="push">
          <Button kind="primary" press="Enter" disabled={total === null || busy} onPress={enter}>
            {total === null ? words.unfinished : words.enter(numberText(total))}
          </Button>
        </span>
      </div>
      {!single && <AnyNumber label={words.total} {...totalsOf(dice)} enter={text.roll.add} onEnter={onTotal} />}
    </div>
  )
}

/** The sides of a die that has been typed: what was wanted when it was. */
const sidesAt = (dice: string, faces: readonly number[], index: number): number =>
  typedSoFar(dice, faces.slice(0, index)).wanted[0] ?? 6

interface AnyNumberProps {
  readonly label: string
  readonly enter: string
  readonly min?: number
  readonly max?: number
  readonly onEnter: (value: number) => void
}

function AnyNumber({ label, enter, min, max, onEnter }: AnyNumberProps) {
  const [value, setValue] = useState<number>()
  const fits = value !== undefined && outOfBounds(value, min, max) === undefined
  return (
    <form
      className="pad-number"
      onSubmit={event => {
        event.preventDefault()
        if (fits) onEnter(value)
      }}
    >
      <NumberField label={label} value={value} onChange={setValue} min={min} max={max} inline />
      <Button submit small disabled={!fits}>
        {enter}
      </Button>
    </form>
  )
}
