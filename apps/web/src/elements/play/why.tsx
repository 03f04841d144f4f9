/** The explanation tree: three levels, then "show all". A figure with lines behind it opens them. */
import type { Reason } from '@umpire/engine'
import { useState } from 'react'
import { words } from '../../text/words.ts'
import { Citation } from '../message/citation.tsx'
import { Dice } from './dice.tsx'
import { depthOf, type WhyBlock, type WhyLine, type WhySum, whyBlocks } from './reason-lines.ts'

const LEVELS = 3

interface Depth {
  /** Levels that are open from the start, this one included. */
  readonly unfolded: number
  /** Levels that may be opened one by one, this one included; below them all is shown or nothing. */
  readonly left: number
}

const below = ({ unfolded, left }: Depth): Depth => ({ unfolded: unfolded - 1, left: left - 1 })

export interface WhyProps {
  readonly reasons: readonly Reason[]
  /** How many levels are open from the start. */
  readonly unfolded?: 1 | 2 | 3
}

export function Why({ reasons, unfolded = LEVELS }: WhyProps) {
  const [all, setAll] = useState(false)
  const blocks = whyBlocks(reasons)
  const depth = all ? { unfolded: Infinity, left: Infinity } : { unfolded, left: LEVELS }
  return (
    <div className="why">
      <Blocks key={String(all)} blocks={blocks} depth={depth} />
      {!all && depthOf(blocks) >= LEVELS && (
        <button type="button" className="why-all" onClick={() => setAll(true)}>
          {words.why.showAll}
        </button>
      )}
    </div>
  )
}

const keyOf = (block: WhyBlock, index: number): string => `${index} ${block.what}`

const Blocks = ({ blocks, depth }: { readonly blocks: readonly WhyBlock[]; readonly depth: Depth }) => (
  <ol className="why-steps">
    {blocks.map((block, index) => (
      <li key={keyOf(block, index)}>
        {block.kind === 'sum' ? <Sum sum={block} depth={depth} /> : <Line line={block} depth={depth} />}
      </li>
    ))}
  </ol>
)

function Sum({ sum, depth }: { readonly sum: WhySum; readonly depth: Depth }) {
  const { figure, what, terms, off } = sum
  return (
    <div className="why-group">
      {terms.map((term, index) => (
        <Line key={keyOf(term, index)} line={term} depth={depth} />
      ))}
      <div className="why-line why-sum">
        <span className="why-figure">{figure}</span>
        <span>{what}</span>
      </div>
      {off.map((term, index) => (
        <Line key={keyOf(term, index)} line={term} depth={depth} />
      ))}
    </div>
  )
}

function Line({ line, depth }: { readonly line: WhyLine; readonly depth: Depth }) {
  const { kind, figure, what, note, rule, dice, inner } = line
  const [open, setOpen] = useState(depth.unfolded > 1)
  const opens = inner.length > 0 && depth.left > 1
  return (
    <>
      <div className={kind === 'off' ? 'why-line why-off' : 'why-line'}>
        <span className="why-figure">
          {opens && figure !== '' ? (
            <button
              type="button"
              className="opens"
              aria-expanded={open}
              aria-label={words.why.open(figure)}
              onClick={() => setOpen(!open)}
            >
              {figure}
            </button>
          ) : (
            figure
          )}
        </span>
        <span>
          {dice !== undefined && dice.faces.length > 0 && (
            <Dice faces={dice.faces} dice={dice.text} variant={dice.secret ? 'open-secret' : 'thrown'} />
          )}
          {kind === 'off' && note !== undefined ? words.why.skipped(what, note) : what}
          {kind === 'line' && note !== undefined && <span className="why-note"> {note}</span>}
          {rule?.by !== undefined && <span className="why-note"> {words.why.byOption(rule.by)}</span>}
        </span>
        {rule !== undefined && <Citation rule={rule.id} title={rule.title} />}
      </div>
      {opens && (open || figure === '') && (
        <div className="why-inner">
          <Blocks blocks={inner} depth={below(depth)} />
        </div>
      )}
    </>
  )
}
