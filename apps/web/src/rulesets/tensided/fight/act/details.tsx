/** What exactly: with which thing, at whom, how, and at which part of the body. */
import { type Act, actKey } from '@umpire/tensided/at-table'
import { Choose } from '../../../common/answer/choose.tsx'
import type { ActChoice, Sayings } from '../../odds/ask.ts'
import { type FightView, type Figure, figureOf, nameOf, squareName } from '../../views/fight-view.ts'
import { Body } from '../body.tsx'
import { capital, fightWords } from '../words.ts'
import { thingOf, whereText } from './acts.ts'
import {
  hasExtra,
  howOf,
  isCalled,
  partOf,
  type Said,
  squareIn,
  type Target,
  targetOf,
  withExtra,
  withHow,
  withPart,
  withTarget,
} from './saying.ts'

const text = fightWords.act

interface DetailsProps {
  readonly kind: string
  readonly said: Said
  readonly sayings: Sayings
  /** The act, and the same with other things; none where it was declared already. */
  readonly act?: Act
  readonly others?: readonly ActChoice[]
  readonly view: FightView
  readonly actor: Figure
  readonly onSay: (said: Said) => void
  readonly onAct?: (act: Act) => void
}

interface Option {
  readonly id: string
  readonly label: string
  readonly off?: boolean
  readonly choose: () => void
}

interface List {
  readonly label: string
  readonly value: string
  readonly options: readonly Option[]
  /** Fewer options need no list. */
  readonly least: number
}

export function Details({ kind, said, sayings, act, others = [], view, actor, onSay, onAct }: DetailsProps) {
  const { extra } = sayings
  const [part, target] = [partOf(said), targetOf(said)]
  const wheres = isCalled(kind) ? sayings.wheres : []
  const lists: readonly List[] = [
    {
      label: text.with,
      value: act === undefined ? '' : actKey(act),
      options: others.map(({ key, about }) => ({
        id: key,
        label: capital(thingOf(about, actor) ?? key),
        choose: () => onAct?.(about),
      })),
      least: 2,
    },
    { label: text.at, value: targetId(said), options: targetsOf({ kind, said, sayings, view, onSay }), least: 1 },
    {
      label: text.how,
      value: howOf(said),
      options: sayings.hows.map(({ key, label }) => ({
        id: key,
        label: capital(text.hows[key] ?? label),
        choose: () => onSay(withHow(said, key)),
      })),
      least: 2,
    },
    {
      label: text.part,
      value: part,
      options: wheres.map(({ where, df, refused }) => ({
        id: where,
        label: where === 'any' ? text.wherever : text.partOf(whereText(where), df),
        off: refused !== undefined,
        choose: () => onSay(withPart(said, where)),
      })),
      least: 2,
    },
    {
      label: text.extra,
      value: String(hasExtra(said)),
      options:
        extra === null
          ? []
          : [false, true].map(on => ({
              id: String(on),
              label: on ? text.extras[extra].with : text.extras[extra].without,
              choose: () => onSay(withExtra(said, on)),
            })),
      least: 2,
    },
  ]
  const shown = lists.filter(({ options, least }) => options.length >= least)
  if (shown.length === 0) return null
  return (
    <div className="act-what">
      <div className="act-choices">
        {shown.map(({ label, options, value }) => (
          <Choose
            key={label}
            label={label}
            options={options}
            value={value}
            onChange={chosen => options.find(({ id }) => id === chosen)?.choose()}
          />
        ))}
      </div>
      {wheres.length > 0 && (
        <Body
          wheres={wheres}
          chosen={part}
          target={figureOf(view, target ?? null)}
          onChoose={where => onSay(withPart(said, where === part ? 'any' : where))}
        />
      )}
    </div>
  )
}

const onSquare = ({ x, y }: { readonly x: number; readonly y: number }): string => `on ${x} ${y}`
const idOf = ({ id, on }: Target): string => (on === undefined ? `at ${id}` : onSquare(on))

/** The option that is chosen now. */
function targetId(said: Said): string {
  const [square, target] = [squareIn(said), targetOf(said)]
  if (square !== undefined) return onSquare(square)
  return target === undefined ? '' : idOf({ id: target })
}

/** Squares that nobody stands on are pointed at on the map, and listed once they are. */
function targetsOf({ kind, said, sayings, view, onSay }: Omit<DetailsProps, 'actor'>): readonly Option[] {
  const listed = sayings.targets.map(target => {
    const { id, on, metres, refused } = target
    return {
      id: idOf(target),
      label: text.target(on === undefined ? nameOf(view, id) : text.throwOn(nameOf(view, id)), metres),
      off: refused !== undefined,
      choose: () => onSay(withTarget(kind, said, target)),
    }
  })
  const square = said.says?.kind === 'throw-on' ? squareIn(said) : undefined
  if (square === undefined || listed.some(({ id }) => id === onSquare(square))) return listed
  const label = text.throwSquare(squareName(view, square.x, square.y))
  return [...listed, { id: onSquare(square), label, choose: () => onSay(said) }]
}
