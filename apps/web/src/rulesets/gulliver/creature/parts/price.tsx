/** The price list with each line, and what stands against the design. */
import { useId } from 'react'
import { Icon } from '../../../../elements/controls/icons.tsx'
import { NumberThatOpens, OpeningLine } from '../../../../elements/controls/opens.tsx'
import { Citation } from '../../../../elements/message/citation.tsx'
import { Problem } from '../../../../elements/message/problem.tsx'
import { Why } from '../../../../elements/play/why.tsx'
import { proseText } from '../../../../text/number-text.ts'
import { numbered } from '../../../../text/numbered.ts'
import type { PricedLine, SheetAnswer, ToldProblem } from '../building/ask.ts'
import type { Change } from '../building/edits.ts'
import { figure, signedFigure } from '../building/figures.ts'
import { creatureWords } from '../building/words.ts'

const text = creatureWords.price

/** Its rule is named once for all the lines that it prices one after the other. */
function Line({ line, before }: { readonly line: PricedLine; readonly before: PricedLine | undefined }) {
  const { name, cost, unrounded, why, rule } = line
  const said = signedFigure(cost)
  return (
    <OpeningLine className="creature-price-line">
      <span>
        {name}
        {unrounded !== cost && <span className="label"> {text.from(signedFigure(unrounded))}</span>}
      </span>
      {rule !== null && rule.id !== before?.rule?.id && <Citation rule={rule.id} title={rule.title} />}
      <span className="num">
        {why.length === 0 ? (
          <b>{said}</b>
        ) : (
          <NumberThatOpens label={creatureWords.body.explain(name, said)} shows={<Why reasons={why} unfolded={2} />}>
            {said}
          </NumberThatOpens>
        )}
      </span>
    </OpeningLine>
  )
}

function Problems({ problems, lines, change }: { problems: readonly ToldProblem[]; lines: number; change: Change }) {
  if (problems.length === 0)
    return (
      <p className="creature-fine">
        <Icon name="check" small /> {text.fine(lines)}
      </p>
    )
  return (
    <ul className="creature-problems" aria-label={text.problems}>
      {problems.map(({ message, rule, warning, ways }) => (
        <li key={`${rule} ${message}`}>
          <Problem
            kind={warning ? 'warning' : 'problem'}
            rule={rule}
            ways={ways.map(({ label, design }) => ({ label, onPress: () => change(design) }))}
          >
            {proseText(message)}
          </Problem>
        </li>
      ))}
    </ul>
  )
}

export function PricePart({ shown, change }: { readonly shown: SheetAnswer; readonly change: Change }) {
  const { lines, sheet, problems, why } = shown
  const id = useId()
  const total = figure(sheet.price.total)
  return (
    <aside className="creature-price" aria-labelledby={id}>
      <OpeningLine className="creature-price-head">
        <h2 id={id} className="title">
          {text.title}
        </h2>
        <span className="label">{text.of}</span>
        <span className="creature-total">
          <NumberThatOpens
            label={creatureWords.body.explain(text.total, total)}
            shows={<Why reasons={why['points'] ?? []} />}
          >
            {total}
          </NumberThatOpens>
        </span>
      </OpeningLine>
      <Problems problems={problems} lines={lines.length} change={change} />
      <ul className="creature-lines">
        {numbered(lines).map(({ thing, place }) => (
          <li key={`${place} ${thing.name}`}>
            <Line line={thing} before={lines[place - 1]} />
          </li>
        ))}
      </ul>
    </aside>
  )
}
