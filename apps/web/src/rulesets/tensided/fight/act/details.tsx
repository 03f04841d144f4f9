/** What exactly: with which thing, at whom, how, and at which part of the body. */
import type { Choice } from '@umpire/engine'
import { Choose } from '../../../common/answer/choose.tsx'
import type { PlannedAct, Sayings } from '../../odds/ask.ts'
import { type FightView, type Figure, figureOf, nameOf, squareName } from '../../views/fight-view.ts'
import { Body } from '../body.tsx'
import { capital, fightWords } from '../words.ts'
import { thingOf, whereText } from './acts.ts'
import { isCalled, kindOf, saidIn, saying, squareIn } from './saying.ts'

const text = fightWords.act

interface DetailsProps {
  readonly step: PlannedAct
  readonly sayings: Sayings
  /** The same with other things; none where it was declared already. */
  readonly others: readonly Choice[]
  readonly view: FightView
  readonly actor: Figure
  readonly onSay: (step: PlannedAct) => void
  readonly onAct: (key: string) => void
}

type Option = { readonly id: string; readonly label: string; readonly off?: boolean }

const WITHOUT = 'without'

export function Details({ step, sayings, others, view, actor, onSay, onAct }: DetailsProps) {
  const said = saidIn(step)
  const say = (change: Parameters<typeof saying>[1]): void => onSay(saying(step, change, sayings.extra))
  const called = isCalled(kindOf(step.act))
  const { extra } = sayings
  const wheres = called ? sayings.wheres : []
  const lists: readonly (readonly [
    label: string,
    options: readonly Option[],
    value: string,
    choose: (id: string) => void,
  ])[] = [
    [text.with, others.map(({ key }) => ({ id: key, label: capital(thingOf(key, actor) ?? key) })), step.act, onAct],
    [text.at, targetsOf(step, sayings, view), said.target, target => say({ target })],
    [
      text.how,
      sayings.hows.map(({ key, label }) => ({ id: key, label: capital(text.hows[key] ?? label) })),
      said.how,
      how => say({ how }),
    ],
    [text.part, wheres.map(optionOf), said.where, where => say({ where })],
    [
      text.extra,
      extra === null
        ? []
        : [
            { id: WITHOUT, label: text.extras[extra].without },
            { id: extra, label: text.extras[extra].with },
          ],
      extra !== null && said.extra ? extra : WITHOUT,
      id => say({ extra: id !== WITHOUT }),
    ],
  ]
  const shown = lists.filter(([label, options]) => options.length > (label === text.at ? 0 : 1))
  if (shown.length === 0) return null
  return (
    <div className="act-what">
      <div className="act-choices">
        {shown.map(([label, options, value, choose]) => (
          <Choose key={label} label={label} options={options} value={value} onChange={choose} />
        ))}
      </div>
      {wheres.length > 0 && (
        <Body
          wheres={wheres}
          chosen={said.where}
          target={figureOf(view, said.target)}
          onChoose={where => say({ where: where === said.where ? 'any' : where })}
        />
      )}
    </div>
  )
}

const optionOf = ({ where, df, refused }: Sayings['wheres'][number]): Option => ({
  id: where,
  label: where === 'any' ? text.wherever : text.partOf(whereText(where), df),
  off: refused !== undefined,
})

function targetsOf(step: PlannedAct, { targets }: Sayings, view: FightView): readonly Option[] {
  const listed = targets.map(({ key, id, metres, refused }) => ({
    id: key,
    label: text.target(key.startsWith('on/') ? text.throwOn(nameOf(view, id)) : nameOf(view, id), metres),
    off: refused !== undefined,
  }))
  const square = kindOf(step.act) === 'throw' ? squareIn(step) : undefined
  if (square === undefined || listed.some(({ id }) => id === step.says)) return listed
  return [...listed, { id: step.says ?? '', label: text.throwSquare(squareName(view, square.x, square.y)) }]
}
